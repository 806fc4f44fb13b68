import { describe, expect, test } from 'vitest'
import { createIndex, type Query, type Schema } from './index.ts'

const schema: Schema = {
  text: { title: { weight: 3 }, body: { weight: 1 } },
  filters: { market: {}, kind: {} },
}

const titles: readonly (readonly [string, string, string])[] = [
  ['1', 'ph', 'Registered nurse, night shift'],
  ['2', 'ph', 'Nurse manager'],
  ['3', 'us', 'Software engineer'],
  ['4', 'ph', 'Software tester'],
  ['5', 'jp', '会計士と経理'],
  ['6', 'tw', '軟體工程師'],
  ['7', 'us', 'Accountant'],
  ['8', 'ph', 'Human resources officer'],
]

function index() {
  const made = createIndex(schema, { tailSlots: 3 })
  for (const [id, market, title] of titles) {
    made.upsert({ id, text: { title }, language: 'en', filters: { market, kind: 'x' }, stored: title })
  }
  return made
}

function ask(text: string, more: Partial<Query> = {}) {
  const { hits, total, relaxed } = index().search({
    text,
    language: 'en',
    sort: { by: 'relevance' },
    offset: 0,
    limit: 10,
    ...more,
  })
  return { ids: hits.map(hit => hit.id).sort(), total, relaxed }
}

test('documents with all the words come alone', () => {
  expect(ask('nurse manager')).toEqual({ ids: ['2'], total: 1, relaxed: null })
})

test('when no document has all the words, the rarer ones are kept and the dropped one is named', () => {
  expect(ask('nurse Accountant manager')).toEqual({
    ids: ['2'],
    total: 1,
    relaxed: { dropped: ['Accountant'], corrected: [] },
  })
})

test('a word that no document has is dropped and named', () => {
  expect(ask('nurse zzzz')).toEqual({
    ids: ['1', '2'],
    total: 2,
    relaxed: { dropped: ['zzzz'], corrected: [] },
  })
})

test('a typing error is corrected when the word as typed has no match', () => {
  expect(ask('sofware enginere')).toEqual({
    ids: ['3'],
    total: 1,
    relaxed: {
      dropped: [],
      corrected: [
        { from: 'sofware', to: 'software' },
        { from: 'enginere', to: 'engineer' },
      ],
    },
  })
})

test.each([
  ['nrse', ['1', '2']],
  ['accuontnat', ['7']],
  ['acountatn', ['7']],
])('%s is at most two edits away', (typed, ids) => {
  expect(ask(typed).ids).toEqual(ids)
})

test.each(['nse', 'nrsi', 'acontnatt', 't3ster'])('%s is too far from any word', typed => {
  expect(ask(typed)).toEqual({ ids: [], total: 0, relaxed: null })
})

test('a word with a match is never corrected, even where its market has none', () => {
  expect(ask('tester', { scope: { market: ['us'] } })).toEqual({ ids: [], total: 0, relaxed: null })
})

test('filters do not loosen the words: what they exclude is an honest zero', () => {
  expect(ask('software engineer', { filters: { market: ['ph'] } })).toEqual({
    ids: [],
    total: 0,
    relaxed: null,
  })
})

test('the scope decides whether a document has all the words', () => {
  expect(ask('software engineer', { scope: { market: ['ph'] } })).toEqual({
    ids: ['4'],
    total: 1,
    relaxed: { dropped: ['engineer'], corrected: [] },
  })
})

test('an abbreviation and its long form find each other', () => {
  expect(ask('hr officer').ids).toEqual(['8'])
  expect(ask('RN').ids).toEqual(['1'])
})

test('simplified, traditional and Japanese spellings find each other', () => {
  expect(ask('会计士').ids).toEqual(['5'])
  expect(ask('經理').ids).toEqual(['5'])
  expect(ask('软体工程师').ids).toEqual(['6'])
})

test('a run of ideographs that stands nowhere as a whole is taken apart', () => {
  expect(ask('経理会計', { language: 'ja' }).ids).toEqual(['5'])
})

describe('a word that is indexed', () => {
  /** 300 ads with the usual spelling in the title, and one ad of its own. */
  function askAmong(own: { title: string; body: string }, text: string) {
    const made = createIndex(schema)
    for (let number = 0; number < 300; number++) {
      made.upsert({ id: `u${number}`, text: { title: 'Manufacturing stock' }, filters: {}, stored: '' })
    }
    made.upsert({ id: 'own', text: own, filters: {}, stored: '' })
    return made.search({ text, language: 'en', sort: { by: 'relevance' }, offset: 0, limit: 3 })
  }

  test('but hardly ever, and one edit from a common word, finds both and says so', () => {
    const { total, hits, relaxed } = askAmong({ title: 'Lead', body: 'manufacuring' }, 'manufacuring')
    expect(relaxed).toEqual({ dropped: [], corrected: [{ from: 'manufacuring', to: 'manufacturing' }] })
    expect(total).toBe(301)
    expect(hits[0].id).toBe('own')
  })

  test('has good matches when a title holds it', () => {
    const { total, relaxed } = askAmong({ title: 'Manufacuring', body: '' }, 'manufacuring')
    expect([total, relaxed]).toEqual([1, null])
  })

  test('has good matches when it is short', () => {
    const { total, relaxed } = askAmong({ title: 'Lead', body: 'stack' }, 'stack')
    expect([total, relaxed]).toEqual([1, null])
  })
})

test.each([
  ['ar', 'محاسب قانوني', 'محاصب', 'محاسب'],
  ['tr', 'Muhasebeci aranıyor', 'muhasabeci', 'muhasebec'],
  ['tr', 'Hemşire', 'hemsire', null],
  ['ja', 'Webエンジニア募集', 'エンジニヤ', 'エンジニア'],
  ['ja', 'プログラマー', 'プロゲラマー', 'プログラマ'],
  ['es', 'Enfermera', 'enfremera', 'enfermero'],
])('%s: %s is found by %s', (language, title, typed, to) => {
  const made = createIndex(schema)
  made.upsert({ id: '1', text: { title }, language, filters: {}, stored: '' })
  made.upsert({ id: '2', text: { title: 'Driver' }, language: 'en', filters: {}, stored: '' })
  const { hits, relaxed } = made.search({
    text: typed,
    language,
    sort: { by: 'relevance' },
    offset: 0,
    limit: 9,
  })
  expect(hits.map(({ id }) => id)).toEqual(['1'])
  expect(relaxed?.corrected ?? null).toEqual(to === null ? null : [{ from: typed, to }])
})
