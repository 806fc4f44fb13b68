import * as calls from '@hanap/contracts/jobseekers/video-resumes.calls'
import type { VideoResume } from '@hanap/contracts/jobseekers/video-resumes.schemas'
import * as schemas from '@hanap/contracts/jobseekers/video-resumes.schemas'
import type { FormFile } from '@hanap/contracts/page'
import type { CompanyReader, SignedInPerson } from '../../calls/caller.ts'
import { mayDo } from '../../calls/permission.ts'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { MediaAnswer, personRoute, type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { idempotencyId, withIdempotency, withIdempotentPreparation } from '../../db/idempotency.ts'
import type { Files } from '../../files/files.ts'
import { PICTURE_TYPES, pictureKindOf, pictureMimes, shrunken } from '../pictures/index.ts'
import { coverUrlOf, ownVideos, videoInWire } from './own-videos.ts'
import { videosStore } from './store.ts'
import { createVideoUploads } from './upload.ts'

export interface VideoResumesDeps {
  db: Db
  /** All files that people upload. */
  allFiles: Files
  /** A seeker's application that stands, where a company's recruiters may see it. */
  applicationTo(accountId: string, reader: CompanyReader): Promise<SentApplication | undefined>
  /** Notes for the seeker that a recruiter is about to see what they sent. */
  recordAccess(
    member: { accountId: string; companyId: string },
    kind: 'resume',
    applications: readonly SentApplication[],
  ): Promise<void>
}

interface SentApplication {
  id: string
  account_id: string
  job_id: string
}

const MAX_COVER_MB = 5
const COVER_SIDE = 640
/** Longer than any request lives between storing its file and committing its row. */
const ORPHAN_AFTER_MS = 24 * 3600 * 1000

/** A chosen cover made anew: nothing but the picture of it is left. */
const coverOf = async (file: FormFile | undefined): Promise<Uint8Array<ArrayBuffer>> => {
  if (!file) throw refuseField('video_cover', 'required')
  if (file.size > MAX_COVER_MB * 1024 * 1024)
    throw refuseField('video_cover', 'file_too_large', { size: `${MAX_COVER_MB} MB` })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!pictureKindOf(bytes)) throw refuseField('video_cover', 'file_type', { types: PICTURE_TYPES })
  return shrunken('video_cover', bytes, COVER_SIDE)
}

/** Uploading, playing, covering and deleting video resumes: calls 075-078 and 212-214; with what cleans up behind them. */
export const videoResumes = ({ db, allFiles, applicationTo, recordAccess }: VideoResumesDeps) => {
  const files = allFiles.store('videos')
  const uploads = createVideoUploads(db, files, allFiles.stage('video-uploads'))

  const findOwn = async (accountId: string, id: string) => {
    const row = await videosStore.find(db, accountId, id)
    if (!row) throw new Refusal('entry_not_found')
    return row
  }

  /** The company's application by which a recruiter may see a person's videos. */
  const applicationSeenBy = async (caller: SignedInPerson, owner: string) => {
    if (caller.kind !== 'recruiter' || caller.companyId === null || caller.role === null) return undefined
    if (!mayDo(caller.role, 'view_applicants')) return undefined
    const { accountId, companyId, role } = caller
    const application = await applicationTo(owner, { accountId, companyId, role })
    return (
      application && { application, member: { accountId: caller.accountId, companyId: caller.companyId } }
    )
  }

  /** A video of one's own, or of a person who applied to the company that one acts for. */
  const findVisible = async (caller: SignedInPerson, id: string) => {
    const own = caller.kind === 'seeker' && (await videosStore.find(db, caller.accountId, id))
    if (own) return { row: own, seen: undefined }
    const row = await videosStore.findWhole(db, id)
    if (!row) throw new Refusal('not_found')
    const seen = await applicationSeenBy(caller, row.account_id)
    if (!seen) throw new Refusal('not_found')
    return { row, seen }
  }

  const routes: Route[] = [
    seekerRoute(
      calls.uploadVideoResume,
      schemas.uploadVideoResume,
      ({ body, caller, files: sent, idempotencyKey: key }) => {
        const part = {
          accountId: caller.accountId,
          id: body.video_resume_id,
          offset: body.offset,
          total: body.total,
          file: sent.video_resume,
          begunBy: key && idempotencyId(key),
        }
        return withIdempotentPreparation(db, key, refuseIdempotencyConflict, () =>
          uploads.add(part, settle =>
            withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
              const row = await settle(trx)
              return { ...videoInWire(row), received: Number(row.received), total: Number(row.total) }
            }),
          ),
        )
      },
    ),

    seekerRoute(calls.readVideoUpload, schemas.readVideoUpload, async ({ params, caller }) => {
      const { received, total } = await findOwn(caller.accountId, params.id)
      return { received: Number(received), total: Number(total) }
    }),

    seekerRoute(calls.listVideoResumes, schemas.listVideoResumes, ({ caller }) =>
      ownVideos(db, caller.accountId),
    ),

    seekerRoute(calls.deleteVideoResume, schemas.deleteVideoResume, async ({ params, caller }) => {
      if (!(await videosStore.remove(db, caller.accountId, params.id))) throw new Refusal('entry_not_found')
      return {}
    }),

    seekerRoute(calls.uploadVideoCover, schemas.uploadVideoCover, async ({ body, caller, files: sent }) => {
      const picture = await coverOf(sent.video_cover)
      const chosen = { cover_hash: await files.put(picture), cover_mime: pictureMimes.jpg }
      const row =
        body.video_resume_id === undefined
          ? await videosStore.forCover(db, caller.accountId)
          : await findOwn(caller.accountId, body.video_resume_id)
      await videosStore.change(db, row.id, chosen)
      return {
        video_cover: coverUrlOf(row.id),
        video_resume_id: row.id,
      }
    }),

    personRoute(calls.playVideoResume, schemas.playVideoResume, async ({ params, caller }) => {
      const { row, seen } = await findVisible(caller, params.id)
      const { content_hash: hash, mime } = row
      if (hash === null || mime === null) throw new Refusal('not_found')
      if (seen) await recordAccess(seen.member, 'resume', [seen.application])
      return new MediaAnswer({ name: row.id, mime, size: Number(row.total) }, (from, to) =>
        files.read(hash, from, to),
      )
    }),

    personRoute(calls.readVideoCover, schemas.readVideoCover, async ({ params, caller }) => {
      const { id, cover_hash: hash, cover_mime: mime } = (await findVisible(caller, params.id)).row
      if (hash === null || mime === null) throw new Refusal('not_found')
      const { length } = await files.get(hash)
      return new MediaAnswer({ name: id, mime, size: length }, (from, to) => files.read(hash, from, to))
    }),
  ]

  return {
    routes,
    /** A person's videos as somebody may play them; none where they may not. */
    playableBy: async (caller: SignedInPerson, accountId: string): Promise<VideoResume[]> =>
      (await applicationSeenBy(caller, accountId)) ? ownVideos(db, accountId) : [],
    sweep: async () => {
      await videosStore.sweep(db)
      await uploads.sweep(2 * ORPHAN_AFTER_MS)
      await files.sweep(keys => videosStore.namedContents(db, keys), ORPHAN_AFTER_MS)
    },
  }
}
