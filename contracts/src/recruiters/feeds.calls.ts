import type { Call } from '../call.ts'
import type * as schemas from './feeds.schemas.ts'

export const applyModes = ['auto', 'onsite', 'external'] as const

export const uploadFeed: Call<typeof schemas.uploadFeed> = {
  id: '366',
  service: 'recruiters',
  method: 'POST',
  path: '/api/recruiters/feeds',
  who: 'recruiter',
  permission: 'post_jobs',
  tokenScope: 'jobs',
  body: 'form',
  files: ['file'],
  maxConcurrent: 1,
  summary:
    "Post the ads of a feed as the company's own, in any of the importer's formats, plain or gzipped; at most 500 are read. What a complete feed no longer has is closed. Answers what became of each row, and why some were not taken.",
  limits: [{ by: 'account', max: 30, seconds: 3600 }],
}
