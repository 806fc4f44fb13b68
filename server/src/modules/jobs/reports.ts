import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { publish } from '../../db/outbox.ts'
import { rememberFraud } from './risk/fraud-runs.ts'
import { hidesJob } from './rules.ts'
import { closeJobs } from './save-jobs.ts'
import type { JobTables } from './tables.ts'

export interface Report {
  jobId: string
  /** An account's id, or a guest's device. */
  by: { kind: 'account' | 'device'; id: string }
  reasonId: number
  detail: string | undefined
}

/**
 * Keeps a report, once per account or device, and hides the job when enough accounts have reported it. False for
 * a job that is not there.
 */
export const reportJob = (database: Db, { jobId, by, reasonId, detail }: Report): Promise<boolean> =>
  database.transaction().execute(async trx => {
    const db = trx.withTables<JobTables>()
    const job = await db
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', jobId)
      .forUpdate()
      .executeTakeFirst()
    if (!job) return false
    await db
      .insertInto('job_reports')
      .values({
        job_id: jobId,
        reporter: `${by.kind} ${by.id}`,
        is_account: by.kind === 'account',
        reason_id: reasonId,
        detail: detail || null,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const { reports } = await db
      .selectFrom('job_reports')
      .select(sql<string>`count(*)`.as('reports'))
      .where('job_id', '=', jobId)
      .where('is_account', '=', true)
      .where('reviewed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (job.status === 'active' && hidesJob(Number(reports))) {
      await db.updateTable('jobs').set({ status: 'hidden' }).where('id', '=', jobId).execute()
      await publish(trx, [{ topic: 'job', id: jobId }])
    }
    return true
  })

/** An account's reports go on counting, in nobody's name and without its words. */
export const forgetReporter = async (trx: Db, accountId: string) => {
  await trx
    .withTables<JobTables>()
    .updateTable('job_reports')
    .set({ reporter: `account ${newId()}`, detail: null })
    .where('reporter', '=', `account ${accountId}`)
    .execute()
}

export interface ReportedJob {
  id: string
  title: string
  market: string
  status: string
  accounts: number
  guests: number
  reports: { reasonId: number; detail: string | null; at: Date }[]
}

/** Jobs with reports that no operator has looked at, the most reported first; for `npm run admin -- review`. */
export const reportedJobs = async (database: Db): Promise<ReportedJob[]> => {
  const rows = await database
    .withTables<JobTables>()
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(['jobs.id', 'title', 'market', 'status', 'reason_id', 'detail', 'is_account', 'at'])
    .where('reviewed_at', 'is', null)
    .orderBy('at')
    .execute()
  const jobs = [...Map.groupBy(rows, row => row.id).values()].flatMap(reports => {
    const [first] = reports
    if (!first) return []
    const accounts = reports.filter(report => report.is_account).length
    return {
      id: first.id,
      title: first.title,
      market: first.market,
      status: first.status,
      accounts,
      guests: reports.length - accounts,
      reports: reports.map(({ reason_id, detail, at }) => ({ reasonId: reason_id, detail, at })),
    }
  })
  return jobs.sort((a, b) => b.accounts - a.accounts || b.guests - a.guests)
}

export const verdicts = ['keep', 'close', 'fraud'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * An operator's verdict on a reported job: `keep` shows it again and its reports count no more, `close` closes it,
 * `fraud` does so and warns of ads that share its text. False for a job without open reports.
 */
export const reviewJob = (database: Db, jobId: string, verdict: Verdict): Promise<boolean> =>
  database.transaction().execute(async trx => {
    const db = trx.withTables<JobTables>()
    const reviewed = await db
      .updateTable('job_reports')
      .set({ reviewed_at: new Date() })
      .where('job_id', '=', jobId)
      .where('reviewed_at', 'is', null)
      .executeTakeFirst()
    if (reviewed.numUpdatedRows === 0n) return false
    if (verdict !== 'keep') {
      if (verdict === 'fraud') await rememberFraud(trx, jobId)
      await closeJobs(trx, [jobId])
      return true
    }
    await db
      .updateTable('jobs')
      .set({ status: 'active' })
      .where('id', '=', jobId)
      .where('status', '=', 'hidden')
      .execute()
    await publish(trx, [{ topic: 'job', id: jobId }])
    return true
  })
