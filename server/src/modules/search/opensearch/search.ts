import type { Hit, Schema, SearchQuery, SearchResult } from '@hanap/search-engine/schema'
import { hitOf, type PageStart, parseHitKey, type ResponseHit } from './answers.ts'
import { countsOf, type FacetCounts, facetsOf, isInexact, USUAL_DEPTH } from './counts.ts'
import { type ClusterTarget, frequenciesOf } from './frequencies.ts'
import { type OrderSlice, runPageQuery, runQuery } from './page.ts'
import {
  allOf,
  anyOf,
  choiceClauses,
  type DslClause,
  holdsClause,
  limitClauses,
  listsClause,
  matchNone,
  noneOf,
  sortClauses,
} from './query/clauses.ts'
import { commonerWords } from './query/correction.ts'
import { anyHolds, MAX_QUERY_WORDS, relaxedOf, relaxPlan, type ScopedTarget } from './query/plan.ts'
import { type SearchTerm, searchTermsIn } from './query/search-terms.ts'
import { weightedWords } from './query/term-weights.ts'
import { planTranslatedTerms } from './query/translate.ts'
import { rankedQuery } from './scores.ts'
import { clusterTitleWords } from './similar-titles.ts'

/** What a title shares with few others says most about it. */
const MAX_TITLE_TERMS = 12
const DEEPER = 10
const SHOWN = ['stored', 'geo']

export interface SearchTarget extends ClusterTarget {
  schema: Schema
  /** Of the documents. */
  languages: readonly string[]
}

const checkNames = (kind: string, names: readonly string[], fields: object | undefined) => {
  for (const name of names)
    if (!Object.hasOwn(fields ?? {}, name)) throw new RangeError(`The index has no ${kind} "${name}"`)
}

const isWhole = (value: number) => Number.isInteger(value) && value >= 0

const check = (schema: Schema, query: SearchQuery) => {
  const { offset, limit, sort, near, filters, scope, without, ranges, facets = [] } = query
  if (!isWhole(offset)) throw new RangeError('offset is not a whole number from 0 on')
  if (!isWhole(limit)) throw new RangeError('limit is not a whole number from 0 on')
  if (sort.by === 'distance' && !near) throw new RangeError('the order by distance needs a place')
  checkNames('filter', [...Object.keys({ ...filters, ...scope, ...without }), ...facets], schema.filters)
  checkNames('range', Object.keys(ranges ?? {}), schema.ranges)
  if (sort.by === 'range') checkNames('range', [sort.field], schema.ranges)
  if (sort.by === 'date') checkNames('date', [sort.field], schema.dates)
}

/** By tier: words as typed, then with names in other languages; null where no document can hold them. */
type ClusterTiers = readonly (readonly SearchTerm[] | null)[]

interface ClusterDemand extends ScopedTarget {
  query: SearchQuery
  start: PageStart | null
  now: number
}

/** The same question as the embedded index answers, with the same documents, totals and counts. */
export const searchCluster = async (place: SearchTarget, query: SearchQuery): Promise<SearchResult> => {
  const { cluster, target, schema, languages } = place
  check(schema, query)
  const { terms, excluded } = searchTermsIn(schema, query, languages)
  const start = query.after === undefined ? null : parseHitKey(query.after)
  const scope = [...choiceClauses(query.scope), ...excluded.map(one => noneOf([holdsClause(schema, one)]))]
  const now = query.now ?? start?.now ?? Date.now()
  const demand: ClusterDemand = { cluster, target, schema, scope, query, start, now }
  if (query.match === 'similar') {
    const similar = await clusterTitleWords(demand, query, terms, languages)
    const response = similar
      ? passOne(demand, similar.words, [...scope, similar.enough])
      : passOne(demand, null)
    return { ...(await response), relaxed: null }
  }
  if (terms.length === 0) return { ...(await pass(demand, [[]])), relaxed: null }
  const translated = await planTranslatedTerms(demand, query, terms, languages)
  if (translated) {
    const response = await pass(demand, [translated.typed, translated.words])
    const isAny = async (words: readonly SearchTerm[] | null) =>
      words !== null && (await anyHolds(demand, words))
    if (response.total > 0 || (await isAny(translated.typed)) || (await isAny(translated.words)))
      return { ...response, relaxed: relaxedOf(translated) }
  }
  // Nearly always some document holds all the words, and there is nothing to plan.
  const [asTyped, commoner] = await Promise.all([
    terms.length > MAX_QUERY_WORDS ? null : pass(demand, [terms]),
    commonerWords(demand, terms),
  ])
  if (asTyped && commoner.size === 0 && (asTyped.total > 0 || (await anyHolds(demand, terms))))
    return { ...asTyped, relaxed: null }
  const plan = await relaxPlan(demand, terms)
  if (!plan) return { ...(asTyped ?? (await pass(demand, [null]))), relaxed: null }
  return { ...(await pass(demand, [plan.words])), relaxed: relaxedOf(plan) }
}

