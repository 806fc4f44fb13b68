import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { accountFactsByIds } from '../auth/index.ts'
import type { Notifier } from '../notifications/index.ts'
import { setFindable } from '../privacy/index.ts'
import type { TalentReportsTable, TalentTables } from './tables.ts'

type TalentReportRow = Selectable<TalentReportsTable>

const AT_ONCE = 100

/** Reports that no operator has looked at, the oldest first. */
export const openTalentReports = (db: Db): Promise<TalentReportRow[]> =>
  db
    .withTables<TalentTables>()
    .selectFrom('talent_reports')
    .selectAll()
    .where('reviewed_at', 'is', null)
    .orderBy('reported_at')
    .execute()

/** An operator's verdict; one that upholds a report ends the consent to be found. False where there is no open report of this id. */
export const decideTalentReport = (db: Db, id: string, isUpheld: boolean): Promise<boolean> =>
  db.transaction().execute(async trx => {
    const decided = await trx
      .withTables<TalentTables>()
      .updateTable('talent_reports')
      .set({ reviewed_at: sql<Date>`now()`, is_upheld: isUpheld })
      .where('id', '=', id)
      .where('reviewed_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst()
    if (decided && isUpheld) await setFindable(trx, decided.account_id, false)
    return decided !== undefined
  })

/** Tells who reported what came of it, and the seeker of one that was upheld; nobody who is gone. */
export const tellOfTalentReports = (db: Db, notifier: Notifier): Promise<void> =>
  db.transaction().execute(async trx => {
    const tables = trx.withTables<TalentTables>()
    const reports = await tables
      .selectFrom('talent_reports')
      .selectAll()
      .where('reviewed_at', 'is not', null)
      .where('told_at', 'is', null)
      .orderBy('reviewed_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, account_id, reporter_id, is_upheld } of reports) {
      const isUpheld = is_upheld ?? false
      const ids = [...(reporter_id === null ? [] : [reporter_id]), ...(isUpheld ? [account_id] : [])]
      await notifier.notify(
        trx,
        [...(await accountFactsByIds(trx, ids)).values()].map(account => {
          const isReporter = account.id === reporter_id
          return {
            recipient: account.recipient,
            key: `talent-report-decided ${id} ${isReporter ? 'reporter' : 'reported'}`,
            event: { kind: 'talent_report_decided' as const, isUpheld, isReporter },
          }
        }),
      )
      await tables
        .updateTable('talent_reports')
        .set({ told_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    }
  })
