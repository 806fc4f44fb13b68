import type { NameClaimState } from '@hanap/contracts/recruiters/name-claims.schemas'
import { usePage } from '@hanap/shared/components/page'
import { Badge } from '@hanap/ui/surface'

interface ClaimView {
  id: string
  country: string
  state: NameClaimState
  reason: string | null
  movedJobs: number
  at: string
}

const states = {
  pending: 'names.state_pending',
  accepted: 'names.state_accepted',
  refused: 'names.state_refused',
} as const

const tones = { pending: 'plain', accepted: 'positive', refused: 'warning' } as const

/** What the company has claimed, the newest first. */
export function Claims({ claims }: { claims: readonly ClaimView[] }) {
  const { t } = usePage()
  return (
    <section className="grid gap-3" id="claims">
      <h2 className="text-lg font-semibold">{t('names.claimsHeading')}</h2>
      <ul className="grid gap-3">
        {claims.map(({ id, country, state, reason, movedJobs, at }) => (
          <li key={id} className="card grid gap-2 p-4">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{country}</span>
              <Badge tone={tones[state]}>{t(states[state])}</Badge>
              <span className="text-muted">{at}</span>
            </p>
            {movedJobs > 0 && <p>{t('names.moved', { count: movedJobs })}</p>}
            {reason !== null && <p dir="auto">{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
