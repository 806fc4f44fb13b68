import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { MeterRing } from '@hanap/ui/lens/rings'

/** How far on its way an application is at a stage, in percent; one that has ended went no further. */
const percents: Record<Stage, number | undefined> = {
  applied: 20,
  viewed: 35,
  in_review: 50,
  interview: 70,
  offer: 90,
  hired: 100,
  not_selected: undefined,
  withdrawn: undefined,
}

/** The way of an application as an arc, beside the text that names its stage. */
export function StageArc({ stage }: { stage: Stage }) {
  const percent = percents[stage]
  if (percent === undefined) return null
  return (
    <span className="contents" aria-hidden="true">
      <MeterRing percent={percent} label="" size="small" />
    </span>
  )
}
