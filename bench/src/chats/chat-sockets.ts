import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerMessage, socketPath } from '@hanap/contracts/sockets/socket'
import { connectDatabase } from '../../../server/src/db/client.ts'
import { percentile, printTable } from '../harness/figures.ts'
import { cpuMs, processTree, pssMb } from '../harness/processes.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'
import { databaseUrlOf } from '../harness/web-process.ts'
import { insertPairs, pairToken } from './pairs.ts'

/**
 * Many open pages in one process, in chats of two: memory and idle CPU, then messages at a steady rate from stored to shown:
 * `node bench/src/chats/chat-sockets.ts [sockets] [messages a second] [seconds]`.
 */
const SOCKETS = Number(process.argv[2] ?? 10_000)
const RATE = Number(process.argv[3] ?? 200)
const SECONDS = Number(process.argv[4] ?? 30)

const PAIRS = Math.floor(SOCKETS / 2)
const OPENED_AT_ONCE = 200

const data = freshFolder()
const server = await startMarketplace(data.folder)
const database = connectDatabase(databaseUrlOf(data.folder), { max: 2, allowsLongStatements: true })
const { sql } = database

await insertPairs(sql, PAIRS)

const shown: number[] = []
let openCount = 0
let isOver = false
const open = (token: string) =>
  new Promise<WebSocket>(resolve => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${socketPath}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    socket.addEventListener('open', () => {
      openCount += 1
      resolve(socket)
    })
    socket.addEventListener('close', ({ code }) => {
      openCount -= 1
      if (!isOver)
        console.error(`a socket was closed with ${code} after ${(performance.now() - began).toFixed(0)} ms`)
    })
    socket.addEventListener('error', event => console.error('a socket failed', String(event)))
    socket.addEventListener('message', ({ data: text }) => {
      const message: ServerMessage = JSON.parse(String(text))
      if (message.type === 'chat_message')
        shown.push(performance.timeOrigin + performance.now() - Date.parse(message.message.created_at))
    })
  })

const memory = () => pssMb(server.server)
const before = memory()
const began = performance.now()
const sockets: WebSocket[] = []
while (sockets.length < PAIRS * 2) {
  const next = Array.from({ length: Math.min(OPENED_AT_ONCE, PAIRS * 2 - sockets.length) }, (_, at) => {
    const number = sockets.length + at
    return open(pairToken(number % 2 === 0 ? 'seeker' : 'recruiter', Math.floor(number / 2)))
  })
  sockets.push(...(await Promise.all(next)))
}
const opening = (performance.now() - began) / 1000
// What was to be told of the opening is told.
await pause(5000)

const processes = processTree(server.starter)
const cpu = () => [cpuMs(server.server), processes.reduce((sum, pid) => sum + cpuMs(pid), 0)] as const
const [ownBefore, allBefore] = cpu()
await pause(SECONDS * 1000)
const [ownAfter, allAfter] = cpu()
const idle = [ownAfter - ownBefore, allAfter - allBefore].map(ms => (ms / (SECONDS * 10)).toFixed(1))
const held = memory()

const confirmed: number[] = []
let failures = 0
const send = async (number: number) => {
  const at = number % PAIRS
  const side = number % 2 === 0 ? 'seeker' : 'recruiter'
  const from = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/chats/chat${at}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${pairToken(side, at)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: randomUUID(), text: `Message ${number}` }),
  })
  if (answer.status !== 200) failures += 1
  await answer.arrayBuffer()
  confirmed.push(performance.now() - from)
}
const messages = RATE * SECONDS
const running: Promise<void>[] = []
const [ownAtStart, allAtStart] = cpu()
const clientAtStart = process.cpuUsage()
const start = performance.now()
while (running.length < messages) {
  const due = Math.min(messages, Math.floor(((performance.now() - start) / 1000) * RATE))
  while (running.length < due) running.push(send(running.length))
  await pause(2)
}
await Promise.all(running)
const seconds = (performance.now() - start) / 1000
const [ownAtEnd, allAtEnd] = cpu()
const client = process.cpuUsage(clientAtStart)
const each = (ms: number) => (ms / messages).toFixed(2)
for (let waited = 0; shown.length < messages * 2 && waited < 100; waited += 1) await pause(100)

printTable(
  `${sockets.length} sockets (${openCount} open) in one process, opened in ${opening.toFixed(1)} s`,
  [
    ['', ''],
    ['memory before, MB (PSS)', before.toFixed(0)],
    ['memory with them, MB', held.toFixed(0)],
    ['KB a socket', (((held - before) * 1000) / sockets.length).toFixed(1)],
    ['idle CPU of the process, %', idle[0] ?? ''],
    ['idle CPU with PostgreSQL, %', idle[1] ?? ''],
  ],
)
const row = (name: string, times: readonly number[]) =>
  [
    name,
    times.length,
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    Math.max(...times).toFixed(1),
  ] as const
printTable(`${messages} messages, ${(messages / seconds).toFixed(0)} a second, ${failures} failed; ms`, [
  ['', 'times', 'p50', 'p99', 'worst'],
  row('stored to shown, both people', shown),
  row('sent to confirmed', confirmed),
])
printTable('CPU a message, ms', [
  ['', ''],
  ['the process', each(ownAtEnd - ownAtStart)],
  ['with PostgreSQL', each(allAtEnd - allAtStart)],
  ['this program', each((client.user + client.system) / 1000)],
])
isOver = true
for (const socket of sockets) socket.close()
await database.close()
await server.stop()
data.remove()
process.exit(failures > 0 || shown.length < messages * 2 ? 1 : 0)
