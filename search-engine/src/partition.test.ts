import { expect, test } from 'vitest'
import { createIndex, type Doc, type SearchQuery } from './index.ts'

const schema = {
  text: { title: { weight: 2 }, body: { weight: 1 } },
  filters: { market: {}, skill: { many: true } },
  partition: 'market',
  dates: { posted: {} },
} as const
const doc = (id: string, market: string, title: string): Doc => ({
  id,
  text: { title, body: 'work' },
  filters: { market, skill: ['a'] },
  dates: { posted: 1 },
  stored: title,
})
const query: SearchQuery = {
  sort: { by: 'relevance' },
  offset: 0,
  limit: 10,
  facets: ['market', 'skill'],
  now: 0,
}
const within = (market: string, text: string): SearchQuery => ({
  ...query,
  text,
  scope: { market: [market] },
})
const many = (market: string, count: number, title: string): Doc[] =>
  Array.from({ length: count }, (_, at) => doc(`${market} ${title} ${at}`, market, title))

test('a document that moves is found where it is, and nowhere else', () => {
  const index = createIndex(schema, { tailSlots: 2 })
  index.upsertMany([doc('1', 'ph', 'nurse'), doc('2', 'ph', 'driver'), doc('3', 'sg', 'nurse')])
  index.upsert(doc('1', 'sg', 'nurse'))
  expect(index.search(within('ph', 'nurse')).total).toBe(0)
  expect(index.search(within('sg', 'nurse')).total).toBe(2)
  expect(index.search({ ...query, text: 'nurse' }).facets.market).toEqual([{ value: 'sg', count: 2 }])
})

test('a partition may be empty, come later, and end', () => {
  const index = createIndex(schema, { tailSlots: 2 })
  index.upsertMany(many('ph', 5, 'nurse'))
  const later = within('jp', 'nurse')
  expect(index.search(later)).toMatchObject({ total: 0, hits: [], facets: { market: [], skill: [] } })
  expect(index.search({ ...later, text: '', sort: { by: 'date', field: 'posted' } }).total).toBe(0)
  index.upsert(doc('late', 'jp', 'nurse'))
  expect(index.search(later).total).toBe(1)
  index.remove('late')
  expect(index.search(later).total).toBe(0)
  expect(index.search(within('ph', 'nurse')).total).toBe(5)
})

test('words are corrected to what the partition holds, unless they are words elsewhere', () => {
  const index = createIndex(schema, { tailSlots: 16 })
  index.upsertMany([...many('ph', 12, 'welder'), ...many('sg', 30, 'wilder'), ...many('sg', 30, 'wexder')])
  expect(index.search(within('ph', 'welter')).relaxed).toEqual({
    dropped: [],
    corrected: [{ from: 'welter', to: 'welder' }],
  })
  // More documents elsewhere hold it as typed than hold the near one here.
  expect(index.search(within('ph', 'wilder'))).toMatchObject({ total: 0, relaxed: null })
  index.upsert(doc('both', 'ph', 'nurse'))
  expect(index.search(within('ph', 'nurse wilder'))).toMatchObject({
    total: 1,
    relaxed: { dropped: ['wilder'], corrected: [] },
  })
})

test('documents like one of another partition are found', () => {
  const index = createIndex(schema, { tailSlots: 4 })
  index.upsertMany([...many('ph', 3, 'night nurse'), doc('x', 'sg', 'night nurse'), doc('y', 'sg', 'driver')])
  const ids = index.similar('x', { limit: 5, scope: { market: ['ph'] } }).map(({ id }) => id)
  expect(ids.length).toBe(3)
  expect(ids.every(id => id.startsWith('ph'))).toBe(true)
})

test.each(['skill', 'colour'])('documents cannot lie apart by %s', partition => {
  expect(() => createIndex({ ...schema, partition })).toThrow(RangeError)
})
