import { personName } from '@hanap/i18n/person-name'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { grantAppeal } from '../../appeals/index.ts'
import { type AccountFacts, accountFactsByIds } from '../../auth/index.ts'
import { type Notifier, verdictRequests } from '../../notifications/index.ts'
import { chatsStore } from '../chats-store.ts'
import type { ChatTables } from '../tables.ts'

const AT_ONCE = 100

const nameOf = (account: AccountFacts | undefined) =>
  account ? personName(account.firstName, account.lastName) : ''

const appealedKinds = { chat: 'chat', recruiter: 'recruiter', talent: 'seeker' } as const

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
      const [reporter, reported] = [accounts.get(report.reporter_id ?? ''), accounts.get(otherId ?? '')]
      const { verdict_reason: reason, verdict_words: words } = report
      const key = `report-decided ${report.id} ${report.reviewed_at?.getTime()}`
      const appealToken =
        report.is_upheld && reported
          ? await grantAppeal(trx, {
              verdictKey: key,
              kind: appealedKinds[report.subject],
              caseId: report.id,
              title: nameOf(reporter),
              reason,
              words,
              accountId: reported.id,
              companyId: reported.companyId,
            })
          : null
      await notifier.notify(
        trx,
        verdictRequests(
          { key, isUpheld: report.is_upheld ?? false, reporter, reported },
          ({ isUpheld, isReporter, about }) => ({
            kind: 'report_decided',
            name: nameOf(about),
            isUpheld,
            isReporter,
            ruling: { reason, words, appealToken: isReporter ? null : appealToken },
          }),
        ),
      )
      await tables
        .updateTable('chat_reports')
        .set({ told_at: sql<Date>`now()` })
        .where('id', '=', report.id)
        .execute()
    }
  })
