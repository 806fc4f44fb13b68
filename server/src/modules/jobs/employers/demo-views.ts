import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'

export interface DemoJobViews {
  jobId: string
  at: Date
  market: string
  language: string
  source: string | null
  count: number
}

/** Writes views of the demo data, each of a device of its own. */
export const saveDemoViews = async (trx: Db, views: readonly DemoJobViews[]): Promise<void> => {
  const months = new Set(views.map(({ at }) => at.toISOString().slice(0, 7)))
  for (const month of [...months].sort())
    await sql`select keep_partitions('job_views', ${`${month}-01`}::date, 1200)`.execute(trx)
  await sql`
    insert into job_views (job_id, day, device_id, device, source, market, language, at)
    select job_id, (at at time zone 'UTC')::date, 'demo ' || row_number() over (), 'web', source, market, language, at
    from unnest(
      ${views.map(({ jobId }) => jobId)}::text[], ${views.map(({ at }) => at)}::timestamptz[],
      ${views.map(({ market }) => market)}::text[], ${views.map(({ language }) => language)}::text[],
      ${views.map(({ source }) => source)}::text[], ${views.map(({ count }) => count)}::int[]
    ) as viewed (job_id, at, market, language, source, number)
    cross join generate_series(1, number)
    on conflict do nothing`.execute(trx)
}
