import { Badge } from '@hanap/ui/surface'
import { usePage } from '../page.tsx'

/** A person's own address, and whether they have shown that it is theirs. */
export function EmailState({ email, isVerified }: { email: string; isVerified: boolean }) {
  const { t } = usePage()
  return (
    <p>
      <bdi>{email}</bdi>{' '}
      <Badge tone={isVerified ? 'positive' : 'warning'}>
        {t(isVerified ? 'security.emailVerified' : 'security.emailNotVerified')}
      </Badge>
    </p>
  )
}
