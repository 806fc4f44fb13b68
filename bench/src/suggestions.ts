import { languageByCode } from '@hanap/markets/languages'
import { createClient } from './harness/client.ts'
import { median, percentile, printTable } from './harness/figures.ts'
import { adFiles, runImport } from './harness/real-ads.ts'
import { type Search, searchesFor } from './harness/searches.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'

/**
 * Time of suggestions at the API while words are typed letter by letter, one client over one connection: over the demo
 * data and, where HANAP_DATA names the folder of the data, the real ads beside them.
 */
const SEARCHES = 400
const ROUNDS = 5
const MAX_PREFIX_LENGTH = 12

const data = freshFolder()
const files = adFiles()
if (files.length > 0) {
  const first = await startMarketplace(data.folder)
  await runImport(data.folder, files)
  await first.stop()
}
const server = await startMarketplace(data.folder)
const client = createClient(server.port)

const ask = ({ market, language }: Search, path: string) =>
  client.get(`${market.hostLabel}.localhost`, path, {
    'accept-language': languageByCode(language)?.tag ?? language,
  })

const pathFor = (typed: string) =>
  `/api/companies/combined_search_suggestion?${new URLSearchParams({ query: typed })}`

try {
  const typed = (await searchesFor(client, SEARCHES)).flatMap(search => {
    const letters = [...(search.query.query ?? '')].slice(0, MAX_PREFIX_LENGTH)
    return letters.map((_, at) => ({
      search,
      text: letters
        .slice(0, at + 1)
        .join('')
        .trim(),
    }))
  })
  const rounds: number[][] = []
  const health: number[] = []
  const worst = { ms: 0, text: '' }
  for (let round = 0; round <= ROUNDS; round++) {
    const times: number[] = []
    for (const [at, { search, text }] of typed.entries()) {
      const { status, ms } = await ask(search, pathFor(text))
      if (status !== 200) throw new Error(`${status} from ${pathFor(text)}`)
      times.push(ms)
      if (round > 0 && ms > worst.ms) Object.assign(worst, { ms, text })
      if (at % 10 === 0) health.push((await ask(search, '/api/health')).ms)
    }
    // The first round compiles and fills what is kept of answers.
    rounds.push(times)
  }
  const [first = [], ...later] = rounds
  const over = (share: number) => median(later.map(times => percentile(times, share)))
  printTable(`Suggestions for ${typed.length} beginnings of words, ms`, [
    ['', 'p50', 'p99'],
    ['first time after the start', percentile(first, 0.5).toFixed(2), percentile(first, 0.99).toFixed(2)],
    [`later, median of ${ROUNDS} rounds`, over(0.5).toFixed(2), over(0.99).toFixed(2)],
    ['health check', median(health).toFixed(2), percentile(health, 0.99).toFixed(2)],
  ])
  console.log(`\nThe slowest: ${worst.ms.toFixed(1)} ms for “${worst.text}”`)
} finally {
  client.close()
  await server.stop()
  data.remove()
}
