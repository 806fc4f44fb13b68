import { DAY_MS } from '@hanap/contracts/durations'
import type { Spelling } from '@hanap/search-engine/analysis'
import type { Schema } from '@hanap/search-engine/schema'
import { leadOf, SATURATION } from './mapping.ts'
import type { Clause } from './query/clauses.ts'
import type { Sought } from './query/sought.ts'

/** A place for terms in a word's score besides the field that says most. */
const OTHER_FIELDS = 0.2
/** Of the score of two neighbouring words of the query as a phrase of the title. */
const NEIGHBOURS = 0.5
/** Ways to spell two neighbours that are looked for, each. */
const MOST_SPELLINGS = 3

/** What one occurrence of a term in a text of usual length counts in the embedded index, where that is not 1. */
const boostOf = (weight: number) => ((1 + SATURATION) * weight) / (SATURATION + weight)

const termScore = (schema: Schema, value: string, only: string | undefined): Clause => ({
  dis_max: {
    tie_breaker: OTHER_FIELDS,
    queries: Object.entries(schema.text).flatMap(([name, { weight }]) =>
      only === undefined || only === name
        ? [{ term: { [`text.${name}`]: { value, boost: boostOf(weight) } } }]
        : [],
    ),
  },
})

const single = (term: string): Spelling => ({ terms: [term], weight: 1 })

/** The score of the best spelling. */
const bestOf = (schema: Schema, spellings: readonly Spelling[], field: string | undefined): Clause => ({
  dis_max: {
    queries: spellings.map(({ terms, weight }) => ({
      bool: { must: terms.map(term => termScore(schema, term, field)), boost: weight },
    })),
  },
})

/** A word scores as its best spelling, a phrase as all its words together. */
const scoreOf = (schema: Schema, { spellings, field, phrase }: Sought): Clause => {
  if (!phrase) return bestOf(schema, spellings, field)
  const places = phrase.places.map(terms => bestOf(schema, terms.map(single), field))
  const whole = phrase.whole.map(term => termScore(schema, term, field))
  return { dis_max: { queries: [{ bool: { should: places } }, ...whole] } }
}

export const wordName = (at: number) => `word ${at}`
export const isNeighbours = (name: string) => name.startsWith('neighbours ')

/** The terms of a query in their order; each place with those that may stand there in the title. */
const placesOf = (words: readonly Sought[], lead: string): (readonly string[])[] =>
  words.flatMap(({ spellings, field, phrase }) => {
    if (field !== undefined && field !== lead) return [[]]
    if (phrase) return phrase.places
    const [first] = spellings
    if (first && first.terms.length > 1) return first.terms.map(term => [term])
    return [spellings.flatMap(({ terms }) => (terms.length === 1 ? terms : []))]
  })

const neighbourScores = (words: readonly Sought[], lead: string): Clause[] => {
  const places = placesOf(words, lead).map(terms => terms.slice(0, MOST_SPELLINGS))
  return places.slice(1).flatMap((after, at) => {
    const queries = (places[at] ?? []).flatMap(one =>
      after.map(other => ({ match_phrase: { [`text.${lead}`]: `${one} ${other}` } })),
    )
    return queries.length === 0
      ? []
      : [{ dis_max: { _name: `neighbours ${at}`, boost: NEIGHBOURS, queries } }]
  })
}

const firstFresh = (schema: Schema) => {
  for (const [name, { freshness }] of Object.entries(schema.dates ?? {}))
    if (freshness) return { name, ...freshness }
  return undefined
}

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

/** Documents that fit the filters, ranked by words. Each word's share of a score goes by `wordName`. */
export const ranked = (
  schema: Schema,
  filters: readonly Clause[],
  words: readonly Sought[],
  now: number,
): Clause => {
  const should = [
    ...words.map((word, at) => ({ dis_max: { _name: wordName(at), queries: [scoreOf(schema, word)] } })),
    ...neighbourScores(words, leadOf(schema)),
  ]
  return freshened(schema, { bool: { filter: filters, should } }, now)
}
