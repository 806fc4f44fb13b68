import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { hidesJob, type ReporterStanding, reportWeight } from '../rules.ts'
import type { JobTables } from '../tables.ts'

export interface JobReport {
  jobId: string
  /** An account's id, or a guest's device. */
  by: { kind: 'account' | 'device'; id: string }
  reasonId: number
  detail: string | undefined
}

/** What is known of an account that reports. */
type ReporterFacts = Pick<ReporterStanding, 'isEmailVerified' | 'createdAt' | 'isStaying'>

export interface ReportDeps {
  /** In the transaction given: none may ask for a second connection. */
  reportersByIds(trx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ReporterFacts>>
  /** Tells whoever handles the job that it is hidden, and why, in the same transaction. */
  notifyOwner(trx: Db, hidden: { jobId: string; title: string; reasonIds: readonly number[] }): Promise<void>
}

/** More accounts than this have never decided anything that the first of them did not. */
const MAX_WEIGHED = 200

const openReportsOf = (trx: Db, jobId: string) =>
  trx
    .withTables<JobTables>()
    .selectFrom('job_reports')
    .select(['reporter', 'reason_id'])
    .where('job_id', '=', jobId)
    .where('is_account', '=', true)
    .where('reviewed_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(MAX_WEIGHED)
    .execute()

/** How often operators agreed with these reporters, and how often not. */
const recordsOf = async (trx: Db, reporters: readonly string[]) => {
  const rows = await trx
    .withTables<JobTables>()
    .selectFrom('job_reports')
    .select([
      'reporter',
      sql<number>`count(*) filter (where is_upheld)::int`.as('upheld'),
      sql<number>`count(*) filter (where not is_upheld)::int`.as('refused'),
    ])
    .where('reporter', '=', sql<string>`any(${[...reporters]}::text[])`)
    .where('is_upheld', 'is not', null)
    .groupBy('reporter')
    .execute()
  return new Map(rows.map(({ reporter, ...record }) => [reporter, record]))
}

const accountOf = (reporter: string) => reporter.slice(reporter.indexOf(' ') + 1)

/** What each of these reporters' words counts now. */
const weightsOf = async (
  trx: Db,
  { reportersByIds }: Pick<ReportDeps, 'reportersByIds'>,
  reporters: readonly string[],
) => {
  const [facts, records] = [
    await reportersByIds(trx, reporters.map(accountOf)),
    await recordsOf(trx, reporters),
  ]
  const now = new Date()
  return reporters.map(reporter => {
    const reporterFacts = facts.get(accountOf(reporter))
    return reporterFacts
      ? reportWeight({ ...reporterFacts, ...(records.get(reporter) ?? { upheld: 0, refused: 0 }) }, now)
      : 0
  })
}

/**
 * Keeps a report, once per account or device, and hides the job when enough accounts have reported it: its owner is told. False for
 * a job that is not there.
 */
export const storeJobReport = (
  database: Db,
  deps: ReportDeps,
  { jobId, by, reasonId, detail }: JobReport,
): Promise<boolean> =>
  database.transaction().execute(async trx => {
    const db = trx.withTables<JobTables>()
    const job = await db
      .selectFrom('jobs')
      .select(['status', 'title'])
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
    if (job.status !== 'active' || by.kind !== 'account') return true
    const reports = await openReportsOf(trx, jobId)
    const weights = await weightsOf(
      trx,
      deps,
      reports.map(({ reporter }) => reporter),
    )
    if (!hidesJob(weights)) return true
    await db.updateTable('jobs').set({ status: 'hidden' }).where('id', '=', jobId).execute()
    await publishChanges(trx, [{ topic: 'job', id: jobId }])
    const reasonIds = [
      ...new Set(reports.filter((_, at) => (weights[at] ?? 0) > 0).map(each => each.reason_id)),
    ]
    await deps.notifyOwner(trx, { jobId, title: job.title, reasonIds })
    return true
  })

/** An account's reports stay for the operator, in nobody's name and without its words. */
export const anonymizeReporter = async (trx: Db, accountId: string) => {
  await trx
    .withTables<JobTables>()
    .updateTable('job_reports')
    .set({ reporter: `account ${newId()}`, detail: null })
    .where('reporter', '=', `account ${accountId}`)
    .execute()
}
