import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'

export function BuilderFooter() {
  const { t, year } = usePage()
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted">
      <div className="mx-auto flex max-w-[78rem] flex-wrap justify-between gap-4">
        <p>{t('common.copyright', { year: String(year) })}</p>
        <LanguageLinks />
      </div>
    </footer>
  )
}
