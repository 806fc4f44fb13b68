import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { queryClauses } from './analysis/query-clauses.ts'
import { createIndex, type Doc, type Schema, type SearchQuery } from './index.ts'

const schema: Schema = {
  text: { title: { weight: 4 }, body: { weight: 1 } },
  filters: { company: {}, skill: { many: true } },
  ranges: { pay: {} },
  dates: { posted: {} },
}
const all: SearchQuery = { sort: { by: 'relevance' }, offset: 0, limit: 10 }
const doc = (id: string, title: string, more: Partial<Doc> = {}): Doc => ({
  id,
  text: { title },
  filters: {},
  stored: title,
  ...more,
})

test('a filter may have more than 65,000 values', () => {
  const index = createIndex({
    text: { title: { weight: 1 } },
    filters: { company: {}, skill: { many: true } },
  })
  const count = 70_000
  for (let number = 0; number < count; number++) {
    index.upsert(doc(`${number}`, 'x', { filters: { company: number, skill: [number, number + 1] } }))
  }
  const result = index.search({
    ...all,
    filters: { company: ['69999', '3'] },
    facets: ['company', 'skill'],
    facetLimit: 2,
  })
  expect(result.total).toBe(2)
  expect(result.hits.map(hit => hit.id).sort()).toEqual(['3', '69999'])
  expect(result.facets.skill).toEqual([
    { value: '3', count: 1 },
    { value: '4', count: 1 },
  ])
  // All other companies are counted, as if none were chosen; the chosen are listed whatever their rank.
  expect(result.facets.company.map(({ value }) => value)).toEqual(['0', '1', '3', '69999'])
}, 60_000)

test('no text breaks indexing or searching, and a document is found by its own title', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.lorem({ maxCount: 5 }),
    fc.constantFrom(
      'C++ & C#',
      '會計師．',
      "d'Ivoire's",
      '.net.net',
      'a&b&c',
      '１，０００',
      '\ud800',
      'ー',
      '--',
      'ﷺ',
    ),
  )
  const language = fc.constantFrom(
    'en',
    'es',
    'pt-br',
    'tr',
    'id',
    'ms',
    'ar',
    'ja',
    'zh-cn',
    'zh-tw',
    undefined,
  )
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, language), { minLength: 1, maxLength: 12 }),
      text,
      (titles, other) => {
        const index = createIndex(schema, { tailSlots: 4 })
        for (const [at, [title, code]] of titles.entries()) {
          index.upsert(doc(String(at), title, code === undefined ? {} : { language: code }))
        }
        index.search({ ...all, text: other })
        for (const [at, [title, code]] of titles.entries()) {
          const { hits, relaxed } = index.search({
            ...all,
            limit: 20,
            text: title,
            ...(code !== undefined && { language: code }),
          })
          // A title may read as a query that leaves its own words out.
          if (queryClauses(title).some(({ isExcluded }) => isExcluded)) continue
          expect(hits.map(hit => hit.id)).toContain(String(at))
          expect(relaxed).toBeNull()
        }
      },
    ),
    { numRuns: 300 },
  )
}, 60_000)

describe('order', () => {
  test('a word in the title counts more than one in the body', () => {
    const index = createIndex(schema)
    index.upsert({ ...doc('body', 'clerk'), text: { title: 'clerk', body: 'nurse' } })
    index.upsert({ ...doc('title', 'nurse'), text: { title: 'nurse', body: 'clerk' } })
    const { hits } = index.search({ ...all, text: 'nurse' })
    expect(hits.map(hit => hit.id)).toEqual(['title', 'body'])
  })

  test('words that are neighbours in the title count more than words apart', () => {
    const index = createIndex(schema)
    index.upsert(doc('1', 'Manager for store sales'))
    index.upsert(doc('2', 'Sales manager for store'))
    const { hits } = index.search({ ...all, text: 'sales manager', explain: true })
    expect(hits.map(hit => hit.id)).toEqual(['2', '1'])
    expect(hits[0].explain?.map(part => part.kind)).toEqual(['word', 'word', 'neighbours'])
  })

  test('of two equal documents the newer comes first, then the smaller id', () => {
    const index = createIndex(schema)
    for (const [id, posted] of [
      ['b', 1],
      ['a', 1],
      ['c', 2],
    ] as const) {
      index.upsert(doc(id, 'nurse', { dates: { posted } }))
    }
    expect(index.search({ ...all, text: 'nurse' }).hits.map(hit => hit.id)).toEqual(['c', 'a', 'b'])
  })
})

