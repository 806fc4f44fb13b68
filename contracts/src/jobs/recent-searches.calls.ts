import type { Call } from '../call.ts'
import type * as schemas from './recent-searches.schemas.ts'

const service = 'jobs'

export const listRecentSearches: Call<typeof schemas.listRecentSearches> = {
  id: '540',
  service,
  method: 'GET',
  path: '/api/jobs/recent-searches',
  who: 'seeker',
  summary:
    'What the seeker searched for lately in the market, the latest first, with the jobs that are new since.',
}

export const recordRecentSearch: Call<typeof schemas.recordRecentSearch> = {
  id: '541',
  service,
  method: 'POST',
  path: '/api/jobs/recent-searches',
  who: 'seeker',
  body: 'json',
  summary: 'Remember a search of the seeker; of the same one only the latest, and of all the latest ten.',
}

export const clearRecentSearches: Call<typeof schemas.clearRecentSearches> = {
  id: '542',
  service,
  method: 'DELETE',
  path: '/api/jobs/recent-searches',
  who: 'seeker',
  summary: 'Forget what the seeker searched for, in all markets.',
}
