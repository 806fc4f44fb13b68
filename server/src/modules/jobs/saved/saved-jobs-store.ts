import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { type PageNumber, pageOfRows } from '../../../db/page-of-rows.ts'

/** What a page knew of a job that was saved. */
export interface SavedDetails {
  job_title_id: number | null
  preference_id: string | null
  device_uuid: string | null
  device_udid: string | null
}

type SavedJobsTable = {
  id: string
  account_id: string
  job_id: string
  saved_at: Date
  job_title_id: number | null
  preference_id: string | null
  device_uuid: string | null
  device_udid: string | null
}

export const noDetails: SavedDetails = {
  job_title_id: null,
  preference_id: null,
  device_uuid: null,
  device_udid: null,
}

type SavedJobTables = { saved_jobs: SavedJobsTable }

export type SavedJobRow = SavedJobsTable

/** Every statement on saved jobs; each names the account. */
export const savedJobs = (database: Db) => {
  const db = database.withTables<SavedJobTables>()
  const find = (accountId: string, jobId: string): Promise<SavedJobRow | undefined> =>
    db
      .selectFrom('saved_jobs')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .executeTakeFirst()

  return {
    find,

    /** Saving twice keeps the first row, with what has come to be known, and answers it. */
    save: async (accountId: string, jobId: string, details: SavedDetails): Promise<SavedJobRow> =>
      db
        .insertInto('saved_jobs')
        .values({ ...details, id: newId(), account_id: accountId, job_id: jobId, saved_at: sql<Date>`now()` })
        .onConflict(conflict =>
          conflict.columns(['account_id', 'job_id']).doUpdateSet({
            job_title_id: sql`coalesce(excluded.job_title_id, saved_jobs.job_title_id)`,
            preference_id: sql`coalesce(excluded.preference_id, saved_jobs.preference_id)`,
            device_uuid: sql`coalesce(excluded.device_uuid, saved_jobs.device_uuid)`,
            device_udid: sql`coalesce(excluded.device_udid, saved_jobs.device_udid)`,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** False where the account has no such row. */
    remove: async (accountId: string, id: string): Promise<boolean> => {
      const removed = await db
        .deleteFrom('saved_jobs')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },

    page: (
      accountId: string,
      {
        isOldestFirst,
        preferenceId,
        ...page
      }: PageNumber & { isOldestFirst: boolean; preferenceId: string | undefined },
    ) => {
      const all = db.selectFrom('saved_jobs').where('account_id', '=', accountId)
      const mine = preferenceId === undefined ? all : all.where('preference_id', '=', preferenceId)
      return pageOfRows(mine, page, saved =>
        saved
          .selectAll()
          .orderBy('saved_at', isOldestFirst ? 'asc' : 'desc')
          .orderBy('id'),
      )
    },
  }
}
