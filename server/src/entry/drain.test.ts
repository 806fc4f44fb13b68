import { Agent, get } from 'node:http'
import { socketPath } from '@hanap/contracts/sockets/socket'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLog } from '../logging/log.ts'
import { buildSeeker } from '../modules/auth/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'

let first: TestApp
let app: ReturnType<typeof createApp>
let server: Awaited<ReturnType<typeof listen>>
const never = new AbortController().signal

/** A process that is told to end, beside the one that goes on. */
beforeEach(async () => {
  first = await startTestApp()
  app = createApp({ connection: first.connection, settings: first.settings, log: createLog('silent') })
  server = await listen(app.fetch, { host: '127.0.0.1', port: 0 }, app.upgrade)
})
afterEach(async () => {
  await server.stop()
  await app.stop()
  await first.close()
})

const openSocket = async (token: string) => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${socketPath}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const ended = new Promise<{ code: number; at: number }>(resolve =>
    socket.once('close', code => resolve({ code, at: performance.now() })),
  )
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return { ended }
}

test('readiness fails first, requests are answered all the same, each the last on its connection', async () => {
  const health = () => fetch(`http://127.0.0.1:${server.port}/api/health`)
  expect((await health()).status).toBe(200)
  server.drain()
  const drained = app.drain(300, never)
  expect((await health()).status).toBe(503)
  const agent = new Agent({ keepAlive: true })
  const answer = await new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve, reject) => {
      get({ agent, port: server.port, path: '/api/openapi.json' }, received => {
        received.resume()
        resolve({ status: received.statusCode, connection: received.headers.connection })
      }).on('error', reject)
    },
  ).finally(() => agent.destroy())
  expect(answer).toEqual({ status: 200, connection: 'close' })
  await drained
})

test('WebSockets are closed one after the other over the time, and none is taken meanwhile', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => buildSeeker(first)))
  const sockets = await Promise.all(people.map(({ token }) => openSocket(token)))
  const began = performance.now()
  const drained = app.drain(1200, never)
  const late = await openSocket(people[0]?.token ?? '')
  expect((await late.ended).code).toBe(1001)
  const ends = await Promise.all(sockets.map(({ ended }) => ended))
  await drained
  expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([1001]))
  const at = ends.map(end => end.at - began).sort((a, b) => a - b)
  // Half of the time has half of the ends, give or take a machine that is busy.
  expect(at.filter(ms => ms < 600).length).toBeLessThan(9)
  expect(at.at(-1)).toBeGreaterThan(900)
})

test('a second signal ends the waiting', async () => {
  const hurry = new AbortController()
  const drained = app.drain(3_600_000, hurry.signal)
  hurry.abort()
  await drained
})
