import {
  type CaseKind,
  caseKinds,
  type factNames,
  type operatorActions,
  type Verdict,
  type VerdictReason,
} from '@hanap/contracts/operators/cases.calls'
import type { Severity } from '@hanap/contracts/operators/severity'
import type { MessageKey } from '@hanap/i18n/message-key'

export const caseKindOf = (text: string): CaseKind | undefined => caseKinds.find(kind => kind === text)

/** What the kinds of cases are called, of many. */
export const kindTexts: Readonly<Record<CaseKind, MessageKey>> = {
  job: 'operator.kind_job',
  chat: 'operator.kind_chat',
  recruiter: 'operator.kind_recruiter',
  seeker: 'operator.kind_seeker',
  talent: 'operator.kind_talent',
  interview: 'operator.kind_interview',
  messages: 'operator.kind_messages',
  verification: 'operator.kind_verification',
  name_claim: 'operator.kind_name_claim',
  appeal: 'operator.kind_appeal',
}

/** How urgent a case is. */
export const severityTexts: Readonly<Record<Severity, MessageKey>> = {
  high: 'operator.severity_high',
  middle: 'operator.severity_middle',
  low: 'operator.severity_low',
}

/** What one case of a kind is called. */
export const caseTexts: Readonly<Record<CaseKind, MessageKey>> = {
  job: 'operator.case_job',
  chat: 'operator.case_chat',
  recruiter: 'operator.case_recruiter',
  seeker: 'operator.case_seeker',
  talent: 'operator.case_talent',
  interview: 'operator.case_interview',
  messages: 'operator.kind_messages',
  verification: 'operator.case_verification',
  name_claim: 'operator.case_name_claim',
  appeal: 'operator.case_appeal',
}

/** What a message without words is called. */
export const messageText = (kind: string): MessageKey => messageTexts.get(kind) ?? 'operator.message_other'

const messageTexts: ReadonlyMap<string, MessageKey> = new Map([
  ['image', 'operator.message_image'],
  ['file', 'operator.message_file'],
  ['resume', 'operator.message_resume'],
  ['job', 'operator.message_job'],
  ['request', 'operator.message_request'],
  ['interview', 'operator.message_interview'],
] as const)

export const factTexts: Readonly<Record<(typeof factNames)[number], MessageKey>> = {
  reporter: 'operator.fact_reporter',
  reported: 'operator.fact_reported',
  company: 'operator.fact_company',
  job: 'operator.fact_job',
  market: 'operator.fact_market',
  state: 'operator.fact_state',
  time: 'operator.fact_time',
  words: 'operator.fact_words',
  answer: 'operator.fact_answer',
  number: 'operator.fact_number',
  website: 'operator.fact_website',
  members: 'operator.fact_members',
  open_jobs: 'operator.fact_open_jobs',
  verified: 'operator.fact_verified',
  proven: 'operator.fact_proven',
  since: 'operator.fact_since',
  reports: 'operator.fact_adReports',
  verdict: 'operator.fact_verdict',
  employer: 'operator.fact_employer',
  account: 'operator.fact_account',
}

export const reasonTexts: Readonly<Record<VerdictReason, MessageKey>> = {
  fraud: 'operator.reason_fraud',
  fees: 'operator.reason_fees',
  false_information: 'operator.reason_false_information',
  discrimination: 'operator.reason_discrimination',
  harassment: 'operator.reason_harassment',
  contact_data: 'operator.reason_contact_data',
  spam: 'operator.reason_spam',
  illegal: 'operator.reason_illegal',
  register_matches: 'operator.reason_register_matches',
  mistake: 'operator.reason_mistake',
  new_facts: 'operator.reason_new_facts',
  no_breach: 'operator.reason_no_breach',
  not_enough_evidence: 'operator.reason_not_enough_evidence',
  document_mismatch: 'operator.reason_document_mismatch',
  document_unreadable: 'operator.reason_document_unreadable',
  verdict_stands: 'operator.reason_verdict_stands',
  other: 'operator.reason_other',
}

export const actionTexts: Readonly<Record<(typeof operatorActions)[number], MessageKey>> = {
  uphold: 'operator.action_uphold',
  refuse: 'operator.action_refuse',
  suspend_account: 'operator.action_suspend_account',
  suspend_company: 'operator.action_suspend_company',
  undo: 'operator.action_undo',
  read_document: 'operator.action_read_document',
  log_in: 'operator.action_log_in',
  set_up: 'operator.action_set_up',
  command: 'operator.action_command',
}

const reportTexts: Readonly<Record<Verdict, MessageKey>> = {
  uphold: 'operator.verdict_uphold',
  refuse: 'operator.verdict_refuse',
  suspend_account: 'operator.verdict_suspend_account',
  suspend_company: 'operator.verdict_suspend_company',
}

/** What a verdict is called in a case of a kind. */
export const verdictText = (kind: CaseKind, verdict: Verdict): MessageKey => {
  const isGrant = verdict === 'uphold'
  if (verdict === 'suspend_account' || verdict === 'suspend_company') return reportTexts[verdict]
  if (kind === 'verification' || kind === 'name_claim')
    return isGrant ? 'operator.verdict_accept' : 'operator.verdict_notProven'
  if (kind === 'appeal') return isGrant ? 'operator.verdict_overturn' : 'operator.verdict_stands'
  if (kind === 'messages') return 'operator.verdict_reviewed'
  return reportTexts[verdict]
}
