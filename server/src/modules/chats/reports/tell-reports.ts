import { personName } from '@hanap/i18n/person-name'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type AccountFacts, accountFactsByIds } from '../../auth/index.ts'
import type { Notifier } from '../../notifications/index.ts'
import { chatsStore } from '../chats-store.ts'
import type { ChatTables } from '../tables.ts'
import type { ReportRow } from './review-reports.ts'

const AT_ONCE = 100

const nameOf = (account: AccountFacts | undefined) =>
  account ? personName(account.firstName, account.lastName) : ''

/** Who reported is told of every verdict, the other side of one that upheld the report; nobody who is gone. */
const requestsOf = (
  report: ReportRow,
  reporter: AccountFacts | undefined,
  other: AccountFacts | undefined,
) => {
  const isUpheld = report.is_upheld ?? false
  const requestTo = (to: AccountFacts, about: AccountFacts | undefined, isReporter: boolean) => ({
    recipient: to.recipient,
    key: `report-decided ${report.id} ${isReporter ? 'reporter' : 'reported'}`,
    event: { kind: 'report_decided' as const, name: nameOf(about), isUpheld, isReporter },
  })
  return [
    ...(reporter ? [requestTo(reporter, other, true)] : []),
    ...(other && isUpheld ? [requestTo(other, reporter, false)] : []),
  ]
}

/** Tells both sides what came of reports that an operator has decided since. */
export const tellOfReports = (db: Db, notifier: Notifier): Promise<void> =>
  db.transaction().execute(async trx => {
    const tables = trx.withTables<ChatTables>()
    const reports = await tables
      .selectFrom('chat_reports')
      .selectAll()
      .where('reviewed_at', 'is not', null)
      .where('told_at', 'is', null)
      .orderBy('reviewed_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const report of reports) {
      const chat = await chatsStore.find(trx, report.chat_id)
      const otherId = report.reporter_side === 'seeker' ? chat?.recruiter_id : chat?.seeker_id
      const accounts = await accountFactsByIds(
        trx,
        [report.reporter_id, otherId].flatMap(id => id ?? []),
      )
      await notifier.notify(
        trx,
        requestsOf(report, accounts.get(report.reporter_id ?? ''), accounts.get(otherId ?? '')),
      )
      await tables
        .updateTable('chat_reports')
        .set({ told_at: sql<Date>`now()` })
        .where('id', '=', report.id)
        .execute()
    }
  })
