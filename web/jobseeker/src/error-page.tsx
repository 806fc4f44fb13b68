import { usePage } from '@hanap/shared/components/page'
import { StatePage } from '@hanap/shared/components/state-page'
import { LinkButton } from '@hanap/ui/button'

const TOO_MANY = 429

/**
 * A page that is not there, one that failed or, without a status, one that is out of reach without a line. Works
 * without any loader's data but the root's.
 */
export function JobseekerErrorPage({ status }: { status: number | undefined }) {
  const { t, href, supportEmail } = usePage()
  if (status === undefined)
    return (
      <StatePage drawing="offline" title={t('common.errorTitle')} text={t('errors.network')} isAlert>
        <LinkButton look="primary" href="">
          {t('common.tryAgain')}
        </LinkButton>
      </StatePage>
    )
  // Whatever of an address could not be read, there is no such page.
  const isMissing = status < 500 && status !== TOO_MANY
  return (
    <StatePage
      drawing={isMissing ? 'nothing-found' : 'error'}
      title={t(isMissing ? 'common.notFoundTitle' : 'common.errorTitle')}
      text={isMissing ? t('common.notFoundText') : t('errors.server_error', { email: supportEmail })}
    >
      <LinkButton look="primary" href={href('/job-search')}>
        {t('common.findJobs')}
      </LinkButton>
      <LinkButton href={href('/companies')}>{t('common.companies')}</LinkButton>
    </StatePage>
  )
}
