import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { JobseekerTables } from './tables.ts'

/** Raised when the reader finds more: what was read by an earlier one is read again when it is next asked for. */
const READER_VERSION = 1

export type Reading = { content: ParsedResume; problem: null } | { content: null; problem: ResumeProblem }

/** What was found in resumes. */
export const readingsStore = {
  find: async (db: Db, resumeId: string): Promise<Reading | undefined> => {
    const row = await db
      .withTables<JobseekerTables>()
      .selectFrom('parsed_resumes')
      .select(['problem', 'content'])
      .where('resume_id', '=', resumeId)
      .where('reader_version', '=', READER_VERSION)
      .executeTakeFirst()
    if (row?.content) return { content: row.content, problem: null }
    return row?.problem ? { content: null, problem: row.problem } : undefined
  },

  save: async (trx: Db, resumeId: string, { content, problem }: Reading) => {
    await sql`
      insert into parsed_resumes (resume_id, reader_version, problem, content)
      values (${resumeId}, ${READER_VERSION}, ${problem},
        ${content && JSON.stringify(content)}::text::jsonb)
      on conflict (resume_id) do update set reader_version = excluded.reader_version,
        problem = excluded.problem, content = excluded.content, read_at = now()`.execute(trx)
  },

  /** Ids of those of an account's resumes in which something was found. */
  foundIn: async (db: Db, accountId: string): Promise<Set<string>> => {
    const { rows } = await sql<{ id: string }>`
      select resume_id as id from parsed_resumes join resumes on resumes.id = resume_id
      where account_id = ${accountId} and content is not null`.execute(db)
    return new Set(rows.map(({ id }) => id))
  },
}
