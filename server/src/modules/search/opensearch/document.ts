import { eachTerm } from '@hanap/search-engine/analysis'
import type { Doc, FilterValue, Schema } from '@hanap/search-engine/schema'
import { leadFieldOf } from './mapping.ts'

const LONGEST_LEAD = 32

const listed = (value: FilterValue | readonly FilterValue[]): string[] =>
  (typeof value === 'object' ? value : [value]).map(String)

const present = <Value>(entries: readonly (readonly [string, Value | undefined])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

/** A document as the cluster takes it: `mapping.ts` says what its fields are for. */
export const sourceOf = (doc: Doc, schema: Schema) => {
  const words = new Set<string>()
  const lead: string[] = []
  const text: Record<string, string[]> = {}
  for (const [name, content] of Object.entries(doc.text)) {
    const line: string[] = []
    const sides: string[] = []
    const isLead = name === leadFieldOf(schema)
    eachTerm(content, doc.language, (term, isSide) => {
      words.add(term)
      if (isSide) sides.push(term)
      else line.push(term)
      if (isLead && !isSide && lead.length < LONGEST_LEAD) lead.push(term)
    })
    // Further spellings stand apart: between the words they would part neighbours.
    text[name] = [line.join(' '), ...sides]
  }
  return {
    id: doc.id,
    ...(doc.language === undefined ? {} : { language: doc.language }),
    words: [...words],
    lead,
    text,
    filter: present(
      Object.entries(doc.filters).map(([name, value]) => [
        name,
        value === undefined ? undefined : listed(value),
      ]),
    ),
    range: present(
      Object.entries(doc.ranges ?? {}).map(([name, range]) => [
        name,
        range && { from: range[0], to: range[1] },
      ]),
    ),
    date: present(Object.entries(doc.dates ?? {})),
    ...(doc.geo ? { geo: { lat: doc.geo[0], lon: doc.geo[1] } } : {}),
    stored: doc.stored,
  }
}
