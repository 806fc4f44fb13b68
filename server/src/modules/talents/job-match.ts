import type { JobFacts } from '../jobs/index.ts'
import { type MatchResult, matchOf } from '../recommendation/index.ts'
import type { Hit, QueryableIndex, SearchQuery, SearchResult } from '../search/index.ts'
import { qualificationsOfTalent, type TalentFacts } from './talent-facts.ts'

/** So many who may match a job are compared with it, by each of two searches. */
const MAX_COMPARED = 60

export const factsOfHit = ({ stored }: Hit): TalentFacts => JSON.parse(stored)

/** How somebody matches a job: by what they did and what they look for in its market. */
export const matchWithJob = (talent: TalentFacts, job: JobFacts): MatchResult =>
  matchOf(job, {
    strengths: qualificationsOfTalent(talent),
    preferences: talent.wishes
      .filter(({ market }) => market === job.market)
      .map(wish => ({
        ...wish,
        account_id: talent.id,
        career_summary: null,
        created_at: new Date(talent.updatedAt),
      })),
    languages: [talent.language],
  })

const searchesFor = (query: SearchQuery, job: JobFacts): SearchQuery[] => {
  const base = { ...query, facets: [], offset: 0, limit: MAX_COMPARED }
  const { main_function_id: main } = job
  const isByFunction = main !== null && query.filters?.functions === undefined
  return [
    ...(query.text
      ? [base]
      : [{ ...base, text: job.title, match: 'similar' as const, sort: { by: 'relevance' as const } }]),
    isByFunction ? { ...base, filters: { ...query.filters, functions: [String(main)] } } : base,
  ]
}

const matchingHits = async (index: QueryableIndex, query: SearchQuery, job: JobFacts): Promise<Hit[]> => {
  const results = await Promise.all(searchesFor(query, job).map(search => index.search(search)))
  const byId = new Map(results.flatMap(({ hits }) => hits.map(hit => [hit.id, hit] as const)))
  return [...byId.values()]
    .map(hit => {
      const facts = factsOfHit(hit)
      return { hit, percent: matchWithJob(facts, job).percent ?? 0, updated: Date.parse(facts.updatedAt) }
    })
    .sort(
      (one, other) =>
        other.percent - one.percent || other.updated - one.updated || (one.hit.id < other.hit.id ? -1 : 1),
    )
    .map(({ hit }) => hit)
}

/** A search's answer with those who match the job best before all others. Totals and counts are those of the search. */
export const searchForJob = async (
  index: QueryableIndex,
  query: SearchQuery,
  job: JobFacts,
): Promise<SearchResult> => {
  const matching = await matchingHits(index, query, job)
  const before = matching.slice(query.offset, query.offset + query.limit)
  const left = query.limit - before.length
  const [whole, rest] = await Promise.all([
    index.search({ ...query, offset: 0, limit: 0 }),
    left <= 0
      ? undefined
      : index.search({
          ...query,
          facets: [],
          offset: Math.max(0, query.offset - matching.length),
          limit: left,
          exclude: matching.map(({ id }) => id),
        }),
  ])
  return { ...whole, hits: [...before, ...(rest?.hits ?? [])] }
}
