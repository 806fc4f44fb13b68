import type { PipelineKey, Stage } from '@hanap/contracts/job-applications/application.schemas'

/** What a seeker sees of each stage of the pipeline. */
const seekerStages: Record<PipelineKey, Stage> = {
  applied: 'applied',
  viewed: 'viewed',
  in_review: 'in_review',
  shortlisted: 'in_review',
  phone_screen: 'in_review',
  assessment: 'in_review',
  interview: 'interview',
  final_interview: 'interview',
  offer: 'offer',
  hired: 'hired',
  not_selected: 'not_selected',
  withdrawn: 'withdrawn',
}

export const isPipelineKey = (text: string): text is PipelineKey => Object.hasOwn(seekerStages, text)

/** A stage of the pipeline as pages show it. */
export interface StageView {
  id: number
  key: PipelineKey
  text: string
}

export const seekerStageOf = (key: PipelineKey): Stage => seekerStages[key]

/** Stages that a company of any size uses; the others stand folded until somebody is in them or they are asked for. */
const plain: ReadonlySet<string> = new Set([
  'applied',
  'viewed',
  'in_review',
  'interview',
  'offer',
  'hired',
  'not_selected',
  'withdrawn',
])

export const isPlainStage = (key: string): boolean => plain.has(key)

/** Where a recruiter may put an applicant: who applied and who withdrew said so themselves. */
export const isTarget = ({ key }: StageView): boolean => key !== 'applied' && key !== 'withdrawn'
