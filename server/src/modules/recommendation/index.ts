import { hotJobTitles, jobsForYou } from '@hanap/contracts/recommendation/recommendation.calls'
import * as schemas from '@hanap/contracts/recommendation/recommendation.schemas'
import type { ServerModule } from '../../calls/module.ts'
import { route, seekerRoute, withSharedAnswers } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { hotTitleSearches, type Jobs } from '../jobs/index.ts'
import type { MatchingJobs } from '../search/index.ts'
import { hiddenJobRoutes } from './hidden-routes.ts'
import { readNamesOfWork } from './match/title-work.ts'
import { hotTitles } from './rules.ts'
import { viewedJobsOf } from './viewed-jobs.ts'

export { skillKey } from '../profiles/index.ts'
export { hiddenJobsOf } from './hidden-jobs.ts'
export { applicantMatcher, jobMatcher, jobScores } from './match/index.ts'
export { createMatcher, type MatchedSeeker, type MatchResult, matchOf } from './match/match.ts'
export { workNear } from './match/text-work.ts'
export { workOf } from './match/title-work.ts'
export { matchIn } from './match/words.ts'
export { retention } from './retention.ts'
export { recordSeekerView, viewedAmong, viewedJobsOf } from './viewed-jobs.ts'

export interface RecommendationDeps {
  db: Db
  jobs: Jobs
  matchingJobs: MatchingJobs
}

/** What to look at first (calls 022 and 132), and what not to look at again (133-135). */
export const recommendationModule = ({ db, jobs, matchingJobs }: RecommendationDeps): ServerModule => ({
  start: async () => readNamesOfWork(),
  routes: [
    withSharedAnswers(
      route(hotJobTitles, schemas.hotJobTitles, async ({ query, market, language, dependsOn }) => {
        dependsOn(`market:${market.key}`)
        const [searches, openJobs] = await Promise.all([
          hotTitleSearches(db, market.key),
          jobs.openJobsByTitle(market.key),
        ])
        return { job_titles: hotTitles(searches, openJobs, language, query.size) }
      }),
    ),

    seekerRoute(jobsForYou, schemas.jobsForYou, async incoming => {
      const { caller, query } = incoming
      const ranked = await matchingJobs(incoming, await viewedJobsOf(db, caller.accountId))
      if (!ranked) return { jobs: [], has_preferences: false }
      const cards = await jobs.cards(ranked.jobs, incoming)
      const matched = cards.flatMap((card, at) => {
        const job = ranked.jobs[at]
        return job && !card.is_applied ? { ...card, match: ranked.match(job) } : []
      })
      return { jobs: matched.slice(0, query.size), has_preferences: true }
    }),

    ...hiddenJobRoutes(db, jobs),
  ],
})
