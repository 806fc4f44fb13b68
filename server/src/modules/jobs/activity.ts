import type { LanguageCode } from '@hanap/markets/languages'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { JobTables } from './tables.ts'

const today = sql<string>`current_date`

/** Tables of this module that are partitioned by month of their column `day`. */
export const jobsByMonth = ['job_views', 'hot_searches'] as const

/** A device that read a job, in a market and language. */
export interface JobViewEvent {
  jobId: string
  deviceId: string
  market: string
  language: string
}

/** Which devices read which jobs since a day (`YYYY-MM-DD`), each pair once, some thousand at a time. */
export async function* viewsSince(
  database: Db,
  { since, market }: { since: string; market: string | undefined },
  batch = 5000,
): AsyncGenerator<JobViewEvent[]> {
  let [job, device] = ['', '']
  for (;;) {
    const { rows } = await sql<JobViewEvent>`
      select distinct on (job_id, device_id) job_id as "jobId", device_id as "deviceId", market, language
      from job_views
      where day >= ${since}::date and market is not null ${market === undefined ? sql`` : sql`and market = ${market}`}
        and (job_id, device_id) > (${job}, ${device})
      order by job_id, device_id, day limit ${batch}`.execute(database)
    const last = rows.at(-1)
    if (!last) return
    ;[job, device] = [last.jobId, last.deviceId]
    yield rows
  }
}

/** A device's reading of a job, as it is stored. */
export interface DeviceJobView extends JobViewEvent {
  language: LanguageCode
  device: string
  source: string | undefined
  queryId: string | undefined
}

/** Stores that a device read a job; it counts once a day. */
export const recordDeviceView = async (db: Db, view: DeviceJobView): Promise<void> => {
  await db
    .withTables<JobTables>()
    .insertInto('job_views')
    .values({
      job_id: view.jobId,
      day: today,
      device_id: view.deviceId,
      market: view.market,
      language: view.language,
      device: view.device,
      source: view.source ?? null,
      query_id: view.queryId ?? null,
      at: sql`now()`,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Stores that a device went to the employer's own site to apply; it counts once a day. */
export const recordExternalClick = async (db: Db, jobId: string, deviceId: string): Promise<void> => {
  await db
    .withTables<JobTables>()
    .insertInto('job_external_clicks')
    .values({ job_id: jobId, day: today, device_id: deviceId, at: sql`now()` })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The list from which a device last came to a job; null where none is known. */
export const viewSourceOf = async (trx: Db, jobId: string, deviceId: string): Promise<string | null> => {
  const view = await trx
    .withTables<JobTables>()
    .selectFrom('job_views')
    .select('source')
    .where('job_id', '=', jobId)
    .where('device_id', '=', deviceId)
    .where('source', 'is not', null)
    .orderBy('day', 'desc')
    .executeTakeFirst()
  return view?.source ?? null
}

/** Views and clicks of a job over all days. */
export const activityOf = async (db: Db, jobId: string): Promise<{ views: number; clicks: number }> => {
  const { rows } = await sql<{ views: string; clicks: string }>`
    select (select count(*) from job_views where job_id = ${jobId}) as views,
      (select count(*) from job_external_clicks where job_id = ${jobId}) as clicks`.execute(db)
  return { views: Number(rows[0]?.views ?? 0), clicks: Number(rows[0]?.clicks ?? 0) }
}
