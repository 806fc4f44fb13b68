import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { secured } from './security-headers.ts'
import type { Upgrade } from './upgrade.ts'

export type Fetch = (request: Request, remoteAddress: string) => Response | Promise<Response>

const CLOSE_GRACE_MS = 5000

const headHeaders = [...secured(new Response(), false).headers]
  .map(header => `${header.join(': ')}\r\n`)
  .join('')

/** What Node refuses before there is a request: a broken or too large head. */
const headProblem = (code: string | undefined) => {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const body = JSON.stringify({ type: 'about:blank', title: 'Bad Request', status, code: 'broken_header' })
  return (
    `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/problem+json; charset=utf-8\r\n${headHeaders}` +
    `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
  )
}

/** Listens; `stop` lets running requests finish for some seconds. Port 0 takes any free one. */
export const listen = async (
  fetch: Fetch,
  { host, port }: { host: string; port: number },
  upgrade?: Upgrade,
): Promise<{ port: number; server: Server; stop(): Promise<void> }> => {
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    getRequestListener(
      (request, env) => fetch(request, 'incoming' in env ? (env.incoming.socket.remoteAddress ?? '') : ''),
      {
        overrideGlobalObjects: false,
      },
    ),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(headProblem(error.code))
    else socket.destroy()
  })
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
    stop: async () => {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      server.closeIdleConnections()
      // Of these the server does not know that they are connections; whoever is at their other end comes again.
      for (const socket of upgraded) socket.destroy()
      const timer = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS)
      await closed
      clearTimeout(timer)
    },
  }
}
