import { PipelineKey, type Stage } from '@hanap/contracts/job-applications/application.schemas'
import { options } from '@hanap/markets/lists'

/** Stages after which nothing follows. */
export const closedStages: readonly Stage[] = ['hired', 'not_selected', 'withdrawn']
const isClosed = (stage: Stage) => closedStages.includes(stage)

/** Withdraw until hired or not selected. */
export const canWithdraw = (stage: Stage) => !isClosed(stage)

const MAX_ATTEMPTS = 2

/**
 * The number of a seeker's next application to a job, given those there are: one lives at a time, and one new
 * one follows a withdrawal. Undefined when there may be none.
 */
export const nextAttempt = (earlier: readonly { stage: Stage }[]): number | undefined =>
  earlier.length < MAX_ATTEMPTS && earlier.every(({ stage }) => stage === 'withdrawn')
    ? earlier.length + 1
    : undefined

export interface PipelineStage {
  id: number
  key: PipelineKey
  seekerStage: Stage
}

const pipeline: ReadonlyMap<number, PipelineStage> = new Map(
  options('pipeline_stage_lists', 'en').map(({ id, key, seeker_stage }) => [
    id,
    { id, key: PipelineKey.parse(key), seekerStage: seeker_stage },
  ]),
)

export const pipelineStage = (id: number): PipelineStage | undefined => pipeline.get(id)

/** The pipeline's own stage for what a seeker sees. */
export const pipelineIdOf = (stage: Stage): number => {
  const pipelineStage = [...pipeline.values()].find(({ key }) => key === stage)
  if (!pipelineStage) throw new Error(`The pipeline has no stage ${stage}`)
  return pipelineStage.id
}

/** In the order of a pipeline. */
export const pipelineStages: readonly PipelineStage[] = [...pipeline.values()]

export const pipelineOfKey = (key: PipelineKey): PipelineStage => {
  const stage = pipelineStages.find(each => each.key === key)
  if (!stage) throw new Error(`The pipeline has no stage ${key}`)
  return stage
}

/** The pipeline's stages that are one to a seeker. */
export const pipelineIdsOf = (stage: Stage): number[] =>
  pipelineStages.flatMap(({ id, seekerStage }) => (seekerStage === stage ? [id] : []))

/**
 * Whether a recruiter may move an application on. Who was hired or withdrew stays so; who was turned down may be taken back, which the
 * seeker sees; only the seeker applies and withdraws; and what was looked at before cannot become merely viewed.
 */
export const canMove = (from: Stage, to: Stage): boolean =>
  from !== 'hired' &&
  from !== 'withdrawn' &&
  to !== 'applied' &&
  to !== 'withdrawn' &&
  (to !== 'viewed' || from === 'applied' || from === 'viewed')

/** A receipt's number, short enough to be read out: made of the application's id. */
export const receiptNumber = (id: string) => `HN-${id.slice(0, 5)}-${id.slice(5, 10)}`.toUpperCase()
