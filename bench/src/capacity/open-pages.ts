import { setTimeout as pause } from 'node:timers/promises'
import { socketPath } from '@hanap/contracts/sockets/socket'
import { printTable } from '../harness/figures.ts'
import { cpuMs, pssMb } from '../harness/processes.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'

/**
 * What open pages cost while nothing happens on them: memory of the server by WebSocket, and its CPU.
 * `node bench/src/capacity/open-pages.ts [sockets] [seconds]`. Sockets are opened in steps, so that what the first ones bring is told apart.
 */
const count = Number(process.argv[2] ?? 4000)
const seconds = Number(process.argv[3] ?? 60)
const STEPS = 4
const SOCKETS_OF_SESSION = 7
const SESSIONS_OF_ACCOUNT = 4
/** So many are opened at once. */
const AT_ONCE = 50
/** For what opening leaves to be collected. */
const SETTLE_MS = 5000

const data = freshFolder()
const server = await startMarketplace(data.folder)
const origin = `http://127.0.0.1:${server.port}`

const post = async (path: string, body: object) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  const text = await answer.text()
  const token: string = JSON.parse(text).data.session.token
  return token
}
const tokens: string[] = []
while (tokens.length * SOCKETS_OF_SESSION < count) {
  const [login, password] = [`open${tokens.length}@example.com`, 'correct horse battery']
  tokens.push(
    await post('/api/auth/register', { email: login, password, first_name: 'Mara', terms_and_condition: 1 }),
  )
  for (let more = 1; more < SESSIONS_OF_ACCOUNT; more += 1)
    tokens.push(await post('/api/auth/login', { login, password }))
}

const sockets: WebSocket[] = []
const open = (at: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${socketPath}`, {
      headers: { authorization: `Bearer ${tokens[at % tokens.length]}` },
    })
    sockets.push(socket)
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('a socket was refused')))
  })

const rows: (readonly [string, string, string])[] = []
let before = pssMb(server.server)
try {
  for (let step = 1; step <= STEPS; step += 1) {
    const opened = sockets.length
    const end = Math.floor((count * step) / STEPS)
    while (sockets.length < end)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, end - sockets.length) }, (_, at) => open(sockets.length + at)),
      )
    await pause(SETTLE_MS)
    const now = pssMb(server.server)
    rows.push([
      String(sockets.length),
      now.toFixed(0),
      (((now - before) * 1000) / (sockets.length - opened)).toFixed(1),
    ])
    before = now
  }
  const cpu = cpuMs(server.server)
  await pause(seconds * 1000)
  const percent = (cpuMs(server.server) - cpu) / (seconds * 10)
  printTable(`Open pages on which nothing happens; ${percent.toFixed(1)} % of a core over ${seconds} s`, [
    ['sockets', 'PSS MB of the server', 'kB a socket since the row before'],
    ...rows,
  ])
} finally {
  for (const socket of sockets) socket.close()
  await server.stop()
  data.remove()
}
