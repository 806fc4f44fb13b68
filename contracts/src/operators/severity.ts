import { type CaseKind, caseKinds } from './cases.calls.ts'

/** The gravest first. */
export const severities = ['high', 'middle', 'low'] as const

export type Severity = (typeof severities)[number]

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

interface Waiting {
  kind: CaseKind
  reports: number
  since: Date
}

const rankOf = ({ kind, reports }: Waiting): number => severities.indexOf(severityOf(kind, reports))

/** The gravest first, of one severity the oldest first. */
export const byUrgency = (one: Waiting, other: Waiting): number =>
  rankOf(one) - rankOf(other) || one.since.getTime() - other.since.getTime()

/** Kinds of cases, the gravest first. */
export const kindsByUrgency: readonly CaseKind[] = caseKinds.toSorted(
  (one, other) => severities.indexOf(ofKinds[one]) - severities.indexOf(ofKinds[other]),
)
