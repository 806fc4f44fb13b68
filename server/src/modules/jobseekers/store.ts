import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { JobseekerTables, ResumesTable } from './tables.ts'

export type ResumeRow = Selectable<ResumesTable>

export interface NewResume {
  accountId: string
  name: string
  mime: string
  size: number
  contentHash: string
}

export const resumesStore = {
  /** The first one of an account is its default. */
  insert: async (trx: Db, resume: NewResume): Promise<ResumeRow> => {
    const db = trx.withTables<JobseekerTables>()
    // Two first ones at once would both want to be the default.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`resumes ${resume.accountId}`}, 0))`.execute(
      trx,
    )
    const earlier = await db
      .selectFrom('resumes')
      .select('id')
      .where('account_id', '=', resume.accountId)
      .where('is_default', '=', true)
      .executeTakeFirst()
    return db
      .insertInto('resumes')
      .values({
        id: newId(),
        account_id: resume.accountId,
        name: resume.name,
        mime: resume.mime,
        size: resume.size,
        content_hash: resume.contentHash,
        is_default: earlier === undefined,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  },

  ofAccount: (db: Db, accountId: string): Promise<ResumeRow[]> =>
    db
      .withTables<JobseekerTables>()
      .selectFrom('resumes')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute(),

  /** One of the account's own. */
  find: (db: Db, accountId: string, id: string): Promise<ResumeRow | undefined> =>
    db
      .withTables<JobseekerTables>()
      .selectFrom('resumes')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst(),

  byIds: (db: Db, ids: readonly string[]): Promise<ResumeRow[]> =>
    db
      .withTables<JobseekerTables>()
      .selectFrom('resumes')
      .selectAll()
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute(),

  /** Which of these contents some resume has. */
  namedContents: async (db: Db, hashes: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .withTables<JobseekerTables>()
      .selectFrom('resumes')
      .select('content_hash')
      .distinct()
      .where('content_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute()
    return new Set(rows.map(row => row.content_hash))
  },
}
