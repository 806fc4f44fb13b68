import { usePage } from '@hanap/shared/components/page'
import { stageTexts, stageTone } from '@hanap/shared/page/stages'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { MatchRing } from '@hanap/ui/lens/rings'
import { Badge } from '@hanap/ui/surface'

const rows = [
  { name: 'Ana Reyes', percent: 92, stage: 'interview' },
  { name: 'Kenji Mori', percent: 81, stage: 'in_review' },
  { name: 'Layla Nasser', percent: 64, stage: 'applied' },
] as const

/** The list of applicants in small, of nobody. */
export function Picture() {
  const { t } = usePage()
  return (
    <div className="hire-picture card" role="img" aria-label={t('hire.picture')}>
      <p>{t('applicants.heading')}</p>
      {rows.map(({ name, percent, stage }) => (
        <div key={stage}>
          <CompanyAvatar name={name} logo={null} />
          <bdi>{name}</bdi>
          <MatchRing percent={percent} label={t('applicants.match')} />
          <Badge tone={stageTone[stage]}>{t(stageTexts[stage])}</Badge>
        </div>
      ))}
    </div>
  )
}
