import { eachTerm } from '../analysis/terms.ts'
import { analyze } from '../analysis.ts'
import type { Choices, Doc, Schema, SearchQuery } from '../schema.ts'
import { MS_PER_DAY } from '../store/layout.ts'

/** A word, or words that must follow one another, in any text field or in the one named. */
export interface ReferencePart {
  terms: readonly string[]
  field?: string
}

/** Analysed terms, all of which exist in some document. */
export interface ReferenceQuery {
  /** By tier: what a document must hold to be found as typed, then otherwise. */
  tiers: readonly (readonly ReferencePart[])[]
  excluded?: readonly ReferencePart[]
}

/** What a search must answer, computed document by document without any index. */
export interface ReferenceAnswer {
  /** Whether any document in scope holds what is asked for, whatever else is. */
  anyHolds: boolean
  ids: string[]
  tiers: number[]
  scores: number[]
  total: number
  facets: Record<string, { value: string; count: number }[]>
}

const SATURATION = 1.2
const NEIGHBOURS = 0.5
const SAME_TITLE = 0.25

const valuesOf = (doc: Doc, field: string): string[] => {
  const fieldValues = doc.filters[field]
  return fieldValues === undefined
    ? []
    : (typeof fieldValues === 'object' ? [...fieldValues] : [fieldValues]).map(String)
}

const fits = (doc: Doc, choices: Choices, without?: string): boolean =>
  Object.entries(choices).every(([field, wanted]) => {
    return (
      field === without || wanted.length === 0 || valuesOf(doc, field).some(value => wanted.includes(value))
    )
  })

const hasAny = (doc: Doc, choices: Choices): boolean =>
  Object.entries(choices).some(([field, values]) => {
    return valuesOf(doc, field).some(value => values.includes(value))
  })

const inRanges = (doc: Doc, ranges: SearchQuery['ranges']): boolean =>
  Object.entries(ranges ?? {}).every(([field, [from, to]]) => {
    const own = doc.ranges?.[field]
    return own !== undefined && own[1] >= from && own[0] <= to
  })

const kilometres = (doc: Doc, near: NonNullable<SearchQuery['near']>): number | undefined => {
  if (!doc.geo) return undefined
  const [lat, lon] = doc.geo
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const a =
    Math.sin(radians(lat - near.lat) / 2) ** 2 +
    Math.cos(radians(near.lat)) * Math.cos(radians(lat)) * Math.sin(radians(lon - near.lon) / 2) ** 2
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(a)))
}

const byBase = (schema: Schema): ((a: Doc, b: Doc) => number) => {
  const [field] = Object.keys(schema.dates ?? {})
  const dateOf = (doc: Doc): number => doc.dates?.[field] ?? Number.NEGATIVE_INFINITY
  return (a, b) => (dateOf(a) === dateOf(b) ? (a.id < b.id ? -1 : 1) : dateOf(b) > dateOf(a) ? 1 : -1)
}

const sortNumber = (doc: Doc, query: SearchQuery): number => {
  const { sort, near } = query
  if (sort.by === 'date') return doc.dates?.[sort.field] ?? Number.NEGATIVE_INFINITY
  if (sort.by === 'range') {
    const range = doc.ranges?.[sort.field]
    if (!range) return Number.NEGATIVE_INFINITY
    return sort.direction === 'asc' ? -range[0] : range[1]
  }
  const distance = sort.by === 'distance' && near ? kilometres(doc, near) : undefined
  return distance === undefined ? Number.NEGATIVE_INFINITY : -distance
}

/** The index keeps frequencies above 4 rounded down to one of these. */
const rounded = (count: number): number => [12, 8, 6, 4].find(level => level <= count) ?? count

/** A field's words in order, without further spellings. */
const wordsOf = (doc: Doc, field: string): string[] => {
  const words: string[] = []
  eachTerm(doc.text[field] ?? '', doc.language, (term, side) => {
    if (!side) words.push(term)
  })
  return words
}

const holds = (doc: Doc, { terms, field }: ReferencePart): boolean => {
  const fields = field === undefined ? Object.keys(doc.text) : [field]
  const [only] = terms
  if (terms.length === 1)
    return fields.some(name => analyze(doc.text[name] ?? '', doc.language).includes(only))
  return fields.some(name => {
    const words = wordsOf(doc, name)
    return words.some((_, at) => terms.every((term, place) => words[at + place] === term))
  })
}

