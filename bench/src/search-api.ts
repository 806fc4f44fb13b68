import { searchJobs as schemas } from '@hanap/contracts/search/search.schemas'
import { languageByCode } from '@hanap/markets/languages'
import { answerText, createClient, type TimedAnswer } from './harness/client.ts'
import { median, percentile, printTable } from './harness/figures.ts'
import { processTree, pssMb } from './harness/processes.ts'
import { adFiles, runImport } from './harness/real-ads.ts'
import { apiPath, type Search, searchesFor } from './harness/searches.ts'
import { freshFolder, type RunningServer, startMarketplace } from './harness/server.ts'

/**
 * Time of a search with counts at the API, one client over one connection, and memory of all processes: over the
 * demo data and, where HANAP_DATA names the folder of the data, the real ads beside them.
 */
const SEARCHES = 2000
const ROUNDS = 5

const data = freshFolder()
const memoryMb: [when: string, all: number, server: number][] = []
const weigh = (when: string, { starter, server }: RunningServer) => {
  const all = processTree(starter).reduce((sum, pid) => sum + pssMb(pid), 0)
  memoryMb.push([when, all, pssMb(server)])
}

const first = await startMarketplace(data.folder)
weigh('after the first start', first)
const files = adFiles()
if (files.length > 0) {
  await runImport(data.folder, files)
  weigh('after the import', first)
}
await first.stop()
const server = await startMarketplace(data.folder)
const client = createClient(server.port)

const ask = ({ market, language, query }: Search, path = apiPath({ market, language, query })) =>
  client.get(`${market.hostLabel}.localhost`, path, {
    'accept-language': languageByCode(language)?.tag ?? language,
  })

const answerIn = (answer: TimedAnswer) => schemas.answer.parse(JSON.parse(answerText(answer)).data)

try {
  weigh('after a later start', server)
  const searches = await searchesFor(client, SEARCHES)
  const totals: number[] = []
  const isFull: boolean[] = []
  for (const search of searches) {
    const { total_num, jobs } = answerIn(await ask(search))
    totals.push(total_num)
    isFull.push(jobs.length === 30)
  }

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
  const full = median(rounds.map(times => median(times.filter((_, at) => isFull[at]))))
  const plain = median(health)
  printTable(`GET /api/search/jobs: ${SEARCHES} searches, median of ${ROUNDS} rounds`, [
    ['', 'ms', 'of a health check'],
    ['p50', p50.toFixed(2), (p50 / plain).toFixed(1)],
    ['p95', p95.toFixed(2), (p95 / plain).toFixed(1)],
    ['p99', p99.toFixed(2), (p99 / plain).toFixed(1)],
    ['p50 of those with 30 jobs', full.toFixed(2), (full / plain).toFixed(1)],
    ['health check, p50', plain.toFixed(2), '1.0'],
  ])
  printTable('What they find', [
    ['searches that find something', `${((totals.filter(Boolean).length / SEARCHES) * 100).toFixed(0)} %`],
    ['searches with 30 jobs', `${((isFull.filter(Boolean).length / SEARCHES) * 100).toFixed(0)} %`],
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

  weigh(`after ${SEARCHES * (ROUNDS + 1)} searches`, server)
  printTable('Memory (PSS), MB', [
    ['', 'all processes', 'the server'],
    ...memoryMb.map(([when, all, own]) => [when, all.toFixed(0), own.toFixed(0)] as const),
  ])
} finally {
  client.close()
  await server.stop()
  data.remove()
}
