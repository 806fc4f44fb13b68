import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { Chip, EmptyState } from '@hanap/ui/surface'
import { stages, stageTexts } from '../page/stages.ts'
import { usePage } from './page.tsx'

interface StageFilterProps {
  chosen: Stage | undefined
  /** The list's own address. */
  address: string
}

/** Narrows a list of applications to one stage. */
export function StageFilter({ chosen, address }: StageFilterProps) {
  const { t } = usePage()
  return (
    <nav className="flex flex-wrap gap-2" aria-label={t('account.stage')}>
      <Chip href={address} isOn={chosen === undefined}>
        {t('account.allStages')}
      </Chip>
      {stages.map(stage => (
        <Chip key={stage} href={`${address}?stage=${stage}`} isOn={chosen === stage}>
          {t(stageTexts[stage])}
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
