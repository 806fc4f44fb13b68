import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { answerText, createClient, type HostAndPath } from './harness/client.ts'
import { printTable } from './harness/figures.ts'
import { processTree, pssMb } from './harness/processes.ts'
import { adFiles, runImport } from './harness/real-ads.ts'
import { apiPath, searchesFor } from './harness/searches.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'

/**
 * Memory of all processes after an import (where HANAP_DATA names the folder of the real ads), many odd addresses, and
 * minutes of mixed load: `node bench/src/memory.ts [addresses] [minutes]`.
 */
const [addresses = 30_000, minutes = 60] = process.argv.slice(2).map(Number)
const CONNECTIONS = 16
const HOST = 'ph.localhost'
const MINUTE_MS = 60_000

const data = freshFolder()
// As many processes as the start takes by itself.
const server = await startMarketplace(data.folder, { WEB_PROCESSES: '' })
const client = createClient(server.port, CONNECTIONS)
const rows: [string, ...string[]][] = []

const weigh = (when: string) => {
  const own = pssMb(server.server)
  const all = processTree(server.starter).reduce((sum, pid) => sum + pssMb(pid), 0)
  rows.push([when, all.toFixed(0), own.toFixed(0)])
}

/** Asks for each address once, whatever comes of it. */
const askAll = async (asked: Iterable<HostAndPath>) => {
  const waiting = asked[Symbol.iterator]()
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await client.get(...next.value)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

const SEARCH = buildSearchUrl('ph', 'en', emptySearch)
const odd = function* (): Generator<HostAndPath> {
  const shapes = [
    (at: number) => `${SEARCH}?odd=${at}`,
    (at: number) => `/missing-${at}`,
    (at: number) => `/?${'x'.repeat(at % 2000)}=${at}`,
    (at: number) => `/job/nobody-${at}`,
    (at: number) => `/nurse-${at}-jobs`,
  ]
  for (let at = 0; at < addresses; at += 1) yield [HOST, shapes[at % shapes.length]?.(at) ?? '/']
}

try {
  weigh('after the start')
  const files = adFiles()
  if (files.length > 0) {
    await runImport(data.folder, files)
    weigh('after the import')
  }
  await askAll(odd())
  weigh(`after ${addresses} odd addresses`)

  const html = answerText(await client.get(HOST, SEARCH))
  const jobs = [...html.matchAll(/href="(\/job\/[^"?]+)"/g)].map(
    ([, path = '/']): HostAndPath => [HOST, path],
  )
  const searches = await searchesFor(client, 1000)
  const mixed: HostAndPath[] = searches.flatMap((search, at) => {
    const { market, language, query } = search
    const prefix = language === market.languages[0] ? '' : `/${language}`
    const host = `${market.hostLabel}.localhost`
    const page = buildSearchUrl(market.key, language, { ...emptySearch, query: query.query ?? '' })
    const job = jobs[at % jobs.length]
    return [[host, prefix + page], [host, apiPath(search)], [host, prefix || '/'], ...(job ? [job] : [])]
  })
  const end = performance.now() + minutes * MINUTE_MS
  let rounds = 0
  while (performance.now() < end) {
    rounds += 1
    await askAll(mixed)
  }
  weigh(`after ${minutes} minutes of mixed load (${rounds * mixed.length} requests)`)
  printTable('Memory of all processes (PSS), MB', [['', 'all', 'the server'], ...rows])
} finally {
  client.close()
  await server.stop()
  data.remove()
}
