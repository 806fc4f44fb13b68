import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'

/** A page that is not there, or one that failed. Works without any loader's data but the root's. */
export function ErrorPage({ status }: { status: number }) {
  const { t, href, supportEmail } = usePage()
  const isMissing = status === 404
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-4 px-4 py-16">
      <title>{`${t(isMissing ? 'common.notFoundTitle' : 'common.errorTitle')} | ${t('common.brand')}`}</title>
      <p className="badge">{status}</p>
      <h1 className="text-2xl">{t(isMissing ? 'common.notFoundTitle' : 'common.errorTitle')}</h1>
      <p className="text-lg text-muted">
        {isMissing ? t('common.notFoundText') : t('errors.server_error', { email: supportEmail })}
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <LinkButton look="primary" href={href('/job-search')}>
          {t('common.findJobs')}
        </LinkButton>
        <LinkButton href={href('/companies')}>{t('common.companies')}</LinkButton>
      </div>
    </div>
  )
}
