import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCompany, buildJob } from '../modules/jobs/factory.ts'
import { startTestSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
}, 120_000)
afterAll(() => site.close())

const parser = new XMLParser({ ignoreAttributes: false, isArray: name => name === 'item' })

interface FeedChannel {
  title: string
  link: string
  language: string
  item?: { title: string; link: string; guid: { '#text': string }; pubDate: string; description: string }[]
}

const read = async (address: string) => {
  const { status, headers, text } = await site.visit(address)
  expect([address, status, headers.get('content-type')]).toEqual([
    address,
    200,
    'application/rss+xml; charset=utf-8',
  ])
  expect(XMLValidator.validate(text)).toBe(true)
  const channel: FeedChannel = parser.parse(text).rss.channel
  return { headers, text, channel, items: channel.item ?? [] }
}

/** Of a page, the address of its feed. */
const feedOf = (html: string) =>
  (/<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  )

test.each([
  ['http://ph.localhost/job-search?sort=salary', 'http://ph.localhost/rss/job-search', 'en'],
  ['http://sa.localhost/job-search', 'http://sa.localhost/rss/job-search', 'ar'],
  ['http://jp.localhost/job-search?page=2', 'http://jp.localhost/rss/job-search', 'ja'],
  ['http://ph.localhost/ar/job-search', 'http://ph.localhost/ar/rss/job-search', 'ar'],
])('%s names the feed of its newest 50 jobs', async (address, feed, language) => {
  const page = await site.visit(address)
  expect(feedOf(page.text)).toBe(feed)
  const { channel, items, headers } = await read(feedOf(page.text))
  expect(channel.language.split('-')[0]).toBe(language)
  expect(items.length).toBeGreaterThan(0)
  expect(items.length).toBeLessThanOrEqual(50)
  const times = items.map(({ pubDate }) => Date.parse(pubDate))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(headers.get('x-robots-tag')).toBe('noindex')
  for (const { link, guid } of items.slice(0, 3)) {
    expect(guid['#text']).toBe(link)
    expect((await site.visit(link)).status).toBe(200)
  }
})

test('what an ad says breaks no feed, and a company has a feed of its own', async () => {
  const name = '</title><script>alert(1)</script> & "Söhne" \u0007'
  const companyId = await buildCompany(site.connection.db, { name })
  const title = "]]> <b>Nurse</b> & 'q' \u{1f469}"
  const id = await buildJob(site.connection.db, { company_id: companyId, title, market: 'ph' })
  await expect
    .poll(async () => (await read(`http://ph.localhost/rss/job-search`)).text.includes(id), {
      timeout: 20_000,
    })
    .toBe(true)
  const { items } = await read('http://ph.localhost/rss/job-search')
  const item = items.find(({ link }) => link.includes(id))
  expect(item?.title).toContain('<b>Nurse</b> &')
  const redirect = await site.visit(`http://ph.localhost/rss/company/${companyId}`)
  expect(redirect.status).toBe(301)
  const own = await read(new URL(redirect.headers.get('location') ?? '', 'http://ph.localhost').href)
  expect(own.items.map(({ link }) => link.includes(id))).toEqual([true])
  expect((await site.visit('http://ph.localhost/rss/company/nobody-c0')).status).toBe(404)
})

test('whoever has the feed is told so, by its tag or its time; a HEAD has no body', async () => {
  const address = 'http://sg.localhost/rss/job-search'
  const { headers } = await read(address)
  const modified = headers.get('last-modified') ?? ''
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  expect(headers.get('vary')).toContain('Cookie')
  const again = async (asking: Record<string, string>, method = 'GET') => {
    const { status, text } = await site.visit(address, { method, headers: asking })
    return [status, text.length > 0]
  }
  expect(await again({ 'if-none-match': headers.get('etag') ?? '' })).toEqual([304, false])
  expect(await again({ 'if-modified-since': modified })).toEqual([304, false])
  const before = new Date(Date.parse(modified) - 1000).toUTCString()
  expect(await again({ 'if-modified-since': before })).toEqual([200, true])
  expect(await again({ 'if-modified-since': modified, 'if-none-match': '"other"' })).toEqual([200, true])
  expect(await again({}, 'HEAD')).toEqual([200, false])
  expect((await site.visit(address, { method: 'PUT' })).status).toBe(405)
})

test('wrong filters lead to the search without them, another order to the one feed, no search to nothing', async () => {
  const at = async (path: string) => {
    const { status, headers } = await site.visit(`http://ph.localhost${path}`)
    return [status, headers.get('location')]
  }
  expect(await at('/rss/job-search?jobType=none-such')).toEqual([302, '/rss/job-search'])
  expect(await at('/rss/job-search?sort=salary&page=3')).toEqual([302, '/rss/job-search'])
  expect((await at('/rss/no-search-at-all/twice'))[0]).toBe(404)
  expect(await at('/rss/zzzzqqq-jobs')).toEqual([200, null])
})

test('a feed is of its host: another country has other jobs at the same path', async () => {
  const linksOf = async (host: string) =>
    (await read(`http://${host}/rss/job-search`)).items.map(({ link }) => new URL(link).host)
  expect(new Set(await linksOf('ph.localhost'))).toEqual(new Set(['ph.localhost']))
  expect(new Set(await linksOf('sg.localhost'))).toEqual(new Set(['sg.localhost']))
})

test('who is signed in gets a feed of their own, which nobody keeps', async () => {
  const { headers } = await site.visit('http://ph.localhost/rss/job-search', {
    headers: await site.logIn('seeker'),
  })
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'application/rss+xml; charset=utf-8',
    'no-store',
  ])
})
