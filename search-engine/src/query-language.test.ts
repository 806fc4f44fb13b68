import { describe, expect, test } from 'vitest'
import { createIndex, type Schema, type SearchQuery } from './index.ts'

const schema: Schema = {
  text: { title: { weight: 4 }, company: { weight: 2 }, body: { weight: 1 } },
  filters: { market: {} },
}

const ads: readonly (readonly [
  id: string,
  language: string,
  title: string,
  company: string,
  body: string,
])[] = [
  ['1', 'en', 'Night nurse', 'Acme Care', 'Work in the ward at night'],
  ['2', 'en', 'Nurse, night shift', 'Bolt', 'A staff nurse for nights'],
  ['3', 'en', 'Nurse manager', 'Acme Foods', 'Leads every night nurse'],
  ['4', 'en', 'Driver', 'Nurse Logistics', 'Full-time job for a driver'],
  ['5', 'en', 'Cook', 'Bolt', 'Fulltime, or full time'],
  ['6', 'ja', '公認会計士', '山田会計', '会計の仕事、士業'],
  ['7', 'ja', '経理スタッフ', '日本', '会計ソフトを使う'],
  ['8', 'id', 'Akuntan senior', 'Maju', 'Membuat laporan'],
  ['9', 'tr', 'Muhasebeci', 'Deniz', 'Nurse değil'],
]

const find = (text: string, more: Partial<SearchQuery> = {}) => {
  const index = createIndex(schema, { tailSlots: 4 })
  for (const [id, language, title, company, body] of ads) {
    index.upsert({ id, language, text: { title, company, body }, filters: { market: language }, stored: '' })
  }
  return index.search({
    text,
    language: 'en',
    fields: { title: 'title', employer: 'company' },
    sort: { by: 'relevance' },
    offset: 0,
    limit: 20,
    ...more,
  })
}

const idsOf = (text: string, more?: Partial<SearchQuery>): string[] =>
  find(text, more)
    .hits.map(({ id }) => id)
    .sort()

test.each([
  ['"night nurse"', ['1', '3']],
  ['“night nurses”', ['1', '3']],
  ['"nurse night"', ['2']],
  ['"staff nurse"', ['2']],
  ['"nurse for"', ['2']],
  ['「会計士」', ['6']],
  ['「会計」', ['6', '7']],
  ['"full-time"', ['4', '5']],
  ['"nurse" "acme care"', ['1']],
])('%s is found where its words follow one another in one field', (text, ids) => {
  expect(find(text).relaxed).toBeNull()
  expect(idsOf(text)).toEqual(ids)
})

test.each([
  ['nurse -manager', ['1', '2', '4', '9']],
  ['nurse -"night nurse"', ['2', '4', '9']],
  ['nurse -nights', ['4', '9']],
  ['bolt -full-time', ['2']],
  ['bolt -fulltime', ['2']],
  ['-nurse -会計', ['5', '8']],
  ['nurse -title:nurse', ['4', '9']],
  ['nurse -zzzz', ['1', '2', '3', '4', '9']],
])('%s leaves out what holds it', (text, ids) => {
  expect(find(text).relaxed).toBeNull()
  expect(idsOf(text)).toEqual(ids)
})

test('what is left out is never loosened: a zero is a zero', () => {
  expect(find('cook -bolt')).toMatchObject({ total: 0, relaxed: null })
})

test.each([
  ['title:nurse', ['1', '2', '3']],
  ['employer:nurse', ['4']],
  ['employer:acme nurse', ['1', '3']],
  ['title:"night nurse"', ['1']],
  ['employer:"acme foods"', ['3']],
  ['TITLE:nurse -employer:bolt', ['1', '3']],
])('%s looks in that field alone', (text, ids) => {
  expect(find(text).relaxed).toBeNull()
  expect(idsOf(text)).toEqual(ids)
})

test('a prefix for a field that the index does not have is a mistake', () => {
  expect(() => find('x', { fields: { t: 'headline' } })).toThrow('no text field "headline"')
})

