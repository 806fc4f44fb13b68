import { usePage } from '@hanap/shared/components/page'
import { stageTexts } from '@hanap/shared/page/stages'
import { Badge } from '@hanap/ui/surface'

const rows = [
  { percent: 92, stage: 'interview', tone: 'positive' },
  { percent: 81, stage: 'in_review', tone: 'accent' },
  { percent: 64, stage: 'applied', tone: 'plain' },
] as const

/** The list of applicants in small, of nobody. */
export function Picture() {
  const { t, format } = usePage()
  return (
    <div className="hire-picture card" role="img" aria-label={t('hire.picture')}>
      <p>{t('applicants.heading')}</p>
      {rows.map(({ percent, stage, tone }) => (
        <div key={stage}>
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <circle cx="20" cy="20" r="17" />
            <circle cx="20" cy="20" r="17" pathLength="100" strokeDasharray={`${percent} 100`} />
          </svg>
          <i>{format.percent(percent / 100)}</i>
          <span />
          <Badge tone={tone}>{t(stageTexts[stage])}</Badge>
        </div>
      ))}
    </div>
  )
}
