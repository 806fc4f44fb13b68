import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { Db } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
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

interface JobRuling {
  verdict: ReviewVerdict
  reason?: VerdictReason | undefined
  words?: string | undefined
}

/**
 * An operator's verdict on a reported job: `keep` shows it again and its reports count no more, `close` closes it,
 * `fraud` does so and warns of ads that share its text. Answers the ads that it closed; undefined for a job without open reports.
 */
export const ruleOnJob = async (
  trx: Db,
  jobId: string,
  { verdict, reason, words }: JobRuling,
): Promise<{ closedIds: string[] } | undefined> => {
  const db = trx.withTables<JobTables>()
  const reviewed = await db
    .updateTable('job_reports')
    .set({
      reviewed_at: new Date(),
      is_upheld: verdict !== 'keep',
      verdict_reason: reason ?? null,
      verdict_words: words || null,
      is_told: false,
    })
    .where('job_id', '=', jobId)
    .where('reviewed_at', 'is', null)
    .executeTakeFirst()
  if (reviewed.numUpdatedRows === 0n) return undefined
  await db.deleteFrom('job_report_answers').where('job_id', '=', jobId).execute()
  if (verdict !== 'keep') {
    if (verdict === 'fraud') await rememberFraudulentAd(trx, jobId)
    return { closedIds: await closeJobs(trx, [jobId]) }
  }
  await db
    .updateTable('jobs')
    .set({ status: 'active' })
    .where('id', '=', jobId)
    .where('status', '=', 'hidden')
    .execute()
  await publishChanges(trx, [{ topic: 'job', id: jobId }])
  return { closedIds: [] }
}

/** The same from the command line: without a reason, and whether there were open reports. */
export const reviewJob = (database: Db, jobId: string, verdict: ReviewVerdict): Promise<boolean> =>
  inTransaction(database, async trx => (await ruleOnJob(trx, jobId, { verdict })) !== undefined)
