import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { createClient } from './harness/client.ts'
import { median, percentile, printTable } from './harness/figures.ts'
import { cpuMs, processTree } from './harness/processes.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'

/**
 * Many clients on one page: what 64 that ask for a fresh address at once cost the server beside one, and how long a
 * cached page takes them: `node bench/src/load.ts [clients] [addresses] [rounds]`.
 */
const [clients = 64, addresses = 40, rounds = 5] = process.argv.slice(2).map(Number)
const HOST = 'ph.localhost'
const SEARCH = buildSearchUrl('ph', 'en', emptySearch)
/** Answers of the cached page for each client and round. */
const CACHED = 50

const data = freshFolder()
const server = await startMarketplace(data.folder, { WEB_PROCESSES: '' })
const many = createClient(server.port, clients)
const one = createClient(server.port)
let marks = 0

/** The search page at an address that nobody has asked for: a campaign's mark is no part of a search, and stays. */
const freshAddress = () => `${SEARCH}${SEARCH.includes('?') ? '&' : '?'}utm_content=${marks++}`

const processes = processTree(server.server)
const cpuNow = () => processes.reduce((sum, pid) => sum + cpuMs(pid), 0)
const cpuOf = async (work: () => Promise<unknown>) => {
  const before = cpuNow()
  await work()
  return cpuNow() - before
}
const eachAddress = async (ask: (path: string) => Promise<unknown>) => {
  for (let at = 0; at < addresses; at += 1) await ask(freshAddress())
}
const all = (path: string) => many.getAll(Array.from({ length: clients }, () => [HOST, path] as const))

try {
  const spent = { one: [0].slice(1), many: [0].slice(1), cached: [0].slice(1) }
  const times: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const alone = await cpuOf(() => eachAddress(path => one.getAll([[HOST, path]])))
    const together = await cpuOf(() => eachAddress(all))
    const answered: number[] = []
    const cached = await cpuOf(() =>
      Promise.all(
        Array.from({ length: clients }, async () => {
          for (let at = 0; at < CACHED; at += 1) answered.push((await many.get(HOST, SEARCH)).ms)
        }),
      ),
    )
    // The first round is for the compiler.
    if (round < 0) continue
    spent.one.push(alone / addresses)
    spent.many.push(together / addresses)
    spent.cached.push(cached / clients / CACHED)
    times.push(...answered)
  }
  const [alone, together, cached] = [median(spent.one), median(spent.many), median(spent.cached)]
  printTable(`CPU of the server and its database, median of ${rounds} rounds, ms`, [
    ['a fresh address, one client', alone.toFixed(2)],
    [`a fresh address, ${clients} clients at once`, together.toFixed(2)],
    ['a cached answer', cached.toFixed(3)],
    ['drawings among the clients', ((together - (clients - 1) * cached) / alone).toFixed(2)],
  ])
  printTable(`The cached page, ${clients} clients, ms`, [
    ['p50', percentile(times, 0.5).toFixed(1)],
    ['p99', percentile(times, 0.99).toFixed(1)],
    ['worst', percentile(times, 1).toFixed(1)],
  ])
} finally {
  many.close()
  one.close()
  await server.stop()
  data.remove()
}
