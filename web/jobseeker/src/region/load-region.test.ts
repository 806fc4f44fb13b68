import type { PageContext } from '@hanap/contracts/page'
import { optionText } from '@hanap/markets/lists'
import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
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

test('a page in another language loses its own segment first', () => {
  const view = loadRegion(fakePage({}, { language: 'ar' }), '/ar/companies?page=2')
  expect(view.languages.find(({ tag }) => tag === 'en')?.href).toBe('/companies?page=2')
})

test('the default country stands apart, all others in their list, everybody else last', () => {
  const { defaultMarket, markets } = loadRegion(page, null)
  expect(defaultMarket.code).toBe('PH')
  expect(markets).toHaveLength(19)
  expect(markets.map(({ code }) => code)).not.toContain('PH')
  expect(markets.at(-1)?.code).toBe('COM')
  expect(markets.find(({ code }) => code === 'SG')?.href).toBe('https://sg.hanap.example/')
})

const seeker: PageContext['user'] = {
  active_key: 0,
  id: 'u1',
  first_name: 'Lina',
  last_name: '',
  email: 'lina@example.com',
  phone_num: null,
  is_mobile_verified: false,
  avatar: null,
  additional_info: null,
  is_email_verify: true,
  is_terms_accepted: true,
  notice_period_id: null,
  is_profile_completed: true,
  longitude: null,
  latitude: null,
  is_new_account: false,
  register_flow: null,
}

test('who is signed in is handed to the other country’s site with the session', () => {
  const { markets } = loadRegion(fakePage({}, { market: 'jp', user: seeker }), null)
  expect(markets.find(({ code }) => code === 'SG')?.href).toBe(
    '/jobseeker-login-redirect?redirectUrl=https%3A%2F%2Fsg.hanap.example%2F',
  )
})
