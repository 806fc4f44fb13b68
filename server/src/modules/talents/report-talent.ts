import { optionText } from '@hanap/markets/lists'
import { sql } from 'kysely'
import { refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { TalentTables } from './tables.ts'

export const talentReasonText = (reasonId: number) => optionText('report_talent_reasons', reasonId, 'en')

/** Stores a report for the operators; a repeat before anybody looked is one, with the reason that was given last. */
export const storeTalentReport = async (
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: string },
  seekerId: string,
  reasonId: number,
): Promise<void> => {
  if (talentReasonText(reasonId) === undefined) throw refuseField('report_reason_id', 'invalid_choice')
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`talent report ${accountId} ${seekerId}`}, 0))`.execute(
      trx,
    )
    const reports = trx.withTables<TalentTables>()
    const before = await reports
      .updateTable('talent_reports')
      .set({ reason_id: reasonId })
      .where('account_id', '=', seekerId)
      .where('reporter_id', '=', accountId)
      .where('reviewed_at', 'is', null)
      .executeTakeFirst()
    if (before.numUpdatedRows > 0) return
    await reports
      .insertInto('talent_reports')
      .values({
        id: newId(),
        account_id: seekerId,
        reporter_id: accountId,
        company_id: companyId,
        reason_id: reasonId,
      })
      .execute()
  })
}
