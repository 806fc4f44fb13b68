import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormFile } from '@hanap/contracts/page'
import {
  MAX_PART_BYTES,
  MAX_VIDEO_BYTES,
  MAX_VIDEO_MB,
  MAX_VIDEO_SECONDS,
} from '@hanap/contracts/video-resumes.calls'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { Refusal, refuseField } from '../../../http/refusal.ts'
import type { FileStore } from '../file-store.ts'
import { pictureOf } from './cover.ts'
import { type VideoRow, videosStore } from './store.ts'
import { VIDEO_TYPES, videoFacts, videoMimeOf } from './video-file.ts'

const MOST_VIDEOS = 3
/** What players call three minutes may be some pictures more. */
const TOLERANCE_SECONDS = 1
const COVER_SECOND = 1

/** A part of a video as it comes in. */
export interface Part {
  accountId: string
  /** Absent with the first part. */
  id: string | undefined
  offset: number
  total: number | undefined
  file: FormFile | undefined
}

const field = 'video_resume'

/** Uploads on their way, each a file that grows; whole ones are the store's. */
export const createVideoUploads = (db: Db, files: FileStore, folder: string) => {
  const pathOf = (id: string) => join(folder, id)

  const begin = async (trx: Db, accountId: string, total: number): Promise<VideoRow> => {
    if (total > MAX_VIDEO_BYTES) throw refuseField(field, 'file_too_large', { size: `${MAX_VIDEO_MB} MB` })
    await sql`select pg_advisory_xact_lock(hashtextextended(${`videos ${accountId}`}, 0))`.execute(trx)
    if ((await videosStore.count(trx, accountId)) >= MOST_VIDEOS) throw new Refusal('too_many_videos')
    const id = newId()
    await videosStore.insert(trx, { id, account_id: accountId, total })
    const row = await videosStore.find(trx, accountId, id)
    if (!row) throw new Error('a video that was just added is not there')
    return row
  }

  const write = async (id: string, offset: number, bytes: Uint8Array) => {
    await mkdir(folder, { recursive: true })
    const handle = await open(pathOf(id), offset === 0 ? 'w' : 'r+')
    try {
      await handle.write(bytes, 0, bytes.byteLength, offset)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  /** Looks at a file that has come whole, and takes it into the store. What is no video of ours is forgotten. */
  const finish = async (trx: Db, id: string, total: number) => {
    const facts = await videoFacts(pathOf(id))
    if (!facts) throw refuseField(field, 'file_broken')
    if (facts.seconds > MAX_VIDEO_SECONDS + TOLERANCE_SECONDS)
      throw refuseField(field, 'video_too_long', { minutes: MAX_VIDEO_SECONDS / 60 })
    const hash = await files.adopt(pathOf(id))
    const path = files.pathOf(hash)
    const picture = (await pictureOf(path, COVER_SECOND)) ?? (await pictureOf(path, 0))
    await videosStore.change(trx, id, {
      received: String(total),
      mime: facts.mime,
      duration: facts.seconds,
      content_hash: hash,
      ...(picture && { cover_hash: await files.put(picture), cover_mime: 'image/jpeg' }),
    })
  }

  const append = async (trx: Db, part: Part, bytes: Uint8Array, found: VideoRow | undefined) => {
    const { accountId, offset } = part
    const row = found ?? (await begin(trx, accountId, part.total ?? bytes.byteLength))
    const received = offset + bytes.byteLength
    const total = Number(row.total)
    if (received > total) throw refuseField(field, 'file_broken')
    await write(row.id, offset, bytes)
    if (received === total) await finish(trx, row.id, total)
    else await videosStore.change(trx, row.id, { received: String(received) })
    return row.id
  }

  /** Where an upload has come so far, for a part that does not begin there. */
  const refuseOffset = (row: VideoRow) =>
    new Refusal('upload_offset', { data: { received: Number(row.received), total: Number(row.total) } })

  return {
    /** Takes a part, and answers the video's id. Parts come in order; one that comes twice is refused with what has come. */
    add: async (part: Part): Promise<string> => {
      const { accountId, id, offset, file } = part
      if (!file) throw refuseField(field, 'required')
      if (file.size > MAX_PART_BYTES)
        throw refuseField(field, 'file_too_large', { size: `${MAX_PART_BYTES / 1024 / 1024} MB` })
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (bytes.byteLength === 0) throw refuseField(field, 'file_broken')
      if (offset === 0 && !videoMimeOf(bytes)) throw refuseField(field, 'file_type', { types: VIDEO_TYPES })
      if (id === undefined && offset > 0) throw refuseField('video_resume_id', 'required')
      try {
        return await db.transaction().execute(async trx => {
          if (id === undefined) return append(trx, part, bytes, undefined)
          await sql`select pg_advisory_xact_lock(hashtextextended(${`video ${id}`}, 0))`.execute(trx)
          const row = await videosStore.find(trx, accountId, id)
          if (!row) throw new Refusal('entry_not_found')
          if (row.content_hash !== null || Number(row.received) !== offset) throw refuseOffset(row)
          return append(trx, part, bytes, row)
        })
      } catch (error) {
        // A file that is not what it should be is not kept for more of it to come.
        if (id !== undefined && error instanceof Refusal && error.code === 'invalid_fields')
          await videosStore.remove(db, accountId, id)
        throw error
      }
    },

    /** Removes files of uploads that no row has any more. */
    sweep: async (olderThanMs: number) => {
      await mkdir(folder, { recursive: true })
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(pathOf(name))
        if (Date.now() - mtimeMs > olderThanMs) await rm(pathOf(name), { force: true })
      }
    },
  }
}
