import { expect, test } from 'vitest'
import { createIndex, type Schema, type SearchQuery } from './index.ts'

const schema: Schema = {
  text: { title: { weight: 4 }, body: { weight: 1, isMention: true } },
  filters: { market: {} },
}

const titles: readonly (readonly [id: string, market: string, title: string, body?: string])[] = [
  ['tester', 'ph', 'Software Tester'],
  ['engineer', 'ph', 'Software Engineer'],
  ['civil', 'ph', 'Civil Engineer'],
  ['cook', 'ph', 'Cook', 'Knows a software tester'],
  ['abroad', 'sg', 'Software Tester'],
  ['welder', 'ph', 'Schweißer'],
]

const ask = (text: string, more: Partial<SearchQuery> = {}) => {
  const index = createIndex(schema)
  for (const [id, market, title, body = ''] of titles)
    index.upsert({ id, language: 'en', text: { title, body }, filters: { market }, stored: '' })
  const { hits, total, relaxed } = index.search({
    text,
    language: 'en',
    match: 'similar',
    scope: { market: ['ph'] },
    sort: { by: 'relevance' },
    offset: 0,
    limit: 10,
    ...more,
  })
  return { ids: hits.map(({ id }) => id), total, relaxed }
}

test('titles with most of the words are similar, those with more of them first; texts do not count', () => {
  expect(ask('senior software tester')).toEqual({ ids: ['tester', 'engineer'], total: 2, relaxed: null })
})

test('a title with too little of what the words say is not similar', () => {
  expect(ask('software welder cook driver tester').ids).not.toContain('civil')
  expect(ask('engineer').ids.sort()).toEqual(['civil', 'engineer'])
})

test('a misspelt word is looked for as the likely one', () => {
  expect(ask('sofware tester').ids).toEqual(['tester', 'engineer'])
})

test('a name in another language counts as the words that it stands for', () => {
  const also = [{ from: 'welder', to: ['Schweißer'] }]
  expect(ask('night welder', { also }).ids).toEqual(['welder'])
})

test('what is left out stays out, page by page', () => {
  expect(ask('software tester', { exclude: ['tester'] })).toMatchObject({ ids: ['engineer'], total: 1 })
  expect(ask('software tester', { offset: 1, limit: 1 })).toMatchObject({ ids: ['engineer'], total: 2 })
  expect(ask('software -engineer').ids).toEqual(['tester'])
})

test.each(['"software tester"', 'title:software tester', '', 'zzzzqqq'])(
  'nothing is similar to “%s”',
  text => {
    expect(ask(text, { fields: { title: 'title' } })).toEqual({ ids: [], total: 0, relaxed: null })
  },
)
