import type { Call } from '../call.ts'
import type * as schemas from './video-resumes.schemas.ts'

const service = 'jobseekers'

export const MAX_VIDEO_MB = 100
export const MAX_VIDEO_BYTES = MAX_VIDEO_MB * 1024 * 1024
export const MAX_VIDEO_SECONDS = 180
/** Most bytes that one request carries. */
export const MAX_PART_BYTES = 8 * 1024 * 1024

export const uploadVideoCover: Call<typeof schemas.uploadVideoCover> = {
  id: '075',
  service,
  method: 'POST',
  path: '/api/jobseekers/video-resumes/upload-video-cover',
  who: 'seeker',
  body: 'form',
  files: ['video_cover'],
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 60, seconds: 3600 }],
  summary:
    'Choose the cover of a video resume: of the newest one by default, of the next one where there is none yet. PNG, JPEG or WebP of at most 5 MB.',
  refusals: ['entry_not_found'],
}

export const uploadVideoResume: Call<typeof schemas.uploadVideoResume> = {
  id: '076',
  service,
  method: 'POST',
  path: '/api/jobseekers/video_resume/upload_v1',
  who: 'seeker',
  body: 'form',
  files: ['video_resume'],
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 1000, seconds: 3600 }],
  summary:
    'Upload a video resume: MP4, MOV or WebM of at most 100 MB and 3 minutes, whole or in parts of at most 8 MB. The first part makes the id that the others name.',
  isIdempotent: true,
  refusals: ['entry_not_found', 'too_many_videos', 'upload_offset'],
}

export const listVideoResumes: Call<typeof schemas.listVideoResumes> = {
  id: '077',
  service,
  method: 'GET',
  path: '/api/jobseekers/video-resumes',
  who: 'seeker',
  summary: "The seeker's own video resumes, newest first.",
}

export const deleteVideoResume: Call<typeof schemas.deleteVideoResume> = {
  id: '078',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/video-resume/{id}/delete',
  who: 'seeker',
  summary: 'Delete a video resume, or an upload that did not come to its end.',
  refusals: ['entry_not_found'],
}

export const readVideoUpload: Call<typeof schemas.readVideoUpload> = {
  id: '212',
  service,
  method: 'GET',
  path: '/api/jobseekers/video-resumes/{id}/upload',
  who: 'seeker',
  summary: 'How much of an upload has come, so that it goes on from there.',
  refusals: ['entry_not_found'],
}

export const playVideoResume: Call<typeof schemas.playVideoResume> = {
  id: '213',
  service,
  method: 'GET',
  path: '/api/jobseekers/video-resumes/{id}/file',
  who: 'person',
  answers: 'media',
  types: ['video/mp4', 'video/webm', 'video/quicktime'],
  summary:
    'The video itself, also in ranges: for its owner, and for companies that the owner has applied to.',
}

export const readVideoCover: Call<typeof schemas.readVideoCover> = {
  id: '214',
  service,
  method: 'GET',
  path: '/api/jobseekers/video-resumes/{id}/cover',
  who: 'person',
  answers: 'media',
  types: ['image/jpeg'],
  summary: 'The cover of a video resume, for those who may see the video.',
}
