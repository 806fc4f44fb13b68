import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { Closing, CompanyScope } from '../job-applications/index.ts'
import type { Jobs } from '../jobs/index.ts'

export interface EmployerJobsDeps {
  db: Db
  jobs: Jobs
  recruitersOf(companyId: string): Promise<AccountFacts[]>
  /** Applications that stand, by job and key of the pipeline's stage. */
  numbersByStage(
    scope: CompanyScope,
    jobIds: readonly string[],
    except: readonly string[],
  ): Promise<Map<string, Record<string, number>>>
  /** Ends the applications to an ad that is closed, in its transaction. */
  closeApplications(trx: Db, closing: Closing): Promise<void>
  /** Asks those whose applications ended with an ad whether they are still interested, in its transaction. */
  askAgain(trx: Db, jobId: string): Promise<void>
}
