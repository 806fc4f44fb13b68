import { describe, expect, test } from 'vitest'
import { createIndex, type Schema, type SearchQuery } from './index.ts'

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

const index = () => {
  const made = createIndex(schema, { tailSlots: 3 })
  for (const [id, market, title] of titles) {
    made.upsert({ id, text: { title }, language: 'en', filters: { market, kind: 'x' }, stored: title })
  }
  return made
}

const ask = (text: string, more: Partial<SearchQuery> = {}) => {
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
  const askAmong = (own: { title: string; body: string }, text: string) => {
    const made = createIndex(schema)
    for (let number = 0; number < 300; number++) {
      made.upsert({ id: `u${number}`, text: { title: 'Manufacturing note' }, filters: {}, stored: '' })
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

  test('has no good matches for one title that holds it: a stranger misspells titles too', () => {
    const { total, hits, relaxed } = askAmong({ title: 'Manufacuring', body: '' }, 'manufacuring')
    expect(relaxed).toEqual({ dropped: [], corrected: [{ from: 'manufacuring', to: 'manufacturing' }] })
    expect([total, hits[0].id]).toEqual([301, 'own'])
  })

  test('has good matches when a twentieth as many documents hold it', () => {
    const made = createIndex(schema)
    const add = (id: string, title: string) => made.upsert({ id, text: { title }, filters: {}, stored: '' })
    for (let number = 0; number < 300; number++) add(`career ${number}`, 'Career adviser')
    for (let number = 0; number < 16; number++) add(`carer ${number}`, 'Carer')
    const { total, relaxed } = made.search({
      text: 'carer',
      language: 'en',
      sort: { by: 'relevance' },
      offset: 0,
      limit: 3,
    })
    expect([total, relaxed]).toEqual([16, null])
  })

  test('has good matches when it is short', () => {
    const { total, relaxed } = askAmong({ title: 'Lead', body: 'nose' }, 'nose')
    expect([total, relaxed]).toEqual([1, null])
  })
})

describe('the market that is searched decides how a word is spelt', () => {
  const strangers = [
    ['id', 'sotfware'],
    ['id', 'enterprie'],
    ['us', 'executie'],
  ] as const

  const askIn = (market: string, text: string) => {
    const made = createIndex(schema)
    const add = (id: string, own: string, title: string, body = '') =>
      made.upsert({ id, text: { title, body }, language: 'en', filters: { market: own }, stored: title })
    for (let number = 0; number < 40; number++) {
      add(`s${number}`, 'us', 'Software tester')
      add(`e${number}`, 'us', 'Enterprise account executive')
      add(`d${number}`, 'id', 'Desk clerk')
    }
    for (const [own, word] of strangers) add(word, own, `Guru ${word}`, word)
    const { hits, total, relaxed } = made.search({
      text,
      language: 'en',
      scope: { market: [market] },
      sort: { by: 'relevance' },
      offset: 0,
      limit: 50,
    })
    return { titles: [...new Set(hits.map(hit => hit.stored))], total, relaxed }
  }

  test('a misspelt title in another market does not keep a word from being corrected', () => {
    expect(askIn('us', 'sotfware')).toEqual({
      titles: ['Software tester'],
      total: 40,
      relaxed: { dropped: [], corrected: [{ from: 'sotfware', to: 'software' }] },
    })
  })

  test('a misspelt title in this market does not either; it is found beside the others', () => {
    expect(askIn('us', 'executie')).toEqual({
      titles: ['Guru executie', 'Enterprise account executive'],
      total: 41,
      relaxed: { dropped: [], corrected: [{ from: 'executie', to: 'executive' }] },
    })
  })

  test('a word is given up for no rare misspelling of another one', () => {
    expect(askIn('us', 'enterprise executie')).toEqual({
      titles: ['Enterprise account executive'],
      total: 40,
      relaxed: { dropped: [], corrected: [{ from: 'executie', to: 'executive' }] },
    })
  })

  test('what more ads of other markets hold than the likely correction here is a word', () => {
    expect(askIn('id', 'desks')).toMatchObject({ total: 40, relaxed: null })
    expect(askIn('us', 'desk')).toMatchObject({ total: 0, relaxed: null })
  })
})

test.each([
  ['accountent', 'accountant'],
  ['recieptionist', 'receptionist'],
  ['adminstrator', 'administrator'],
  ['enterprie', 'enterprise'],
  ['executie', 'executive'],
  ['exectuive', 'executive'],
  ['developper', 'developer'],
  ['proffesional', 'professional'],
])('%s is read as %s, a title word, not as a verb that descriptions are full of', (text, to) => {
  const made = createIndex(schema)
  const add = (id: string, title: string, body: string) =>
    made.upsert({ id, text: { title, body }, language: 'en', filters: {}, stored: '' })
  for (let number = 0; number < 20; number++)
    add(`t${number}`, to, 'develop accounts, execute enterprises, profess and administrate reception')
  const { relaxed } = made.search({ text, language: 'en', sort: { by: 'relevance' }, offset: 0, limit: 1 })
  expect(relaxed?.corrected).toEqual([{ from: text, to }])
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
