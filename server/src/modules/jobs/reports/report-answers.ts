import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { JobTables } from '../tables.ts'

/** Why an ad is hidden, and what its owner says to it. */
export interface ReportHiddenJob {
  /** Of the accounts' open reports, the most frequent first. */
  reasons: { id: number; count: number }[]
  answer: { text: string; answeredAt: Date } | null
}

/** Nothing of an ad that is not hidden: reports that hide nothing are for the operator alone. */
export const reportHiddenJob = async (database: Db, jobId: string): Promise<ReportHiddenJob | undefined> => {
  const db = database.withTables<JobTables>()
  const job = await db
    .selectFrom('jobs')
    .leftJoin('job_report_answers as answers', 'answers.job_id', 'jobs.id')
    .select(['answers.text', 'answers.answered_at'])
    .where('jobs.id', '=', jobId)
    .where('status', '=', 'hidden')
    .executeTakeFirst()
  if (!job) return undefined
  const reasons = await db
    .selectFrom('job_reports')
    .select(['reason_id as id', sql<number>`count(*)::int`.as('count')])
    .where('job_id', '=', jobId)
    .where('is_account', '=', true)
    .where('reviewed_at', 'is', null)
    .groupBy('reason_id')
    .orderBy('count', 'desc')
    .orderBy('id')
    .execute()
  const { text, answered_at: answeredAt } = job
  return { reasons, answer: text === null || answeredAt === null ? null : { text, answeredAt } }
}

/** Keeps the owner's answer in place of an earlier one, and tells when; nothing where the ad is not hidden any more. */
export const answerReports = (
  database: Db,
  { jobId, authorId, text }: { jobId: string; authorId: string; text: string },
): Promise<Date | undefined> =>
  database.transaction().execute(async trx => {
    const db = trx.withTables<JobTables>()
    const job = await db
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', jobId)
      .where('status', '=', 'hidden')
      .forUpdate()
      .executeTakeFirst()
    if (!job) return undefined
    const answeredAt = new Date()
    const answer = { author_id: authorId, text, answered_at: answeredAt }
    await db
      .insertInto('job_report_answers')
      .values({ job_id: jobId, ...answer })
      .onConflict(conflict => conflict.column('job_id').doUpdateSet(answer))
      .execute()
    return answeredAt
  })
