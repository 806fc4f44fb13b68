import { expect, test } from 'vitest'
import { createPageCache, MAX_ENTRIES } from './page-cache.ts'

const page = (bytes = 1) => ({ status: 200, headers: [], body: Buffer.alloc(bytes) })

test('a page is stale once what it depends on has changed, also while it was being made', () => {
  const cache = createPageCache()
  const before = cache.moment()
  cache.changed(['job:1'])
  cache.keep('made meanwhile', page(), ['config', 'job:1'], before)
  cache.keep('made since', page(), ['config', 'job:1'], cache.moment())
  expect(cache.find('made meanwhile')).toBeUndefined()
  expect(cache.find('made since')).toBeDefined()
  cache.changed(['job:2'])
  expect(cache.find('made since')).toBeDefined()
  cache.changed(['job:1'])
  expect(cache.find('made since')).toBeUndefined()
})

test('more changes than are remembered leave no page that depends on one of them', () => {
  const cache = createPageCache()
  cache.keep('old', page(), ['job:1'], cache.moment())
  cache.changed(['job:1'])
  cache.changed(Array.from({ length: 20_000 }, (_, id) => `market:${id}`))
  expect(cache.find('old')).toBeUndefined()
  cache.keep('new', page(), ['job:1'], cache.moment())
  expect(cache.find('new')).toBeDefined()
})

test('a page is fresh for a minute, stale for another one, and then gone', () => {
  let now = 0
  const cache = createPageCache({ now: () => now })
  cache.keep('/', page(), [], cache.moment())
  const isStaleAt = (at: number) => {
    now = at
    return cache.find('/')?.isStale
  }
  expect([59_999, 60_000, 119_999, 120_000].map(isStaleAt)).toEqual([false, true, true, undefined])
})

test('a stale page is gone once what it depends on has changed', () => {
  let now = 0
  const cache = createPageCache({ now: () => now })
  cache.keep('/', page(), ['job:1'], cache.moment())
  now = 90_000
  expect(cache.find('/')?.isStale).toBe(true)
  cache.changed(['job:1'])
  expect(cache.find('/')).toBeUndefined()
})

test('the least recently asked for pages go first when there are too many', () => {
  const cache = createPageCache()
  const megabytes = Array.from({ length: 50 }, (_, at) => `/${at}`)
  for (const key of megabytes) {
    cache.keep(key, page(1024 * 1024), [], cache.moment())
    cache.find('/0')
  }
  expect(megabytes.filter(key => !cache.find(key))).toEqual(['/1', '/2', '/3'])
})

test('addresses and headers count as bodies do, and an empty page is not for nothing', () => {
  const cache = createPageCache()
  const tall = 'x'.repeat(1024 * 1024)
  cache.keep('/', { status: 200, headers: [['name', tall]], body: Buffer.alloc(0) }, [], cache.moment())
  cache.keep(`/${tall}`, page(0), [], cache.moment())
  expect(cache.size().bytes).toBeGreaterThan(4 * 1024 * 1024)
  for (let number = 0; number < 2 * MAX_ENTRIES; number += 1)
    cache.keep(`/${number}`, page(0), [], cache.moment())
  expect(cache.size().entries).toBe(MAX_ENTRIES)
})

test('what is kept again in another size is counted once', () => {
  const cache = createPageCache()
  for (const size of [10, 1000, 10]) cache.keep('/', page(size), ['tag'], cache.moment())
  const { entries, bytes } = cache.size()
  cache.find('/')
  expect(cache.size()).toEqual({ entries, bytes })
  expect(entries).toBe(1)
  cache.changed(['tag'])
  cache.find('/')
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})
