import type { Call } from '../call.ts'
import type * as schemas from './go.schemas.ts'

const service = 'go'
const DAY_SECONDS = 86_400

export const uploadFiles: Call<typeof schemas.uploadFiles> = {
  id: '107',
  service,
  method: 'POST',
  path: '/api/go/file/upload',
  who: 'seeker',
  body: 'form',
  files: ['files'],
  summary:
    'Upload at most five files: images (PNG, JPEG, WebP) and PDF, each at most 10 MB. What no feedback names within a day is deleted.',
  isIdempotent: true,
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 60, seconds: 3600 }],
  refusals: ['too_many_files'],
}

export const readUpload: Call<typeof schemas.readUpload> = {
  id: '200',
  service,
  method: 'GET',
  path: '/api/go/file/{id}',
  who: 'seeker',
  answers: 'file',
  types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
  summary: "One of the seeker's own uploads.",
}

export const sendFeedback: Call<typeof schemas.sendFeedback> = {
  id: '108',
  service,
  method: 'POST',
  path: '/api/go/user/feedback',
  who: 'guest',
  body: 'json',
  summary: 'Tell the operator something; files are own uploads, so a guest names none.',
  isIdempotent: true,
  limits: [
    { by: 'address', max: 200, seconds: DAY_SECONDS },
    { by: 'device', max: 20, seconds: DAY_SECONDS },
  ],
}

export const readRedDot: Call<typeof schemas.readRedDot> = {
  id: '109',
  service,
  method: 'GET',
  path: '/api/go/interview/red_dot',
  who: 'seeker',
  summary: 'How many interviews wait for the seeker: to be answered, or today.',
}