test('a phrase that nothing holds is looked up as its words, and says so', () => {
  expect(find('"manager nurse"')).toMatchObject({
    total: 1,
    relaxed: { dropped: [], corrected: [{ from: '"manager nurse"', to: 'manager nurse' }] },
  })
  expect(find('"night nurse"', { scope: { market: ['tr'] } }).relaxed?.corrected).toEqual([
    { from: '"night nurse"', to: 'night nurse' },
  ])
})

describe('names in other languages', () => {
  const also = [
    { from: 'accountant', to: ['会計士', 'akuntan', 'muhasebeci'] },
    { from: 'night nurse', to: ['akuntan'] },
  ]

  test('are found where the word as typed is not, without loosening it', () => {
    const { hits, total, relaxed } = find('accountant', { also })
    expect(hits.map(({ id, isTranslated }) => [id, isTranslated]).sort()).toEqual([
      ['6', true],
      ['8', true],
      ['9', true],
    ])
    expect([total, relaxed]).toEqual([3, null])
  })

  test('come after what was found as typed, in every order, and count', () => {
    for (const by of ['relevance', 'date'] as const) {
      const index = createIndex({ ...schema, dates: { posted: {} } })
      const add = (id: string, title: string, posted: number): void =>
        index.upsert({ id, text: { title }, filters: { market: 'x' }, dates: { posted }, stored: '' })
      add('a', 'Accountant', 1)
      add('b', 'Akuntan accountant', 2)
      add('c', 'Akuntan', 3)
      const { hits, total, facets } = index.search({
        text: 'accountant',
        also,
        sort: by === 'date' ? { by, field: 'posted' } : { by },
        offset: 0,
        limit: 9,
        facets: ['market'],
      })
      expect(hits.map(({ id, isTranslated = false }) => [id, isTranslated])).toEqual([
        [by === 'date' ? 'b' : 'a', false],
        [by === 'date' ? 'a' : 'b', false],
        ['c', true],
      ])
      expect([total, facets.market]).toEqual([3, [{ value: 'x', count: 3 }]])
    }
  })

  test('stand for an expression of several words beside the other words', () => {
    expect(idsOf('senior night nurse', { also })).toEqual(['8'])
    expect(idsOf('night nurse', { also })).toEqual(['1', '2', '3', '8'])
  })

  test('are looked for in titles alone', () => {
    expect(idsOf('cook', { also: [{ from: 'cook', to: ['会計'] }] })).toEqual(['5', '6'])
  })

  test('do not stand for what was quoted or left out', () => {
    expect(idsOf('"night nurse"', { also })).toEqual(['1', '3'])
    expect(idsOf('-accountant akuntan', { also })).toEqual(['8'])
  })
})

test('an explained phrase, title and freshness are named', () => {
  const index = createIndex({
    ...schema,
    dates: { posted: { freshness: { weight: 0.3, halfLifeDays: 10 } } },
  })
  index.upsert({ id: '1', text: { title: 'night nurse' }, filters: {}, dates: { posted: 0 }, stored: '' })
  const { hits } = index.search({
    text: '"night nurse"',
    sort: { by: 'relevance' },
    offset: 0,
    limit: 1,
    explain: true,
    now: 0,
  })
  expect(hits[0].explain?.map(({ kind }) => kind)).toEqual(['phrase', 'neighbours', 'title', 'freshness'])
  expect(hits[0].explain?.reduce((sum, { value }) => sum + value, 0)).toBe(hits[0].score)
})

test.each([
  ['diretor de vendas', ['same', 'without']],
  ['diretor vendas', ['without']],
  ['diretor de', []],
])('%s is the title of %j, function words or not', (text, ids) => {
  const index = createIndex(schema)
  const titles = [
    ['same', 'Diretor de Vendas'],
    ['without', 'Diretor Vendas'],
    ['longer', 'Diretor de Vendas Externas'],
    ['other order', 'Vendas de Diretor'],
  ] as const
  for (const [id, title] of titles)
    index.upsert({ id, language: 'pt-br', text: { title }, filters: {}, stored: '' })
  const { hits } = index.search({
    text,
    language: 'pt-br',
    sort: { by: 'relevance' },
    offset: 0,
    limit: 9,
    explain: true,
  })
  const same = hits.filter(({ explain }) => explain?.some(({ kind }) => kind === 'title'))
  expect(same.map(({ id }) => id).sort()).toEqual(ids)
})
