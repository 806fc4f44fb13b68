import type { Db } from '../../db/client.ts'
import { canWithdraw, closedStages } from './rules.ts'
import { withdrawLocked } from './stages.ts'
import { applicationsStore } from './store.ts'
import type { ApplicationTables } from './tables.ts'

/** Takes back every application of a seeker to a company that can be taken back. */
export const withdrawAllFrom = async (trx: Db, accountId: string, companyId: string): Promise<void> => {
  const open = await trx
    .withTables<ApplicationTables>()
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .where('stage', 'not in', closedStages)
    .orderBy('id')
    .execute()
  for (const { id } of open) {
    const application = await applicationsStore.lockOwn(trx, accountId, id)
    if (application && canWithdraw(application.stage)) await withdrawLocked(trx, accountId, id)
  }
}
