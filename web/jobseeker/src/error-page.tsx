import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'

/**
 * A page that is not there, one that failed or, without a status, one that is out of reach without a line. Works
 * without any loader's data but the root's.
 */
export function JobseekerErrorPage({ status }: { status: number | undefined }) {
  const { t, href, supportEmail } = usePage()
  // Whatever of an address could not be read, there is no such page.
  const isMissing = status !== undefined && status < 500
  const title = t(isMissing ? 'common.notFoundTitle' : 'common.errorTitle')
  const failure = status ? t('errors.server_error', { email: supportEmail }) : t('errors.network')
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-4 px-4 py-16">
      <title>{`${title} | ${t('common.brand')}`}</title>
      {status && <p className="badge">{status}</p>}
      <h1 className="text-2xl">{title}</h1>
      <p className="text-lg text-muted" role={status ? undefined : 'alert'}>
        {isMissing ? t('common.notFoundText') : failure}
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <LinkButton look="primary" href={status ? href('/job-search') : ''}>
          {t(status ? 'common.findJobs' : 'common.tryAgain')}
        </LinkButton>
        {status && <LinkButton href={href('/companies')}>{t('common.companies')}</LinkButton>}
      </div>
    </div>
  )
}
