import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { createClient } from './harness/client.ts'
import { median, printTable } from './harness/figures.ts'
import { cpuMs, processTree, pssMb } from './harness/processes.ts'
import { searchesFor } from './harness/searches.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'

/**
 * Search pages drawn anew, by one process that answers and by two, in turns: pages a second over 16 connections, CPU of all processes
 * a page, and their memory. `node bench/src/processes.ts [pages] [rounds]`.
 */
const pages = Number(process.argv[2] ?? 600)
const rounds = Number(process.argv[3] ?? 5)
const CONNECTIONS = 16

const started = []
for (const webProcesses of [1, 2]) {
  const data = freshFolder()
  const server = await startMarketplace(data.folder, { WEB_PROCESSES: String(webProcesses) })
  started.push({
    webProcesses,
    data,
    server,
    client: createClient(server.port, CONNECTIONS),
    perSecond: [0].slice(1),
    cpu: [0].slice(1),
  })
}
const [first] = started
if (!first) throw new Error('nothing was started')
const searches = await searchesFor(first.client, pages)
const addresses = searches.map(({ market, language, query }) => {
  const prefix = language === market.languages[0] ? '' : `/${language}`
  const path = buildSearchUrl(market.key, language, { ...emptySearch, query: query.query ?? '' })
  return [`${market.hostLabel}.localhost`, prefix + path] as const
})

for (let round = 0; round <= rounds; round += 1)
  for (const { client, server, perSecond, cpu } of started) {
    const processes = processTree(server.server)
    const cpuNow = () => processes.reduce((sum, pid) => sum + cpuMs(pid), 0)
    const [began, before] = [performance.now(), cpuNow()]
    await Promise.all(
      addresses.map(([host, path], at) =>
        client.get(host, `${path}${path.includes('?') ? '&' : '?'}utm_content=${round}-${at}`),
      ),
    )
    // The first round warms up.
    if (round === 0) continue
    perSecond.push((addresses.length / (performance.now() - began)) * 1000)
    cpu.push((cpuNow() - before) / addresses.length)
  }

printTable(`${addresses.length} search pages a round, medians of ${rounds} rounds`, [
  ['web processes', 'pages/s', 'CPU ms a page', 'PSS MB of all'],
  ...started.map(
    ({ webProcesses, perSecond, cpu, server }) =>
      [
        String(webProcesses),
        median(perSecond).toFixed(0),
        median(cpu).toFixed(2),
        processTree(server.starter)
          .reduce((sum, pid) => sum + pssMb(pid), 0)
          .toFixed(0),
      ] as const,
  ),
])
for (const { server, data } of started) {
  await server.stop()
  data.remove()
}
process.exit(0)
