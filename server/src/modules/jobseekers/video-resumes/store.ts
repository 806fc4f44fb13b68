import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { JobseekerTables, VideoResumesTable } from '../tables.ts'

export type VideoRow = Selectable<VideoResumesTable>

/** An upload that stands still for longer is given up. */
const UPLOAD_HOURS = 24

/** Longer than a part is written and a whole video waited for and looked at. */
const claimTime = sql<Date>`now() + interval '3 minutes'`

type Facts = Partial<
  Pick<VideoRow, 'received' | 'mime' | 'duration' | 'content_hash' | 'cover_hash' | 'cover_mime'>
>

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

  /** Begins an upload, claimed by who begins it; nothing where the account has `most` already. */
  begin: (
    db: Db,
    { accountId, total, claim }: { accountId: string; total: number; claim: string },
    most: number,
  ): Promise<VideoRow | undefined> =>
    db.transaction().execute(async trx => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`videos ${accountId}`}, 0))`.execute(trx)
      // Of one that never got its first part nobody knows the id.
      await videos(trx)
        .deleteFrom('video_resumes')
        .where('account_id', '=', accountId)
        .where('received', '=', '0')
        .where('claimed_until', '<', sql<Date>`now()`)
        .execute()
      if ((await videosStore.count(trx, accountId)) >= most) return undefined
      return videos(trx)
        .insertInto('video_resumes')
        .values({ id: newId(), account_id: accountId, total, claimed_by: claim, claimed_until: claimTime })
        .returningAll()
        .executeTakeFirstOrThrow()
    }),

  /** The upload for its next part, for nobody else meanwhile; nothing where it goes on elsewhere or is claimed. */
  claim: (
    db: Db,
    { accountId, id, offset, claim }: { accountId: string; id: string; offset: number; claim: string },
  ): Promise<VideoRow | undefined> =>
    videos(db)
      .updateTable('video_resumes')
      .set({ claimed_by: claim, claimed_until: claimTime })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('content_hash', 'is', null)
      .where('received', '=', String(offset))
      .where(({ or, eb }) =>
        or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<Date>`now()`)]),
      )
      .returningAll()
      .executeTakeFirst(),

  /** What has become of a claimed upload; the claim ends with it. False where it was deleted or claimed by another. */
  settle: async (db: Db, id: string, claim: string, facts: Facts = {}): Promise<boolean> => {
    const { numUpdatedRows } = await videos(db)
      .updateTable('video_resumes')
      .set({ ...facts, claimed_by: null, claimed_until: null })
      .where('id', '=', id)
      .where('claimed_by', '=', claim)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  change: async (db: Db, id: string, facts: Facts) => {
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