describe('similar documents', () => {
  const index = createIndex(schema, { tailSlots: 2 })
  index.upsert(doc('1', 'Senior staff nurse', { filters: { company: 'a' } }))
  index.upsert(doc('2', 'Staff nurse', { filters: { company: 'a' } }))
  index.upsert(doc('3', 'Nurse', { filters: { company: 'b' } }))
  index.upsert(doc('4', 'Senior accountant', { filters: { company: 'a' } }))
  index.upsert(doc('5', 'Driver', { filters: { company: 'a' } }))

  test('share words with the title, best first, and never the document itself', () => {
    expect(index.similar('1', { limit: 5 }).map(hit => hit.id)).toEqual(['2', '4', '3'])
  })

  test('stay within scope and limit', () => {
    expect(index.similar('1', { limit: 1, scope: { company: ['a'] } }).map(hit => hit.id)).toEqual(['2'])
    expect(index.similar('3', { limit: 5, scope: { company: ['b'] } })).toEqual([])
  })

  test('of a document that is not there are none', () => {
    expect(index.similar('9', { limit: 5 })).toEqual([])
  })
})

describe('a mistake is refused and names its field', () => {
  const index = createIndex(schema)
  test.each([
    [doc('', 'x'), 'A document needs an id'],
    [{ ...doc('1', 'x'), text: { headline: 'x' } }, 'the index has no text field "headline"'],
    [doc('1', 'x', { filters: { colour: 'red' } }), 'the index has no filter "colour"'],
    [doc('1', 'x', { filters: { company: ['a', 'b'] } }), 'filter "company" takes one value'],
    [doc('1', 'x', { ranges: { pay: [2, 1] } }), 'range "pay" does not go from low to high'],
    [doc('1', 'x', { ranges: { pay: [Number.NaN, 1] } }), 'range "pay" does not go from low to high'],
    [doc('1', 'x', { dates: { closed: 1 } }), 'the index has no date "closed"'],
    [doc('1', 'x', { geo: [91, 0] }), 'its point is not on the globe'],
  ])('document %#', (wrong, message) => {
    expect(() => index.upsertMany([doc('good', 'x'), wrong])).toThrow(message)
    expect(index.size).toBe(0)
  })

  test.each<[Partial<SearchQuery>, string]>([
    [{ filters: { colour: ['red'] } }, 'no filter "colour"'],
    [{ scope: { colour: ['red'] } }, 'no filter "colour"'],
    [{ facets: ['colour'] }, 'no filter "colour"'],
    [{ ranges: { age: [1, 2] } }, 'no range "age"'],
    [{ sort: { by: 'date', field: 'closed' } }, 'no date "closed"'],
    [{ sort: { by: 'distance' } }, 'the order by distance needs a place'],
    [{ offset: -1 }, 'offset'],
    [{ limit: 1.5 }, 'limit'],
  ])('query %#', (wrong, message) => {
    index.upsert(doc('1', 'x'))
    expect(() => index.search({ ...all, ...wrong })).toThrow(message)
  })
})

test('a repeated question is answered from memory until something changes', () => {
  const index = createIndex(schema)
  index.upsert(doc('1', 'x'))
  const first = index.search(all)
  expect(index.search(all)).toBe(first)
  index.upsert(doc('2', 'y'))
  expect(index.search(all).total).toBe(2)
  index.remove('1')
  expect(index.search(all).total).toBe(1)
})

test('removed documents give their room back', () => {
  const index = createIndex(schema, { tailSlots: 10 })
  for (let number = 0; number < 200; number++) index.upsert(doc(String(number), `word${number}`))
  for (let number = 0; number < 190; number++) index.remove(String(number))
  index.maintain(Number.POSITIVE_INFINITY)
  expect(index.stats()).toMatchObject({ documents: 10, dead: 0 })
})
