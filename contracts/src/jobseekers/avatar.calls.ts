import type { Call } from '../call.ts'
import type * as schemas from './avatar.schemas.ts'

const service = 'jobseekers'

export const uploadAvatar: Call<typeof schemas.uploadAvatar> = {
  id: '074',
  service,
  method: 'POST',
  path: '/api/jobseekers/upload-avatar',
  who: 'seeker',
  body: 'form',
  files: ['avatar'],
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 30, seconds: 3600 }],
  summary:
    'Store a photo (PNG, JPEG or WebP of at most 5 MB and 8,000 pixels a side) as a square without metadata.',
  isIdempotent: true,
}

export const readAvatar: Call<typeof schemas.readAvatar> = {
  id: '215',
  service,
  method: 'GET',
  path: '/api/jobseekers/avatar/{id}',
  who: 'public',
  answers: 'file',
  types: ['image/webp'],
  // Another photo has another address.
  cacheControl: 'public, max-age=31536000, immutable',
  summary: 'A photo, for whoever was told its address.',
}

export const deleteAvatar: Call<typeof schemas.deleteAvatar> = {
  id: '216',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/avatar/delete',
  who: 'seeker',
  summary: "Delete the seeker's photo.",
}
