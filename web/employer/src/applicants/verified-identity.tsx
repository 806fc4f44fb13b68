import { usePage } from '@hanap/shared/components/page'
import { CheckIcon } from '@hanap/ui/icon'
import { Badge } from '@hanap/ui/surface'

/** Beside the name of a seeker whose identity Singpass has verified. */
export function VerifiedIdentity() {
  const { t } = usePage()
  return (
    <Badge tone="positive">
      <CheckIcon /> {t('employer.identityVerified')}
    </Badge>
  )
}
