import { connect, createServer, type Server, type Socket } from 'node:net'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildJobs } from '../../jobs/factory.ts'
import { clusterNodes } from './testing.ts'

/** A way to the cluster that can be cut. */
const wayTo = async (url: string) => {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const listenOn = (own: number) =>
    new Promise<number>((resolve, reject) => {
      const listening = createServer(from => {
        const to = connect(Number(port), hostname)
        for (const socket of [from, to]) {
          sockets.add(socket)
          socket.on('error', () => socket.destroy())
          socket.on('close', () => sockets.delete(socket))
        }
        from.pipe(to).pipe(from)
      })
      listening.once('error', reject)
      listening.listen(own, '127.0.0.1', () => {
        server = listening
        const address = listening.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const cut = async () => {
    const closing = server
    server = undefined
    for (const socket of sockets) socket.destroy()
    if (closing) await new Promise(resolve => closing.close(resolve))
  }
  const own = await listenOn(0)
  return { url: `http://127.0.0.1:${own}`, cut, open: () => listenOn(own) }
}

let way: Awaited<ReturnType<typeof wayTo>>
let app: TestApp | undefined
beforeEach(async () => {
  way = await wayTo(clusterNodes().urls[0] ?? '')
})
afterEach(async () => {
  await way.open().catch(() => undefined)
  await app?.close()
  app = undefined
  await way.cut()
})

const start = async () => {
  app = await startTestApp({ OPENSEARCH_URL: way.url, LOG_LEVEL: 'silent' })
  return app
}

const search = (from: TestApp, query?: string) =>
  from.call(searchJobs, { query: query === undefined ? {} : { query } })

test('without its cluster a server starts, refuses searches, and takes them up when the cluster is there', async () => {
  await way.cut()
  const server = await start()
  await buildJobs(server.db, { title: 'Cook' })
  const { status, headers } = await search(server)
  expect([status, headers['retry-after']]).toEqual([503, '1'])
  await way.open()
  await vi.waitFor(async () => expect((await search(server, 'cook')).data?.total_num).toBe(1), {
    timeout: 60_000,
    interval: 200,
  })
})

test('while its cluster is away a server refuses searches, and then it catches up', async () => {
  const server = await start()
  await buildJobs(server.db, { title: 'Cook' })
  await vi.waitFor(async () => expect((await search(server, 'cook')).data.total_num).toBe(1), {
    timeout: 60_000,
    interval: 200,
  })
  await way.cut()
  await buildJobs(server.db, { title: 'Waiter' })
  const { status, headers } = await search(server, 'cook')
  expect([status, headers['retry-after']]).toEqual([503, '2'])
  await way.open()
  await vi.waitFor(async () => expect((await search(server, 'waiter')).data?.total_num).toBe(1), {
    timeout: 60_000,
    interval: 200,
  })
})
