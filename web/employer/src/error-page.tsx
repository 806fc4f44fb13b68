import { usePage } from '@hanap/shared/components/page'
import { PlainErrorPage } from '@hanap/shared/components/plain-error-page'
import { StatePage } from '@hanap/shared/components/state-page'
import { LinkButton } from '@hanap/ui/button'

/** A page that is not there, is not this recruiter's, or failed. */
export function EmployerErrorPage({ status }: { status: number }) {
  const { t, href } = usePage()
  if (status !== 403) return <PlainErrorPage status={status} home={t('employer.myJobs')} />
  return (
    <StatePage
      drawing="no-permission"
      title={t('common.noPermissionTitle')}
      text={t('common.noPermissionText')}
    >
      <LinkButton look="primary" href={href('/')}>
        {t('employer.myJobs')}
      </LinkButton>
    </StatePage>
  )
}
