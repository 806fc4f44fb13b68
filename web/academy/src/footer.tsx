import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'

export function AcademyFooter() {
  const { t, href, year } = usePage()
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-4">
        <p>{t('common.copyright', { year: String(year) })}</p>
        <a className="lone" href={href('/verify')}>
          {t('academy.verify')}
        </a>
        <LanguageLinks />
      </div>
    </footer>
  )
}
