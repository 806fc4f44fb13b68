import { optionText } from '@hanap/markets/lists'
import { expect, test } from 'vitest'
import { fakePage, fakeUser } from '../testing/fake-page.ts'
import { loadRegion } from './load-region.server.ts'

const page = fakePage({}, { market: 'jp', language: 'ja', origin: 'https://jp.hanap.example' })
const hrefIn = (tag: string, to: string | null) =>
  decodeURI(loadRegion(page, to).languages.find(each => each.tag === tag)?.href ?? '')

test.each([
  [
    'a search in that language’s words',
    `/jobs-in-東京都?jobType=${optionText('job_types', 1, 'ja')}`,
    'en',
    '/en/jobs-in-tokyo?jobType=full-time',
  ],
  ['any other page as it is', '/company/minato-c1', 'ar', '/ar/company/minato-c1'],
  ['the home page', '/', 'en', '/en'],
  ['the default language without a segment', '/job-search', 'ja', '/job-search'],
  ['the home page for an address elsewhere', '//evil.example/x', 'en', '/en'],
  ['the home page when no page is named', null, 'en', '/en'],
])('a language leads to %s', (_name, to, tag, href) => {
  expect(hrefIn(tag, to)).toBe(href)
})

test.each([
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/en//evil.example',
  '/ja/..//evil.example',
  '/%5Cevil.example',
  'https://evil.example/',
])('an address that a browser would read as another site’s leads home: %s', to => {
  const { languages } = loadRegion(page, to)
  expect(languages.map(({ href }) => href).filter(href => !/^\/[a-z-]{0,5}$/.test(href))).toEqual([])
})

test('a page in another language loses its own segment first', () => {
  const view = loadRegion(fakePage({}, { language: 'ar' }), '/ar/companies?page=2')
  expect(view.languages.find(({ tag }) => tag === 'en')?.href).toBe('/companies?page=2')
})

test('eight countries have a special flag', () => {
  const special = loadRegion(page, null).markets.filter(({ isSpecial }) => isSpecial)
  expect(special.map(({ code }) => code).sort()).toEqual(['AE', 'BR', 'CA', 'LK', 'NG', 'RS', 'SG', 'US'])
})

test('the default country stands apart, all others in their list, everybody else last', () => {
  const { defaultMarket, markets } = loadRegion(page, null)
  expect(defaultMarket.code).toBe('PH')
  expect(markets).toHaveLength(19)
  expect(markets.map(({ code }) => code)).not.toContain('PH')
  expect(markets.at(-1)?.code).toBe('COM')
  expect(markets.find(({ code }) => code === 'SG')?.href).toBe('https://sg.hanap.example/')
})

test('languages stand in one order everywhere, the chosen one first', () => {
  const tags = (language: 'ja' | 'ar') =>
    loadRegion(fakePage({}, { language }), null).languages.map(({ tag }) => tag)
  const without = (tag: string, all: string[]) => all.filter(each => each !== tag)
  expect([tags('ja')[0], tags('ar')[0]]).toEqual(['ja', 'ar'])
  expect(without('ar', without('ja', tags('ja')))).toEqual(without('ar', without('ja', tags('ar'))))
  const order = tags('ar')
  expect(Math.abs(order.indexOf('zh-CN') - order.indexOf('zh-TW'))).toBe(1)
})

test('who is signed in is handed to the other country’s site with the session', () => {
  const { markets } = loadRegion(fakePage({}, { market: 'jp', user: fakeUser() }), null)
  expect(markets.find(({ code }) => code === 'SG')?.href).toBe(
    '/jobseeker-login-redirect?redirectUrl=https%3A%2F%2Fsg.hanap.example%2F',
  )
})
