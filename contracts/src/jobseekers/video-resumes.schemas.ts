import { z } from 'zod'
import { Empty, FileInfo, Id, IdParams } from '../fields.schemas.ts'
import { MAX_VIDEO_BYTES } from './video-resumes.calls.ts'

/** `duration` in seconds, `size` in bytes; `url` and `video_cover` are addresses of calls. */
export const VideoResume = z
  .object({
    id: Id,
    url: z.string(),
    video_cover: z.string().nullable(),
    duration: z.number(),
    size: z.int(),
  })
  .meta({ id: 'VideoResume' })
export type VideoResume = z.infer<typeof VideoResume>

/** `received` and `total` in bytes. */
const VideoUpload = z.object({ received: z.int(), total: z.int() })

export const uploadVideoCover = {
  body: z.object({ video_resume_id: Id.optional() }),
  /** `video_resume_id`: whose cover it is, also where that video is still to come. */
  answer: z.object({ video_cover: z.string(), video_resume_id: Id }),
}

export const uploadVideoResume = {
  body: z.object({
    video_resume_id: Id.optional(),
    /** Where this part begins; what has come so far. */
    offset: z.int().min(0).max(MAX_VIDEO_BYTES).default(0),
    /** Bytes of the whole file; by default those that came with this request are all. */
    total: z.int().min(1).optional(),
  }),
  /** Until the last part has come, `duration` is 0. */
  answer: z.object({ ...VideoResume.shape, ...VideoUpload.shape }),
}

export const listVideoResumes = { answer: z.array(VideoResume) }

export const deleteVideoResume = { params: IdParams, answer: Empty }

export const readVideoUpload = { params: IdParams, answer: VideoUpload }

export const playVideoResume = { params: IdParams, answer: FileInfo }

export const readVideoCover = { params: IdParams, answer: FileInfo }