/** BM25F written out from its definition. Plain words only: no synonyms, no compounds. */
const scorer = (
  schema: Schema,
  docs: readonly Doc[],
  parts: readonly ReferencePart[],
  now: number,
): ((doc: Doc) => number) => {
  const fields = Object.entries(schema.text)
  const rarity = (term: string): number => {
    const frequency = docs.filter(doc => holds(doc, { terms: [term] })).length
    return Math.log(1 + (docs.length - frequency + 0.5) / (frequency + 0.5))
  }
  const [title] = fields.reduce((best, field) => (field[1].weight > best[1].weight ? field : best))
  const words = parts.flatMap(({ terms, field }) =>
    terms.map(term => ({
      term,
      field,
      rarity: rarity(term),
      mayNeighbour: field === undefined || field === title,
    })),
  )
  const averages = fields.map(([field]) => {
    const sum = docs.reduce((total, doc) => total + wordsOf(doc, field).length, 0)
    return sum > 0 ? sum / docs.length : 1
  })
  const [dateField, dateRule] = Object.entries(schema.dates ?? {})[0] ?? []
  return doc => {
    let score = 0
    for (const word of words) {
      let frequency = 0
      for (const [index, [field, { weight, lengthPenalty = 0.75 }]] of fields.entries()) {
        if (word.field !== undefined && word.field !== field) continue
        const own = wordsOf(doc, field)
        const count = own.filter(other => other === word.term).length
        frequency +=
          (weight * rounded(count)) / (1 - lengthPenalty + (lengthPenalty * own.length) / averages[index])
      }
      score += (word.rarity * frequency) / (SATURATION + frequency)
    }
    const titleWords = wordsOf(doc, title)
    for (let at = 1; at < words.length; at++) {
      const [one, other] = [words[at - 1], words[at]]
      const together = titleWords.some(
        (word, place) => word === one.term && titleWords[place + 1] === other.term,
      )
      if (together && one.mayNeighbour && other.mayNeighbour) {
        score += NEIGHBOURS * Math.min(one.rarity, other.rarity)
      }
    }
    const isTitle =
      titleWords.length === words.length &&
      words.every(({ term, mayNeighbour }, at) => mayNeighbour && titleWords[at] === term)
    if (isTitle) score += SAME_TITLE * words.reduce((sum, word) => sum + word.rarity, 0)
    const fresh = dateRule?.freshness
    const date = doc.dates?.[dateField]
    if (!fresh || date === undefined) return score
    return score + score * fresh.weight * 0.5 ** (Math.max(0, now - date) / (fresh.halfLifeDays * MS_PER_DAY))
  }
}

const facetOf = (
  docs: readonly Doc[],
  field: string,
  chosen: readonly string[],
): { value: string; count: number }[] => {
  const counts = new Map<string, number>()
  for (const value of chosen) counts.set(value, 0)
  for (const doc of docs)
    for (const value of new Set(valuesOf(doc, field))) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

export const referenceAnswer = (
  schema: Schema,
  docs: readonly Doc[],
  query: SearchQuery,
  { tiers, excluded = [] }: ReferenceQuery,
): ReferenceAnswer => {
  const tierOf = (doc: Doc): number => tiers.findIndex(parts => parts.every(part => holds(doc, part)))
  const inScope = docs.filter(doc => {
    return fits(doc, query.scope ?? {}) && !excluded.some(part => holds(doc, part)) && tierOf(doc) >= 0
  })
  const { near } = query
  const open = inScope.filter(doc => {
    if (hasAny(doc, query.without ?? {})) return false
    if (!inRanges(doc, query.ranges) || query.exclude?.includes(doc.id)) return false
    return (
      near?.radiusKm === undefined || (kilometres(doc, near) ?? Number.POSITIVE_INFINITY) <= near.radiusKm
    )
  })
  const filters = query.filters ?? {}
  const hits = open.filter(doc => fits(doc, filters))
  const scores = tiers.map(parts => scorer(schema, docs, parts, query.now ?? 0))
  const isScored = (doc: Doc): boolean => query.sort.by === 'relevance' && tiers[tierOf(doc)].length > 0
  const numbers = new Map(
    hits.map(doc => [doc, isScored(doc) ? scores[tierOf(doc)](doc) : sortNumber(doc, query)]),
  )
  const numberOf = (doc: Doc): number => numbers.get(doc) ?? 0
  const base = byBase(schema)
  const order = (a: Doc, b: Doc): number => {
    if (tierOf(a) !== tierOf(b)) return tierOf(a) - tierOf(b)
    const difference = numberOf(b) - numberOf(a)
    return Number.isNaN(difference) || Math.abs(difference) < 1e-12 ? base(a, b) : difference
  }
  const page = hits.sort(order).slice(query.offset, query.offset + query.limit)
  return {
    anyHolds: inScope.length > 0,
    ids: page.map(doc => doc.id),
    tiers: page.map(tierOf),
    scores: page.map(doc => (isScored(doc) ? numberOf(doc) : 0)),
    total: hits.length,
    facets: Object.fromEntries(
      (query.facets ?? []).map(field => [
        field,
        facetOf(
          open.filter(doc => fits(doc, filters, field)),
          field,
          filters[field] ?? [],
        ),
      ]),
    ),
  }
}
