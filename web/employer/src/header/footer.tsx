import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'
import { RichText } from '@hanap/shared/components/rich-text'

/** Leads a seeker who came here by mistake to their own site. */
export function EmployerFooter({ seekersUrl }: { seekersUrl: string }) {
  const { t, year } = usePage()
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-4">
        <p>{t('common.copyright', { year: String(year) })}</p>
        <LanguageLinks />
        <p>
          <RichText parts={t.parts('employer.forSeekers')} links={{ seekers: seekersUrl }} />
        </p>
      </div>
    </footer>
  )
}
