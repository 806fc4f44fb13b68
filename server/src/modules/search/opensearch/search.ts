import { type QueryWord, queryWords } from '@hanap/search-engine/analysis'
import type { Hit, Query, Relaxed, Result, Schema } from '@hanap/search-engine/schema'
import { type Found, hitOf } from './answers.ts'
import { type Clause, chosen, holds, limits, orderOf, ranked } from './clauses.ts'
import { countsOf, facetsOf, isInexact, USUAL_DEPTH } from './counts.ts'

import { frequenciesOf, type Place } from './frequencies.ts'
import { ask, askPage } from './page.ts'
import { MOST_WORDS, relax } from './plan.ts'

/** Of a query's text, in UTF-16 units; what is beyond is not looked at. */
const MOST_TEXT = 500
/** What a title shares with few others says most about it. */
const MOST_TITLE_TERMS = 12
const DEEPER = 10
const SHOWN = ['stored', 'geo']

const checkNames = (kind: string, asked: object | undefined, known: object | undefined) => {
  for (const name of Object.keys(asked ?? {}))
    if (!Object.hasOwn(known ?? {}, name)) throw new RangeError(`The index has no ${kind} "${name}"`)
}

const isWhole = (value: number) => Number.isInteger(value) && value >= 0

const check = (schema: Schema, { offset, limit, sort, near, filters, scope, ranges, facets = [] }: Query) => {
  if (!isWhole(offset)) throw new RangeError('offset is not a whole number from 0 on')
  if (!isWhole(limit)) throw new RangeError('limit is not a whole number from 0 on')
  if (sort.by === 'distance' && !near) throw new RangeError('the order by distance needs a place')
  checkNames(
    'filter',
    { ...filters, ...scope, ...Object.fromEntries(facets.map(name => [name, ''])) },
    schema.filters,
  )
  checkNames('range', { ...ranges, ...(sort.by === 'range' ? { [sort.field]: '' } : {}) }, schema.ranges)
  checkNames('date', sort.by === 'date' ? { [sort.field]: '' } : {}, schema.dates)
}

export interface Searched extends Place {
  schema: Schema
  /** Of the documents. */
  languages: readonly string[]
}

const relaxedOf = (dropped: readonly string[], corrected: Relaxed['corrected']): Relaxed | null =>
  dropped.length + corrected.length === 0 ? null : { dropped, corrected }

/** The same question as the embedded index answers, with the same documents, totals and counts. */
export const search = async (place: Searched, query: Query): Promise<Result> => {
  check(place.schema, query)
  const all = queryWords((query.text ?? '').slice(0, MOST_TEXT), query.language, place.languages)
  const words = all.slice(0, MOST_WORDS)
  const dropped = all.slice(MOST_WORDS).map(({ typed }) => typed)
  const first = await pass(place, query, words)
  if (words.length === 0 || first.total > 0 || (await anyHolds(place, query, words)))
    return { ...first, relaxed: relaxedOf(dropped, []) }
  const relaxed = await relax(place, words, query.scope, some => anyHolds(place, query, some))
  if (relaxed.words.length === 0) return { ...first, relaxed: null }
  return {
    ...(await pass(place, query, relaxed.words)),
    relaxed: relaxedOf([...dropped, ...relaxed.dropped], relaxed.corrected),
  }
}

const held = ({ scope }: Query, words: readonly QueryWord[]): Clause[] => [
  ...chosen(scope),
  ...words.map(holds),
]

/** Whether a document in scope holds all the words, whatever else was asked. */
const anyHolds = async ({ cluster, target }: Place, query: Query, words: readonly QueryWord[]) => {
  const body = {
    query: { bool: { filter: held(query, words) } },
    size: 1,
    _source: false,
    track_total_hits: false,
  }
  const { hits } = await ask(cluster, { target, body, sort: [] })
  return hits.hits.length > 0
}

const pass = async (
  { cluster, target, schema }: Searched,
  query: Query,
  words: readonly QueryWord[],
): Promise<Omit<Result, 'relaxed'>> => {
  const isScored = query.sort.by === 'relevance' && words.length > 0
  const filters = [...held(query, words), ...limits(query)]
  const choices = chosen(query.filters)
  const demanded = (depth: number) => ({
    target,
    sort: orderOf(schema, query, isScored),
    body: {
      track_total_hits: true,
      _source: SHOWN,
      query: isScored
        ? ranked(schema, filters, words, query.now ?? Date.now())
        : { bool: { filter: filters } },
      ...(choices.length === 0 ? {} : { post_filter: { bool: { filter: choices } } }),
      aggs: countsOf(query, depth),
    },
  })
  const found = await askPage(cluster, demanded(USUAL_DEPTH), query)
  let counted: Found['aggregations'] = found.aggregations ?? {}
  for (let depth = USUAL_DEPTH * DEEPER; isInexact(counted); depth *= DEEPER) {
    const { body, ...rest } = demanded(depth)
    const deeper = await ask(cluster, { ...rest, body: { ...body, size: 0 } })
    counted = deeper.aggregations ?? {}
  }
  const typed = isScored ? words.map(word => word.typed) : []
  return {
    hits: found.hits.hits.map(hit => hitOf(hit, query, typed)),
    total: found.hits.total?.value ?? 0,
    facets: facetsOf(query, counted),
  }
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
  const rarest = new Set(
    lead.toSorted((a, b) => (all.get(a) ?? 0) - (all.get(b) ?? 0)).slice(0, MOST_TITLE_TERMS),
  )
  const words: QueryWord[] = lead
    .filter(term => rarest.has(term))
    .map(term => ({ typed: term, spellings: [{ terms: [term], weight: 1 }], minor: false }))
  const any = words.flatMap(({ spellings }) => spellings)
  const query: Query = {
    sort: { by: 'relevance' },
    offset: 0,
    limit,
    ...(scope ? { scope } : {}),
    exclude: [id],
  }
  const filters = [...chosen(scope), ...limits(query), holds({ typed: '', spellings: any, minor: false })]
  const found = await askPage(
    cluster,
    {
      target,
      sort: orderOf(schema, query, true),
      body: { _source: SHOWN, query: ranked(schema, filters, words, Date.now()) },
    },
    query,
  )
  return found.hits.hits.map(hit => hitOf(hit, query, [...rarest]))
}
