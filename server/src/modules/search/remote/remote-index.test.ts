import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchQuery, SearchResult } from '@hanap/search-engine/schema'
import { afterEach, expect, test } from 'vitest'
import { Refusal } from '../../../calls/refusal.ts'
import { IndexUnreachable } from '../port.ts'
import { indexAddress, localIndexAddress } from './address.ts'
import { createIndexServer, type IndexServer } from './index-server.ts'
import { openRemoteIndex } from './remote-index.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'hanap-remote-'))
  undo.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const query = (text: string): SearchQuery => ({ text, sort: { by: 'relevance' }, offset: 0, limit: 10 })
const resultOf = (id: string): SearchResult => ({
  hits: [{ id, stored: `“${id}”\n`, score: 1 }],
  total: 1,
  facets: {},
  relaxed: null,
})

/** A process that serves an index, as far as those who ask can tell. */
const serve = async (path: string, search: (query: SearchQuery) => Promise<SearchResult>) => {
  const server = createIndexServer({
    address: { path },
    served: () => ({
      index: () => ({ search, similar: async id => resultOf(id).hits }),
      caughtUp: async () => undefined,
    }),
    onError: () => expect.unreachable(),
  })
  await server.start()
  undo.push(() => server.stop())
  return server
}

const ask = async (paths: readonly string[], timeLimitMs = 5000) => {
  const changes: (readonly string[])[] = []
  const remote = await openRemoteIndex({
    collection: 'jobs',
    addresses: paths.map(path => ({ path })),
    timeLimitMs,
    changed: tags => changes.push(tags),
  })
  undo.push(() => remote.stop())
  return { ...remote, changes }
}

test('what is found comes over the socket as it is, many questions at once', async () => {
  const path = join(folder(), 'one.sock')
  await serve(path, async ({ text = '' }) => resultOf(text))
  const { index, caughtUp } = await ask([path])
  const texts = Array.from({ length: 200 }, (_, at) => `看護師 "nurse"\n${at} ${'x'.repeat(at * 500)}`)
  const found = await Promise.all(texts.map(text => index.search(query(text))))
  expect(found).toEqual(texts.map(resultOf))
  expect(await index.similar('a', { limit: 1, scope: {} })).toEqual(resultOf('a').hits)
  await caughtUp()
})

test('jobs and talents are asked for over one socket, each of its own index', async () => {
  const path = join(folder(), 'one.sock')
  const server = createIndexServer({
    address: { path },
    served: collection => ({
      index: () => ({ search: async () => resultOf(collection), similar: async () => [] }),
      caughtUp: async () => undefined,
    }),
    onError: () => expect.unreachable(),
  })
  await server.start()
  undo.push(() => server.stop())
  for (const collection of ['jobs', 'talents'] as const) {
    const remote = await openRemoteIndex({
      collection,
      addresses: [{ path }],
      timeLimitMs: 5000,
      changed: () => undefined,
    })
    undo.push(() => remote.stop())
    expect(await remote.index.search(query('a'))).toEqual(resultOf(collection))
  }
})

test('refusals and mistakes are those of the index', async () => {
  const path = join(folder(), 'one.sock')
  await serve(path, async ({ text }) => {
    if (text === 'refused') throw new Refusal('not_ready', { retryAfter: 7 })
    throw new RangeError('offset')
  })
  const { index } = await ask([path])
  await expect(index.search(query('refused'))).rejects.toMatchObject({ code: 'not_ready', retryAfter: 7 })
  await expect(index.search(query('wrong'))).rejects.toBeInstanceOf(RangeError)
})

test('who asks is told what has changed, and that everything may have after a break', async () => {
  const path = join(folder(), 'one.sock')
  const first = await serve(path, async () => resultOf('1'))
  const { changes } = await ask([path])
  first.changed(['job:1', 'market:ph'])
  await expect.poll(() => changes.at(-1)).toEqual(['job:1', 'market:ph'])
  await first.stop()
  await serve(path, async () => resultOf('2'))
  await expect
    .poll(() => changes.at(-1))
    .toEqual(expect.arrayContaining(['config', 'market:ph', 'market:jp']))
})

test('a question under way when its process ends is answered by the next, or by another', async () => {
  const path = join(folder(), 'one.sock')
  const begun = Promise.withResolvers<void>()
  const first = await serve(path, () => {
    begun.resolve()
    return new Promise(() => undefined)
  })
  const { index } = await ask([path])
  const asked = index.search(query('x'))
  await begun.promise
  await first.stop()
  await serve(path, async () => resultOf('next'))
  expect((await asked).hits[0]?.id).toBe('next')
})

test('of several processes each is asked, and none that has ended', async () => {
  const dir = folder()
  const paths = ['one.sock', 'two.sock'].map(name => join(dir, name))
  const servers: IndexServer[] = []
  for (const path of paths) servers.push(await serve(path, async () => resultOf(path)))
  const { index, changes } = await ask(paths)
  await expect.poll(() => changes.length).toBe(2)
  const askedOf = async () =>
    new Set(await Promise.all([1, 2, 3, 4].map(async () => (await index.search(query('x'))).hits[0]?.id)))
  expect(await askedOf()).toEqual(new Set(paths))
  await servers[0]?.stop()
  expect(await askedOf()).toEqual(new Set([paths[1]]))
})

test('without a process a question is refused when its time is over, and the start says so', async () => {
  const path = join(folder(), 'one.sock')
  await expect(
    openRemoteIndex({ collection: 'jobs', addresses: [{ path }], timeLimitMs: 50, changed: () => undefined }),
  ).rejects.toBeInstanceOf(IndexUnreachable)
  const server = await serve(path, async () => resultOf('1'))
  const { index } = await ask([path], 100)
  await server.stop()
  await expect(index.search(query('x'))).rejects.toMatchObject({ code: 'not_ready' })
})

test('what is no message ends that connection alone', async () => {
  const path = join(folder(), 'one.sock')
  await serve(path, async () => resultOf('1'))
  const stranger = connect({ path })
  const ended = new Promise(resolve => stranger.once('close', resolve))
  stranger.on('error', () => undefined)
  stranger.write('GET / HTTP/1.1\r\n\r\n')
  await ended
  const { index } = await ask([path])
  expect((await index.search(query('x'))).total).toBe(1)
})

test('an address is a port of a host or a path, and a path has room in the system', () => {
  expect(indexAddress('10.0.0.5:7700')).toEqual({ host: '10.0.0.5', port: 7700 })
  expect(indexAddress('tcp://search:7700')).toEqual({ host: 'search', port: 7700 })
  expect(indexAddress('[::1]:7700')).toEqual({ host: '::1', port: 7700 })
  expect(indexAddress('/data/search.sock')).toEqual({ path: '/data/search.sock' })
  expect(localIndexAddress(`/${'long/'.repeat(40)}`).length).toBeLessThan(104)
  expect(localIndexAddress('/a')).not.toBe(localIndexAddress('/b'))
})
