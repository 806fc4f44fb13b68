import { Check } from '@hanap/ui/check'
import { AlertIcon } from '@hanap/ui/icon'
import { usePage } from '../page.tsx'
import { RichText } from '../rich-text.tsx'

interface TermsBoxProps {
  /** Where the terms and the privacy policy stand. */
  links: { terms: string; privacy: string }
  error?: string | undefined
}

/** The box `terms` of every sign-up. */
export function TermsBox({ links, error }: TermsBoxProps) {
  const { t } = usePage()
  return (
    <>
      <Check
        name="terms"
        id="terms"
        value="1"
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
