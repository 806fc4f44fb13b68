import type { Hit, Query, Result, Schema } from '@hanap/search-engine/schema'
import { type FoundDoc, hitOf, readKey, type Start } from './answers.ts'
import { type Counted, countsOf, facetsOf, isInexact, USUAL_DEPTH } from './counts.ts'
import { frequenciesOf, type Place } from './frequencies.ts'
import { ask, askPage, type Stretch } from './page.ts'
import {
  allOf,
  anyOf,
  type Clause,
  chosen,
  holds,
  limits,
  lists,
  noneOf,
  nothing,
  orderOf,
} from './query/clauses.ts'
import { commonerWords } from './query/correction.ts'
import { anyHolds, MOST_WORDS, relax, relaxedOf, type Within } from './query/plan.ts'
import { type Sought, soughtIn } from './query/sought.ts'
import { planTranslated } from './query/translate.ts'
import { weighed } from './query/weights.ts'
import { ranked } from './scores.ts'
import { titleWords } from './similar-titles.ts'

/** What a title shares with few others says most about it. */
const MOST_TITLE_TERMS = 12
const DEEPER = 10
const SHOWN = ['stored', 'geo']

export interface Searched extends Place {
  schema: Schema
  /** Of the documents. */
  languages: readonly string[]
}

const checkNames = (kind: string, asked: readonly string[], known: object | undefined) => {
  for (const name of asked)
    if (!Object.hasOwn(known ?? {}, name)) throw new RangeError(`The index has no ${kind} "${name}"`)
}

const isWhole = (value: number) => Number.isInteger(value) && value >= 0

