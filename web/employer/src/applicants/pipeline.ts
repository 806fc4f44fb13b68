import type { PipelineKey } from '@hanap/contracts/job-applications/application.schemas'

const pipelineKeys: Readonly<Record<PipelineKey, true>> = {
  applied: true,
  viewed: true,
  in_review: true,
  shortlisted: true,
  phone_screen: true,
  assessment: true,
  interview: true,
  final_interview: true,
  offer: true,
  hired: true,
  not_selected: true,
  withdrawn: true,
}

export const isPipelineKey = (text: string): text is PipelineKey => Object.hasOwn(pipelineKeys, text)

/** A stage of the pipeline as pages show it. */
export interface StageView {
  id: number
  key: PipelineKey
  text: string
}

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
