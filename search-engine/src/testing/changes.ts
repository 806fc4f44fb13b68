import type { Doc, Schema, SearchQuery } from '../schema.ts'

export const sampleSchema: Schema = {
  text: { title: { weight: 3 }, body: { weight: 1 } },
  filters: { market: {}, skill: { many: true } },
  partition: 'market',
  ranges: { pay: {} },
  dates: { posted: { freshness: { weight: 0.2, halfLifeDays: 30 } } },
  geo: 'place',
}

const plain: SearchQuery = { sort: { by: 'relevance' }, offset: 0, limit: 100, now: 1e9 }

/** Together they look at everything that an index keeps of a document. */
export const sampleQueries: readonly SearchQuery[] = [
  { ...plain, facets: ['market', 'skill'] },
  { ...plain, text: 'ko ra', explain: true, facets: ['skill'], near: { lat: 0, lon: 0 } },
  { ...plain, text: 'mi', scope: { market: ['a'] }, filters: { skill: ['s1'] }, facets: ['skill'] },
  { ...plain, ranges: { pay: [3, 9] }, sort: { by: 'range', field: 'pay', direction: 'asc' } },
  { ...plain, text: 'tu zel vox', sort: { by: 'date', field: 'posted' }, offset: 2, limit: 5 },
  { ...plain, scope: { market: ['a', 'b'] }, facets: ['market', 'skill'], limit: 3 },
]

const vocabulary = ['ko', 'ra', 'mi', 'tu', 'zel', 'vox']
const places: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 2],
  [-3, 1],
]

/** One of many documents with this id. */
export const sampleDoc = (id: number, variant: number): Doc => {
  const word = (at: number): string => vocabulary[(id + at * variant) % vocabulary.length]
  return {
    id: `id ${id}`,
    text: { title: `${word(0)} ${word(1)}`, body: `${word(2)} ${word(3)} ${word(3)} ${variant}` },
    filters: { market: 'abc'[(id + variant) % 3], skill: [`s${variant % 4}`, `s${id % 4}`] },
    ranges: variant % 3 === 0 ? {} : { pay: [variant % 7, (variant % 7) + (id % 5)] },
    dates: variant % 4 === 0 ? {} : { posted: (variant % 5) * 86_400_000 },
    ...(id % 2 === 0 && { geo: places[variant % 3] }),
    stored: `${id} été ${variant}`,
  }
}
