import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { JobTables } from '../tables.ts'

export interface WaitingJob {
  id: string
  title: string
  since: Date
  reports: number
  /** The most frequent; of `report_job_reasons`. */
  reasonId: number
}

const waiting = (db: Db) =>
  db.withTables<JobTables>().selectFrom('job_reports').where('reviewed_at', 'is', null)

/** Jobs with reports that no operator has looked at, those of the oldest report first. */
export const waitingJobs = (db: Db, limit: number): Promise<WaitingJob[]> =>
  waiting(db)
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(['jobs.id', 'jobs.title'])
    .select([
      sql<Date>`min(job_reports.at)`.as('since'),
      sql<number>`count(*)::int`.as('reports'),
      sql<number>`mode() within group (order by reason_id)`.as('reasonId'),
    ])
    .groupBy(['jobs.id', 'jobs.title'])
    .orderBy('since')
    .limit(limit)
    .execute()

export const countWaitingJobs = async (db: Db): Promise<number> => {
  const { count } = await waiting(db)
    .select(sql<number>`count(distinct job_id)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many reports there are of a company's ads, decided or not. */
export const countReportsOfCompany = async (db: Db, companyId: string): Promise<number> => {
  const { count } = await db
    .withTables<JobTables>()
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('jobs.company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

/** More than these say nothing that the first of them do not. */
const MAX_SHOWN = 100

const accountIn = (reporter: string) => reporter.slice(reporter.indexOf(' ') + 1)

/** What an operator decides on: the open reports of a job, the oldest first, and its owner's answer. */
export const openReportsOfJob = async (db: Db, jobId: string) => {
  const reports = await waiting(db)
    .select(['reporter', 'is_account', 'reason_id', 'detail', 'at'])
    .where('job_id', '=', jobId)
    .orderBy('at')
    .limit(MAX_SHOWN)
    .execute()
  const answer = await db
    .withTables<JobTables>()
    .selectFrom('job_report_answers')
    .select('text')
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return {
    reports: reports.map(({ reporter, is_account, ...report }) => ({
      ...report,
      account_id: is_account ? accountIn(reporter) : null,
    })),
    answer: answer?.text ?? null,
  }
}

/** Accounts that reported a job, whatever came of it. */
export const reportersOfJob = async (db: Db, jobId: string): Promise<string[]> => {
  const rows = await db
    .withTables<JobTables>()
    .selectFrom('job_reports')
    .select('reporter')
    .where('job_id', '=', jobId)
    .where('is_account', '=', true)
    .orderBy('at')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ reporter }) => accountIn(reporter))
}
