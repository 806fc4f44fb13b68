import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIndex, type Doc, type Schema, type SearchQuery } from './index.ts'
import { type SavedQuery, SavedSearches } from './saved-searches.ts'

const schema: Schema = {
  text: { title: { weight: 4 }, company: { weight: 2 }, body: { weight: 1, isMention: true } },
  filters: { market: {}, place: { many: true }, kind: {} },
  ranges: { pay: {} },
  dates: { posted: {} },
  geo: 'place',
}
const languages = ['en', 'ja', 'es', 'zh-tw', 'ar', 'tr']

/** Words that are stemmed, joined, taken apart, misspelt, written in several ways, or said otherwise. */
const words = [
  ...[
    'nurse',
    'nurses',
    'nursing',
    'engineer',
    'enginer',
    'engineers',
    'software',
    'the',
    'of',
    'C++',
    '.NET',
  ],
  ...[
    'human resources',
    'HR',
    'full-time',
    'fulltime',
    'full time',
    'node.js',
    'R&D',
    'manager',
    'enfermera',
  ],
  ...[
    'enfermeras',
    'ソフトウェアエンジニア',
    'ソフトウエアエンジニア',
    'エンジニア',
    'ソフトウェア',
    'データアナリスト',
    'データ',
    'アナリスト',
    '看護師',
    '看護師募集',
    '募集',
    '会計',
  ],
  ...[
    '経理',
    '軟體工程師',
    '软件',
    'مهندس',
    'المهندس',
    'mühendis',
    'mühendisi',
    'Manila',
    'night shift',
    'コンピューター',
  ],
]
const word = fc.constantFrom(...words)
const text = (most: number) => fc.array(word, { maxLength: most }).map(list => list.join(' '))
const choice = fc.constantFrom('a', 'b', 'c')
const language = fc.constantFrom(...languages)

const document: fc.Arbitrary<Doc> = fc.record({
  id: fc.constant('job'),
  text: fc.record({ title: text(3), company: text(1), body: text(6) }),
  language,
  filters: fc.record({
    market: fc.constantFrom('ph', 'jp'),
    place: fc.uniqueArray(choice, { maxLength: 2 }),
    kind: fc.option(fc.constantFrom(1, 2), { nil: undefined }),
  }),
  ranges: fc.record({
    pay: fc.option(fc.constantFrom<[number, number]>([1, 3], [4, 9]), { nil: undefined }),
  }),
  geo: fc.constantFrom<[number, number]>([0, 0], [0, 1]),
  stored: fc.constant(''),
})

const asked = fc
  .record({
    text: word,
    sign: fc.constantFrom('', '', '', '', '-'),
    prefix: fc.constantFrom('', '', '', 'title:'),
  })
  .chain(one =>
    fc.constantFrom(`${one.sign}${one.prefix}${one.text}`, one.text, `${one.sign}${one.prefix}"${one.text}"`),
  )
const names: SearchQuery['also'] = [
  { from: 'nurse', to: ['enfermera', '看護師', 'hemşire'] },
  { from: 'software engineer', to: ['ソフトウェアエンジニア', '軟體工程師', 'Ingeniero'] },
  { from: 'engineer', to: ['エンジニア', 'mühendis', 'مهندس'] },
]
const seldom = <Value>(value: fc.Arbitrary<Value>, absent: Value) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(absent) }, { weight: 1, arbitrary: value })

const query: fc.Arbitrary<SavedQuery> = fc.record({
  text: fc.array(asked, { maxLength: 3 }).map(list => list.join(' ')),
  language,
  fields: fc.constant({ title: 'title' }),
  also: fc.constantFrom(names, []),
  scope: fc.constantFrom({ market: ['ph'] }, { market: ['jp'] }),
  filters: fc.record({
    place: seldom(fc.uniqueArray(choice, { maxLength: 2 }), []),
    kind: seldom<string[]>(fc.constantFrom(['1'], ['1', '2']), []),
  }),
  ranges: seldom<SavedQuery['ranges']>(fc.constant({ pay: [2, 3] }), {}),
  near: seldom<SavedQuery['near']>(fc.constant({ lat: 0, lon: 0, radiusKm: 50 }), undefined),
})

/** Whether a search lists a document, asked of an index that holds it alone and knows every language. */
const listsOf = (doc: Doc): ((saved: SavedQuery) => boolean) => {
  const index = createIndex(schema, { tailSlots: languages.length + 2 })
  for (const each of languages)
    index.upsert({ id: each, text: {}, language: each, filters: { market: 'none' }, stored: '' })
  index.upsert(doc)
  return saved => {
    const { total, relaxed } = index.search({
      ...saved,
      match: 'list',
      sort: { by: 'relevance' },
      offset: 0,
      limit: 1,
    })
    return total === 1 && relaxed === null
  }
}

test('a document finds the searches that would list it, and no others', () => {
  let listed = 0
  fc.assert(
    fc.property(
      fc.array(query, { minLength: 10, maxLength: 30 }),
      fc.array(document, { minLength: 1, maxLength: 3 }),
      (queries, docs) => {
        const searches = new SavedSearches(schema, languages)
        for (const doc of docs.slice(1)) searches.learn(doc)
        for (const [at, saved] of queries.entries()) searches.put(String(at), saved)
        for (const doc of docs) {
          const lists = listsOf(doc)
          const expected = queries.flatMap((saved, at) => (lists(saved) ? [String(at)] : []))
          listed += expected.length
          expect(searches.listing(doc).sort()).toEqual(expected.sort())
        }
      },
    ),
    { numRuns: 200 },
  )
  expect(listed).toBeGreaterThan(500)
}, 60_000)

test('a search that a document only mentions the words of is not found', () => {
  const doc: Doc = {
    id: '1',
    text: { title: 'Auto mechanic', company: 'Delmar', body: 'Reports to the service manager.' },
    language: 'en',
    filters: { market: 'ph' },
    stored: '',
  }
  const searches = new SavedSearches(schema, languages)
  for (const text of [
    'manager',
    'mechanic',
    'delmar mechanic',
    'mechanic manager',
    '"service manager"',
    '-manager',
  ])
    searches.put(text, { text, language: 'en', scope: { market: ['ph'] } })
  expect(searches.listing(doc).sort()).toEqual(['delmar mechanic', 'mechanic'])
})

test('a search that was changed is found as it is now, and one that was deleted no more', () => {
  const doc: Doc = {
    id: '1',
    text: { title: 'Night nurse' },
    language: 'en',
    filters: { market: 'ph' },
    stored: '',
  }
  const searches = new SavedSearches(schema, languages)
  const put = (id: string, text: string) =>
    searches.put(id, { text, language: 'en', scope: { market: ['ph'] } })
  put('a', 'nurse')
  put('b', 'nurse')
  put('c', 'driver')
  expect(searches.listing(doc).sort()).toEqual(['a', 'b'])
  put('a', 'driver')
  put('c', 'nurses')
  expect(searches.listing(doc).sort()).toEqual(['b', 'c'])
  expect(searches.delete('b')).toBe(true)
  expect(searches.delete('b')).toBe(false)
  expect(searches.listing(doc)).toEqual(['c'])
  expect(searches.size).toBe(2)
})
