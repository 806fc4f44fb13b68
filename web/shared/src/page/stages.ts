import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { MessageKey } from '@hanap/i18n/message-key'

/** Stages that a seeker sees, in the order in which an application passes them. */
export const stages: readonly Stage[] = [
  'applied',
  'viewed',
  'in_review',
  'interview',
  'offer',
  'hired',
  'not_selected',
  'withdrawn',
]

export const isStage = (text: string): text is Stage => stages.some(stage => stage === text)

export const stageTexts = {
  applied: 'common.stage_applied',
  viewed: 'common.stage_viewed',
  in_review: 'common.stage_in_review',
  interview: 'common.stage_interview',
  offer: 'common.stage_offer',
  hired: 'common.stage_hired',
  not_selected: 'common.stage_not_selected',
  withdrawn: 'common.stage_withdrawn',
} as const satisfies Record<Stage, MessageKey>

export const stageTone = {
  applied: 'plain',
  viewed: 'accent',
  in_review: 'accent',
  interview: 'accent',
  offer: 'positive',
  hired: 'positive',
  not_selected: 'plain',
  withdrawn: 'plain',
} as const satisfies Record<Stage, 'plain' | 'accent' | 'positive'>
