import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'
import { useLocation } from 'react-router'

export function AcademyFooter() {
  const { t, href, year } = usePage()
  const verify = href('/verify')
  const isThere = useLocation().pathname === verify
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted">
      <div className="mx-auto flex max-w-[78rem] flex-wrap items-center gap-x-8 gap-y-4">
        <p>{t('common.copyright', { year: String(year) })}</p>
        {!isThere && (
          <a className="lone" href={verify}>
            {t('academy.verify')}
          </a>
        )}
        <div className="lg:ms-auto">
          <LanguageLinks />
        </div>
      </div>
    </footer>
  )
}
