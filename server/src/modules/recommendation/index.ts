import { hotJobTitles } from '@hanap/contracts/recommendation.calls'
import * as schemas from '@hanap/contracts/recommendation.schemas'
import type { Module } from '../../http/module.ts'
import { route } from '../../http/route.ts'
import type { Jobs } from '../jobs/index.ts'
import { hotTitles } from './rules.ts'

export interface RecommendationDeps {
  jobs: Pick<Jobs, 'store' | 'hotSearches'>
}

/** What to look at first (call 022). */
export const recommendationModule = ({ jobs }: RecommendationDeps): Module => ({
  routes: [
    route(hotJobTitles, schemas.hotJobTitles, async ({ query, market, language, dependsOn }) => {
      dependsOn(`market:${market.key}`)
      const [searches, openJobs] = await Promise.all([
        jobs.hotSearches.titlesOf(market.key),
        jobs.store.openJobsByTitle(market.key),
      ])
      return { job_titles: hotTitles(searches, openJobs, language, query.size) }
    }),
  ],
})
