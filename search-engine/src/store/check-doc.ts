import type { Doc } from '../schema.ts'
import type { IndexLayout } from './layout.ts'

const refuse = (doc: Doc, what: string): never => {
  throw new RangeError(`Document "${doc.id}": ${what}`)
}

const checkNames = (doc: Doc, kind: string, given: object | undefined, known: readonly string[]): void => {
  if (!given) return
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) refuse(doc, `the index has no ${kind} "${name}"`)
  }
}

/** Refuses a document that does not fit the schema, before anything of it is indexed. */
export const docChecker = (layout: IndexLayout): ((doc: Doc) => void) => {
  const texts = layout.text.map(field => field.name)
  const filters = layout.filters.map(field => field.name)
  return doc => {
    if (doc.id === '') throw new RangeError('A document needs an id')
    if (!doc.id.isWellFormed()) refuse(doc, 'its id is not well-formed text')
    checkNames(doc, 'text field', doc.text, texts)
    checkNames(doc, 'filter', doc.filters, filters)
    checkNames(doc, 'range', doc.ranges, layout.ranges)
    checkNames(doc, 'date', doc.dates, layout.dates)
    for (const { name, many } of layout.filters) {
      const values = doc.filters[name]
      if (!many && typeof values === 'object' && values.length > 1)
        refuse(doc, `filter "${name}" takes one value`)
    }
    for (const name of layout.ranges) {
      const range = doc.ranges?.[name]
      if (range && !(range[0] <= range[1])) refuse(doc, `range "${name}" does not go from low to high`)
    }
    if (doc.geo && !(Math.abs(doc.geo[0]) <= 90 && Math.abs(doc.geo[1]) <= 180)) {
      refuse(doc, 'its point is not on the globe')
    }
  }
}
