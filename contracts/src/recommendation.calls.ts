import type { Call } from './call.ts'
import type * as schemas from './recommendation.schemas.ts'

export const hotJobTitles: Call<typeof schemas.hotJobTitles> = {
  id: '022',
  service: 'recommendation',
  method: 'GET',
  path: '/api/recommendation/hot-job-titles',
  who: 'public',
  summary: 'Titles that the market searches for most, with their open jobs.',
}
