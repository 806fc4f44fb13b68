import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCourse } from '../modules/academy/factory.ts'
import { structuredDataIn } from '../testing/search-engines/structured-data.ts'
import { startTestSite, type TestSite } from '../testing/site.ts'

let site: TestSite
let paths: Record<'job' | 'company', string>
beforeAll(async () => {
  site = await startTestSite()
  await buildCourse(site.connection.db, { key: 'bee-keeping' })
  const { text } = await site.visit('http://ph.localhost/job-search')
  const [, job = ''] = /href="(\/job\/[^"?]*)"/.exec(text) ?? []
  const [, company = ''] =
    /href="(\/company\/[^"?]*)"/.exec((await site.visit(`http://ph.localhost${job}`)).text) ?? []
  paths = { job, company }
}, 120_000)
afterAll(() => site.close())

type Folder = 'jobseeker' | 'employer' | 'academy' | 'resume-builder'

/** Every path of a site's route table, without its language. */
const routesOf = (folder: Folder): string[] => {
  const file = new URL(`../../../web/${folder}/src/routes.ts`, import.meta.url)
  const text = readFileSync(file, 'utf8')
  const named = [...text.matchAll(/route\('([^']+)'/g)].map(([, path = '']) => path)
  const listed = /\[('help'[^\]]*)\]\.map/.exec(text)?.[1] ?? ''
  return ['', ...named, ...[...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)]
}

/** The pages for search engines, with what each tells them; any other page of a site is none. */
const indexed: Record<Folder, Record<string, { path: () => string; types: string[] }>> = {
  jobseeker: {
    '': { path: () => '/', types: ['WebSite', 'Organization'] },
    companies: { path: () => '/companies', types: ['ItemList'] },
    'company/:company': { path: () => paths.company, types: ['Organization'] },
    'job/:job': { path: () => paths.job, types: ['JobPosting', 'BreadcrumbList'] },
    ':search': { path: () => '/job-search', types: ['ItemList'] },
    help: { path: () => '/help', types: ['FAQPage'] },
    terms: { path: () => '/terms', types: ['WebPage'] },
    privacy: { path: () => '/privacy', types: ['WebPage'] },
    cookies: { path: () => '/cookies', types: ['WebPage'] },
  },
  employer: { hire: { path: () => '/hire', types: ['FAQPage'] } },
  academy: {
    '': { path: () => '/', types: ['ItemList'] },
    'courses/:key': { path: () => '/courses/bee-keeping', types: ['Course'] },
    'courses/:key/:chapter/:lesson': {
      path: () => '/courses/bee-keeping/begin/bees',
      types: ['LearningResource'],
    },
  },
  'resume-builder': { '': { path: () => '/', types: ['WebApplication'] } },
}

/** For search engines only where a market has such jobs. */
const SOMETIMES = 'web3'

const hosts: Record<Folder, string> = {
  jobseeker: 'ph.localhost',
  employer: 'employer.localhost',
  academy: 'academy.localhost',
  'resume-builder': 'resume.localhost',
}

const headOf = async (address: string) => {
  const { status, headers, text } = await site.visit(address)
  const content = (pattern: RegExp) =>
    (pattern.exec(text)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  return {
    status,
    text,
    isIndexed:
      status === 200 &&
      headers.get('content-type')?.startsWith('text/html') === true &&
      !/<meta name="robots"/.test(text) &&
      !headers.has('x-robots-tag'),
    title: content(/<title>([^<]*)<\/title>/),
    description: content(/<meta name="description" content="([^"]*)"/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    card: content(/<meta property="og:image" content="([^"]*)"/),
  }
}

const folders: Folder[] = ['jobseeker', 'employer', 'academy', 'resume-builder']

describe.each(folders)('of the %s site', folder => {
  test('pages for search engines are indexed under their own address and tell what they show', async () => {
    for (const language of ['', '/ar', '/ja']) {
      const titles: string[] = []
      for (const [route, { path, types }] of Object.entries(indexed[folder])) {
        const own = path() === '/' && language ? '' : path()
        const address = `http://${hosts[folder]}${language}${own}`
        const head = await headOf(address)
        expect([address, head.status, head.isIndexed]).toEqual([address, 200, true])
        // A course is in the languages that it has.
        if (!route.startsWith('courses')) expect(head.canonical).toBe(address)
        expect(head.description.length, `${address}: ${head.description}`).toBeGreaterThan(10)
        expect(head.description.length, `${address}: ${head.description}`).toBeLessThanOrEqual(160)
        const card = await site.visit(head.card)
        expect([address, card.status, card.headers.get('content-type')]).toEqual([address, 200, 'image/png'])
        titles.push(head.title)
        const told = structuredDataIn(head.text)
        expect({ address, ...told }).toEqual({ address, types, faults: [] })
      }
      expect(new Set(titles).size).toBe(titles.length)
    }
  }, 120_000)

  test('no other page of the route table is', async () => {
    const others = routesOf(folder).filter(route => !(route in indexed[folder]) && route !== SOMETIMES)
    expect(others.length).toBeGreaterThan(5)
    for (const route of others) {
      const path = `/${route
        .replace('*', 'no/such')
        .replace(/\/?:\w+\?/g, '')
        .replace(/:\w+/g, 'x')}`
      const { isIndexed, canonical, status, text } = await headOf(`http://${hosts[folder]}${path}`)
      // A second address of a page names the first.
      const isSecond = canonical !== '' && new URL(canonical).pathname !== path
      expect([path, status, isIndexed && !isSecond]).toEqual([path, status, false])
      if (!isIndexed && status !== 200) expect([path, structuredDataIn(text).types]).toEqual([path, []])
    }
  }, 120_000)
})

test.each([
  ['a search without jobs', '/zzzzqqq-jobs'],
  ['a search in other words than were typed', '/nurze-jobs'],
  ['a filter', '/job-search?jobType=full-time'],
  ['an order', '/job-search?sort=salary'],
  ['a second page', '/job-search?page=2'],
  ['companies that somebody looked for', '/companies?query=care'],
  ['a page that says where one is', '/near-me'],
])('%s is not indexed', async (_name, path) => {
  const { status, isIndexed } = await headOf(`http://ph.localhost${path}`)
  expect([status, isIndexed]).toEqual([200, false])
})

test('a search’s title says how many jobs it finds', async () => {
  const { title } = await headOf('http://ph.localhost/nurse-jobs')
  expect(title).toMatch(/^Nurse jobs · \d+ jobs? \| Hanap$/)
})
