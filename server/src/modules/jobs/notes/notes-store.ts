import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type PageNumber, pageOfRows } from '../../../db/page-of-rows.ts'

type JobNotesTable = {
  account_id: string
  job_id: string
  text: string
  updated_at: Date
}

export type NoteRow = JobNotesTable

/** Far more than anybody writes by hand. */
const MAX_NOTES = 2000

/** Every statement on seekers' notes; each names the account. */
export const jobNotes = (database: Db) => {
  const db = database.withTables<{ job_notes: JobNotesTable }>()
  return {
    /** Takes the place of an earlier one. The job must be there. Undefined when there are too many. */
    write: async (accountId: string, jobId: string, text: string): Promise<NoteRow | undefined> => {
      const { rows } = await sql<NoteRow>`
        insert into job_notes (account_id, job_id, text)
        select ${accountId}, ${jobId}, ${text}
        where (select count(*) from job_notes where account_id = ${accountId} and job_id <> ${jobId}) < ${MAX_NOTES}
        on conflict (account_id, job_id) do update set text = excluded.text, updated_at = now()
        returning *`.execute(database)
      return rows[0]
    },

    remove: async (accountId: string, jobId: string): Promise<void> => {
      await db
        .deleteFrom('job_notes')
        .where('account_id', '=', accountId)
        .where('job_id', '=', jobId)
        .execute()
    },

    /** What the account wrote on these jobs, by job. */
    among: async (accountId: string, jobIds: readonly string[]): Promise<Map<string, NoteRow>> => {
      const rows = await db
        .selectFrom('job_notes')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('job_id', '=', sql<string>`any(${[...jobIds]}::text[])`)
        .execute()
      return new Map(rows.map(row => [row.job_id, row]))
    },

    /** The latest first. */
    page: (accountId: string, page: PageNumber) =>
      pageOfRows(db.selectFrom('job_notes').where('account_id', '=', accountId), page, mine =>
        mine.selectAll().orderBy('updated_at', 'desc').orderBy('job_id'),
      ),
  }
}
