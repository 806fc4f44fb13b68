import type { Choices, Query, Schema } from '@hanap/search-engine/schema'
import { firstDateOf } from '../mapping.ts'
import type { Sought } from './sought.ts'

/** A part of a query in the cluster's language. */
export type Clause = Readonly<Record<string, unknown>>

export const everything: Clause = { match_all: {} }
export const nothing: Clause = { match_none: {} }

export const termIs = (field: string, value: string): Clause => ({ term: { [field]: value } })

export const anyOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { should: clauses, minimum_should_match: 1 } }

export const allOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { filter: clauses } }

export const noneOf = (clauses: readonly Clause[]): Clause => ({ bool: { must_not: clauses } })

const textField = (name: string) => `text.${name}`

/** A term's place in one text field, or in any. */
const standsIn = (field: string | undefined) => (term: string) =>
  termIs(field === undefined ? 'words' : textField(field), term)

/** Places that follow one another in a field. */
const inOrder = (field: string, places: readonly (readonly string[])[]): Clause => ({
  intervals: {
    [textField(field)]: {
      all_of: {
        ordered: true,
        max_gaps: 0,
        intervals: places.map(terms => ({
          any_of: { intervals: terms.map(query => ({ match: { query, analyzer: 'terms' } })) },
        })),
      },
    },
  },
})

/** Documents that hold a word under any of its spellings, or a phrase, in the field asked for or in any. */
export const holds = (schema: Schema, word: Sought): Clause => {
  const { field } = word
  return holdsIn(field === undefined ? Object.keys(schema.text) : [field], standsIn(field), word)
}

/** The same in fields that are more than a mention, or in the one asked for. */
export const lists = (schema: Schema, word: Sought): Clause => {
  const { field } = word
  if (field !== undefined) return holds(schema, word)
  const fields = Object.entries(schema.text).flatMap(([name, { isMention }]) => (isMention ? [] : [name]))
  return holdsIn(fields, term => anyOf(fields.map(name => termIs(textField(name), term))), word)
}

const holdsIn = (
  fields: readonly string[],
  stands: (term: string) => Clause,
  { spellings, phrase }: Sought,
): Clause => {
  if (!phrase) return anyOf(spellings.map(({ terms }) => allOf(terms.map(stands))))
  const { places, whole } = phrase
  const [first = []] = places
  const sequence = places.length === 1 ? first.map(stands) : fields.map(name => inOrder(name, places))
  return anyOf([...sequence, ...whole.map(stands)])
}

/** Any value within a field, every field together. */
export const chosen = (choices: Choices | undefined, except?: string): Clause[] =>
  Object.entries(choices ?? {}).flatMap(([name, values]) =>
    values.length === 0 || name === except ? [] : [{ terms: { [`filter.${name}`]: [...new Set(values)] } }],
  )

/** What a query demands besides words and choices; it holds for counts too. */
export const limits = ({ ranges, near, exclude = [], without }: Query): Clause[] => [
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
  ...[...(exclude.length === 0 ? [] : [{ terms: { id: exclude } }]), ...chosen(without)].map(unwanted =>
    noneOf([unwanted]),
  ),
]

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
