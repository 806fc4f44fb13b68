import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import { personName } from '@hanap/i18n/person-name'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { grantAppeal } from '../appeals/index.ts'
import { type AccountFacts, accountFactsByIds } from '../auth/index.ts'
import { type Notifier, verdictRequests } from '../notifications/index.ts'
import type { InterviewsTable, InterviewTables } from './tables.ts'

const AT_ONCE = 100

const reportsWithInterviews = (db: Db) =>
  db
    .withTables<InterviewTables>()
    .selectFrom('interview_reports')
    .innerJoin('interviews', 'interviews.id', 'interview_id')
    .selectAll('interview_reports')
    .select(['job_title', 'state', 'starts_at', 'seeker_id', 'recruiter_id'])

/** Reports that no operator has looked at, the oldest first. */
export const openInterviewReports = (db: Db, limit = 1000) =>
  reportsWithInterviews(db).where('reviewed_at', 'is', null).orderBy('reported_at').limit(limit).execute()

export const countOpenInterviewReports = async (db: Db): Promise<number> => {
  const { count } = await db
    .withTables<InterviewTables>()
    .selectFrom('interview_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('reviewed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

interface ReportedBy {
  interviewId: string
  side: 'seeker' | 'recruiter'
}

/** What a side reported of an interview. */
export const findInterviewReport = (db: Db, { interviewId, side }: ReportedBy) =>
  reportsWithInterviews(db)
    .where('interview_id', '=', interviewId)
    .where('side', '=', side)
    .orderBy('reported_at')
    .executeTakeFirst()

interface InterviewRuling extends ReportedBy {
  isUpheld: boolean
  reason?: VerdictReason | undefined
  words?: string | undefined
}

/** An operator's verdict on what one side reported; false where nothing of it waits. */
export const decideInterviewReport = async (
  db: Db,
  { interviewId, side, isUpheld, reason, words }: InterviewRuling,
): Promise<boolean> => {
  const decided = await db
    .withTables<InterviewTables>()
    .updateTable('interview_reports')
    .set({
      reviewed_at: sql<Date>`now()`,
      is_upheld: isUpheld,
      verdict_reason: reason ?? null,
      verdict_words: words || null,
    })
    .where('interview_id', '=', interviewId)
    .where('side', '=', side)
    .where('reviewed_at', 'is', null)
    .returning('interview_id')
    .execute()
  return decided.length > 0
}

/**
 * Takes a verdict back. With `isOpen` the report waits again, else it is refused. Answers whether the sides were told of the
 * verdict; undefined where there is none.
 */
export const revertInterviewReport = async (
  trx: Db,
  { interviewId, side, isOpen }: ReportedBy & { isOpen: boolean },
): Promise<{ isTold: boolean } | undefined> => {
  const before = await findInterviewReport(trx, { interviewId, side })
  if (!before || before.reviewed_at === null) return undefined
  await trx
    .withTables<InterviewTables>()
    .updateTable('interview_reports')
    .set(
      isOpen
        ? { reviewed_at: null, is_upheld: null, told_at: null, verdict_reason: null, verdict_words: null }
        : { is_upheld: false, told_at: sql<Date>`now()` },
    )
    .where('interview_id', '=', interviewId)
    .where('side', '=', side)
    .where('reviewed_at', 'is not', null)
    .execute()
  return { isTold: before.told_at !== null }
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
      const { verdict_reason: reason, verdict_words: words } = report
      const key = `interview-report ${interviewId} ${side} ${report.reviewed_at?.getTime()}`
      const [reporter, reported] = [accounts.get(reporterId), accounts.get(otherId)]
      const appealToken =
        report.is_upheld && reported
          ? await grantAppeal(trx, {
              verdictKey: key,
              kind: 'interview',
              caseId: `${interviewId}-${side}`,
              title: job,
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
            kind: 'interview_report_decided',
            job,
            name: nameOf(about),
            isUpheld,
            isReporter,
            ruling: { reason, words, appealToken: isReporter ? null : appealToken },
          }),
        ),
      )
      await trx
        .withTables<InterviewTables>()
        .updateTable('interview_reports')
        .set({ told_at: sql<Date>`now()` })
        .where('interview_id', '=', interviewId)
        .where('reporter_id', '=', reporterId)
        .execute()
    }
  })
