import type { Db } from '../../db/client.ts'
import { deleteDueAccount } from '../auth/index.ts'
import { forgetFeedback } from '../go/index.ts'
import { forgetSeeker } from '../job-applications/index.ts'
import { forgetReporter } from '../jobs/index.ts'
import { forgetLogged } from '../logs/index.ts'
import { forgetMails } from '../notifications/index.ts'

/**
 * Deletes the accounts whose days of grace are over. Employers keep the applications without the person; files that
 * no row names any more are swept where they are kept.
 */
export const sweepDeletedAccounts = async (db: Db) => {
  const forget = async (trx: Db, { id, email }: { id: string; email: string }) => {
    await forgetSeeker(trx, id)
    await forgetReporter(trx, id)
    await forgetLogged(trx, { id, email })
    await forgetFeedback(trx, email)
    await forgetMails(trx, email)
  }
  while (await deleteDueAccount(db, forget));
}
