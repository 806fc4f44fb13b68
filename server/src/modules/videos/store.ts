import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { VideoResumesTable, VideosTables } from './tables.ts'

export type VideoRow = Selectable<VideoResumesTable>

/** An upload that stands still for longer is given up. */
const UPLOAD_HOURS = 24

/** Longer than a part is written and a whole video waited for and looked at. */
const claimTime = sql<Date>`now() + interval '3 minutes'`

type VideoChanges = Partial<
  Pick<VideoRow, 'received' | 'mime' | 'duration' | 'content_hash' | 'cover_hash' | 'cover_mime'>
>

const videos = (db: Db) => db.withTables<VideosTables>()

interface VideoUploadStart {
  accountId: string
  total: number
  claim: string
  /** Names the request's Idempotency-Key. */
  begunBy: string | null
}

interface VideoUploadClaim {
  accountId: string
  id: string
  offset: number
  total: number
  claim: string
}

const lockVideos = (trx: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`videos ${accountId}`}, 0))`.execute(trx)

/** Keys are remembered for as long as their answers. */
const isBegun = async (trx: Db, accountId: string, begunBy: string): Promise<boolean> =>
  (await videos(trx)
    .selectFrom('video_resumes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('begun_by', '=', begunBy)
    .where('begun_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst()) !== undefined

/** Nobody is at its next part, or who was never came back. */
const isFree = sql<boolean>`(claimed_until is null or claimed_until < now())`

/** Where a cover waits for its video. */
const placeOf = (trx: Db, accountId: string) =>
  videos(trx)
    .selectFrom('video_resumes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('received', '=', '0')
    .where('cover_hash', 'is not', null)
    .where(isFree)
    .executeTakeFirst()

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

  /**
   * Begins an upload, claimed by who begins it, in the place that a cover holds for it or in one of its own; nothing where the
   * account has `most` already, `in_flight` where the request of the same key has begun it and nobody has given that up.
   */
  begin: (
    db: Db,
    { accountId, total, claim, begunBy }: VideoUploadStart,
    most: number,
  ): Promise<VideoRow | 'in_flight' | undefined> =>
    db.transaction().execute(async trx => {
      await lockVideos(trx, accountId)
      // Of one that never got its first part nobody knows the id.
      await videos(trx)
        .deleteFrom('video_resumes')
        .where('account_id', '=', accountId)
        .where('received', '=', '0')
        .where('cover_hash', 'is', null)
        .where('claimed_until', '<', sql<Date>`now()`)
        .execute()
      if (begunBy !== null && (await isBegun(trx, accountId, begunBy))) return 'in_flight'
      const begun = { total, begun_by: begunBy, claimed_by: claim, claimed_until: claimTime }
      const place = await placeOf(trx, accountId)
      if (place)
        return videos(trx)
          .updateTable('video_resumes')
          .set(begun)
          .where('id', '=', place.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      if ((await videosStore.count(trx, accountId)) >= most) return undefined
      return videos(trx)
        .insertInto('video_resumes')
        .values({ ...begun, id: newId(), account_id: accountId })
        .returningAll()
        .executeTakeFirstOrThrow()
    }),

  /**
   * Which video a cover without an id is for: the newest whole one, else the newest on its way, else one to come, for which
   * it holds a place.
   */
  forCover: (db: Db, accountId: string): Promise<VideoRow> =>
    db.transaction().execute(async trx => {
      await lockVideos(trx, accountId)
      const own = await videos(trx)
        .selectFrom('video_resumes')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy(sql`content_hash is not null`, 'desc')
        .orderBy('begun_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return (
        own ??
        videos(trx)
          .insertInto('video_resumes')
          .values({ id: newId(), account_id: accountId, total: 0 })
          .returningAll()
          .executeTakeFirstOrThrow()
      )
    }),

  /** The upload for its next part, for nobody else meanwhile; nothing where it goes on elsewhere or is claimed. */
  claim: (db: Db, { accountId, id, offset, total, claim }: VideoUploadClaim): Promise<VideoRow | undefined> =>
    videos(db)
      .updateTable('video_resumes')
      .set({
        // Of a place alone: what has been said of a whole stays.
        total: sql<number>`case total when 0 then ${total} else total end`,
        claimed_by: claim,
        claimed_until: claimTime,
      })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('content_hash', 'is', null)
      .where('received', '=', String(offset))
      .where(isFree)
      .returningAll()
      .executeTakeFirst(),

  /**
   * What has become of a claimed upload; the claim ends with it. Nothing where it was deleted or claimed by another. A cover
   * that was chosen stays.
   */
  settle: (
    db: Db,
    id: string,
    claim: string,
    { cover_hash: hash, cover_mime: mime, ...facts }: VideoChanges = {},
  ): Promise<VideoRow | undefined> =>
    videos(db)
      .updateTable('video_resumes')
      .set({
        ...facts,
        ...(hash && {
          cover_hash: sql<string>`coalesce(cover_hash, ${hash})`,
          cover_mime: sql<string | null>`case when cover_hash is null then ${mime} else cover_mime end`,
        }),
        claimed_by: null,
        claimed_until: null,
      })
      .where('id', '=', id)
      .where('claimed_by', '=', claim)
      .returningAll()
      .executeTakeFirst(),

  change: async (db: Db, id: string, facts: VideoChanges) => {
    await videos(db).updateTable('video_resumes').set(facts).where('id', '=', id).execute()
  },

  /** A cover goes on waiting for its video. */
  giveUp: async (db: Db, { id, account_id: accountId, cover_hash: cover, received }: VideoRow) => {
    if (cover === null || received !== '0') return videosStore.remove(db, accountId, id)
    await videos(db)
      .updateTable('video_resumes')
      .set({ total: 0, begun_by: null, claimed_by: null, claimed_until: null })
      .where('id', '=', id)
      .execute()
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
