import type { Call } from '../call.ts'
import type * as schemas from './search.schemas.ts'

export const searchJobs: Call<typeof schemas.searchJobs> = {
  id: '001',
  service: 'search',
  method: 'GET',
  path: '/api/search/jobs',
  who: 'public',
  summary:
    'Search jobs; sort 1 newest, 2 relevance, 3 salary, 4 distance; 2 by default with a query, else 1.',
}
