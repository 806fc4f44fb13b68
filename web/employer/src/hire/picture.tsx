import { usePage } from '@hanap/shared/components/page'
import { stageTexts, stageTone } from '@hanap/shared/page/stages'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { MatchRing } from '@hanap/ui/lens/rings'
import { Badge } from '@hanap/ui/surface'

const rows = [
  { percent: 92, stage: 'interview' },
  { percent: 81, stage: 'in_review' },
  { percent: 64, stage: 'applied' },
] as const

const LATIN = ['Ana Reyes', 'Kenji Mori', 'Layla Nasser']
/** In the script that its readers have for people of their own. */
const ownNames: Readonly<Partial<Record<string, readonly string[]>>> = {
  ar: ['ليلى ناصر', 'خالد الحربي', 'منى الشامي'],
  ja: ['佐藤 美咲', '森 健二', '田中 翔'],
  'zh-cn': ['王芳', '李明', '陈静'],
  'zh-tw': ['林佳穎', '陳志明', '王怡君'],
}

/** The list of applicants in small, of nobody. */
export function Picture() {
  const { t, language } = usePage()
  const names = ownNames[language] ?? LATIN
  return (
    <div className="hire-picture card" role="img" aria-label={t('hire.picture')}>
      <p>{t('applicants.heading')}</p>
      {rows.map(({ percent, stage }, at) => (
        <div key={stage}>
          <CompanyAvatar name={names[at] ?? ''} logo={null} />
          <bdi>{names[at]}</bdi>
          <MatchRing percent={percent} label={t('applicants.match')} />
          <Badge tone={stageTone[stage]}>{t(stageTexts[stage])}</Badge>
        </div>
      ))}
    </div>
  )
}
