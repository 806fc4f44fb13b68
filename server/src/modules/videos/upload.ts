import {
  MAX_PART_BYTES,
  MAX_VIDEO_BYTES,
  MAX_VIDEO_MB,
  MAX_VIDEO_SECONDS,
} from '@hanap/contracts/jobseekers/video-resumes.calls'
import type { FormFile } from '@hanap/contracts/page'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { UploadStage } from '../../files/upload-stage.ts'
import { pictureOf } from './cover.ts'
import { type VideoRow, videosStore } from './store.ts'
import { VIDEO_TYPES, videoFacts, videoMimeOf } from './video-file.ts'

const MAX_VIDEOS = 3
/** What players call three minutes may be some pictures more. */
const TOLERANCE_SECONDS = 1
/** Where the cover is looked for; not every video has a second one. */
const COVER_SECONDS = [1, 0]

/** A part of a video as it comes in. */
export interface VideoPart {
  accountId: string
  /** Absent with the first part. */
  id: string | undefined
  offset: number
  total: number | undefined
  file: FormFile | undefined
  /** Names the request's Idempotency-Key. */
  begunBy: string | null
}

const field = 'video_resume'

/** Uploads on their way; whole ones are the store's. */
export const createVideoUploads = (db: Db, files: FileStore, stage: UploadStage) => {
  const factsOf = async (path: string) => {
    const facts = await videoFacts(path)
    if (!facts) throw refuseField(field, 'file_broken')
    if (facts.seconds > MAX_VIDEO_SECONDS + TOLERANCE_SECONDS)
      throw refuseField(field, 'video_too_long', { minutes: MAX_VIDEO_SECONDS / 60 })
    const picture = await pictureOf(path, COVER_SECONDS)
    return {
      mime: facts.mime,
      duration: facts.seconds,
      ...(picture && { cover_hash: await files.put(picture), cover_mime: 'image/jpeg' }),
      content_hash: await files.adopt(path),
    }
  }

  /** Looks at a file that has come whole, and takes it into the store. */
  const lookAt = async (id: string) => {
    const { path, release } = await stage.gather(id)
    try {
      return await factsOf(path)
    } finally {
      await release()
    }
  }

  /** The upload that a part belongs to, claimed for it. */
  const claimed = async (part: VideoPart, claim: string, length: number) => {
    const { accountId, id, offset, begunBy } = part
    const total = part.total ?? offset + length
    if (total > MAX_VIDEO_BYTES) throw refuseField(field, 'file_too_large', { size: `${MAX_VIDEO_MB} MB` })
    if (id === undefined) {
      const begun = await videosStore.begin(db, { accountId, total, claim, begunBy }, MAX_VIDEOS)
      if (begun === 'in_flight') throw refuseIdempotencyConflict(begun)
      if (!begun) throw new Refusal('too_many_videos')
      return begun
    }
    const upload = await videosStore.claim(db, { accountId, id, offset, total, claim })
    if (upload) return upload
    const row = await videosStore.find(db, accountId, id)
    if (!row) throw new Refusal('entry_not_found')
    // It goes on elsewhere, or another request is at this very part.
    throw new Refusal('upload_offset', { data: { received: Number(row.received), total: Number(row.total) } })
  }

  const append = async (row: VideoRow, offset: number, bytes: Uint8Array) => {
    const received = offset + bytes.byteLength
    const total = Number(row.total)
    if (received > total) throw refuseField(field, 'file_broken')
    await stage.write(row.id, offset, bytes)
    return { received: String(received), ...(received === total && (await lookAt(row.id))) }
  }

  /** What is not what it should be is not kept for more of it to come, and of a first part nobody knows the id. */
  const giveUp = async (row: VideoRow, claim: string, isFirst: boolean, error: unknown) => {
    const isWrong = error instanceof Refusal && error.code === 'invalid_fields'
    if (!isFirst && !isWrong) return videosStore.settle(db, row.id, claim)
    await stage.remove(row.id)
    return videosStore.giveUp(db, row)
  }

  return {
    /**
     * Takes a part. Parts come in order; one that comes twice is refused with what has come. `keep` gets what writes down that
     * it has come, and answers with the upload as it then is.
     */
    add: async <Kept>(
      part: VideoPart,
      keep: (settle: (trx: Db) => Promise<VideoRow>) => Promise<Kept>,
    ): Promise<Kept> => {
      const { id, offset, file } = part
      if (!file) throw refuseField(field, 'required')
      if (file.size > MAX_PART_BYTES)
        throw refuseField(field, 'file_too_large', { size: `${MAX_PART_BYTES / 1024 / 1024} MB` })
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (bytes.byteLength === 0) throw refuseField(field, 'file_broken')
      if (offset === 0 && !videoMimeOf(bytes)) throw refuseField(field, 'file_type', { types: VIDEO_TYPES })
      if (id === undefined && offset > 0) throw refuseField('video_resume_id', 'required')
      const claim = newId()
      const row = await claimed(part, claim, bytes.byteLength)
      try {
        const facts = await append(row, offset, bytes)
        const video = await keep(async trx => {
          const settled = await videosStore.settle(trx, row.id, claim, facts)
          if (!settled) throw new Refusal('entry_not_found')
          return settled
        })
        if ('content_hash' in facts) await stage.remove(row.id)
        return video
      } catch (error) {
        // Where this fails too, the claim ends by itself.
        await giveUp(row, claim, id === undefined, error).catch(() => undefined)
        throw error
      }
    },

    /** Removes files of uploads that no row has any more. */
    sweep: stage.sweep,
  }
}
