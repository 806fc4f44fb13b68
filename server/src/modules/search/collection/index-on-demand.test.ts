import { expect, test } from 'vitest'
import type { IndexLifeCycle } from '../index-life-cycle.ts'
import { openOnDemand } from './index-on-demand.ts'

const nothing = { hits: [], total: 0, facets: {}, relaxed: null }

const onDemand = (hasDocuments: boolean) => {
  const acts: string[] = []
  const life: IndexLifeCycle = {
    start: async () => void acts.push('open'),
    stop: async () => void acts.push('stop'),
    answering: () => undefined,
    caughtUp: async () => void acts.push('catch up'),
    behind: async () => undefined,
  }
  const index = { search: async () => nothing, similar: async () => [] }
  return {
    acts,
    ...openOnDemand(
      life,
      () => index,
      async () => hasDocuments,
    ),
  }
}

const query = { sort: { by: 'relevance' }, offset: 0, limit: 1 } as const

test('an index with something in it is opened at the start, and once', async () => {
  const { acts, start, stop, index } = onDemand(true)
  await start()
  await index.search(query)
  await stop()
  expect(acts).toEqual(['open', 'stop'])
})

test('one with nothing in it is opened when somebody searches, also many at once', async () => {
  const { acts, start, stop, index, caughtUp } = onDemand(false)
  await start()
  expect(acts).toEqual([])
  await Promise.all([index.search(query), index.search(query), index.similar('a', { limit: 1, scope: {} })])
  await caughtUp()
  expect(acts).toEqual(['open', 'catch up'])
  await stop()
})

test('one that nobody needed is not closed either', async () => {
  const { acts, start, stop } = onDemand(false)
  await start()
  await stop()
  expect(acts).toEqual([])
})
