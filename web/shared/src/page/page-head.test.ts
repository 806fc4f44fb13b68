import { translator } from '@hanap/i18n/catalogues'
import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
import { headOf } from './page-head.ts'

const page = fakePage(
  {},
  {
    market: 'my',
    language: 'ms',
    origin: 'https://my.hanap.example',
    sites: { com: 'https://com.hanap.example' },
  },
)

test('canonical, the market’s own languages and the x-default of everybody else', () => {
  expect(headOf(page, 'Hanap', { title: 'Home', pathIn: () => '/', pathElsewhere: '/' })).toMatchObject({
    title: 'Home | Hanap',
    canonical: 'https://my.hanap.example/ms',
    card: expect.stringMatching(/^https:\/\/.+\/social-card\.png$/),
    alternates: [
      ['en-MY', 'https://my.hanap.example/'],
      ['ms-MY', 'https://my.hanap.example/ms'],
      ['x-default', 'https://com.hanap.example/'],
    ],
  })
})

test('everybody else’s page tells of every market that names it', () => {
  const sites = {
    ph: 'https://ph.hanap.example',
    ae: 'https://ae.hanap.example',
    com: 'https://com.hanap.example',
  }
  const com = { ...page, market: 'com', language: 'en', origin: sites.com, sites }
  const head = headOf(com, 'Hanap', { title: 'Home', pathIn: () => '/', pathElsewhere: '/' })
  const alternates = new Map(head.alternates)
  expect(alternates.get('en')).toBe('https://com.hanap.example/')
  expect(alternates.get('en-PH')).toBe('https://ph.hanap.example/')
  expect(alternates.get('ar-AE')).toBe('https://ae.hanap.example/')
  expect(alternates.get('en-AE')).toBe('https://ae.hanap.example/en')
  expect(alternates.get('x-default')).toBe('https://com.hanap.example/')
})

test('on the base host a page names the market’s own host', () => {
  const base = { ...page, origin: 'https://hanap.example', sites: { ...page.sites, my: page.origin } }
  expect(headOf(base, 'Hanap', { title: 'Jobs', pathIn: () => '/job-search' })).toMatchObject({
    canonical: 'https://my.hanap.example/ms/job-search',
    alternates: [
      ['en-MY', 'https://my.hanap.example/job-search'],
      ['ms-MY', 'https://my.hanap.example/ms/job-search'],
    ],
  })
})

test('a page that belongs elsewhere names that address, and is not indexed here', () => {
  const there = 'https://sg.hanap.example/job/nurse-j1'
  const head = headOf(page, 'Hanap', { title: 'Nurse', pathIn: () => '/job/nurse-j1', canonical: there })
  expect(head).toMatchObject({ title: 'Nurse | Hanap', canonical: there, robots: 'noindex' })
  expect(head).not.toHaveProperty('alternates')
  expect(head).not.toHaveProperty('card')
})

test('addresses are percent-encoded, once, as sitemaps write them', () => {
  const canonicalOf = (path: string) => headOf(page, 'Hanap', { title: 'Job', pathIn: () => path }).canonical
  expect(canonicalOf('/job/会計-j1')).toBe('https://my.hanap.example/ms/job/%E4%BC%9A%E8%A8%88-j1')
  expect(canonicalOf('/c%2B%2B-jobs')).toBe('https://my.hanap.example/ms/c%2B%2B-jobs')
})

test('a page that is not to be indexed names itself and no others', () => {
  const head = headOf(page, 'Hanap', { title: 'Jobs', pathIn: () => '/job-search?page=2', isIndexed: false })
  expect(head).toMatchObject({
    title: 'Jobs | Hanap',
    canonical: 'https://my.hanap.example/ms/job-search?page=2',
    robots: 'noindex',
  })
  expect(head).not.toHaveProperty('alternates')
})

test('a page that says nothing of itself is described by what the site is for; an employer’s is not', () => {
  const { description } = headOf(page, 'Hanap', { title: 'Log in', isIndexed: false })
  expect(description).toBe(translator('ms')('offline.description'))
  expect(headOf(page, 'Hanap', { title: 'Job', description: 'A job.' }).description).toBe('A job.')
  const employers = { ...page, sites: { employer: page.origin } }
  expect(headOf(employers, 'Hanap', { title: 'Log in' })).toEqual({ title: 'Log in | Hanap' })
})

test('a language that is not the market’s own has no hreflang but its own canonical', () => {
  const head = headOf({ ...page, language: 'ar' }, 'Hanap', { title: 'Jobs', pathIn: () => '/job-search' })
  expect(head.canonical).toBe('https://my.hanap.example/ar/job-search')
  expect(head.alternates?.map(([tag]) => tag)).toEqual(['en-MY', 'ms-MY'])
})
