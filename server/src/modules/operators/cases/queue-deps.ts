import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { Db } from '../../../db/client.ts'
import type { JobRow, JobWithDetails } from '../../jobs/index.ts'
import type { Notifier, SiteAddress } from '../../notifications/index.ts'
import type { Effects } from '../tables.ts'
import type { CaseSource } from './source.ts'

export interface SuspensionRuling {
  reason: VerdictReason | null
  words: string | null
}

/** What suspends, with all that ends with it; both in the caller's transaction. */
export interface Suspending {
  /** Undefined where there is no such account. */
  account(trx: Db, accountId: string, ruling: SuspensionRuling): Promise<Effects | undefined>
  company(trx: Db, companyId: string, ruling: SuspensionRuling): Promise<Effects | undefined>
}

export interface QueueDeps {
  db: Db
  notifier: Notifier
  suspending: Suspending
  siteAddress: SiteAddress
  /** An ad as its page shows it. */
  detailsOf(row: JobRow): Promise<JobWithDetails>
  /** Of kinds whose verdicts span modules. */
  furtherSources: readonly CaseSource[]
}
