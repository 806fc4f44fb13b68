import type { QueryWord, Spelling } from '@hanap/search-engine/analysis'
import type { Choices, Query, Schema } from '@hanap/search-engine/schema'
import { firstDateOf, leadOf, SATURATION } from './mapping.ts'

/** A part of a query in the cluster's language. */
export type Clause = Readonly<Record<string, unknown>>

/** A place for terms in a word's score besides the field that says most. */
const OTHER_FIELDS = 0.2
/** Of the score of two neighbouring words of the query as a phrase of the title. */
const NEIGHBOURS = 0.5
/** Ways to spell two neighbours that are looked for, each. */
const MOST_SPELLINGS = 3
const DAY_MS = 86_400_000

export const everything: Clause = { match_all: {} }
export const nothing: Clause = { match_none: {} }

export const termIs = (field: string, value: string): Clause => ({ term: { [field]: value } })

const anyOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { should: clauses, minimum_should_match: 1 } }

const allOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { filter: clauses } }

/** Documents that hold a word, in any text field and under any of its spellings. */
export const holds = (word: QueryWord): Clause =>
  anyOf(word.spellings.map(({ terms }) => allOf(terms.map(term => termIs('words', term)))))

/** Any value within a field, every field together. */
export const chosen = (choices: Choices | undefined, without?: string): Clause[] =>
  Object.entries(choices ?? {}).flatMap(([name, values]) =>
    values.length === 0 || name === without ? [] : [{ terms: { [`filter.${name}`]: [...new Set(values)] } }],
  )

/** What a query demands besides words and choices; it holds for counts too. */
export const limits = ({ ranges, near, exclude = [] }: Query): Clause[] => [
  ...Object.entries(ranges ?? {}).flatMap(([name, [from, to]]) => [
    { range: { [`range.${name}.to`]: { gte: from } } },
    { range: { [`range.${name}.from`]: { lte: to } } },
  ]),
  ...(near?.radiusKm === undefined
    ? []
    : [
        {
          geo_distance: {
            distance: `${near.radiusKm}km`,
            geo: { lat: near.lat, lon: near.lon },
            ignore_unmapped: true,
          },
        },
      ]),
  ...(exclude.length === 0 ? [] : [{ bool: { must_not: { terms: { id: exclude } } } }]),
]

/** What one occurrence of a term in a text of usual length counts in the embedded index, where that is not 1. */
const boostOf = (weight: number) => ((1 + SATURATION) * weight) / (SATURATION + weight)

const termScore = (schema: Schema, value: string): Clause => ({
  dis_max: {
    tie_breaker: OTHER_FIELDS,
    queries: Object.entries(schema.text).map(([name, { weight }]) => ({
      term: { [`text.${name}`]: { value, boost: boostOf(weight) } },
    })),
  },
})

/** The score of a word is that of its best spelling. */
const wordScore = (schema: Schema, word: QueryWord, name: string): Clause => ({
  dis_max: {
    _name: name,
    queries: word.spellings.map(({ terms, weight }) => ({
      bool: { must: terms.map(term => termScore(schema, term)), boost: weight },
    })),
  },
})

/** The terms of a query in their order; each place with the spellings that may stand there. */
const placesOf = (words: readonly QueryWord[]): string[][] =>
  words.flatMap(({ spellings }) => {
    const [first] = spellings
    if (first && first.terms.length > 1) return first.terms.map(term => [term])
    const single = spellings.filter(({ terms }: Spelling) => terms.length === 1)
    return [single.flatMap(({ terms }) => terms).slice(0, MOST_SPELLINGS)]
  })

const neighbourScores = (schema: Schema, words: readonly QueryWord[]): Clause[] => {
  const places = placesOf(words)
  return places.slice(1).map((after, at) => ({
    dis_max: {
      _name: `neighbours ${at}`,
      boost: NEIGHBOURS,
      queries: (places[at] ?? []).flatMap(one =>
        after.map(other => ({ match_phrase: { [`text.${leadOf(schema)}`]: `${one} ${other}` } })),
      ),
    },
  }))
}

export const wordName = (at: number) => `word ${at}`
export const isNeighbours = (name: string) => name.startsWith('neighbours ')

/** Adds to a score the share that a new document gains. */
const freshened = (schema: Schema, query: Clause, now: number): Clause => {
  const field = firstFresh(schema)
  if (!field) return query
  const { name, weight, halfLifeDays } = field
  return {
    function_score: {
      query,
      functions: [
        { weight: 1 },
        {
          filter: { exists: { field: `date.${name}` } },
          weight,
          exp: { [`date.${name}`]: { origin: now, scale: `${halfLifeDays * DAY_MS}ms`, decay: 0.5 } },
        },
      ],
      score_mode: 'sum',
      boost_mode: 'multiply',
    },
  }
}

const firstFresh = (schema: Schema) => {
  for (const [name, { freshness }] of Object.entries(schema.dates ?? {}))
    if (freshness) return { name, ...freshness }
  return undefined
}

/** Documents that fit the filters, ranked by words where there are any. */
export const ranked = (
  schema: Schema,
  filters: readonly Clause[],
  words: readonly QueryWord[],
  now: number,
): Clause => {
  const should = [
    ...words.map((word, at) => wordScore(schema, word, wordName(at))),
    ...neighbourScores(schema, words),
  ]
  return freshened(schema, { bool: { filter: filters, should } }, now)
}

/** Stands for a date that a document does not have: before all others, and a number that JSON carries. */
const NO_DATE = -1e15
const NO_NUMBER = 1e300

const byDate = (field: string) => ({
  [`date.${field}`]: { order: 'desc', missing: NO_DATE, unmapped_type: 'date' },
})

/** Ties go by the first date, newest first, then by id. */
export const orderOf = (schema: Schema, { sort, near }: Query, isScored: boolean): Clause[] => {
  const first = firstDateOf(schema)
  const base = [
    ...(first === undefined || (sort.by === 'date' && sort.field === first) ? [] : [byDate(first)]),
    { id: { order: 'asc' } },
  ]
  if (sort.by === 'date') return [byDate(sort.field), ...base]
  if (sort.by === 'range') {
    const isRising = sort.direction === 'asc'
    const field = `range.${sort.field}.${isRising ? 'from' : 'to'}`
    const missing = isRising ? NO_NUMBER : -NO_NUMBER
    return [{ [field]: { order: sort.direction, missing, unmapped_type: 'double' } }, ...base]
  }
  if (sort.by === 'distance' && near)
    return [
      {
        _geo_distance: {
          geo: { lat: near.lat, lon: near.lon },
          order: 'asc',
          unit: 'km',
          ignore_unmapped: true,
        },
      },
      ...base,
    ]
  return isScored ? [{ _score: { order: 'desc' } }, ...base] : base
}
