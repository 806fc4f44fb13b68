import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import { personName } from '@hanap/i18n/person-name'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { grantAppeal } from '../appeals/index.ts'
import { accountFactsByIds } from '../auth/index.ts'
import { type Notifier, verdictRequests } from '../notifications/index.ts'
import { setFindable } from '../privacy/index.ts'
import type { TalentReportsTable, TalentTables } from './tables.ts'

type TalentReportRow = Selectable<TalentReportsTable>

const AT_ONCE = 100

/** Reports that no operator has looked at, the oldest first. */
export const openTalentReports = (db: Db, limit = 1000): Promise<TalentReportRow[]> =>
  db
    .withTables<TalentTables>()
    .selectFrom('talent_reports')
    .selectAll()
    .where('reviewed_at', 'is', null)
    .orderBy('reported_at')
    .limit(limit)
    .execute()

export const countOpenTalentReports = async (db: Db): Promise<number> => {
  const { count } = await db
    .withTables<TalentTables>()
    .selectFrom('talent_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('reviewed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export const findTalentReport = (db: Db, id: string): Promise<TalentReportRow | undefined> =>
  db
    .withTables<TalentTables>()
    .selectFrom('talent_reports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()

interface TalentRuling {
  isUpheld: boolean
  reason?: VerdictReason | undefined
  words?: string | undefined
}

/** An operator's verdict; one that upholds a report ends the consent to be found. Answers whose it was; undefined where there is no open report of this id. */
export const ruleOnTalentReport = async (
  trx: Db,
  id: string,
  { isUpheld, reason, words }: TalentRuling,
): Promise<string | undefined> => {
  const decided = await trx
    .withTables<TalentTables>()
    .updateTable('talent_reports')
    .set({
      reviewed_at: sql<Date>`now()`,
      is_upheld: isUpheld,
      verdict_reason: reason ?? null,
      verdict_words: words || null,
    })
    .where('id', '=', id)
    .where('reviewed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  if (decided && isUpheld) await setFindable(trx, decided.account_id, false)
  return decided?.account_id
}

/** The same from the command line: without a reason, and whether there was such a report. */
export const decideTalentReport = (db: Db, id: string, isUpheld: boolean): Promise<boolean> =>
  inTransaction(db, async trx => (await ruleOnTalentReport(trx, id, { isUpheld })) !== undefined)

/**
 * Takes a verdict back: a consent that it ended is given again. With `isOpen` the report waits again, else it is refused.
 * Answers whether the sides were told of the verdict; undefined where there is none.
 */
export const revertTalentReport = async (
  trx: Db,
  id: string,
  { findableId, isOpen }: { findableId: string | undefined; isOpen: boolean },
): Promise<{ isTold: boolean } | undefined> => {
  const tables = trx.withTables<TalentTables>()
  const report = await tables
    .selectFrom('talent_reports')
    .select(['told_at', 'reviewed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!report || report.reviewed_at === null) return undefined
  await tables
    .updateTable('talent_reports')
    .set(
      isOpen
        ? { reviewed_at: null, is_upheld: null, told_at: null, verdict_reason: null, verdict_words: null }
        : { is_upheld: false, told_at: sql<Date>`now()` },
    )
    .where('id', '=', id)
    .execute()
  if (findableId !== undefined) await setFindable(trx, findableId, true)
  return { isTold: report.told_at !== null }
}

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
    for (const report of reports) {
      const { id, account_id, reporter_id, verdict_reason: reason, verdict_words: words } = report
      const accounts = await accountFactsByIds(
        trx,
        [reporter_id, account_id].flatMap(each => each ?? []),
      )
      const reported = accounts.get(account_id)
      const key = `talent-report-decided ${id} ${report.reviewed_at?.getTime()}`
      const appealToken =
        report.is_upheld && reported
          ? await grantAppeal(trx, {
              verdictKey: key,
              kind: 'talent',
              caseId: id,
              title: personName(reported.firstName, reported.lastName),
              reason,
              words,
              accountId: reported.id,
            })
          : null
      await notifier.notify(
        trx,
        verdictRequests(
          {
            key,
            isUpheld: report.is_upheld ?? false,
            reporter: accounts.get(reporter_id ?? ''),
            reported,
          },
          ({ isUpheld, isReporter }) => ({
            kind: 'talent_report_decided',
            isUpheld,
            isReporter,
            ruling: { reason, words, appealToken: isReporter ? null : appealToken },
          }),
        ),
      )
      await tables
        .updateTable('talent_reports')
        .set({ told_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    }
  })
