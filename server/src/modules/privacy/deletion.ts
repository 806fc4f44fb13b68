import type { Db } from '../../db/client.ts'
import { eraseAppeals } from '../appeals/index.ts'
import { deleteDueAccount } from '../auth/index.ts'
import { eraseChats } from '../chats/index.ts'
import { eraseFeedback } from '../go/index.ts'
import { eraseInterviews } from '../interviews/index.ts'
import { eraseSeeker } from '../job-applications/index.ts'
import { anonymizeReporter } from '../jobs/index.ts'
import { eraseLogs } from '../logs/index.ts'
import { deleteMailsTo } from '../notifications/index.ts'

/** What else knows an account, which knows us: told in the transaction that deletes it. */
export type EraseElsewhere = (trx: Db, accountId: string) => Promise<void>

/**
 * Deletes the accounts whose days of grace are over. Employers keep the applications without the person; files that
 * no row names any more are swept where they are kept.
 */
export const sweepDeletedAccounts = async (db: Db, eraseElsewhere?: EraseElsewhere) => {
  const forget = async (trx: Db, { id, email }: { id: string; email: string }) => {
    await eraseSeeker(trx, id)
    await eraseChats(trx, id)
    await eraseInterviews(trx, id)
    await anonymizeReporter(trx, id)
    await eraseLogs(trx, { id, email })
    await eraseFeedback(trx, email)
    await deleteMailsTo(trx, email)
    await eraseAppeals(trx, id)
    await eraseElsewhere?.(trx, id)
  }
  while (await deleteDueAccount(db, forget));
}
