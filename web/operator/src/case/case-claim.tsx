import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import type { CaseView } from './load-case.server.ts'

/** Who has taken a case, and the act that takes or leaves it. */
export function CaseClaim({ claim }: Pick<CaseView, 'claim'>) {
  const { t } = usePage()
  const isOwn = claim?.isOwn ?? false
  return (
    <form method="post" className="case-claim" data-reload>
      <input type="hidden" name="intent" value={isOwn ? 'release' : 'claim'} />
      <p className="text-sm">
        {!claim && <span className="text-muted">{t('operator.claimHelp')}</span>}
        {claim &&
          (isOwn
            ? t('operator.claimedOwn', { time: claim.time })
            : t('operator.claimedBy', { name: claim.name, time: claim.time }))}
      </p>
      <Button type="submit">{isOwn ? t('operator.release') : t('operator.claim')}</Button>
    </form>
  )
}
