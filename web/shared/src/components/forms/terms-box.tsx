import { Check } from '@hanap/ui/check'
import { AlertIcon } from '@hanap/ui/icon'
import { usePage } from '../page.tsx'
import { RichText } from '../rich-text.tsx'

interface TermsBoxProps {
  /** Where the terms and the privacy policy stand. */
  links: { terms: string; privacy: string }
  /** As it was sent before. */
  isAccepted?: boolean
  error?: string | undefined
}

/** The box `terms` of every sign-up. */
export function TermsBox({ links, isAccepted = false, error }: TermsBoxProps) {
  const { t } = usePage()
  return (
    <>
      <Check
        name="terms"
        id="terms"
        value="1"
        isChosen={isAccepted}
        label={<RichText parts={t.parts('auth.terms')} links={links} />}
      />
      {error && (
        <p className="field-error">
          <AlertIcon />
          {error}
        </p>
      )}
    </>
  )
}
