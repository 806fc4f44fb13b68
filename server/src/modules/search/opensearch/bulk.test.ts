import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { Unreachable } from '../port.ts'
import { write } from './bulk.ts'
import { briefly, type Cluster, connectCluster, Gone } from './cluster.ts'

type Item = Record<string, { _id: string; status: number; error?: { type: string; reason: string } }>
type Answer = { status?: number; items?: Item[] } | 'hang up'

const taken = (id: string): Item => ({ index: { _id: id, status: 201 } })
const refused = (id: string, status: number, type: string): Item => ({
  index: { _id: id, status, error: { type, reason: 'said the node' } },
})

let server: Server | undefined
let cluster: Cluster | undefined
afterEach(async () => {
  await cluster?.close()
  server?.closeAllConnections()
  server?.close()
})

/** A node that answers in turn, and the ids of the documents that it was sent each time. */
const nodeAnswering = async (...answers: Answer[]) => {
  const sent: string[][] = []
  const listening = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      sent.push([...body.matchAll(/"_id":"(\w+)"/g)].map(([, id = '']) => id))
      const answer = answers.shift() ?? { status: 500 }
      if (answer === 'hang up') return void response.destroy()
      const { status = 200, items = [] } = answer
      const errors = items.some(item => item.index?.error)
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ errors, items }))
    })
  })
  server = listening
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('a port was listened on')
  const connected = connectCluster([`http://127.0.0.1:${address.port}`])
  cluster = connected
  return { cluster: connected, sent }
}

const changes = ['a', 'b', 'c'].map(id => ({ id, source: { id } }))

test('what a busy cluster turns away is sent again, and nothing else', async () => {
  const node = await nodeAnswering(
    { items: [taken('a'), refused('b', 429, 'rejected'), refused('c', 503, 'unavailable_shards_exception')] },
    { items: [refused('b', 429, 'rejected'), taken('c')] },
    { items: [taken('b')] },
  )
  await write(node.cluster, 'jobs.write', changes, true)
  expect(node.sent).toEqual([['a', 'b', 'c'], ['b', 'c'], ['b']])
})

test('a request that fails as a whole is sent again as a whole', async () => {
  const node = await nodeAnswering(
    { status: 429 },
    'hang up',
    { status: 503 },
    { items: changes.map(({ id }) => taken(id)) },
  )
  await write(node.cluster, 'jobs.write', changes, true)
  expect(node.sent.at(-1)).toEqual(['a', 'b', 'c'])
})

test('a document that the cluster cannot take is named', async () => {
  const node = await nodeAnswering({ items: [taken('a'), refused('b', 400, 'mapper_parsing_exception')] })
  await expect(write(node.cluster, 'jobs.write', changes, true)).rejects.toThrow(
    'OpenSearch rejected document b: mapper_parsing_exception: said the node',
  )
})

test('writing to an index that was removed says so', async () => {
  const node = await nodeAnswering({ items: [refused('a', 404, 'index_not_found_exception')] })
  await expect(write(node.cluster, 'jobs.write', changes, true)).rejects.toThrow(Gone)
})

test('more than one request takes is sent in portions, in order', async () => {
  const large = changes.map(({ id }) => ({ id, source: { text: 'x'.repeat(3_000_000) } }))
  const node = await nodeAnswering(...large.map(({ id }) => ({ items: [taken(id)] })))
  await write(node.cluster, 'jobs.write', large, false)
  expect(node.sent).toEqual([['a'], ['b'], ['c']])
})

test('a cluster that never answers is unreachable', async () => {
  const closed = connectCluster(['http://127.0.0.1:1'])
  cluster = closed
  const asking = closed.ask({ method: 'GET', path: '/' }, z.unknown(), { ...briefly, inAllMs: 300 })
  await expect(asking).rejects.toThrow(Unreachable)
})
