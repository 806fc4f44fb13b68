import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { socketPath } from '@hanap/contracts/sockets/socket'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Caller, SessionService } from '../calls/caller.ts'
import { createHosts } from '../pages/hosts.ts'
import { createClientAddresses } from '../security/client-address.ts'
import { createMemoryCounter, createRateLimits } from '../security/rate-limits.ts'
import { createSockets } from './sockets.ts'
import { createUpgrade } from './upgrade.ts'

const sockets = createSockets()
const counter = createMemoryCounter()
/** Every token but one is a session of its own. */
const sessions: Pick<SessionService, 'find'> = {
  find: async token =>
    (token === 'nobody'
      ? { kind: 'none' }
      : { kind: 'seeker', sessionId: token, accountId: token, deviceId: token }) as Caller,
}
const server = createServer().listen(0, '127.0.0.1')
server.on(
  'upgrade',
  createUpgrade({
    sockets,
    sessions: sessions as SessionService,
    limits: createRateLimits({ scale: 1, shared: counter, own: counter }),
    clientAddresses: createClientAddresses(
      { trusted: [], nameClients: false },
      { isHttpsByDefault: false, siteOf: createHosts('localhost') },
    ),
    isUnavailable: () => false,
    onError: error => {
      throw error
    },
  }),
)
afterAll(() => {
  sockets.stop()
  server.close()
})

/** The status of a refusal, or 101. */
const handshake = (token: string) =>
  new Promise<number | undefined>(resolve => {
    const { port } = server.address() as AddressInfo
    const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, {
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    })
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode))
    socket.on('error', () => undefined)
  })
const statusesOf = async (tokens: readonly string[]) => {
  const statuses: (number | undefined)[] = []
  for (let from = 0; from < tokens.length; from += 50)
    statuses.push(...(await Promise.all(tokens.slice(from, from + 50).map(handshake))))
  return statuses.filter((status, at) => status !== statuses[at - 1])
}

test('a session asks 300 times in ten minutes; others behind its address go on', async () => {
  const token = 'a'.repeat(43)
  expect(await statusesOf(Array.from({ length: 300 }, () => token))).toEqual([101])
  expect(await handshake(token)).toBe(429)
  const neighbours = Array.from({ length: 310 }, (_, at) => String(at).padStart(43, 'b'))
  expect(await statusesOf(neighbours)).toEqual([101])
})

test('those of nobody count by address', async () => {
  expect(await statusesOf(Array.from({ length: 1200 }, () => 'nobody'))).toEqual([401])
  expect(await handshake('nobody')).toBe(429)
  expect(await handshake('c'.repeat(43))).toBe(101)
})
