import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCourse } from '../modules/academy/factory.ts'
import { startTestSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
}, 120_000)
afterAll(() => site.close())

const ask = (address: string) => site.visit(address)

const unescaped = (text: string) => text.replaceAll('&amp;', '&')
const listed = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => unescaped(at))

/** What a search engine reads of a page. */
const read = async (address: string) => {
  const { status, headers, text } = await ask(address)
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
  const alternates = [...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)]
  return {
    status,
    canonical: unescaped(canonical ?? ''),
    isIndexed: !/<meta name="robots"/.test(text) && !headers.has('x-robots-tag'),
    alternates: alternates.map(([, language = '', at = '']) => ({ language, at: unescaped(at) })),
  }
}

const asExpected = (address: string) => ({ status: 200, canonical: address, isIndexed: true })
/** Pages of one kind: some of them stand for all. `npm run test:full` walks every one. */
const EVERY = process.env.HANAP_FULL === '1' ? 1 : 7
const FIXED = 3

describe.each(['sg', 'ae', 'es'])('the sitemaps of %s', market => {
  test('list what answers, is indexed under this very address, and is named in return by all that it names', async () => {
    const pages = new Map<string, ReturnType<typeof read>>()
    const known = (address: string) => {
      const page = pages.get(address) ?? read(address)
      pages.set(address, page)
      return page
    }
    const maps = listed((await ask(`http://${market}.localhost/sitemap.xml`)).text)
    expect(maps).toHaveLength(2)
    for (const map of maps) {
      const all = listed((await ask(map)).text)
      expect(new Set(all).size).toBe(all.length)
      expect(all.length).toBeGreaterThan(100)
      for (const address of all.filter((_, at) => at < FIXED || at % EVERY === 0)) {
        const page = await known(address)
        expect(page, address).toMatchObject(asExpected(address))
        expect(
          page.alternates.map(({ at }) => at),
          address,
        ).toContain(address)
        for (const { at } of page.alternates) {
          const other = await known(at)
          expect(other, `${at}, which ${address} names`).toMatchObject(asExpected(at))
          expect(
            other.alternates.map(each => each.at),
            `${at}, which ${address} names`,
          ).toContain(address)
        }
      }
    }
  }, 180_000)
})

test('names with signs are listed without them, and no address has a query', async () => {
  const all = listed((await ask('http://ph.localhost/sitemap-en-1.xml')).text)
  expect(all.filter(address => /[?&()]|%2[0-9CF]/i.test(address))).toEqual([])
  expect(all.filter(address => /-and-[a-z-]+-jobs$/.test(address)).length).toBeGreaterThan(10)
  expect(all[0]).toBe('http://ph.localhost/')
})

test('a former address of a name with signs leads to the one without, for good', async () => {
  for (const former of ['/supply-chain-%26-procurement-jobs', '/supply-chain-%2526-procurement-jobs']) {
    const { status, headers } = await ask(`http://ph.localhost${former}`)
    expect([status, headers.get('location')]).toEqual([301, '/supply-chain-and-procurement-jobs'])
  }
})

test.each(['/robots.txt', '/sitemap.xml', '/sitemap-en-1.xml'])(
  '%s is on markets’ own hosts alone: other hosts lead there or have none',
  async path => {
    const at = async (host: string) => {
      const { status, headers } = await ask(`http://${host}${path}`)
      return [status, headers.get('location')]
    }
    expect(await at('ph.localhost')).toEqual([200, null])
    expect(await at('localhost')).toEqual([301, `http://ph.localhost${path}`])
    expect(await at('unknown.example')).toEqual([301, `http://ph.localhost${path}`])
    expect((await at('operator.localhost'))[0]).toBe(404)
  },
)

test('the employers’ site has its page for visitors in ten languages, which names them all, and nothing else', async () => {
  expect((await ask('http://employer.localhost/robots.txt')).text).toContain(
    'Sitemap: http://employer.localhost/sitemap.xml',
  )
  const { text } = await ask('http://employer.localhost/sitemap.xml')
  const addresses = [...text.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address)
  expect(addresses).toHaveLength(10)
  for (const address of addresses) {
    const page = await ask(address)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<link rel="canonical" href="${address}"/>`)
    expect(page.text).not.toContain('noindex')
    for (const other of addresses) expect(page.text).toContain(`href="${other}"/>`)
  }
  for (const path of ['/log-in', '/sign-up', '/no/such', '/maintenance'])
    expect((await ask(`http://employer.localhost${path}`)).text).toContain('noindex')
  expect((await ask('http://employer.localhost/sitemap-en-1.xml')).status).toBe(404)
})

test('the academy has its own, with its catalogue and each course in each of its languages', async () => {
  expect((await ask('http://academy.localhost/robots.txt')).text).toContain(
    'Sitemap: http://academy.localhost/sitemap.xml',
  )
  await buildCourse(site.connection.db, { key: 'bee-keeping' })
  const { status, text } = await ask('http://academy.localhost/sitemap.xml')
  expect(status).toBe(200)
  for (const path of ['/', '/ar', '/courses/bee-keeping', '/ja/courses/bee-keeping'])
    expect(text).toContain(`<loc>http://academy.localhost${path}</loc>`)
  expect(text).not.toContain('/ar/courses/bee-keeping')
  const sitemapOfJobs = await ask('http://academy.localhost/sitemap-en-1.xml')
  expect(sitemapOfJobs.status).toBe(404)
})

test('the resume builder has its own, and its home names itself in every language', async () => {
  expect((await ask('http://resume.localhost/robots.txt')).text).toContain(
    'Sitemap: http://resume.localhost/sitemap.xml',
  )
  const { text } = await ask('http://resume.localhost/sitemap.xml')
  const addresses = listed(text)
  expect(addresses).toHaveLength(10)
  for (const address of addresses) {
    const page = await read(address)
    expect([page.status, page.canonical], address).toEqual([200, address])
    expect(page.alternates.map(({ at }) => at).toSorted()).toEqual(addresses.toSorted())
  }
})

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'a page at %s names the market’s own host as its address',
  async host => {
    const page = await read(`http://${host}/companies`)
    expect(page.status).toBe(200)
    expect(page.canonical).toBe('http://ph.localhost/companies')
    expect(page.alternates.map(({ at }) => at)).toEqual([
      'http://ph.localhost/companies',
      'http://com.localhost/companies',
    ])
  },
)

test('an ad is indexed at its own market alone', async () => {
  const [ad = ''] = listed((await ask('http://sg.localhost/sitemap-en-1.xml')).text).filter(address =>
    address.includes('/job/'),
  )
  const { pathname } = new URL(ad)
  for (const host of ['ph.localhost', 'localhost', 'com.localhost']) {
    const { status, headers } = await ask(`http://${host}${pathname}`)
    expect([status, headers.get('location')]).toEqual([301, ad])
  }
})
