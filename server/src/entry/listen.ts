import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { type HeadError, headProblem, TOO_SLOW } from '../security/head-problem.ts'
import { endSlowBodies } from '../security/slow-bodies.ts'
import type { Upgrade } from '../sockets/upgrade.ts'

export type Fetch = (request: Request, remoteAddress: string) => Response | Promise<Response>

const CLOSE_GRACE_MS = 5000

/** Room for an address that is too long to be refused as such, and for cookies. */
const MAX_HEAD_BYTES = 32 * 1024

/** For a whole request: its body may be 12 MB, on a line of 170 kbit/s. One that only trickles is ended long before. */
const REQUEST_MS = 600_000

/** The last word on a connection: its other side may stay open for ever. */
const endWith = (socket: Duplex, error: HeadError) => {
  socket.once('finish', () => socket.destroy())
  socket.end(headProblem(error))
}

interface Listening {
  port: number
  server: Server
  /** From now on each answer is the last on its connection, so that whoever asks again asks another process. */
  drain(): void
  /** Lets running requests finish for some seconds. */
  stop(): Promise<void>
}

/** Listens. Port 0 takes any free one. */
export const listen = async (
  fetch: Fetch,
  { host, port, requestMs = REQUEST_MS }: { host: string; port: number; requestMs?: number },
  upgrade?: Upgrade,
): Promise<Listening> => {
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: 8_000,
      // Node looks for those two no more often than this.
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: MAX_HEAD_BYTES,
    },
    getRequestListener(
      (request, env) => fetch(request, 'incoming' in env ? (env.incoming.socket.remoteAddress ?? '') : ''),
      {
        overrideGlobalObjects: false,
      },
    ),
  )
  server.on('clientError', (error: HeadError, socket) => {
    if (socket.writable) endWith(socket, error)
    else socket.destroy()
  })
  let isDraining = false
  server.prependListener('request', (_, response) => {
    if (isDraining) response.shouldKeepAlive = false
  })
  const slowBodies = endSlowBodies(server, ({ socket }) => endWith(socket, { code: TOO_SLOW }))
  const upgraded = new Set<Duplex>()
  if (upgrade)
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket))
      upgrade(request, socket, head)
    })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    server,
    drain: () => {
      isDraining = true
    },
    stop: async () => {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      server.closeIdleConnections()
      // Of these the server does not know that they are connections; whoever is at their other end comes again.
      for (const socket of upgraded) socket.destroy()
      slowBodies.stop()
      const timer = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS)
      await closed
      clearTimeout(timer)
    },
  }
}