const check = (schema: Schema, query: Query) => {
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
type Tiers = readonly (readonly Sought[] | null)[]

interface Demand extends Within {
  query: Query
  start: Start | null
  now: number
}

/** The same question as the embedded index answers, with the same documents, totals and counts. */
export const search = async (place: Searched, query: Query): Promise<Result> => {
  const { cluster, target, schema, languages } = place
  check(schema, query)
  const { sought, excluded } = soughtIn(schema, query, languages)
  const start = query.after === undefined ? null : readKey(query.after)
  const scope = [...chosen(query.scope), ...excluded.map(one => noneOf([holds(schema, one)]))]
  const now = query.now ?? start?.now ?? Date.now()
  const demand: Demand = { cluster, target, schema, scope, query, start, now }
  if (query.match === 'similar') {
    const similar = await titleWords(demand, query, sought, languages)
    const found = similar ? passOne(demand, similar.words, [...scope, similar.enough]) : passOne(demand, null)
    return { ...(await found), relaxed: null }
  }
  if (sought.length === 0) return { ...(await pass(demand, [[]])), relaxed: null }
  const translated = await planTranslated(demand, query, sought, languages)
  if (translated) {
    const found = await pass(demand, [translated.typed, translated.words])
    const isAny = async (words: readonly Sought[] | null) => words !== null && (await anyHolds(demand, words))
    if (found.total > 0 || (await isAny(translated.typed)) || (await isAny(translated.words)))
      return { ...found, relaxed: relaxedOf(translated) }
  }
  // Nearly always some document holds all the words, and there is nothing to plan.
  const [asTyped, commoner] = await Promise.all([
    sought.length > MOST_WORDS ? null : pass(demand, [sought]),
    commonerWords(demand, sought),
  ])
  if (asTyped && commoner.size === 0 && (asTyped.total > 0 || (await anyHolds(demand, sought))))
    return { ...asTyped, relaxed: null }
  const plan = await relax(demand, sought)
  if (!plan) return { ...(asTyped ?? (await pass(demand, [null]))), relaxed: null }
  return { ...(await pass(demand, [plan.words])), relaxed: relaxedOf(plan) }
}

const wordsHeld = ({ schema, scope }: Within, words: readonly Sought[] | null): Clause =>
  words === null ? nothing : allOf([...scope, ...words.map(word => holds(schema, word))])

const wordsListed = ({ schema, scope }: Within, words: readonly Sought[] | null): Clause =>
  words === null ? nothing : allOf([...scope, ...words.map(word => lists(schema, word))])

/** What a tier finds: all that holds its words, or the part of it that is listed, or that only mentions them. */
const foundIn = (demand: Demand, tiers: Tiers, words: readonly Sought[] | null): Clause => {
  const { match } = demand.query
  if (match === undefined) return wordsHeld(demand, words)
  if (match === 'list') return wordsListed(demand, words)
  return allOf([
    wordsHeld(demand, words),
    noneOf(tiers.filter(each => each !== null).map(each => wordsListed(demand, each))),
  ])
}

const pass = async (demand: Demand, tiers: Tiers): Promise<Omit<Result, 'relaxed'>> => {
  const { query } = demand
  const found = await passTiers(demand, tiers)
  if (query.match === undefined) return found
  if (query.match === 'mention') return { ...found, mentions: found.total }
  const mention: Demand = { ...demand, query: { ...query, match: 'mention', facets: [] } }
  const { total } = await counts(mention, anyOf(tiers.map(words => foundIn(mention, tiers, words))))
  return { ...found, mentions: total }
}

const passTiers = async (demand: Demand, tiers: Tiers): Promise<Omit<Result, 'relaxed'>> => {
  const [only = null] = tiers
  if (tiers.length === 1) return passOne(demand, only)
  const { query } = demand
  const union = anyOf(tiers.map(words => foundIn(demand, tiers, words)))
  const { total, counted } = await counts(demand, union)
  const { limit, offset } = query
  const hits: Hit[] = []
  let skipped = offset
  for (const [tier, words] of tiers.entries()) {
    if (hits.length === limit || words === null || tier < (demand.start?.tier ?? 0)) continue
    const earlier = tiers.slice(0, tier).map(others => foundIn(demand, tiers, others))
    const filters = [foundIn(demand, tiers, words), ...(earlier.length === 0 ? [] : [noneOf(earlier)])]
    const after = demand.start?.tier === tier ? demand.start.place : undefined
    const stretch = { offset: skipped, limit: limit - hits.length, after }
    const found = await tierPage(demand, tier, words, filters, stretch)
    hits.push(...found.hits)
    skipped = Math.max(0, skipped - found.total)
  }
  return { hits, total, facets: facetsOf(query, counted) }
}

const bodyOf = ({ schema, query, now }: Demand, filters: readonly Clause[], scored: readonly Sought[]) => {
  const all = [...filters, ...limits(query)]
  const choices = chosen(query.filters)
  return {
    track_total_hits: true,
    _source: SHOWN,
    query: scored.length > 0 ? ranked(schema, all, scored, now) : { bool: { filter: all } },
    ...(choices.length === 0 ? {} : { post_filter: { bool: { filter: choices } } }),
  }
}

const scoredOf = async (demand: Demand, words: readonly Sought[]) =>
  demand.query.sort.by === 'relevance' ? weighed(demand, words) : []

const told = (demand: Demand, tier: number, scored: readonly Sought[], hits: readonly FoundDoc[]) =>
  hits.map(hit => hitOf(hit, demand.query, { tier, now: demand.now, scored }))

/** Total, counts and page in one request. */
const passOne = async (
  demand: Demand,
  words: readonly Sought[] | null,
  filters: readonly Clause[] = [foundIn(demand, [words], words)],
): Promise<Omit<Result, 'relaxed'>> => {
  const { cluster, target, schema, query, start } = demand
  const scored = await scoredOf(demand, words ?? [])
  const body = { ...bodyOf(demand, filters, scored), aggs: countsOf(query, USUAL_DEPTH) }
  const sort = orderOf(schema, query, scored.length > 0)
  const { offset, limit } = query
  const found = await askPage(cluster, { target, body, sort }, { offset, limit, after: start?.place })
  const first = found.aggregations ?? {}
  const counted = isInexact(first) ? (await counts(demand, allOf(filters), DEEPER)).counted : first
  return {
    hits: told(demand, 0, scored, found.hits.hits),
    total: found.hits.total?.value ?? 0,
    facets: facetsOf(query, counted),
  }
}

/** Goes deeper until no shard can have kept back a value that is listed. */
const counts = async (
  demand: Demand,
  held: Clause,
  deeper = 1,
): Promise<{ total: number; counted: Counted }> => {
  const aggs = countsOf(demand.query, USUAL_DEPTH * deeper)
  const body = { ...bodyOf(demand, [held], []), size: 0, aggs }
  const found = await ask(demand.cluster, { target: demand.target, body, sort: [] })
  const counted = found.aggregations ?? {}
  if (isInexact(counted)) return counts(demand, held, deeper * DEEPER)
  return { total: found.hits.total?.value ?? 0, counted }
}

const tierPage = async (
  demand: Demand,
  tier: number,
  words: readonly Sought[],
  filters: readonly Clause[],
  stretch: Stretch,
) => {
  const { cluster, target, schema, query } = demand
  const scored = await scoredOf(demand, words)
  const sort = orderOf(schema, query, scored.length > 0)
  const body = bodyOf(demand, filters, scored)
  const { hits } = await askPage(cluster, { target, body, sort }, stretch)
  return { hits: told(demand, tier, scored, hits.hits), total: hits.total?.value ?? 0 }
}

/** Documents that share words with the title of one, best first; none when it is not there. */
export const similar = async (
  { cluster, target, schema }: Searched,
  id: string,
  { limit, scope }: Pick<Query, 'limit' | 'scope'>,
): Promise<readonly Hit[]> => {
  const own = await ask(cluster, {
    target,
    sort: [],
    body: { size: 1, _source: ['lead'], query: { term: { id } } },
  })
  const lead = [...new Set(own.hits.hits[0]?._source?.lead)]
  if (lead.length === 0) return []
  const { all } = await frequenciesOf({ cluster, target }, lead)
  const frequency = (term: string) => all.get(term) ?? 0
  const rarest = new Set(lead.toSorted((a, b) => frequency(a) - frequency(b)).slice(0, MOST_TITLE_TERMS))
  const spellings = lead.filter(term => rarest.has(term)).map(term => ({ terms: [term], weight: 1 }))
  const words = spellings.map(spelling => ({ typed: spelling.terms.join(), spellings: [spelling] }))
  const query: Query = {
    sort: { by: 'relevance' },
    offset: 0,
    limit,
    exclude: [id],
    ...(scope ? { scope } : {}),
  }
  const demand: Demand = {
    cluster,
    target,
    schema,
    query,
    scope: chosen(scope),
    start: null,
    now: Date.now(),
  }
  const any = holds(schema, { typed: '', spellings })
  const { hits } = await tierPage(demand, 0, words, [...demand.scope, any], { offset: 0, limit })
  return hits.map(({ key: _, ...hit }) => hit)
}
