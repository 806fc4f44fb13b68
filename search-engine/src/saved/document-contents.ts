import { eachTerm } from '../analysis/terms.ts'
import type { Doc } from '../schema.ts'
import { ANYWHERE } from '../search/query-terms.ts'
import type { IndexLayout } from '../store/layout.ts'

/** What one document holds. */
export interface DocumentContents {
  doc: Doc
  /** Every term that it is indexed under. */
  terms: ReadonlySet<string>
  /** Those of fields that are more than a mention. */
  listed: ReadonlySet<string>
  has(term: string, field: number): boolean
  /** Whether one of each place's terms follow one another in the field, or in any. */
  hasInOrder(places: readonly (readonly string[])[], field: number): boolean
  /** The fields that are more than a mention. */
  listedFields: readonly number[]
  /** Its values of a filter. */
  valuesOf(filter: string): readonly string[]
  /** Each of its values of any filter, by `valueKey`. */
  valueKeys: readonly string[]
}

export const valueKey = (filter: string, value: string): string => `${filter} ${value}`

export const documentContentsOf = (doc: Doc, { text, filters }: IndexLayout): DocumentContents => {
  const all = new Set<string>()
  const listed = new Set<string>()
  const fields = text.map(({ name, isMention }) => {
    const terms = new Set<string>()
    const order: string[] = []
    eachTerm(doc.text[name] ?? '', doc.language, (term, side) => {
      terms.add(term)
      all.add(term)
      if (!isMention) listed.add(term)
      if (!side) order.push(term)
    })
    return { terms, order }
  })
  const values = new Map(filters.map(({ name }) => [name, valuesIn(doc, name)]))
  const stands = (order: readonly string[], places: readonly (readonly string[])[]): boolean =>
    order.some((_, from) => places.every((terms, at) => terms.includes(order[from + at])))
  return {
    doc,
    terms: all,
    listed,
    has: (term, field) => (field === ANYWHERE ? all.has(term) : fields[field].terms.has(term)),
    hasInOrder: (places, field) =>
      fields.some(({ order }, at) => (field === ANYWHERE || field === at) && stands(order, places)),
    listedFields: [...text.keys()].filter(at => !text[at].isMention),
    valuesOf: filter => values.get(filter) ?? [],
    valueKeys: [...values].flatMap(([name, own]) => own.map(value => valueKey(name, value))),
  }
}

const valuesIn = (doc: Doc, filter: string): readonly string[] => {
  const filterValues = doc.filters[filter]
  return filterValues === undefined
    ? []
    : (typeof filterValues === 'object' ? [...filterValues] : [filterValues]).map(String)
}
