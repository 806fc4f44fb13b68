import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import type { CaseKind, factNames, Verdict, VerdictReason } from '@hanap/contracts/operators/cases.calls'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Db } from '../../../db/client.ts'
import type { Effects } from '../tables.ts'

/** A case as the queue lists it. */
export interface WaitingCase {
  id: string
  title: string
  /** Why, in the operator's language. */
  reason: string | null
  since: Date
  reports: number
}

export interface CaseFact {
  name: (typeof factNames)[number]
  value: string
  /** Its page on the seekers' site of a market. */
  page?: { market: string; path: string }
}

/** What somebody reported, and who they are as far as that is known. */
export interface CaseReport {
  by: { name: string; email: string } | null
  is_account: boolean
  reason: string | null
  words: string | null
  at: string
}

interface CaseMessage {
  seq: number
  sender: 'seeker' | 'recruiter' | 'system'
  kind: string
  text: string | null
  at: string | null
  chat_id: string | null
}

/** Whom a verdict concerns. */
export interface CaseSides {
  /** Whom the case is about: the account that a suspension ends. */
  accountId: string | null
  companyId: string | null
  /** Accounts that asked for the verdict. */
  reporterIds: readonly string[]
}

/** A case as its page shows it. */
interface FoundCase extends WaitingCase, CaseSides {
  /** Of kinds that people report. */
  reported?: CaseReport[]
  facts: CaseFact[]
  messages: CaseMessage[]
  job: { id: string; title: string; url: string; status: string; detail: JobDetail } | null
  document: { name: string; mime: string } | null
}

interface CaseRuling {
  isUpheld: boolean
  reason: VerdictReason
  words: string
}

/**
 * Where cases of a kind come from, and what a verdict does there: a kind of its own is one entry of `sources`. The rules
 * are those of the module that has the reports.
 */
export interface CaseSource {
  kind: CaseKind
  /** What reasons there are for either verdict. */
  reasons: { uphold: readonly VerdictReason[]; refuse: readonly VerdictReason[] }
  /** Which verdicts there are besides `refuse`, where somebody of that kind is there. */
  verdicts: readonly Verdict[]
  /** Those that wait, the oldest first, at most so many. */
  list(db: Db, viewer: { language: LanguageCode; limit: number }): Promise<WaitingCase[]>
  count(db: Db): Promise<number>
  /** A case that waits. */
  find(db: Db, id: string, language: LanguageCode): Promise<FoundCase | undefined>
  /** Whom a case concerns, also one that was decided. */
  sidesOf(db: Db, id: string): Promise<CaseSides>
  /** In the verdict's transaction. Undefined where it waits no more. */
  decide(trx: Db, id: string, ruling: CaseRuling, operatorId: string): Promise<Effects | undefined>
  /**
   * Takes a verdict back in the caller's transaction. With `isOpen` the case waits again, else the opposite holds. Whether the
   * sides were told of the verdict; undefined where there is none.
   */
  revert(trx: Db, id: string, effects: Effects, isOpen: boolean): Promise<{ isTold: boolean } | undefined>
}

export const reportReasons = {
  uphold: [
    'fraud',
    'fees',
    'false_information',
    'discrimination',
    'harassment',
    'contact_data',
    'spam',
    'illegal',
    'other',
  ],
  refuse: ['no_breach', 'not_enough_evidence', 'other'],
} as const satisfies CaseSource['reasons']

/** A reason in English, where a company reads it as the operator's own words. */
export const verdictReasonText = (reason: VerdictReason): string =>
  translator('en')(`operator.reason_${reason}`)
