import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ResumesTables } from './tables.ts'

/** Raised when the parser finds more: what an earlier one parsed is parsed again when it is next asked for. */
const PARSER_VERSION = 1

export type ParsedResumeRecord =
  | { parsed: ParsedResume; problem: null }
  | { parsed: null; problem: ResumeProblem }

/** What was parsed in resumes. */
export const parsedResumesStore = {
  find: async (db: Db, resumeId: string): Promise<ParsedResumeRecord | undefined> => {
    const row = await db
      .withTables<ResumesTables>()
      .selectFrom('parsed_resumes')
      .select(['problem', 'content'])
      .where('resume_id', '=', resumeId)
      .where('reader_version', '=', PARSER_VERSION)
      .executeTakeFirst()
    if (row?.content) return { parsed: row.content, problem: null }
    return row?.problem ? { parsed: null, problem: row.problem } : undefined
  },

  save: async (trx: Db, resumeId: string, { parsed, problem }: ParsedResumeRecord) => {
    await sql`
      insert into parsed_resumes (resume_id, reader_version, problem, content)
      values (${resumeId}, ${PARSER_VERSION}, ${problem},
        ${parsed && JSON.stringify(parsed)}::text::jsonb)
      on conflict (resume_id) do update set reader_version = excluded.reader_version,
        problem = excluded.problem, content = excluded.content, read_at = now()`.execute(trx)
  },

  /** Ids of those of an account's resumes in which something was parsed. */
  parsedIn: async (db: Db, accountId: string): Promise<Set<string>> => {
    const { rows } = await sql<{ id: string }>`
      select resume_id as id from parsed_resumes join resumes on resumes.id = resume_id
      where account_id = ${accountId} and content is not null`.execute(db)
    return new Set(rows.map(({ id }) => id))
  },
}