const wordsHeld = ({ schema, scope }: ScopedTarget, words: readonly SearchTerm[] | null): DslClause =>
  words === null ? matchNone : allOf([...scope, ...words.map(word => holdsClause(schema, word))])

const wordsListed = ({ schema, scope }: ScopedTarget, words: readonly SearchTerm[] | null): DslClause =>
  words === null ? matchNone : allOf([...scope, ...words.map(word => listsClause(schema, word))])

/** What a tier finds: all that holds its words, or the part of it that is listed, or that only mentions them. */
const hitsInRange = (
  demand: ClusterDemand,
  tiers: ClusterTiers,
  words: readonly SearchTerm[] | null,
): DslClause => {
  const { match } = demand.query
  if (match === undefined) return wordsHeld(demand, words)
  if (match === 'list') return wordsListed(demand, words)
  return allOf([
    wordsHeld(demand, words),
    noneOf(tiers.filter(each => each !== null).map(each => wordsListed(demand, each))),
  ])
}

const pass = async (demand: ClusterDemand, tiers: ClusterTiers): Promise<Omit<SearchResult, 'relaxed'>> => {
  const { query } = demand
  const response = await passTiers(demand, tiers)
  if (query.match === undefined) return response
  if (query.match === 'mention') return { ...response, mentions: response.total }
  const mention: ClusterDemand = { ...demand, query: { ...query, match: 'mention', facets: [] } }
  const { total } = await counts(mention, anyOf(tiers.map(words => hitsInRange(mention, tiers, words))))
  return { ...response, mentions: total }
}

const passTiers = async (
  demand: ClusterDemand,
  tiers: ClusterTiers,
): Promise<Omit<SearchResult, 'relaxed'>> => {
  const [only = null] = tiers
  if (tiers.length === 1) return passOne(demand, only)
  const { query } = demand
  const union = anyOf(tiers.map(words => hitsInRange(demand, tiers, words)))
  const { total, counted } = await counts(demand, union)
  const { limit, offset } = query
  const hits: Hit[] = []
  let skipped = offset
  for (const [tier, words] of tiers.entries()) {
    if (hits.length === limit || words === null || tier < (demand.start?.tier ?? 0)) continue
    const earlier = tiers.slice(0, tier).map(others => hitsInRange(demand, tiers, others))
    const filters = [hitsInRange(demand, tiers, words), ...(earlier.length === 0 ? [] : [noneOf(earlier)])]
    const after = demand.start?.tier === tier ? demand.start.place : undefined
    const stretch = { offset: skipped, limit: limit - hits.length, after }
    const response = await tierPage(demand, tier, words, filters, stretch)
    hits.push(...response.hits)
    skipped = Math.max(0, skipped - response.total)
  }
  return { hits, total, facets: facetsOf(query, counted) }
}

const bodyOf = (
  { schema, query, now }: ClusterDemand,
  filters: readonly DslClause[],
  scored: readonly SearchTerm[],
) => {
  const all = [...filters, ...limitClauses(query)]
  const choices = choiceClauses(query.filters)
  return {
    track_total_hits: true,
    _source: SHOWN,
    query: scored.length > 0 ? rankedQuery(schema, all, scored, now) : { bool: { filter: all } },
    ...(choices.length === 0 ? {} : { post_filter: { bool: { filter: choices } } }),
  }
}

const scoredOf = async (demand: ClusterDemand, words: readonly SearchTerm[]) =>
  demand.query.sort.by === 'relevance' ? weightedWords(demand, words) : []

