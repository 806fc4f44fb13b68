import { usePage } from '@hanap/shared/components/page'
import { ErrorState } from '@hanap/ui/surface'

/** What a suspended account's owner reads in place of a page, once they have proved that it is theirs. */
export function Suspended() {
  const { t, supportEmail } = usePage()
  return (
    <ErrorState title={t('security.suspendedHeading')}>
      <p>{t('security.suspendedText', { email: supportEmail })}</p>
    </ErrorState>
  )
}
