import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'
import { RichText } from '@hanap/shared/components/rich-text'
import { LanguageMenu } from './header.tsx'

interface EmployerFooterProps {
  seekersUrl: string
  /** Whether somebody works here, to whom the languages are one button. */
  isTool: boolean
}

/** Leads a seeker who came here by mistake to their own site. */
export function EmployerFooter({ seekersUrl, isTool }: EmployerFooterProps) {
  const { t, year } = usePage()
  return (
    <footer className={isTool ? 'end-line end-line-tool' : 'end-line'}>
      <div>
        <p>{t('common.copyright', { year: String(year) })}</p>
        {isTool ? <LanguageMenu /> : <LanguageLinks />}
        <p>
          <RichText parts={t.parts('employer.forSeekers')} links={{ seekers: seekersUrl }} />
        </p>
      </div>
    </footer>
  )
}
