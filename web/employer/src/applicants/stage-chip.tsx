import type { StageView } from './pipeline.ts'

/** A stage with its colour, as lists and boards show it. */
export function StageChip({ stage: { key, text } }: { stage: Pick<StageView, 'key' | 'text'> }) {
  return <span className={`badge stage-chip stage-${key}`}>{text}</span>
}
