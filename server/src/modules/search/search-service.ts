import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { Hit, SearchQuery } from '@hanap/search-engine/schema'
import { pageEnvelope } from '../../calls/paged.ts'
import { newId } from '../../db/id.ts'
import type { JobFacts, JobSearchService, Jobs, SimilarJobSource } from '../jobs/index.ts'
import type { AnsweredSearch } from '../logs/index.ts'
import { answeredSearch } from './answered-search.ts'
import { facetsIn } from './facets.ts'
import { searchHelp } from './help.ts'
import type { PersonalizedIndex, PersonalizedSearch, QueryableIndex } from './personalization.ts'
import type { JobIndex } from './port.ts'
import { searchedText, spelledOut } from './query/alternative-queries.ts'
import { correctedQuery } from './query/corrected-query.ts'
import { queryClausesIn, translatedJobs } from './query/query-interpretation.ts'
import { indexQuery } from './query/request.ts'
import { vocabularyOf } from './query/vocabulary.ts'
import { type NearWork, similarTitles } from './similar-titles.ts'
import { storedFacts } from './stored-facts.ts'

/** Answers searches from an index, with cards in the viewer's language. */
export const createJobSearchService = (
  index: () => JobIndex,
  jobs: Pick<Jobs, 'cards'>,
  searched: (search: AnsweredSearch) => void,
  personal: PersonalizedSearch,
  nearWork: NearWork,
): JobSearchService => ({
  answer: async (request, viewer) => {
    const began = performance.now()
    viewer.dependsOn(`market:${viewer.market.key}`)
    const personalized = await personal.indexFor(index(), viewer, { mayReorder: request.sort === undefined })
    const viewerIndex = personalized.index
    const query = indexQuery(request, viewer)
    const first = await searchWithBands(viewerIndex, query)
    const relaxed =
      first.result.relaxed &&
      spelledOut(first.result.relaxed, vocabularyOf([viewer.language, ...viewer.market.languages, 'en']))
    const text = searchedText(query.text ?? '', relaxed)
    const corrected = correctedQuery(query, relaxed, text, viewer)
    const second = corrected && (await searchWithBands(viewerIndex, corrected))
    const isBetter =
      second !== undefined && !second.result.relaxed && second.result.total > first.result.total
    const { bands } = isBetter ? second : first
    const result = isBetter ? { ...second.result, relaxed: first.result.relaxed } : first.result
    const searchedQuery = isBetter && corrected ? corrected : query
    const { page, size } = request
    const facts = result.hits.map(storedFacts)
    const [cards, help, similar] = await Promise.all([
      jobs.cards(facts, viewer),
      searchHelp(viewerIndex, request, viewer, result),
      similarTitles(viewerIndex, searchedQuery, result, nearWork),
    ])
    const similarCards = similar.length === 0 ? [] : await jobs.cards(similar, viewer)
    const queryId = newId()
    searched(answeredSearch(queryId, request, query, viewer, result, performance.now() - began))
    return {
      jobs: withMatches(cards, facts, personalized.match).map((card, at) => withRank(card, result.hits[at])),
      ...pageEnvelope(result.total, { page, size }),
      mention_num: result.mentions ?? 0,
      similar: withMatches(similarCards, similar, personalized.match),
      facets: facetsIn({ ...result.facets, ...bands?.facets }, query.filters ?? {}, viewer),
      query_id: queryId,
      is_personal: personalized.isPersonal,
      relaxed: relaxed && { dropped: [...relaxed.dropped], corrected: [...relaxed.corrected], query: text },
      help,
      clauses: queryClausesIn(text),
      translated: translatedJobs(result.hits, facts, searchedQuery.also),
    }
  },

  similar: async (job, size, viewer) => {
    const { index: viewerIndex, match } = await personal.indexFor(index(), viewer, { mayReorder: false })
    const similar = await similarToJob(viewerIndex, job, size)
    const cards = await jobs.cards(similar, viewer)
    return withMatches(cards, similar, match)
  },
})

const searchWithBands = async (index: QueryableIndex, query: SearchQuery) => {
  const { ranges, ...unbounded } = query
  const [result, bands] = await Promise.all([
    index.search(query),
    // A salary between bands is no choice of the filter: its bands are counted as if none were made.
    ranges ? index.search({ ...unbounded, facets: ['salary'], offset: 0, limit: 0 }) : undefined,
  ])
  return { result, bands }
}

/** The cards of these jobs, each with what of it fits the viewer's preferences. */
const withMatches = (cards: JobCard[], jobs: readonly JobFacts[], match: PersonalizedIndex['match']) =>
  cards.map((card, at) => {
    const job = jobs[at]
    const fits = job ? match(job) : null
    return fits === null ? card : { ...card, match: fits }
  })

/** A card with how far and why it was found; the card itself where there is nothing to say. */
const withRank = (card: JobCard, hit: Hit | undefined): JobCard => {
  const distance = wholeKm(hit?.distanceKm)
  const explain = explained(hit)
  return distance === null && explain === null ? card : { ...card, distance_km: distance, explain }
}

const similarToJob = async (
  index: QueryableIndex,
  job: SimilarJobSource,
  size: number,
): Promise<JobFacts[]> => {
  const hits = await index.similar(job.id, { limit: size, scope: { market: [job.market] } })
  const facts = hits.map(storedFacts)
  if (facts.length >= size) return facts
  const more = await byTitleOrFunction(index, job, size + 2)
  const knownIds = new Set([job.id, ...facts.map(each => each.id)])
  const others = more.filter(each => !knownIds.has(each.id) && !isPostingOf(each, job.id))
  return [...facts, ...others].slice(0, size)
}

/** Whether a listed job stands for another one of its group, too. */
const isPostingOf = (listed: JobFacts, id: string) => listed.also_posted.some(other => other.id === id)

const wholeKm = (distance: number | undefined) => (distance === undefined ? null : Math.round(distance))

/** The parts of a job's rank, which add up to it; null in orders other than the best match. */
const explained = (hit: Hit | undefined) =>
  hit?.explain?.map(({ kind, word, value }) => ({
    name: word === undefined ? kind : `${kind} ${word}`,
    score: value,
  })) ?? null

/** Jobs by a job's title as words, then by its function: for one that left the index, or stands alone in it. */
const byTitleOrFunction = async (
  index: QueryableIndex,
  job: SimilarJobSource,
  limit: number,
): Promise<JobFacts[]> => {
  const base = { scope: { market: [job.market] }, exclude: [job.id], offset: 0, limit }
  const byTitle = await index.search({
    ...base,
    text: job.title,
    ...(job.language === null ? {} : { language: job.language }),
    sort: { by: 'relevance' },
  })
  if (byTitle.hits.length >= limit || job.main_function_id === null) return byTitle.hits.map(storedFacts)
  const byFunction = await index.search({
    ...base,
    filters: { main_functions: [String(job.main_function_id)] },
    sort: { by: 'date', field: 'published' },
  })
  const knownIds = new Set(byTitle.hits.map(hit => hit.id))
  return [...byTitle.hits, ...byFunction.hits.filter(hit => !knownIds.has(hit.id))].map(storedFacts)
}
