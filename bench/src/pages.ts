import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { pageBytes } from './harness/browser.ts'
import { answerText, type Client, createClient, type HostAndPath } from './harness/client.ts'
import { median, printTable } from './harness/figures.ts'
import { cpuMs } from './harness/processes.ts'
import { searchesFor } from './harness/searches.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'
import { serveBytes } from './harness/static-page.ts'

/**
 * CPU a request of a visitor's pages beside a static page of the same bytes, and the bytes of the search page.
 * Rounds of every kind take turns, so that what else the machine does falls on all of them.
 */
const ROUNDS = 7
const REQUESTS = 400
/** Cheap answers are counted over more of them: the clock of a process's CPU ticks 100 times a second. */
const CHEAP = 4000
const CONNECTIONS = 4
const HOST = 'ph.localhost'
const SEARCH = buildSearchUrl('ph', 'en', emptySearch)

/** Requests of one kind; `addresses` are those of one round. */
interface RequestKind {
  name: string
  pid: number
  client: Client
  addresses(round: number): HostAndPath[]
}

const data = freshFolder()
const server = await startMarketplace(data.folder)
const client = createClient(server.port, CONNECTIONS)

/** The same page at an address of its own: a campaign's mark is no part of a search, and stays. */
const marked = (path: string, mark: string) => `${path}${path.includes('?') ? '&' : '?'}utm_content=${mark}`

/** Pages that no cache has. */
const uncached = (name: string, addresses: readonly HostAndPath[]): RequestKind => ({
  name: `${name}, uncached`,
  pid: server.server,
  client,
  addresses: round =>
    Array.from({ length: REQUESTS }, (_, at) => {
      const [host, path] = addresses[at % addresses.length] ?? [HOST, '/']
      return [host, marked(path, `${round}-${at}`)]
    }),
})

const repeated = (name: string, path: string, from = { client, pid: server.server }): RequestKind => ({
  ...from,
  name,
  addresses: () => Array.from({ length: CHEAP }, () => [HOST, path]),
})

/** Searches for words of titles, each page in a language of its market or with its prefix; those that find jobs. */
const searchPages = async (): Promise<HostAndPath[]> => {
  const pageAddresses: HostAndPath[] = []
  for (const { market, language, query } of await searchesFor(client, REQUESTS)) {
    const prefix = language === market.languages[0] ? '' : `/${language}`
    const path = buildSearchUrl(market.key, language, { ...emptySearch, query: query.query ?? '' })
    const address = [`${market.hostLabel}.localhost`, `${prefix}${path}`] as const
    if ((await client.get(...address)).status === 200) pageAddresses.push(address)
  }
  return pageAddresses
}

/** The file of the site whose size as sent is nearest to some bytes. */
const nearestFile = async (html: string, bytes: number) => {
  const paths = new Set([...html.matchAll(/\/jobseeker\/assets\/[\w.-]+/g)].map(([path]) => path))
  const files = await Promise.all(
    [...paths].map(async path => ({ path, bytes: (await client.get(HOST, path)).body.byteLength })),
  )
  const [nearest] = files.sort((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes))
  if (!nearest) throw new Error('the page names no files')
  return nearest
}

const measure = async (kinds: readonly RequestKind[]): Promise<Map<string, number>> => {
  const spent = new Map(kinds.map(({ name }) => [name, [] as number[]]))
  for (let round = -1; round < ROUNDS; round++) {
    for (const { name, pid, client: its, addresses } of kinds) {
      const roundAddresses = addresses(round)
      const before = cpuMs(pid)
      await its.getAll(roundAddresses)
      // The first round is for the compiler.
      if (round >= 0) spent.get(name)?.push((cpuMs(pid) - before) / roundAddresses.length)
    }
  }
  return new Map([...spent].map(([name, rounds]) => [name, median(rounds)]))
}

try {
  const page = await client.get(HOST, SEARCH)
  const html = answerText(page)
  if (page.status !== 200) throw new Error(`${page.status} from ${SEARCH}`)
  const [, job = '/'] = /href="(\/job\/[^"?]+)"/.exec(html) ?? []
  const file = await nearestFile(html, page.body.byteLength)
  const bare = await serveBytes(page.body)
  const bareClient = createClient(bare.port, CONNECTIONS)
  const own = `a file of ours, ${file.bytes} bytes`
  const same = `the page's ${page.body.byteLength} bytes from a bare server`
  const figures = await measure([
    uncached('search page of 30 jobs', [[HOST, SEARCH]]),
    uncached('search pages of ten languages', await searchPages()),
    uncached('job page', [[HOST, job]]),
    // It has the key of its form, and is kept for nobody.
    repeated('form of application', `${job}/apply`),
    uncached('home', [[HOST, '/']]),
    repeated('search page, cached', SEARCH),
    repeated('job page, cached', job),
    repeated('home, cached', '/'),
    repeated(own, file.path),
    repeated(same, SEARCH, { client: bareClient, pid: bare.pid }),
  ])
  bareClient.close()
  await bare.stop()
  const ratio = (ms: number, name: string) => (ms / (figures.get(name) ?? 0)).toFixed(1)
  printTable(`CPU a request, median of ${ROUNDS} rounds`, [
    ['', 'ms', 'to our file', 'to the bare server'],
    ...[...figures].map(([name, ms]) => [name, ms.toFixed(3), ratio(ms, own), ratio(ms, same)] as const),
  ])

  const raw = Buffer.from(html)
  const brotli = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  printTable('HTML of the search page with 30 jobs, bytes', [
    ['as sent with gzip', page.body.byteLength],
    ['gzip at its best', gzipSync(raw, { level: 9 }).byteLength],
    ['brotli, quality 4', brotli.byteLength],
    ['plain', raw.byteLength],
  ])
  const url = `http://${HOST}:${server.port}${SEARCH}`
  const [phone, desk] = [await pageBytes(url, 360), await pageBytes(url, 1280)]
  printTable('What a browser fetches for it, bytes of gzip', [
    ['', '360 px', '1280 px'],
    ['script before a touch', phone.scriptBefore, desk.scriptBefore],
    ['script in all', phone.script, desk.script],
    ['styles', phone.style, desk.style],
    ['requests', phone.requests, desk.requests],
  ])
} finally {
  client.close()
  await server.stop()
  data.remove()
}
