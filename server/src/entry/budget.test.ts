import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { defaultMarket, type Market, markets } from '@hanap/markets/markets'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../db/client.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { freshDatabase } from '../testing/database.ts'
import { testLog } from '../testing/log.ts'
import { type App, createApp } from './app.ts'
import { readSettings } from './settings/settings.ts'
import { loadSites } from './sites.ts'

const KB = 1024

/** What a request asks of the database; what others do meanwhile in the background is not its. */
const asking = new AsyncLocalStorage<string[]>()

const folder = mkdtempSync(join(tmpdir(), 'hanap-budget-'))
let database: Awaited<ReturnType<typeof freshDatabase>>
let connection: DatabaseConnection
let app: App
let seeker: { email: string; password: string }

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, { max: 4, sent: text => asking.getStore()?.push(text) })
  ;({ seeker } = await loadDemo({ db: connection.db, dataDir: folder, now: new Date(), size: 'small' }))
  const settings = readSettings({
    HANAP_ENV: 'test',
    LIMIT_SCALE: '1000',
    SEARCH_TIME_LIMIT_MS: '20000',
    DATA_DIR: folder,
  })
  const sites = await loadSites()
  if (!sites.jobseeker) throw new Error('the jobseeker site is not built; npm test builds it')
  app = createApp({ connection, settings, log: testLog(), sites })
  await app.start()
}, 60_000)

afterAll(async () => {
  await app.stop()
  await connection.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

type Packing = 'gzip' | 'br'

/** What a visitor gets, compressed where a packing is named. */
const get = async (
  path: string,
  {
    host = 'ph.localhost',
    packing,
    cookie = '',
    isComputers = false,
  }: { host?: string; packing?: Packing; cookie?: string; isComputers?: boolean } = {},
) => {
  const headers = {
    host,
    cookie,
    'sec-ch-ua-mobile': isComputers ? '?0' : '?1',
    ...(packing && { 'accept-encoding': packing }),
  }
  const answer = await app.fetch(new Request(`http://${host}${path}`, { headers }), '127.0.0.1')
  expect(answer.status, path).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
const bytesOf = async (paths: Iterable<string>, packing: Packing, host?: string) => {
  const sizes = await Promise.all(
    [...paths].map(async path => (await get(path, { packing, ...(host && { host }) })).byteLength),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The fewest statements of some repetitions: the first ones fill what is kept. */
const statementsOf = async (act: (time: number) => Promise<unknown>): Promise<string[]> => {
  const times: string[][] = []
  for (let time = 0; time < 5; time++) {
    const statements: string[] = []
    await asking.run(statements, () => act(time))
    times.push(statements)
  }
  return times.toSorted((one, other) => one.length - other.length)[0] ?? []
}

const searchPage = (market: Market, language: LanguageCode) => {
  const prefix = market.languages[0] === language ? '' : `/${language}`
  return `${prefix}${buildSearchUrl(market.key, language, emptySearch)}`
}

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const ANY_IMPORT = /["'`]\.\/([\w.-]+\.js)["'`]/g

/** Some modules and all that they import. */
const withImports = async (modules: ReadonlySet<string>, imports: RegExp) => {
  const found = new Set(modules)
  for (const path of found) {
    const code = (await get(path)).toString()
    for (const [, name] of code.matchAll(imports)) found.add(`/jobseeker/assets/${name}`)
  }
  return found
}

const matches = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''))

test.each(languages.map(({ code }) => code))(
  'the search page of 30 jobs in %s is at most 14 KB of HTML',
  async language => {
    const market = markets.find(({ languages: [first] }) => first === language) ?? defaultMarket
    const host = `${market.hostLabel}.localhost`
    const path = searchPage(market, language)
    const html = (await get(path, { host })).toString()
    expect(matches(html, /href="([^"]*\/job\/[^"?#]+)"/g).size).toBe(30)
    expect(await bytesOf([path], 'gzip', host)).toBeLessThanOrEqual(14 * KB)
  },
)

test.each(languages.map(({ code }) => code))(
  'with the first job beside it, for a computer, it is at most 20 KB in %s',
  async language => {
    const market = markets.find(({ languages: [first] }) => first === language) ?? defaultMarket
    const of = { host: `${market.hostLabel}.localhost`, isComputers: true }
    const path = searchPage(market, language)
    expect((await get(path, of)).toString()).toContain('"ad-facts"')
    expect((await get(path, { ...of, packing: 'gzip' })).byteLength).toBeLessThanOrEqual(20 * KB)
  },
)

test('the search page has at most 20 KB of script before it is touched, and 100 KB in all', async () => {
  const html = (await get('/job-search')).toString()
  const first = matches(html, /<script[^>]* src="([^"]+)"/g)
  const all = matches(html, /"(\/jobseeker\/assets\/[\w.-]+\.js)"/g)
  expect(all.size).toBeGreaterThan(first.size)
  const before = await bytesOf(await withImports(first, STATIC_IMPORT), 'br')
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThanOrEqual(20 * KB)
  // With what its parts load when somebody needs them, such as a chosen job's pane.
  expect(await bytesOf(await withImports(all, ANY_IMPORT), 'br')).toBeLessThanOrEqual(100 * KB)
})

test('a visitor’s search asks the database for nothing, at the API and as a page', async () => {
  expect(await statementsOf(time => get(`/api/search/jobs?query=nurse&size=${30 + time}`))).toEqual([])
  expect(await statementsOf(time => get(`/job-search?utm_content=${time}`))).toEqual([])
})

test('a home page asks the database for nothing that another has asked it for a moment before', async () => {
  await get('/')
  expect(await statementsOf(time => get(`/?utm_content=${time}`))).toEqual([])
})

test('a seeker’s search page asks the database who it is, what waits, what fits, what is passed over and, once, what was done with its jobs', async () => {
  const logIn = new Request('http://ph.localhost/api/auth/jobseekers/login', {
    method: 'POST',
    headers: { host: 'ph.localhost', 'content-type': 'application/json' },
    body: JSON.stringify(seeker),
  })
  const { data } = JSON.parse(await (await app.fetch(logIn, '127.0.0.1')).text())
  const cookie = `sessionid=${data.session.token}; session_user=%7B%7D`
  const asked = await statementsOf(() => get('/job-search', { cookie }))
  const marking = asked.filter(text => /saved_jobs|viewed_jobs/.test(text))
  expect(marking).toHaveLength(1)
  // Session, notifications, interviews; preferences, hidden jobs, blocked companies; marks.
  expect(asked).toHaveLength(7)
})

test('a visitor’s job page asks the database at most 6 things, and a kept one nothing', async () => {
  const html = (await get('/job-search')).toString()
  const [path = ''] = matches(html, /href="(\/job\/[^"?#]+)"/g)
  const asked = await statementsOf(time => get(`${path}?utm_content=${time}`))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.slice(6)).toEqual([])
  expect(await statementsOf(() => get(path))).toEqual([])
})
