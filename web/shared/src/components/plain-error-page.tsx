import { LinkButton } from '@hanap/ui/button'
import { usePage } from './page.tsx'
import { StatePage } from './state-page.tsx'

interface PlainErrorPageProps {
  status: number
  /** What the site's first page is called. */
  home: string
}

/** A page that is not there, is not this person's, or failed. */
export function PlainErrorPage({ status, home }: PlainErrorPageProps) {
  const { t, href, supportEmail } = usePage()
  // Whatever of an address could not be read, there is no such page.
  const isMissing = status < 500
  return (
    <StatePage
      drawing={isMissing ? 'nothing-found' : 'error'}
      title={t(isMissing ? 'common.notFoundTitle' : 'common.errorTitle')}
      text={isMissing ? t('common.notFoundText') : t('errors.server_error', { email: supportEmail })}
    >
      <LinkButton look="primary" href={href('/')}>
        {home}
      </LinkButton>
    </StatePage>
  )
}
