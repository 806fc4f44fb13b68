import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitUntil } from '../server.ts'

export interface ReceivedRequest {
  path: string
  query: URLSearchParams
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Somebody else's server: keeps what it is sent. */
export const startReceiver = async () => {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://receiver')
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ path: pathname, query: searchParams, headers: request.headers, body })
    answer.writeHead(204).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    received,
    address: `127.0.0.1:${port}`,
    /** Waits for so many, and answers all that came. */
    atLeast: async (count: number) => {
      await waitUntil(`${count} requests`, () => received.length >= count)
      return received
    },
    clear: () => {
      received.length = 0
    },
    close: () => new Promise(done => server.close(done)),
  }
}
