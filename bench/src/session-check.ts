import { createClient } from './harness/client.ts'
import { median, percentile, printTable } from './harness/figures.ts'
import { cpuMs, processTree } from './harness/processes.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'

/**
 * What it costs to know who asks: the same small call with a session's token, with one that is nobody's and without, in turns:
 * `node bench/src/session-check.ts [requests] [rounds]`.
 */
const requests = Number(process.argv[2] ?? 4000)
const rounds = Number(process.argv[3] ?? 7)
const PATH = '/api/config/search/website-outage?language_code=en'

const data = freshFolder()
const server = await startMarketplace(data.folder)
const client = createClient(server.port)
try {
  const [, email = '', password = ''] = /Demo seeker\s+(\S+)\s+password (\S+)/.exec(server.output) ?? []
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/auth/jobseekers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data: signedIn }: { data: { session: { token: string } } } = JSON.parse(await answer.text())
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })
  const ways = [
    ['without a session', {}],
    ['with a token that is nobody’s', bearer('nobody-has-this-token-0123456789')],
    ['with a seeker’s session', bearer(signedIn.session.token)],
  ] as const

  const processes = processTree(server.starter)
  const figures = new Map(
    ways.map(([name]) => [name, { own: [0].slice(1), all: [0].slice(1), ms: [0].slice(1) }]),
  )
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, headers] of ways) {
      const cpu = () => processes.reduce((sum, pid) => sum + cpuMs(pid), 0)
      const [all, own] = [cpu(), cpuMs(server.server)]
      const times: number[] = []
      for (let count = 0; count < requests; count += 1)
        times.push((await client.get('ph.localhost', PATH, headers)).ms)
      // The first round warms up.
      if (round === 0) continue
      const figure = figures.get(name)
      figure?.own.push((cpuMs(server.server) - own) / requests)
      figure?.all.push((cpu() - all) / requests)
      figure?.ms.push(percentile(times, 0.5))
    }
  const base = figures.get('without a session')
  printTable(`${requests} requests a round, medians of ${rounds} rounds, ms a request`, [
    ['', 'CPU, server', 'CPU, with PostgreSQL', 'beyond no session', 'p50'],
    ...[...figures].map(
      ([name, { own, all, ms }]) =>
        [
          name,
          median(own).toFixed(3),
          median(all).toFixed(3),
          (median(all) - median(base?.all ?? [])).toFixed(3),
          median(ms).toFixed(2),
        ] as const,
    ),
  ])
} finally {
  client.close()
  await server.stop()
  data.remove()
}
