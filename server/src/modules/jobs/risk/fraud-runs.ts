import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { longRunsOf } from '../likeness.ts'
import type { JobTables } from '../tables.ts'

type AdText = { description: string; requirements: string | null }

/** Less in common is chance, or a sentence that everybody writes. */
const LEAST_RUNS = 10
const LEAST_SHARE = 0.1

export const runsOfAd = ({ description, requirements }: AdText): Int32Array =>
  longRunsOf(`${description} ${requirements ?? ''}`)

/** Whether so many of an ad's runs are known from frauds that it was hardly written by somebody else. */
export const isSharedText = (known: number, runs: number): boolean =>
  known >= LEAST_RUNS && known >= runs * LEAST_SHARE

/** Remembers what an ad says that is removed as fraud. Safe to repeat. */
export const rememberFraud = async (trx: Db, jobId: string) => {
  const ad = await trx
    .withTables<JobTables>()
    .selectFrom('jobs')
    .select(['description', 'requirements'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  await sql`
    insert into fraud_runs (run, job_id)
    select unnest(${[...runsOfAd(ad)]}::int[]), ${jobId}
    on conflict do nothing`.execute(trx)
}

/** Whether an ad shares its text with others that were removed as fraud. */
export const sharesTextWithFraud = async (database: Db, ad: AdText): Promise<boolean> => {
  const runs = runsOfAd(ad)
  const { known } = await database
    .withTables<JobTables>()
    .selectFrom('fraud_runs')
    .select(sql<string>`count(distinct run)`.as('known'))
    .where('run', '=', sql<number>`any(${[...runs]}::int[])`)
    .executeTakeFirstOrThrow()
  return isSharedText(Number(known), runs.length)
}
