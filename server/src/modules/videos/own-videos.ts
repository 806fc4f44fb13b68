import { playVideoResume, readVideoCover } from '@hanap/contracts/jobseekers/video-resumes.calls'
import type { VideoResume } from '@hanap/contracts/jobseekers/video-resumes.schemas'
import type { Db } from '../../db/client.ts'
import { type VideoRow, videosStore } from './store.ts'

/** Where a video's cover is read. */
export const coverUrlOf = (id: string) => readVideoCover.path.replace('{id}', id)

export const videoInWire = (row: VideoRow): VideoResume => ({
  id: row.id,
  url: playVideoResume.path.replace('{id}', row.id),
  video_cover: row.cover_hash === null ? null : coverUrlOf(row.id),
  duration: row.duration ?? 0,
  size: Number(row.total),
})

/** A seeker's whole videos as they see them, the newest first. */
export const ownVideos = async (db: Db, accountId: string): Promise<VideoResume[]> =>
  (await videosStore.ofAccount(db, accountId)).map(videoInWire)
