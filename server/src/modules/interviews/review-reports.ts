import { personName } from '@hanap/i18n/person-name'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { type AccountFacts, accountFactsByIds } from '../auth/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { InterviewsTable, InterviewTables } from './tables.ts'

const AT_ONCE = 100

const reportsWithInterviews = (db: Db) =>
  db
    .withTables<InterviewTables>()
    .selectFrom('interview_reports')
    .innerJoin('interviews', 'interviews.id', 'interview_id')
    .selectAll('interview_reports')
    .select(['job_title', 'state', 'starts_at', 'seeker_id', 'recruiter_id'])

/** Reports that no operator has looked at, the oldest first; for `npm run admin -- interview-reports`. */
export const openInterviewReports = (db: Db) =>
  reportsWithInterviews(db).where('reviewed_at', 'is', null).orderBy('reported_at').execute()

/** An operator's verdict on what one side reported; false where nothing of it waits. */
export const decideInterviewReport = async (
  db: Db,
  { interviewId, side, isUpheld }: { interviewId: string; side: 'seeker' | 'recruiter'; isUpheld: boolean },
): Promise<boolean> => {
  const decided = await db
    .withTables<InterviewTables>()
    .updateTable('interview_reports')
    .set({ reviewed_at: sql<Date>`now()`, is_upheld: isUpheld })
    .where('interview_id', '=', interviewId)
    .where('side', '=', side)
    .where('reviewed_at', 'is', null)
    .returning('interview_id')
    .execute()
  return decided.length > 0
}

const nameOf = (account: AccountFacts | undefined) =>
  account ? personName(account.firstName, account.lastName) : ''

type OtherIds = Pick<Selectable<InterviewsTable>, 'seeker_id' | 'recruiter_id'>
const otherIdOf = (side: 'seeker' | 'recruiter', { seeker_id, recruiter_id }: OtherIds) =>
  (side === 'seeker' ? recruiter_id : seeker_id) ?? ''

/** Tells who reported of every verdict since, and the other side of those that uphold a report. */
export const tellOfInterviewReports = (db: Db, notifier: Notifier): Promise<void> =>
  db.transaction().execute(async trx => {
    const reports = await reportsWithInterviews(trx)
      .where('reviewed_at', 'is not', null)
      .where('told_at', 'is', null)
      .orderBy('reviewed_at')
      .limit(AT_ONCE)
      .forUpdate('interview_reports')
      .skipLocked()
      .execute()
    for (const report of reports) {
      const { interview_id: interviewId, reporter_id: reporterId, side, job_title: job } = report
      const otherId = otherIdOf(side, report)
      const accounts = await accountFactsByIds(trx, [reporterId, otherId])
      const isUpheld = report.is_upheld ?? false
      const tell = async (toId: string, aboutId: string, isReporter: boolean) => {
        const to = accounts.get(toId)
        if (!to) return
        const name = nameOf(accounts.get(aboutId))
        await notifier.notify(trx, [
          {
            recipient: to.recipient,
            key: `interview-report ${interviewId} ${reporterId} ${report.reported_at.getTime()} ${isReporter}`,
            event: { kind: 'interview_report_decided', job, name, isUpheld, isReporter },
          },
        ])
      }
      await tell(reporterId, otherId, true)
      if (isUpheld) await tell(otherId, reporterId, false)
      await trx
        .withTables<InterviewTables>()
        .updateTable('interview_reports')
        .set({ told_at: sql<Date>`now()` })
        .where('interview_id', '=', interviewId)
        .where('reporter_id', '=', reporterId)
        .execute()
    }
  })
