import type { CaseKind } from '@hanap/contracts/operators/cases.calls'

export type Severity = 'high' | 'middle' | 'low'

const ofKinds: Readonly<Record<CaseKind, Severity>> = {
  messages: 'high',
  recruiter: 'high',
  job: 'middle',
  chat: 'middle',
  seeker: 'middle',
  talent: 'middle',
  interview: 'middle',
  verification: 'low',
  name_claim: 'low',
  appeal: 'low',
}

/** How much harm a case may do while it waits: what several people report is grave whatever it is. */
export const severityOf = (kind: CaseKind, reports: number): Severity =>
  reports > 1 ? 'high' : ofKinds[kind]
