import { readPublicProfile } from '@hanap/contracts/jobseekers/public-profile.calls'
import * as publicProfile from '@hanap/contracts/jobseekers/public-profile.schemas'
import * as calls from '@hanap/contracts/recruiters/talents.calls'
import * as schemas from '@hanap/contracts/recruiters/talents.schemas'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal } from '../../calls/refusal.ts'
import { memberRoute, type Route, seekerRoute } from '../../calls/route.ts'
import { findableAmong, openTalentProfile, recordFound } from '../privacy/index.ts'
import type { QueryableIndex } from '../search/index.ts'
import { contextsOf, jobOfCompany, searchingCompany, type TalentsDeps } from './find-talents.ts'
import { factsOfHit, searchForJob } from './job-match.ts'
import { loadTalents } from './load-talents.ts'
import { publicProfileOf } from './public-profile.ts'
import { storeTalentReport } from './report-talent.ts'
import { shownFacets } from './talent-facets.ts'
import { talentFactsOf } from './talent-facts.ts'
import { MAX_LISTED, talentQuery } from './talent-query.ts'
import { talentCardOf, talentOf } from './talent-views.ts'

/** Finding people, and what they themselves see of it: calls 351, 352, 367 and 387. */
export const talentRoutes = (deps: TalentsDeps, index: QueryableIndex): Route[] => {
  const { db } = deps
  return [
    memberRoute(calls.searchTalents, schemas.searchTalents, async incoming => {
      const { query: search, caller, language } = incoming
      const company = await searchingCompany(db, caller)
      const job = await jobOfCompany(deps, company.id, search.job_id)
      const query = talentQuery(search, company, job?.market ?? company.market, incoming)
      const result = await (job ? searchForJob(index, query, job) : index.search(query))
      const ids = result.hits.map(({ id }) => id)
      const contexts = await contextsOf(deps, caller, ids, job)
      await recordFound(db, { accountId: caller.accountId, companyId: company.id, jobId: job?.id ?? null }, [
        ...contexts.keys(),
      ])
      const { dropped, corrected } = result.relaxed ?? { dropped: [], corrected: [] }
      return {
        talents: result.hits.flatMap(hit => {
          const context = contexts.get(hit.id)
          return context ? talentCardOf(factsOfHit(hit), context, incoming) : []
        }),
        facets: shownFacets(result, search, language),
        relaxed: result.relaxed && { dropped: [...dropped], corrected: [...corrected] },
        job: job ? { id: job.id, job_title: job.title } : null,
        ...pageEnvelope(result.total, search),
        total_pages: Math.ceil(Math.min(result.total, MAX_LISTED) / search.size),
      }
    }),

    memberRoute(calls.readTalent, schemas.readTalent, async incoming => {
      const { params, query, caller } = incoming
      const company = await searchingCompany(db, caller)
      const job = await jobOfCompany(deps, company.id, query.job_id)
      const context = (await contextsOf(deps, caller, [params.id], job)).get(params.id)
      const [row] = context ? await loadTalents(db, await findableAmong(db, [params.id])) : []
      if (!row || !context) throw new Refusal('seeker_not_found')
      const viewer = { accountId: caller.accountId, companyId: company.id, jobId: job?.id ?? null }
      const limit = await openTalentProfile(db, viewer, params.id)
      return { talent: talentOf(talentFactsOf(row), context, incoming), limit }
    }),

    memberRoute(calls.reportTalent, schemas.reportTalent, async ({ params, body, caller }) => {
      await searchingCompany(db, caller)
      if (!(await contextsOf(deps, caller, [params.id], undefined)).has(params.id))
        throw new Refusal('seeker_not_found')
      await storeTalentReport(db, caller, params.id, body.report_reason_id)
      return {}
    }),

    seekerRoute(readPublicProfile, publicProfile.readPublicProfile, async incoming => ({
      profile: await publicProfileOf(db, incoming.caller, incoming),
    })),
  ]
}
