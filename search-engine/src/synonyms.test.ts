import { expect, test } from 'vitest'
import { createIndex } from './index.ts'

/** Ten ads with the usual title, two with a rare synonym of it, two hundred of other kinds. */
const indexWith = (language: string, usual: string, rare: string) => {
  const index = createIndex({ text: { title: { weight: 4, lengthPenalty: 0.4 } }, filters: {} })
  const add = (id: string, title: string, of = language) =>
    index.upsert({ id, text: { title }, language: of, filters: {}, stored: title })
  for (let number = 0; number < 200; number++) add(`other ${number}`, 'Kopa zeluma', 'tr')
  for (let number = 0; number < 10; number++) add(`usual ${number}`, usual)
  for (let number = 0; number < 2; number++) add(`rare ${number}`, rare)
  return index
}

test.each([
  ['ja', '営業', '営業', 'セールス'],
  ['ja', '営業', '営業（東京）', 'セールス'],
  ['ja', '法人営業', '法人営業 東京', '法人セールス'],
  ['ja', 'コールセンター', 'コールセンター', 'テレフォンオペレーター'],
  ['zh-cn', '业务', '业务', '销售'],
  ['zh-cn', '项目', '项目主任', '專案主任'],
  ['zh-tw', '護理師', '護理師', '护士'],
  ['en', 'lawyer', 'Lawyer', 'Attorney'],
  ['en', 'hr', 'HR', 'Human Resources'],
  ['en', 'human resources', 'Human Resources', 'HR'],
  ['es', 'RRHH', 'RRHH', 'Recursos humanos'],
  ['es', 'recursos humanos', 'Recursos humanos', 'RRHH'],
])(
  '%s: %s finds “%s” before “%s”, which says the same in other words and is rarer',
  (language, text, usual, rare) => {
    const { hits } = indexWith(language, usual, rare).search({
      text,
      language,
      sort: { by: 'relevance' },
      offset: 0,
      limit: 20,
    })
    expect(hits.map(({ stored }) => stored)).toEqual([
      ...Array<string>(10).fill(usual),
      ...Array<string>(2).fill(rare),
    ])
  },
)

test.each([
  ['food and beverage', 'Food & Beverage'],
  ['food and beverage', 'Food and Beverage'],
  ['f&b', 'Food & Beverage'],
  ['research and development', 'Research & Development'],
])('%s finds “%s”, whichever sign it is joined by', (text, title) => {
  const { total } = indexWith('en', title, 'Attorney').search({
    text,
    language: 'en',
    sort: { by: 'relevance' },
    offset: 0,
    limit: 1,
  })
  expect(total).toBe(10)
})

test('a synonym keeps its own rarity where nothing holds the word as typed', () => {
  const index = indexWith('en', 'Nurse', 'Attorney')
  const scoreOf = (text: string) =>
    index.search({ text, language: 'en', sort: { by: 'relevance' }, offset: 0, limit: 1 }).hits[0].score
  expect(scoreOf('lawyer')).toBeGreaterThan(scoreOf('nurse') * 0.7)
})

test('a word is as rare as all its stems together: of two languages neither goes first for being rare', () => {
  const index = createIndex({ text: { title: { weight: 4 } }, filters: {} })
  for (let number = 0; number < 40; number++)
    index.upsert({
      id: `en ${number}`,
      text: { title: 'Nurses' },
      language: 'en',
      filters: {},
      stored: 'en',
    })
  index.upsert({ id: 'tr', text: { title: 'Nurses' }, language: 'tr', filters: {}, stored: 'tr' })
  const { hits } = index.search({
    text: 'nurses',
    language: 'en',
    sort: { by: 'relevance' },
    offset: 0,
    limit: 50,
  })
  expect(new Set(hits.map(({ score }) => score.toFixed(9))).size).toBe(1)
})
