import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { socketPath } from '@hanap/contracts/sockets/socket'
import { startBalancer } from './harness/balancer.ts'
import { percentile, printTable } from './harness/figures.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'
import { databaseUrlOf, startWebProcess, type WebProcess } from './harness/web-process.ts'

/**
 * Two processes behind a proxy are replaced one after the other, under load and with open pages: what fails, and how many
 * pages come again in one second. `node bench/src/rolling-restart.ts [requests a second] [sockets] [seconds to drain]`.
 * Ends with 1 where a write failed.
 */
const rate = Number(process.argv[2] ?? 100)
const socketCount = Number(process.argv[3] ?? 1000)
const drainSeconds = Number(process.argv[4] ?? 30)

const SESSIONS_OF_ACCOUNT = 4
const SOCKETS_OF_SESSION = 7
/** One in so many requests writes. */
const WRITE_EVERY = 2
/** As pages do it. */
const COME_AGAIN_MS = 1000

const data = freshFolder()
const base = await startMarketplace(data.folder, { SEARCH_LISTEN: join(data.folder, 's.sock') })
const environment = {
  DATABASE_URL: databaseUrlOf(data.folder),
  DATA_DIR: data.folder,
  SEARCH_URL: join(data.folder, 's.sock'),
  DRAIN_SECONDS: String(drainSeconds),
}
const balancer = await startBalancer()
const origin = `http://127.0.0.1:${balancer.port}`
let processes: WebProcess[] = []
const addProcess = async () => {
  const added = await startWebProcess(environment)
  await balancer.add(added.port)
  processes.push(added)
}
await addProcess()
await addProcess()

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

const tokens: string[] = []
while (tokens.length * SOCKETS_OF_SESSION < socketCount) {
  const login = `rolling${tokens.length}@example.com`
  const password = 'correct horse battery'
  const made = await post('/api/auth/register', {
    email: login,
    password,
    first_name: 'Mara',
    terms_and_condition: 1,
  })
  tokens.push(made.data.session.token)
  for (let more = 1; more < SESSIONS_OF_ACCOUNT; more += 1)
    tokens.push((await post('/api/auth/login', { login, password })).data.session.token)
}
const { data: list } = JSON.parse(await (await fetch(`${origin}/api/search/jobs?size=50`)).text())
const jobIds: string[] = list.jobs.map(({ id }: { id: string }) => id)

let isOver = false
/** Seconds of the run in which sockets were closed by their process, and how many in each. */
const closings = new Map<number, number>()
const began = performance.now()
let openSockets = 0
let badEnds = 0
const openSocket = (token: string) => {
  const socket = new WebSocket(`ws://127.0.0.1:${balancer.port}${socketPath}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  let wasOpen = false
  socket.addEventListener('open', () => {
    wasOpen = true
    openSockets += 1
  })
  socket.addEventListener('error', () => undefined)
  socket.addEventListener('close', ({ code }) => {
    if (wasOpen) openSockets -= 1
    if (isOver) return
    const second = Math.floor((performance.now() - began) / 1000)
    if (wasOpen) closings.set(second, (closings.get(second) ?? 0) + 1)
    if (wasOpen && code !== 1001) badEnds += 1
    setTimeout(openSocket, COME_AGAIN_MS * (0.5 + Math.random()), token)
  })
  return socket
}
const sockets = Array.from({ length: socketCount }, (_, at) => openSocket(tokens[at % tokens.length] ?? ''))
while (openSockets < socketCount) await pause(100)

const times: number[] = []
const failed = { reads: [''].slice(1), writes: [''].slice(1) }
const sent = { reads: 0, writes: 0 }
const running = new Set<Promise<void>>()
const send = async (number: number) => {
  const isWrite = number % WRITE_EVERY === 0
  const id = jobIds[number % jobIds.length] ?? ''
  const from = performance.now()
  sent[isWrite ? 'writes' : 'reads'] += 1
  try {
    const answer = await fetch(
      isWrite ? `${origin}/api/jobs/${id}/view` : `${origin}/api/search/jobs?size=10`,
      {
        method: isWrite ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${tokens[number % tokens.length]}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        ...(isWrite && { body: '{}' }),
      },
    )
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(String(answer.status))
    times.push(performance.now() - from)
  } catch (error) {
    failed[isWrite ? 'writes' : 'reads'].push(String(error))
  }
}
const loading = (async () => {
  let number = 0
  const start = performance.now()
  while (!isOver) {
    const due = Math.floor(((performance.now() - start) / 1000) * rate)
    for (; number < due; number += 1) {
      const one = send(number).finally(() => running.delete(one))
      running.add(one)
    }
    await pause(5)
  }
  await Promise.all(running)
})()

await pause(5000)
for (const old of [...processes]) {
  await addProcess()
  await old.end()
  processes = processes.filter(each => each !== old)
}
while (openSockets < socketCount) await pause(100)
await pause(2000)
isOver = true
await loading

printTable(`${rate} requests a second, ${socketCount} sockets, ${drainSeconds} s to drain`, [
  ['', 'sent', 'failed'],
  ['writes', sent.writes, failed.writes.length],
  ['reads', sent.reads, failed.reads.length],
])
console.log(
  `\nanswered in ${percentile(times, 0.5).toFixed(1)} ms (p50), ${percentile(times, 0.99).toFixed(0)} ms (p99); ` +
    `sockets closed in the busiest second: ${Math.max(0, ...closings.values())}, in all ${[...closings.values()].reduce((sum, count) => sum + count, 0)}, ` +
    `not as told: ${badEnds}`,
)
for (const [kind, errors] of Object.entries(failed))
  if (errors.length > 0) console.log(kind, [...new Set(errors)])

for (const socket of sockets) socket.close()
balancer.close()
for (const { child } of processes) child.kill('SIGTERM')
// The second signal skips the time to drain.
await Promise.all(processes.map(each => each.end()))
await base.stop()
data.remove()
process.exit(failed.writes.length > 0 ? 1 : 0)
