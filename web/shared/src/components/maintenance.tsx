import { usePage } from './page.tsx'

/** Served in the place of every page while the marketplace is closed. */
export function Maintenance({ message }: { message: string | null }) {
  const { t } = usePage()
  return (
    <div className="mx-auto grid max-w-prose gap-3 px-4 py-24 text-center">
      <title>{`${t('maintenance.heading')} | ${t('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{t('maintenance.heading')}</h1>
      <p className="text-lg text-muted">{t('maintenance.text')}</p>
      {message && (
        <p className="text-lg" dir="auto">
          {message}
        </p>
      )}
    </div>
  )
}
