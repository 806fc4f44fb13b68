import { usePage } from '@hanap/shared/components/page'
import { stageTexts, stageTone } from '@hanap/shared/page/stages'
import { MatchRing } from '@hanap/ui/lens/rings'
import { Badge } from '@hanap/ui/surface'

const rows = [
  { percent: 92, stage: 'interview' },
  { percent: 81, stage: 'in_review' },
  { percent: 64, stage: 'applied' },
] as const

/** The list of applicants in small, of nobody. */
export function Picture() {
  const { t } = usePage()
  return (
    <div className="hire-picture card" role="img" aria-label={t('hire.picture')}>
      <p>{t('applicants.heading')}</p>
      {rows.map(({ percent, stage }) => (
        <div key={stage}>
          <MatchRing percent={percent} label={t('applicants.match')} />
          <span />
          <Badge tone={stageTone[stage]}>{t(stageTexts[stage])}</Badge>
        </div>
      ))}
    </div>
  )
}
