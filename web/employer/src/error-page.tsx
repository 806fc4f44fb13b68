import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'

/** A page that is not there, is not this recruiter's, or failed. */
export function EmployerErrorPage({ status }: { status: number }) {
  const { t, href, supportEmail } = usePage()
  const isRefused = status === 403
  // Whatever of an address could not be read, there is no such page.
  const isMissing = status < 500 && !isRefused
  const title = t(
    isMissing ? 'common.notFoundTitle' : isRefused ? 'common.noPermissionTitle' : 'common.errorTitle',
  )
  const text = isMissing
    ? t('common.notFoundText')
    : isRefused
      ? t('common.noPermissionText')
      : t('errors.server_error', { email: supportEmail })
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-4 px-4 py-16">
      <title>{`${title} | ${t('common.brand')}`}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      <LinkButton look="primary" href={href('/')}>
        {t('employer.myJobs')}
      </LinkButton>
    </div>
  )
}
