import type { Call } from '../call.ts'
import type * as schemas from './cases.schemas.ts'

const service = 'operators'

/** What waits for an operator, each by its queue. */
export const caseKinds = [
  'job',
  'chat',
  'recruiter',
  'seeker',
  'talent',
  'interview',
  'messages',
  'verification',
  'name_claim',
  'appeal',
] as const

/** What an operator may find; the suspensions are of whom the case is about. */
export const verdicts = ['uphold', 'refuse', 'suspend_account', 'suspend_company'] as const

/** Why; both sides read it in their own language. */
export const verdictReasons = [
  'fraud',
  'fees',
  'false_information',
  'discrimination',
  'harassment',
  'contact_data',
  'spam',
  'illegal',
  'register_matches',
  'mistake',
  'new_facts',
  'no_breach',
  'not_enough_evidence',
  'document_mismatch',
  'document_unreadable',
  'verdict_stands',
  'other',
] as const

export type CaseKind = (typeof caseKinds)[number]
export type Verdict = (typeof verdicts)[number]
export type VerdictReason = (typeof verdictReasons)[number]

/** What is known of a case, by the name under which pages show it. */
export const factNames = [
  'reporter',
  'reported',
  'company',
  'job',
  'market',
  'state',
  'time',
  'words',
  'answer',
  'number',
  'website',
  'members',
  'open_jobs',
  'verified',
  'proven',
  'since',
  'reports',
  'verdict',
  'employer',
  'account',
] as const

/** What stands in the operators' log. */
export const operatorActions = [...verdicts, 'undo', 'read_document', 'log_in', 'set_up', 'command'] as const

export const listCases: Call<typeof schemas.listCases> = {
  id: '506',
  service,
  method: 'GET',
  path: '/api/operators/cases',
  who: 'operator',
  summary:
    'The queue: what waits for an operator, the urgent first, then the oldest, with how many wait in each kind.',
}

export const readCase: Call<typeof schemas.readCase> = {
  id: '507',
  service,
  method: 'GET',
  path: '/api/operators/cases/{kind}/{id}',
  who: 'operator',
  summary:
    'One case: what was reported, the messages around it, the ad, the company, and what came of earlier ones.',
  refusals: ['case_not_found'],
}

export const claimCase: Call<typeof schemas.claimCase> = {
  id: '508',
  service,
  method: 'POST',
  path: '/api/operators/cases/{kind}/{id}/claim',
  who: 'operator',
  body: 'json',
  summary: 'Take a case for 15 minutes, so that nobody else decides on it meanwhile.',
  refusals: ['case_not_found', 'case_claimed'],
}

export const releaseCase: Call<typeof schemas.releaseCase> = {
  id: '509',
  service,
  method: 'DELETE',
  path: '/api/operators/cases/{kind}/{id}/claim',
  who: 'operator',
  summary: 'Leave a case to the others.',
}

export const decideCase: Call<typeof schemas.decideCase> = {
  id: '510',
  service,
  method: 'POST',
  path: '/api/operators/cases/{kind}/{id}/verdict',
  who: 'operator',
  body: 'json',
  summary: 'Decide on a case. Both sides are told within a minute; whom it goes against may appeal once.',
  refusals: ['case_not_found', 'case_claimed', 'case_decided', 'own_verdict'],
}

export const undoVerdict: Call<typeof schemas.undoVerdict> = {
  id: '511',
  service,
  method: 'POST',
  path: '/api/operators/acts/{id}/undo',
  who: 'operator',
  body: 'json',
  summary: 'Take a verdict back: what it did is undone as far as it can be, and both sides are told.',
  refusals: ['case_not_found', 'cannot_undo'],
}

export const listOperatorActs: Call<typeof schemas.listOperatorActs> = {
  id: '512',
  service,
  method: 'GET',
  path: '/api/operators/acts',
  who: 'operator',
  summary: 'Who did what and when, the newest first: all operators and the command line.',
}

export const readCaseDocument: Call<typeof schemas.readCaseDocument> = {
  id: '513',
  service,
  method: 'GET',
  path: '/api/operators/verifications/{id}/document',
  who: 'operator',
  answers: 'media',
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  summary: 'The document of a register verification. That it was read stands in the log.',
  refusals: ['case_not_found'],
}
