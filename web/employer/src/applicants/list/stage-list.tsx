import { usePage } from '@hanap/shared/components/page'
import { Disclosure } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import { isPlainStage, isTarget, type StageView } from '../pipeline.ts'

interface StageListProps {
  stages: readonly StageView[]
  isMoreOpen?: boolean
  draw(stage: StageView): ReactNode
}

/** Where applicants may be put, as a menu has it: what every company uses, and the rest behind its name. */
export function StageList({ stages, isMoreOpen = false, draw }: StageListProps) {
  const { t } = usePage()
  const targets = stages.filter(isTarget)
  const list = (some: readonly StageView[]) => (
    <ul>
      {some.map(stage => (
        <li key={stage.id}>{draw(stage)}</li>
      ))}
    </ul>
  )
  return (
    <>
      {list(targets.filter(({ key }) => isPlainStage(key)))}
      <Disclosure summary={t('applicants.moreStages')} isOpen={isMoreOpen}>
        {list(targets.filter(({ key }) => !isPlainStage(key)))}
      </Disclosure>
    </>
  )
}
