import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { JobTables } from './tables.ts'

const today = sql<string>`current_date`

/** What devices do with a job; each counts once a day. */
export const jobActivity = (database: Db) => {
  const db = database.withTables<JobTables>()
  return {
    viewed: async (view: {
      jobId: string
      deviceId: string
      device: string
      source: string | undefined
      queryId: string | undefined
    }) => {
      await db
        .insertInto('job_views')
        .values({
          job_id: view.jobId,
          day: today,
          device_id: view.deviceId,
          device: view.device,
          source: view.source ?? null,
          query_id: view.queryId ?? null,
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    clickedExternal: async (jobId: string, deviceId: string) => {
      await db
        .insertInto('job_external_clicks')
        .values({ job_id: jobId, day: today, device_id: deviceId })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    /** Views and clicks of a job over all days. */
    countsOf: async (jobId: string): Promise<{ views: number; clicks: number }> => {
      const { rows } = await sql<{ views: string; clicks: string }>`
        select (select count(*) from job_views where job_id = ${jobId}) as views,
          (select count(*) from job_external_clicks where job_id = ${jobId}) as clicks`.execute(database)
      return { views: Number(rows[0]?.views ?? 0), clicks: Number(rows[0]?.clicks ?? 0) }
    },
  }
}
