import { usePage } from '@hanap/shared/components/page'
import { OutIcon } from '@hanap/ui/icon'

interface CompanyWaysProps {
  name: string
  /** Its page, as job seekers see it. */
  pageHref: string
  isVerified: boolean
  isManager: boolean
}

/** Other pages about the company. */
export function CompanyWays({ name, pageHref, isVerified, isManager }: CompanyWaysProps) {
  const { t, href } = usePage()
  return (
    <nav className="desk-sheet desk-ways" aria-label={name}>
      <a href={pageHref}>
        {t('employer.seePage')}
        <OutIcon />
      </a>
      <a href={href('/company/verification')}>
        {t(isVerified ? 'verification.openDone' : 'verification.open')}
      </a>
      <a href={href('/company/name')}>{t('names.heading')}</a>
      <a href={href('/company/audit-log')}>{t('audit.heading')}</a>
      {isManager && (
        <>
          <a href={href('/company/tokens')}>{t('tokens.heading')}</a>
          <a href={href('/company/webhooks')}>{t('webhooks.heading')}</a>
        </>
      )}
    </nav>
  )
}
