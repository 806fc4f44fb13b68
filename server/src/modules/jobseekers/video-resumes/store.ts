import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { JobseekerTables, VideoResumesTable } from '../tables.ts'

export type VideoRow = Selectable<VideoResumesTable>

/** An upload that stands still for longer is given up. */
const UPLOAD_HOURS = 24

const videos = (db: Db) => db.withTables<JobseekerTables>()

export const videosStore = {
  /** Whole ones, the newest first. */
  ofAccount: (db: Db, accountId: string): Promise<VideoRow[]> =>
    videos(db)
      .selectFrom('video_resumes')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('content_hash', 'is not', null)
      .orderBy('begun_at', 'desc')
      .orderBy('id')
      .execute(),

  /** One of the account's own, whole or on its way. */
  find: (db: Db, accountId: string, id: string): Promise<VideoRow | undefined> =>
    videos(db)
      .selectFrom('video_resumes')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** A whole one, whoever has it. */
  findWhole: (db: Db, id: string): Promise<VideoRow | undefined> =>
    videos(db)
      .selectFrom('video_resumes')
      .selectAll()
      .where('id', '=', id)
      .where('content_hash', 'is not', null)
      .executeTakeFirst(),

  count: async (db: Db, accountId: string): Promise<number> =>
    (await videos(db).selectFrom('video_resumes').select('id').where('account_id', '=', accountId).execute())
      .length,

  insert: async (db: Db, row: { id: string; account_id: string; total: number }): Promise<void> => {
    await videos(db).insertInto('video_resumes').values(row).execute()
  },

  change: async (db: Db, id: string, facts: Partial<Omit<VideoRow, 'id' | 'account_id' | 'begun_at'>>) => {
    await videos(db).updateTable('video_resumes').set(facts).where('id', '=', id).execute()
  },

  /** False where the account has none of this id. */
  remove: async (db: Db, accountId: string, id: string): Promise<boolean> => {
    const removed = await videos(db)
      .deleteFrom('video_resumes')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return removed !== undefined
  },

  /** Forgets uploads that nobody went on with. */
  sweep: async (db: Db): Promise<void> => {
    await videos(db)
      .deleteFrom('video_resumes')
      .where('content_hash', 'is', null)
      .where('begun_at', '<', sql<Date>`now() - make_interval(hours => ${UPLOAD_HOURS})`)
      .execute()
  },

  /** Which of these contents some video or cover has. */
  namedContents: async (db: Db, hashes: readonly string[]): Promise<Set<string>> => {
    const any = sql<string>`any(${[...hashes]}::text[])`
    const rows = await videos(db)
      .selectFrom('video_resumes')
      .select(['content_hash', 'cover_hash'])
      .where(({ or, eb }) => or([eb('content_hash', '=', any), eb('cover_hash', '=', any)]))
      .execute()
    return new Set(rows.flatMap(row => [row.content_hash, row.cover_hash].filter(hash => hash !== null)))
  },
}
