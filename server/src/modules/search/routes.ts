import { searchJobs } from '@hanap/contracts/search/search.calls'
import * as schemas from '@hanap/contracts/search/search.schemas'
import { type Route, route, withExactAnswers } from '../../calls/route.ts'
import type { JobSearchService } from '../jobs/index.ts'

export const searchRoutes = (search: JobSearchService): Route[] => [
  withExactAnswers(
    route(searchJobs, schemas.searchJobs, async incoming => {
      const { salary: [from, to] = [], ...request } = incoming.query
      return search.answer(
        { ...request, salary_from: request.salary_from ?? from, salary_to: request.salary_to ?? to },
        incoming,
      )
    }),
  ),
]
