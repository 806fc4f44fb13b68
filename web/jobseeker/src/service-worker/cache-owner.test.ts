import { afterEach, expect, test, vi } from 'vitest'
import { clearOwner, currentOwner, fetchForOwner, ownerOfAnswer, ownerTurn } from './cache-owner.ts'

afterEach(() => vi.unstubAllGlobals())

/** What a browser has of caches, by their names alone. */
const stubCaches = () => {
  const names = new Set<string>()
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    open: async (name: string) => names.add(name),
    delete: async (name: string) => names.delete(name),
  })
}

const pageOf = (reader?: string) =>
  new Response('', reader === undefined ? {} : { headers: { 'page-of': reader } })

test('an answer that comes while another reader takes over is asked for again, and is theirs', async () => {
  stubCaches()
  const [visitors, own] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  // Both are on their way as somebody logs in: the one asked for before, and one of theirs.
  const before = fetchForOwner(() => visitors.promise)
  let times = 0
  const after = fetchForOwner(() => {
    times += 1
    return times === 1 ? own.promise : Promise.resolve(pageOf('ana'))
  })
  visitors.resolve(pageOf('nobody'))
  expect((await before)?.reader.id).toBe('nobody')
  own.resolve(pageOf('ana'))
  expect((await after)?.reader.id).toBe('ana')
  expect(times).toBe(2)
  expect(await currentOwner()).toBe('ana')
})

test('a page that was on its way as another answer told who reads is theirs; after a log-out it is nobody’s', async () => {
  stubCaches()
  const turn = ownerTurn()
  expect((await ownerOfAnswer(pageOf('ana'), ownerTurn()))?.id).toBe('ana')
  expect((await ownerOfAnswer(pageOf('ana'), turn))?.id).toBe('ana')
  await clearOwner()
  expect(await ownerOfAnswer(pageOf('ana'), turn)).toBeUndefined()
  expect(await currentOwner()).toBe('nobody')
})

test('an answer that tells no reader is asked for once', async () => {
  stubCaches()
  const ask = vi.fn(async () => pageOf())
  expect(await fetchForOwner(ask)).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(1)
})
