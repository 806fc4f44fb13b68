import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { Chip, EmptyState } from '@hanap/ui/surface'
import { stages, stageTexts } from '../page/stages.ts'
import { usePage } from './page.tsx'

interface StageFilterProps {
  chosen: Stage | undefined
  /** The list's own address. */
  address: string
  /** How many there are at each stage, where that is known; a stage without any is not offered then. */
  counts?: Partial<Record<Stage, number>> | undefined
}

/** Narrows a list of applications to one stage. */
export function StageFilter({ chosen, address, counts }: StageFilterProps) {
  const { t, format } = usePage()
  const offered = stages.filter(stage => !counts || counts[stage] || stage === chosen)
  return (
    <nav className="stage-chips" aria-label={t('account.stage')}>
      <Chip href={address} isOn={chosen === undefined}>
        {t('account.allStages')}
      </Chip>
      {offered.map(stage => (
        <Chip key={stage} href={`${address}?stage=${stage}`} isOn={chosen === stage}>
          {t(stageTexts[stage])}
          {counts?.[stage] && <small>{format.number(counts[stage])}</small>}
        </Chip>
      ))}
    </nav>
  )
}

/** Where the chosen stage has none. */
export function NoneAtStage({ address }: { address: string }) {
  const { t } = usePage()
  return (
    <EmptyState title={t('account.noneAtStage')} drawing="nothing-found">
      <p>
        <a className="lone" href={address}>
          {t('account.allStages')}
        </a>
      </p>
    </EmptyState>
  )
}
