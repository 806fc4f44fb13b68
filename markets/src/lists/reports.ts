import type { ListEntry } from './entry.ts'

export interface ReportJobReasonEntry extends ListEntry {
  category: 'spam' | 'discrimination' | 'broken'
}

/** The ten built-in reasons of spec section 3. Like all reasons here, each has a text and a description. */
export const report_job_reasons: readonly ReportJobReasonEntry[] = [
  { id: 1, key: 'scam', category: 'spam' },
  { id: 2, key: 'spam', category: 'spam' },
  { id: 3, key: 'discriminatory', category: 'discrimination' },
  { id: 4, key: 'offensive', category: 'discrimination' },
  { id: 5, key: 'violent-extremism', category: 'discrimination' },
  { id: 6, key: 'closed', category: 'broken' },
  { id: 7, key: 'incorrect-company', category: 'broken' },
  { id: 8, key: 'incorrect-location', category: 'broken' },
  { id: 9, key: 'incorrect-formatting', category: 'broken' },
  { id: 10, key: 'does-not-belong', category: 'broken' },
]

export const chat_report_lists: readonly ListEntry[] = [
  { id: 1, key: 'spam' },
  { id: 2, key: 'asks-for-money' },
  { id: 3, key: 'asks-for-private-data' },
  { id: 4, key: 'harmful-link' },
  { id: 5, key: 'harassment' },
  { id: 6, key: 'discrimination' },
  { id: 7, key: 'impersonation' },
  { id: 8, key: 'other' },
]

export const report_recruiter_reasons: readonly ListEntry[] = [
  { id: 1, key: 'fake-recruiter' },
  { id: 2, key: 'asks-for-money' },
  { id: 3, key: 'asks-for-private-data' },
  { id: 4, key: 'job-differs' },
  { id: 5, key: 'harassment' },
  { id: 6, key: 'discrimination' },
  { id: 7, key: 'unresponsive' },
  { id: 8, key: 'other' },
]

export const report_talent_reasons: readonly ListEntry[] = [
  { id: 1, key: 'fake-profile' },
  { id: 2, key: 'false-information' },
  { id: 3, key: 'offensive' },
  { id: 4, key: 'harassment' },
  { id: 5, key: 'spam' },
  { id: 6, key: 'no-show' },
  { id: 7, key: 'duplicate' },
  { id: 8, key: 'other' },
]

export const report_interview_reasons: readonly ListEntry[] = [
  { id: 1, key: 'no-show' },
  { id: 2, key: 'changed-repeatedly' },
  { id: 3, key: 'job-differs' },
  { id: 4, key: 'asks-for-money' },
  { id: 5, key: 'improper-questions' },
  { id: 6, key: 'harassment' },
  { id: 7, key: 'unsafe-place' },
  { id: 8, key: 'other' },
]
