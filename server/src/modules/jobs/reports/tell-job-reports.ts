import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { grantAppeal } from '../../appeals/index.ts'
import { accountFactsByIds } from '../../auth/index.ts'
import type { NotificationRequest, Notifier, Recipient } from '../../notifications/index.ts'
import type { JobTables } from '../tables.ts'

/** A verdict on a job with more reports tells its other reporters a minute later. */
const AT_ONCE = 500

export interface TellingDeps {
  db: Db
  notifier: Notifier
  /** Who is told of what becomes of a job; nobody where nobody may speak for its company. */
  handlerOf(job: { company_id: string | null; recruiter_id: string | null }): Promise<Recipient | undefined>
}

/** Tells the accounts that reported a job what came of it, and who handles the job; guests cannot be told. */
export const tellOfJobReports = async ({ db, notifier, handlerOf }: TellingDeps): Promise<void> => {
  const untold = await db
    .withTables<JobTables>()
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(['jobs.id', 'jobs.company_id', 'jobs.recruiter_id'])
    .distinct()
    .where('is_told', '=', false)
    .limit(AT_ONCE)
    .execute()
  for (const job of untold) {
    // Asked before: no other connection inside of a transaction.
    const owner = await handlerOf(job)
    await db.transaction().execute(trx => tellOfJob(trx, notifier, job, owner))
  }
}

const tellOfJob = async (
  trx: Db,
  notifier: Notifier,
  job: { id: string; company_id: string | null },
  owner: Recipient | undefined,
) => {
  const tables = trx.withTables<JobTables>()
  const reports = await tables
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select([
      'title',
      'reporter',
      'is_account',
      'is_upheld',
      'job_reports.reviewed_at',
      'verdict_reason',
      'verdict_words',
    ])
    .where('job_id', '=', job.id)
    .where('is_told', '=', false)
    .orderBy('job_reports.at')
    .limit(AT_ONCE)
    .forUpdate('job_reports')
    .skipLocked()
    .execute()
  const [first] = reports
  if (!first) return
  const { title, is_upheld, reviewed_at, verdict_reason: reason, verdict_words: words } = first
  const isUpheld = is_upheld ?? false
  const verdictKey = `job report ${job.id} ${reviewed_at?.getTime()}`
  const ids = reports.flatMap(({ is_account, reporter }) =>
    is_account ? [reporter.slice(reporter.indexOf(' ') + 1)] : [],
  )
  const requests: NotificationRequest[] = [...(await accountFactsByIds(trx, ids)).values()].map(account => ({
    recipient: account.recipient,
    key: `${verdictKey} ${account.id}`,
    event: {
      kind: 'job_report_decided',
      job: title,
      isUpheld,
      isReporter: true,
      ruling: { reason, words, appealToken: null },
    },
  }))
  if (owner) {
    const appealToken = isUpheld
      ? await grantAppeal(trx, {
          verdictKey,
          kind: 'job',
          caseId: job.id,
          title,
          reason,
          words,
          accountId: owner.accountId,
          companyId: job.company_id,
        })
      : null
    requests.push({
      recipient: owner,
      key: `${verdictKey} owner`,
      event: {
        kind: 'job_report_decided',
        job: title,
        isUpheld,
        isReporter: false,
        ruling: { reason, words, appealToken },
      },
    })
  }
  await notifier.notify(trx, requests)
  await tables
    .updateTable('job_reports')
    .set({ is_told: true })
    .where('job_id', '=', job.id)
    .where(sql<boolean>`reporter = any(${reports.map(({ reporter }) => reporter)}::text[])`)
    .execute()
}
