import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIndexLifeCycle, type IndexEvents } from './index-life-cycle.ts'
import type { IndexSync } from './index-sync.ts'
import { IndexUnreachable, type JobIndex } from './port.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const SOON_MS = 2000
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const emptyIndex = (): JobIndex => ({
  search: async () => ({ hits: [], total: 0, facets: {}, relaxed: null }),
  similar: async () => [],
  upsert: async () => undefined,
  remove: async () => undefined,
  save: async () => undefined,
  close: async () => undefined,
})

/** A life cycle whose indexes open when the test says so; `acts` is what became of them. */
const life = () => {
  const acts: string[] = []
  const errors: unknown[] = []
  const openings: (IndexEvents & { ready(): IndexSync; fail(error: Error): void })[] = []
  const cycle = createIndexLifeCycle({
    open: events => {
      const number = openings.length
      const opened = Promise.withResolvers<IndexSync>()
      acts.push(`open ${number}`)
      openings.push({
        ...events,
        ready: () => {
          const sync: IndexSync = {
            index: emptyIndex(),
            caughtUp: async () => void acts.push(`catch up ${number}`),
            behind: async () => ({ due: 0, overdueSeconds: 0 }),
            abandon: async () => void acts.push(`abandon ${number}`),
            stop: async () => void acts.push(`stop ${number}`),
          }
          opened.resolve(sync)
          return sync
        },
        fail: opened.reject,
      })
      return opened.promise
    },
    onError: error => errors.push(error),
  })
  const opening = (number: number) => {
    const found = openings[number]
    if (!found) throw new Error(`there were ${openings.length} openings`)
    return found
  }
  return { cycle, acts, errors, opening }
}

/** Whether a promise has come to its end. */
const endOf = (promise: Promise<void>) => {
  const end = { is: 'open' }
  promise.then(
    () => {
      end.is = 'done'
    },
    () => {
      end.is = 'failed'
    },
  )
  return end
}

/** A life cycle that has started and serves its first index. */
const serving = async () => {
  const own = life()
  const start = own.cycle.start()
  const first = own.opening(0).ready()
  await start
  return { ...own, first }
}

test('the start waits until the index is filled, and nobody is answered before', async () => {
  const { cycle, acts, opening } = life()
  const start = endOf(cycle.start())
  await pass(60_000)
  expect([start.is, cycle.answering()]).toEqual(['open', undefined])
  await cycle.caughtUp()
  const { index } = opening(0).ready()
  await pass(0)
  expect([start.is, cycle.answering()]).toEqual(['done', index])
  await cycle.caughtUp()
  await cycle.stop()
  expect(acts).toEqual(['open 0', 'catch up 0', 'stop 0'])
  expect(cycle.answering()).toBeUndefined()
})

test('an earlier index answers until the new one is filled, and nobody waits for that', async () => {
  const { cycle, opening } = life()
  const start = cycle.start()
  const earlier = emptyIndex()
  opening(0).answers(earlier)
  await start
  expect(cycle.answering()).toBe(earlier)
  const { index } = opening(0).ready()
  await pass(0)
  expect(cycle.answering()).toBe(index)
  await cycle.stop()
})

test('a place that does not answer holds up no start, and is tried again', async () => {
  const { cycle, acts, errors, opening } = life()
  const start = cycle.start()
  const error = new IndexUnreachable('no cluster')
  opening(0).fail(error)
  await start
  expect([cycle.answering(), errors]).toEqual([undefined, [error]])
  await pass(SOON_MS - 1)
  expect(acts).toEqual(['open 0'])
  await pass(1)
  const { index } = opening(1).ready()
  await pass(0)
  expect(cycle.answering()).toBe(index)
  await cycle.stop()
})

test('a first index that cannot be opened fails the start, and is not tried again', async () => {
  const { cycle, acts, errors, opening } = life()
  const start = cycle.start()
  opening(0).fail(new Error('no space left'))
  await expect(start).rejects.toThrow('no space left')
  await pass(60_000)
  await cycle.stop()
  expect([acts, errors]).toEqual([['open 0'], []])
})

test('a filling that fails while an earlier index answers is reported and tried again', async () => {
  const { cycle, errors, opening } = life()
  const start = cycle.start()
  opening(0).answers(emptyIndex())
  await start
  opening(0).fail(new Error('no database'))
  await pass(0)
  expect([cycle.answering(), errors]).toEqual([undefined, [new Error('no database')]])
  await pass(SOON_MS)
  const { index } = opening(1).ready()
  await pass(0)
  expect(cycle.answering()).toBe(index)
  await cycle.stop()
})

test('a lost index answers no more, is left, and opened again', async () => {
  const { cycle, acts, errors, opening } = await serving()
  opening(0).lost()
  opening(0).lost()
  expect(cycle.answering()).toBeUndefined()
  await pass(0)
  expect(acts).toEqual(['open 0', 'abandon 0', 'open 1'])
  const { index } = opening(1).ready()
  await pass(0)
  expect(cycle.answering()).toBe(index)
  expect(errors).toHaveLength(1)
  await cycle.stop()
})

test('an index that cannot be opened again after it was lost is tried until it can', async () => {
  const { cycle, opening, errors } = await serving()
  opening(0).lost()
  for (const number of [1, 2]) {
    await pass(0)
    opening(number).fail(new Error('no database'))
    await pass(SOON_MS)
  }
  const { index } = opening(3).ready()
  await pass(0)
  expect(cycle.answering()).toBe(index)
  expect(errors).toHaveLength(3)
  await cycle.stop()
})

test('an index that is lost while it is filled is left and opened again', async () => {
  const { cycle, acts, opening } = life()
  const start = cycle.start()
  opening(0).lost()
  opening(0).ready()
  await start
  await pass(0)
  expect(acts).toEqual(['open 0', 'abandon 0', 'open 1'])
  opening(1).ready()
  await pass(0)
  await cycle.stop()
  expect(acts.at(-1)).toBe('stop 1')
})

test('stop waits for the index that is being opened, and closes it', async () => {
  const { cycle, acts, opening } = life()
  const start = endOf(cycle.start())
  const stop = endOf(cycle.stop())
  await pass(60_000)
  expect([start.is, stop.is]).toEqual(['open', 'open'])
  opening(0).ready()
  await pass(0)
  expect([start.is, stop.is]).toEqual(['done', 'done'])
  expect([acts, cycle.answering()]).toEqual([['open 0', 'stop 0'], undefined])
})

test('stop ends the wait for the next try', async () => {
  const { cycle, acts, opening } = life()
  const start = cycle.start()
  opening(0).fail(new IndexUnreachable('no cluster'))
  await start
  await cycle.stop()
  await pass(60_000)
  expect(acts).toEqual(['open 0'])
})

test('an index that is lost after the stop is not opened again', async () => {
  const { cycle, acts, errors, opening } = await serving()
  await cycle.stop()
  opening(0).lost()
  await pass(60_000)
  expect([acts, errors]).toEqual([['open 0', 'stop 0'], []])
})
