import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

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

test('a page is kept for a minute', () => {
  let now = 0
  const cache = createPageCache(() => now)
  cache.keep('/', page(), [], cache.moment())
  now = 59_999
  expect(cache.find('/')).toBeDefined()
  now = 60_000
  expect(cache.find('/')).toBeUndefined()
})

test('the least recently asked for pages go first when there are too many', () => {
  const cache = createPageCache()
  const megabytes = Array.from({ length: 50 }, (_, at) => `/${at}`)
  for (const key of megabytes) {
    cache.keep(key, page(1024 * 1024), [], cache.moment())
    cache.find('/0')
  }
  expect(megabytes.filter(key => !cache.find(key))).toEqual(['/1', '/2'])
})
