import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerMessage, socketPath } from '@hanap/contracts/sockets/socket'
import { connectDatabase } from '../../../server/src/db/client.ts'
import { percentile, printTable } from '../harness/figures.ts'
import { cpuMs } from '../harness/processes.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'
import { databaseUrlOf, startWebProcess, type WebProcess } from '../harness/web-process.ts'
import { insertPairs, pairToken } from './pairs.ts'

/**
 * Many open pages in one process that is killed, and once more told to end, and started again: how long until all are back and
 * have been told where their chats are, and what failed: `node bench/src/chats/chat-restart.ts [sockets] [seconds to drain]`.
 * Ends with 1 where they are not back within a minute, or something failed.
 */
const SOCKETS = Number(process.argv[2] ?? 10_000)
const DRAIN_SECONDS = Number(process.argv[3] ?? 30)

const PAIRS = Math.floor(SOCKETS / 2)
const PAGES = PAIRS * 2
const OPENED_AT_ONCE = 200
const MAX_BACK_MS = 60_000
/** As pages do it: `web/shared/src/live/update-socket.ts`. */
const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 60_000
const GOING_AWAY = 1001
const ABNORMAL = 1006

const data = freshFolder()
const base = await startMarketplace(data.folder, { SEARCH_LISTEN: join(data.folder, 's.sock') })
const database = connectDatabase(databaseUrlOf(data.folder), { max: 2, allowsLongStatements: true })
await insertPairs(database.sql, PAIRS)
const environment = {
  DATABASE_URL: databaseUrlOf(data.folder),
  DATA_DIR: data.folder,
  SEARCH_URL: join(data.folder, 's.sock'),
  DRAIN_SECONDS: String(DRAIN_SECONDS),
}
let web: WebProcess = await startWebProcess(environment)
const { port } = web

/** What a round is about, from the moment when its process is ended. */
interface Round {
  began: number
  /** When the process that follows listened; NaN before. */
  listened: number
  backAfter: number[]
  toldAfter: number[]
  /** Tries that met no process, while there was none. */
  metNobody: number
  failures: string[]
}
let round: Round | undefined
let openCount = 0
let isOver = false

const newRound = (): Round => ({
  began: performance.now(),
  listened: Number.NaN,
  backAfter: [],
  toldAfter: [],
  metNobody: 0,
  failures: [],
})

/** A page that comes again by itself, each time a little later. */
const openPage = (token: string, onFirst: () => void) => {
  let wait = FIRST_RETRY_MS
  const connect = () => {
    const triedAt = performance.now()
    const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    let wasOpen = false
    let isToldOf: Round | undefined
    socket.addEventListener('open', () => {
      wasOpen = true
      wait = FIRST_RETRY_MS
      openCount += 1
      socket.send(JSON.stringify({ type: 'page', is_visible: true, language_id: 1 }))
      round?.backAfter.push(performance.now() - round.began)
      isToldOf = round
      onFirst()
    })
    socket.addEventListener('message', ({ data: text }) => {
      const message: ServerMessage = JSON.parse(String(text))
      if (message.type !== 'position' || !isToldOf) return
      isToldOf.toldAfter.push(performance.now() - isToldOf.began)
      isToldOf = undefined
    })
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', ({ code }) => {
      if (wasOpen) openCount -= 1
      if (isOver) return
      const isExpected = wasOpen && (code === GOING_AWAY || (code === ABNORMAL && round && !round.listened))
      if (!wasOpen && round && !(triedAt > round.listened)) round.metNobody += 1
      else if (!isExpected)
        round?.failures.push(`${wasOpen ? 'an open socket' : 'a handshake'} ended with ${code}`)
      setTimeout(connect, wait * (0.5 + Math.random()))
      wait = Math.min(wait * 2, MAX_RETRY_MS)
    })
  }
  connect()
}

for (let from = 0; from < PAGES; from += OPENED_AT_ONCE)
  await Promise.all(
    Array.from(
      { length: Math.min(OPENED_AT_ONCE, PAGES - from) },
      (_, at) =>
        new Promise<void>(opened => {
          const number = from + at
          openPage(pairToken(number % 2 === 0 ? 'seeker' : 'recruiter', Math.floor(number / 2)), opened)
        }),
    ),
  )
// What was to be told of the opening is told.
await pause(5000)

const restart = async (name: string, end: () => Promise<void>) => {
  const current = newRound()
  round = current
  await end()
  web = await startWebProcess({ ...environment, PORT: String(port) })
  current.listened = performance.now()
  const until = current.listened + MAX_BACK_MS
  while ((openCount < PAGES || current.toldAfter.length < PAGES) && performance.now() < until) await pause(50)
  // Nothing fails after they are back, either.
  const isBack = openCount === PAGES && current.toldAfter.length >= PAGES
  await pause(5000)
  const downMs = current.listened - current.began
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  printTable(name, [
    ['', ''],
    ['pages, of which open at the end', `${PAGES}, ${openCount}`],
    ['until the next process listened, s', seconds(downMs)],
    [
      'from then on until half, 99 %, all were back, s',
      [0.5, 0.99, 1].map(share => seconds(percentile(current.backAfter, share) - downMs)).join(', '),
    ],
    [
      'until all were told where their chats are, s',
      isBack ? seconds(Math.max(...current.toldAfter) - downMs) : 'not all were',
    ],
    ['tries while nobody was there', current.metNobody],
    ['failures', current.failures.length],
    ['CPU of the process until then, s', seconds(cpuMs(web.child.pid ?? 0))],
  ])
  for (const failure of new Set(current.failures)) console.error(`  ${failure}`)
  return isBack && current.failures.length === 0
}

const results = [
  await restart('killed, and started again', async () => {
    web.child.kill('SIGKILL')
    while (web.child.exitCode === null && web.child.signalCode === null) await pause(5)
  }),
  await restart(`told to end, over ${DRAIN_SECONDS} s, and started again`, () => web.end()),
]
isOver = true
await database.close()
await web.end()
await base.stop()
data.remove()
process.exit(results.every(Boolean) ? 0 : 1)