const hitsWithContext = (
  demand: ClusterDemand,
  tier: number,
  scored: readonly SearchTerm[],
  hits: readonly ResponseHit[],
) => hits.map(hit => hitOf(hit, demand.query, { tier, now: demand.now, scored }))

/** Total, counts and page in one request. */
const passOne = async (
  demand: ClusterDemand,
  words: readonly SearchTerm[] | null,
  filters: readonly DslClause[] = [hitsInRange(demand, [words], words)],
): Promise<Omit<SearchResult, 'relaxed'>> => {
  const { cluster, target, schema, query, start } = demand
  const scored = await scoredOf(demand, words ?? [])
  const body = { ...bodyOf(demand, filters, scored), aggs: countsOf(query, USUAL_DEPTH) }
  const sort = sortClauses(schema, query, scored.length > 0)
  const { offset, limit } = query
  const response = await runPageQuery(cluster, { target, body, sort }, { offset, limit, after: start?.place })
  const first = response.aggregations ?? {}
  const counted = isInexact(first) ? (await counts(demand, allOf(filters), DEEPER)).counted : first
  return {
    hits: hitsWithContext(demand, 0, scored, response.hits.hits),
    total: response.hits.total?.value ?? 0,
    facets: facetsOf(query, counted),
  }
}

/** Goes deeper until no shard can have kept back a value that is listed. */
const counts = async (
  demand: ClusterDemand,
  held: DslClause,
  deeper = 1,
): Promise<{ total: number; counted: FacetCounts }> => {
  const aggs = countsOf(demand.query, USUAL_DEPTH * deeper)
  const body = { ...bodyOf(demand, [held], []), size: 0, aggs }
  const response = await runQuery(demand.cluster, { target: demand.target, body, sort: [] })
  const counted = response.aggregations ?? {}
  if (isInexact(counted)) return counts(demand, held, deeper * DEEPER)
  return { total: response.hits.total?.value ?? 0, counted }
}

const tierPage = async (
  demand: ClusterDemand,
  tier: number,
  words: readonly SearchTerm[],
  filters: readonly DslClause[],
  stretch: OrderSlice,
) => {
  const { cluster, target, schema, query } = demand
  const scored = await scoredOf(demand, words)
  const sort = sortClauses(schema, query, scored.length > 0)
  const body = bodyOf(demand, filters, scored)
  const { hits } = await runPageQuery(cluster, { target, body, sort }, stretch)
  return { hits: hitsWithContext(demand, tier, scored, hits.hits), total: hits.total?.value ?? 0 }
}

/** Documents that share words with the title of one, best first; none when it is not there. */
export const similarInCluster = async (
  { cluster, target, schema }: SearchTarget,
  id: string,
  { limit, scope }: Pick<SearchQuery, 'limit' | 'scope'>,
): Promise<readonly Hit[]> => {
  const own = await runQuery(cluster, {
    target,
    sort: [],
    body: { size: 1, _source: ['lead'], query: { term: { id } } },
  })
  const lead = [...new Set(own.hits.hits[0]?._source?.lead)]
  if (lead.length === 0) return []
  const { all } = await frequenciesOf({ cluster, target }, lead)
  const frequency = (term: string) => all.get(term) ?? 0
  const rarest = new Set(lead.toSorted((a, b) => frequency(a) - frequency(b)).slice(0, MAX_TITLE_TERMS))
  const spellings = lead.filter(term => rarest.has(term)).map(term => ({ terms: [term], weight: 1 }))
  const words = spellings.map(spelling => ({ typed: spelling.terms.join(), spellings: [spelling] }))
  const query: SearchQuery = {
    sort: { by: 'relevance' },
    offset: 0,
    limit,
    exclude: [id],
    ...(scope ? { scope } : {}),
  }
  const demand: ClusterDemand = {
    cluster,
    target,
    schema,
    query,
    scope: choiceClauses(scope),
    start: null,
    now: Date.now(),
  }
  const any = holdsClause(schema, { typed: '', spellings })
  const { hits } = await tierPage(demand, 0, words, [...demand.scope, any], { offset: 0, limit })
  return hits.map(({ key: _, ...hit }) => hit)
}
