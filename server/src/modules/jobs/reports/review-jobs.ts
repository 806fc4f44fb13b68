import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { recordFraud } from '../../risk/index.ts'
import { closeJobs } from '../close-jobs.ts'
import { adText, contactsOf } from '../risk/risks.ts'
import type { JobTables } from '../tables.ts'

export interface ReportedJob {
  id: string
  title: string
  market: string
  status: string
  accounts: number
  guests: number
  reports: { reasonId: number; detail: string | null; at: Date }[]
  /** The owner's, where there is one. */
  answer: string | null
}

/** Jobs with reports that no operator has looked at, the most reported first; for `npm run admin -- review`. */
export const reportedJobs = async (database: Db): Promise<ReportedJob[]> => {
  const rows = await database
    .withTables<JobTables>()
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .leftJoin('job_report_answers as answers', 'answers.job_id', 'jobs.id')
    .select(['jobs.id', 'title', 'market', 'status', 'reason_id', 'detail', 'is_account', 'at'])
    .select('answers.text as answer')
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
      answer: first.answer,
    }
  })
  return jobs.sort((a, b) => b.accounts - a.accounts || b.guests - a.guests)
}

/** Remembers what an ad says that is removed as fraud, and where it wanted answers. */
const rememberFraudulentAd = async (trx: Db, jobId: string) => {
  const ad = await trx
    .withTables<JobTables>()
    .selectFrom('jobs')
    .select(['description', 'requirements', 'external_apply_url'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  await recordFraud(trx, { id: jobId, text: adText(ad), contacts: contactsOf(ad) })
}

export const reviewVerdicts = ['keep', 'close', 'fraud'] as const

type ReviewVerdict = (typeof reviewVerdicts)[number]

/**
 * An operator's verdict on a reported job: `keep` shows it again and its reports count no more, `close` closes it,
 * `fraud` does so and warns of ads that share its text. False for a job without open reports.
 */
export const reviewJob = (database: Db, jobId: string, verdict: ReviewVerdict): Promise<boolean> =>
  database.transaction().execute(async trx => {
    const db = trx.withTables<JobTables>()
    const reviewed = await db
      .updateTable('job_reports')
      .set({ reviewed_at: new Date(), is_upheld: verdict !== 'keep' })
      .where('job_id', '=', jobId)
      .where('reviewed_at', 'is', null)
      .executeTakeFirst()
    if (reviewed.numUpdatedRows === 0n) return false
    await db.deleteFrom('job_report_answers').where('job_id', '=', jobId).execute()
    if (verdict !== 'keep') {
      if (verdict === 'fraud') await rememberFraudulentAd(trx, jobId)
      await closeJobs(trx, [jobId])
      return true
    }
    await db
      .updateTable('jobs')
      .set({ status: 'active' })
      .where('id', '=', jobId)
      .where('status', '=', 'hidden')
      .execute()
    await publishChanges(trx, [{ topic: 'job', id: jobId }])
    return true
  })
