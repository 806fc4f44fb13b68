import type { Schema } from '@hanap/search-engine/schema'

/** Of the scores, as the embedded index has it. */
export const SATURATION = 1.2
const USUAL_LENGTH_PENALTY = 0.75

const namesOf = (fields: object | undefined) => Object.keys(fields ?? {})

const each = <Field>(names: readonly string[], field: (name: string) => Field) =>
  Object.fromEntries(names.map(name => [name, field(name)]))

/** The text field that is also kept word by word: the one of the greatest weight. */
export const leadFieldOf = (schema: Schema): string => {
  const [first, ...others] = Object.entries(schema.text)
  if (!first) throw new RangeError('A schema has at least one text field')
  return others.reduce((best, field) => (field[1].weight > best[1].weight ? field : best), first)[0]
}

/** Of every order's ties. */
export const firstDateOf = (schema: Schema): string | undefined => namesOf(schema.dates)[0]

/**
 * How the cluster keeps documents. Texts come as their terms, so that it only splits at blanks: `words` holds those of all
 * fields and decides what is found, `text.*` decide how it is ranked. Fields that are none of these are refused.
 */
export const indexBody = (schema: Schema, meta: Record<string, unknown>, shards: number) => ({
  settings: {
    number_of_shards: shards,
    auto_expand_replicas: '0-1',
    // What is written asks for its own refresh.
    refresh_interval: '-1',
    analysis: { analyzer: { terms: { type: 'custom', tokenizer: 'whitespace' } } },
    similarity: each(namesOf(schema.text), name => ({
      type: 'BM25',
      k1: SATURATION,
      b: schema.text[name]?.lengthPenalty ?? USUAL_LENGTH_PENALTY,
    })),
  },
  mappings: {
    dynamic: 'strict',
    _meta: meta,
    _source: { includes: ['stored', 'geo', 'lead'] },
    properties: {
      id: { type: 'keyword' },
      language: { type: 'keyword' },
      words: { type: 'keyword', doc_values: false },
      stored: { type: 'keyword', index: false, doc_values: false },
      lead: { type: 'keyword', index: false, doc_values: false },
      text: {
        properties: each(namesOf(schema.text), name => ({
          type: 'text',
          analyzer: 'terms',
          similarity: name,
        })),
      },
      filter: { properties: each(namesOf(schema.filters), () => ({ type: 'keyword' })) },
      range: {
        properties: each(namesOf(schema.ranges), () => ({
          properties: { from: { type: 'double' }, to: { type: 'double' } },
        })),
      },
      date: { properties: each(namesOf(schema.dates), () => ({ type: 'date', format: 'epoch_millis' })) },
      ...(schema.geo === undefined ? {} : { geo: { type: 'geo_point' } }),
    },
  },
})
