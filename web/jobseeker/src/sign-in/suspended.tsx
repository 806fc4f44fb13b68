import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { ErrorState } from '@hanap/ui/surface'

/** What a suspended account's owner reads in place of a page, once they have proved that it is theirs. */
export function Suspended() {
  const { t, href, supportEmail } = usePage()
  return (
    <ErrorState title={t('security.suspendedHeading')} drawing="no-permission">
      <p>{t('security.suspendedText', { email: supportEmail })}</p>
      <LinkButton href={href('/help')}>{t('common.help')}</LinkButton>
    </ErrorState>
  )
}
