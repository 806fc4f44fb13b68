import { searchJobs as schemas } from '@hanap/contracts/search.schemas'
import { languageByCode } from '@hanap/markets/languages'
import { type Answer, createClient, textOf } from './client.ts'
import { median, percentile, printTable } from './figures.ts'
import { pssMb, treeOf } from './processes.ts'
import { adFiles, importAds } from './real-ads.ts'
import { apiPath, type Search, searchesFor } from './searches.ts'
import { freshFolder, startServer } from './server.ts'

/**
 * Time of a search with counts at the API, one client over one connection, and memory of all processes: over the
 * demo data and, where HANAP_DATA names the folder of the data, the real ads beside them.
 */
const SEARCHES = 2000
const ROUNDS = 5

const data = freshFolder()
const files = adFiles()
if (files.length > 0) {
  const before = await startServer(data.folder)
  await importAds(data.folder, files)
  await before.stop()
}
const server = await startServer(data.folder)
const client = createClient(server.port)

const ask = ({ market, language, query }: Search, path = apiPath({ market, language, query })) =>
  client.get(`${market.hostLabel}.localhost`, path, {
    'accept-language': languageByCode(language)?.tag ?? language,
  })

const totalOf = (answer: Answer) => schemas.answer.parse(JSON.parse(textOf(answer)).data).total_num

try {
  const atStart = treeOf(server.starter).reduce((sum, pid) => sum + pssMb(pid), 0)
  const searches = await searchesFor(client, SEARCHES)
  const totals: number[] = []
  for (const search of searches) totals.push(totalOf(await ask(search)))

  const rounds: number[][] = []
  const health: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const times: number[] = []
    for (const [at, search] of searches.entries()) {
      const { status, ms } = await ask(search)
      if (status !== 200) throw new Error(`${status} from ${apiPath(search)}`)
      times.push(ms)
      if (at % 10 === 0) health.push((await ask(search, '/api/health')).ms)
    }
    rounds.push(times)
  }
  const over = (share: number) => median(rounds.map(times => percentile(times, share)))
  const [p50, p95, p99] = [over(0.5), over(0.95), over(0.99)]
  const plain = median(health)
  printTable(`GET /api/search/jobs: ${SEARCHES} searches, median of ${ROUNDS} rounds`, [
    ['', 'ms', 'of a health check'],
    ['p50', p50.toFixed(2), (p50 / plain).toFixed(1)],
    ['p95', p95.toFixed(2), (p95 / plain).toFixed(1)],
    ['p99', p99.toFixed(2), (p99 / plain).toFixed(1)],
    ['health check, p50', plain.toFixed(2), '1.0'],
  ])
  printTable('What they find', [
    ['searches that find something', `${((totals.filter(Boolean).length / SEARCHES) * 100).toFixed(0)} %`],
    ['jobs found, median', median(totals)],
    ['jobs found, at most', Math.max(...totals)],
  ])

  const slowest = searches
    .map((search, at) => ({ path: apiPath(search), ms: median(rounds.map(times => times[at] ?? 0)), search }))
    .sort((a, b) => b.ms - a.ms)
  printTable(
    'Slowest searches',
    slowest
      .slice(0, 5)
      .map(({ path, ms, search }) => [`${search.market.key} ${decodeURIComponent(path)}`, ms.toFixed(1)]),
  )

  const tree = treeOf(server.starter)
  const memory = tree.reduce((sum, pid) => sum + pssMb(pid), 0)
  printTable('Memory of all processes (PSS), MB', [
    ['after the start', atStart.toFixed(0)],
    [`after ${SEARCHES * (ROUNDS + 1)} searches`, memory.toFixed(0)],
    ['of these the server', pssMb(server.server).toFixed(0)],
    ['processes', tree.length],
  ])
} finally {
  client.close()
  await server.stop()
  data.remove()
}
