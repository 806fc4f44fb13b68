import type { InterviewState } from '@hanap/contracts/interviews/interview.schemas'

/** How the state of an interview is coloured wherever it is told. */
export const interviewTones = {
  proposed: 'accent',
  accepted: 'positive',
  declined: 'plain',
  expired: 'plain',
  cancelled: 'plain',
  held: 'positive',
  missed: 'warning',
  unconfirmed: 'plain',
} as const satisfies Record<InterviewState, string>
