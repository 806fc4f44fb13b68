import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { ResumeSource, ResumesTable, ResumesTables } from './tables.ts'

export type ResumeRow = Selectable<ResumesTable>

export interface NewResume {
  accountId: string
  name: string
  mime: string
  size: number
  contentHash: string
  source: ResumeSource
}

/** Two changes of an account's resumes at once would both make a default, or a last one that fits. */
const lockResumes = (trx: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`resumes ${accountId}`}, 0))`.execute(trx)

const activeResumes = (db: Db, accountId: string) =>
  db
    .withTables<ResumesTables>()
    .selectFrom('resumes')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)

/** Takes the default away where there is one. */
const clearDefault = (trx: Db, accountId: string) =>
  trx
    .withTables<ResumesTables>()
    .updateTable('resumes')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

const changeOne = (trx: Db, accountId: string, id: string, change: Updateable<ResumesTable>) =>
  trx
    .withTables<ResumesTables>()
    .updateTable('resumes')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const resumesStore = {
  /** The first one of an account is its default. */
  insert: async (trx: Db, resume: NewResume): Promise<ResumeRow> => {
    const db = trx.withTables<ResumesTables>()
    await lockResumes(trx, resume.accountId)
    const earlier = await activeResumes(trx, resume.accountId)
      .select('id')
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
        source: resume.source,
        is_default: earlier === undefined,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  },

  ofAccount: (db: Db, accountId: string): Promise<ResumeRow[]> =>
    activeResumes(db, accountId).selectAll().orderBy('updated_at', 'desc').orderBy('id').execute(),

  /** Where the resumes of each of these accounts came from; who has none is left out. */
  sourcesOf: async (db: Db, accountIds: readonly string[]): Promise<Map<string, ResumeSource[]>> => {
    const rows = await db
      .withTables<ResumesTables>()
      .selectFrom('resumes')
      .select(['account_id', 'source'])
      .distinct()
      .where('account_id', '=', sql<string>`any(${[...accountIds]}::text[])`)
      .where('deleted_at', 'is', null)
      .execute()
    const own = Map.groupBy(rows, row => row.account_id)
    return new Map([...own].map(([id, all]) => [id, all.map(({ source }) => source ?? 'uploaded')]))
  },

  count: async (db: Db, accountId: string): Promise<number> =>
    (await activeResumes(db, accountId).select('id').execute()).length,

  /** One of the account's own. */
  find: (db: Db, accountId: string, id: string): Promise<ResumeRow | undefined> =>
    activeResumes(db, accountId).selectAll().where('id', '=', id).executeTakeFirst(),

  /** One of the account's own by its file; the lock is held until the transaction ends. */
  findFile: async (
    trx: Db,
    accountId: string,
    { contentHash, name }: { contentHash: string; name: string },
  ): Promise<ResumeRow | undefined> => {
    await lockResumes(trx, accountId)
    return activeResumes(trx, accountId)
      .selectAll()
      .where('content_hash', '=', contentHash)
      .where('name', '=', name)
      .orderBy('id')
      .executeTakeFirst()
  },

  rename: (db: Db, accountId: string, id: string, name: string): Promise<ResumeRow | undefined> =>
    db
      .withTables<ResumesTables>()
      .updateTable('resumes')
      .set({ name })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),

  makeDefault: (db: Db, accountId: string, id: string): Promise<ResumeRow | undefined> =>
    db.transaction().execute(trx => resumesStore.setDefault(trx, accountId, id)),

  /** The same within the caller's transaction. */
  setDefault: async (trx: Db, accountId: string, id: string): Promise<ResumeRow | undefined> => {
    await lockResumes(trx, accountId)
    if (!(await resumesStore.find(trx, accountId, id))) return undefined
    await clearDefault(trx, accountId)
    return changeOne(trx, accountId, id, { is_default: true })
  },

  /** The newest of the others becomes the default in its place. False where the account has none of this id. */
  remove: (db: Db, accountId: string, id: string): Promise<boolean> =>
    db.transaction().execute(async trx => {
      await lockResumes(trx, accountId)
      const row = await resumesStore.find(trx, accountId, id)
      if (!row) return false
      await changeOne(trx, accountId, id, { deleted_at: new Date() })
      const [newDefault] = row.is_default ? await resumesStore.ofAccount(trx, accountId) : []
      if (newDefault) await changeOne(trx, accountId, newDefault.id, { is_default: true })
      return true
    }),

  /** As it was before it was deleted, also the default again; undefined where none was within a day. */
  restore: (
    db: Db,
    accountId: string,
    id: string,
    most: number,
  ): Promise<ResumeRow | 'too_many' | undefined> =>
    db.transaction().execute(async trx => {
      await lockResumes(trx, accountId)
      const row = await trx
        .withTables<ResumesTables>()
        .selectFrom('resumes')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('deleted_at', '>', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst()
      if (!row) return undefined
      const others = await resumesStore.count(trx, accountId)
      if (others >= most) return 'too_many'
      if (row.is_default) await clearDefault(trx, accountId)
      return changeOne(trx, accountId, id, { deleted_at: null, is_default: row.is_default || others === 0 })
    }),

  /** Ids of those that can no longer be restored. */
  longDeleted: async (db: Db): Promise<string[]> => {
    const rows = await db
      .withTables<ResumesTables>()
      .selectFrom('resumes')
      .select('id')
      .where('deleted_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute()
    return rows.map(({ id }) => id)
  },

  forget: async (db: Db, ids: readonly string[]) => {
    await db
      .withTables<ResumesTables>()
      .deleteFrom('resumes')
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
  },

  /** Deleted ones too: an application keeps what went with it. */
  byIds: (db: Db, ids: readonly string[]): Promise<ResumeRow[]> =>
    db
      .withTables<ResumesTables>()
      .selectFrom('resumes')
      .selectAll()
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute(),

  /** Which of these contents some resume has. */
  namedContents: async (db: Db, hashes: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .withTables<ResumesTables>()
      .selectFrom('resumes')
      .select('content_hash')
      .distinct()
      .where('content_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute()
    return new Set(rows.map(row => row.content_hash))
  },
}
