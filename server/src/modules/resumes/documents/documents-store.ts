import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { ResumeDocumentsTable, ResumesTables } from '../tables.ts'

export type DocumentRow = Selectable<ResumeDocumentsTable>

const of = (db: Db) => db.withTables<ResumesTables>()
// The driver would write a text as a JSON string.
export const contentJson = (content: DocumentContent) => sql<string>`${JSON.stringify(content)}::text::jsonb`

export const documentsStore = {
  /** Lets only one of a person's requests at a time make a document more, until the transaction ends. */
  lock: async (trx: Db, accountId: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${accountId}`}, 0))`.execute(trx)
  },

  count: async (db: Db, accountId: string): Promise<number> => {
    const { count } = await of(db)
      .selectFrom('resume_documents')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return count
  },

  insert: (
    trx: Db,
    accountId: string,
    content: DocumentContent,
    profileMark: string | null,
  ): Promise<DocumentRow> =>
    of(trx)
      .insertInto('resume_documents')
      .values({
        id: newId(),
        account_id: accountId,
        content: contentJson(content),
        profile_mark: profileMark,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),

  ofAccount: (db: Db, accountId: string): Promise<DocumentRow[]> =>
    of(db)
      .selectFrom('resume_documents')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute(),

  find: (db: Db, accountId: string, id: string): Promise<DocumentRow | undefined> =>
    of(db)
      .selectFrom('resume_documents')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Held as it is until the transaction ends. */
  findLocked: (trx: Db, accountId: string, id: string): Promise<DocumentRow | undefined> =>
    of(trx)
      .selectFrom('resume_documents')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** What it says now, as one revision more. */
  update: (trx: Db, id: string, content: DocumentContent): Promise<DocumentRow> =>
    of(trx)
      .updateTable('resume_documents')
      .set({
        content: contentJson(content),
        revision: sql<number>`revision + 1`,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** That it was compared with what the profile says now. */
  markProfile: async (trx: Db, id: string, mark: string): Promise<void> => {
    await of(trx).updateTable('resume_documents').set({ profile_mark: mark }).where('id', '=', id).execute()
  },

  /** Gives its link another key, or none; views are counted anew with each key. */
  setLink: (
    trx: Db,
    id: string,
    { public_key, is_indexed }: Pick<DocumentRow, 'public_key' | 'is_indexed'>,
  ): Promise<DocumentRow> =>
    of(trx)
      .updateTable('resume_documents')
      .set({
        public_key,
        is_indexed,
        public_views: sql<number>`case when public_key is not distinct from ${public_key} then public_views else 0 end`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  findPublic: (db: Db, key: string): Promise<DocumentRow | undefined> =>
    of(db).selectFrom('resume_documents').selectAll().where('public_key', '=', key).executeTakeFirst(),

  countView: async (db: Db, key: string): Promise<void> => {
    await of(db)
      .updateTable('resume_documents')
      .set({ public_views: sql<number>`public_views + 1` })
      .where('public_key', '=', key)
      .execute()
  },

  delete: async (db: Db, accountId: string, id: string): Promise<boolean> => {
    const { numDeletedRows } = await of(db)
      .deleteFrom('resume_documents')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
}
