import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { every } from './every.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('runs at the start and so long after each end, whatever a run came to', async () => {
  const errors: unknown[] = []
  let runs = 0
  const task = every({
    everyMs: 1000,
    run: async () => {
      runs += 1
      if (runs === 2) throw new Error('once')
    },
    onError: error => errors.push(error),
  })
  await task.start()
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs).toBe(3)
  expect(errors).toEqual([new Error('once')])
  await task.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toBe(3)
})

test('runs never overlap, and stop waits for the one under way', async () => {
  const ended = Promise.withResolvers<void>()
  let runs = 0
  const task = every({
    everyMs: 1000,
    run: () => {
      runs += 1
      return runs === 1 ? Promise.resolve() : ended.promise
    },
    onError: error => {
      throw error
    },
  })
  await task.start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(runs).toBe(2)
  let isStopped = false
  const stopping = task.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(isStopped).toBe(false)
  ended.resolve()
  await stopping
  await vi.advanceTimersByTimeAsync(5000)
  expect(runs).toBe(2)
})

test('one that was stopped is started again', async () => {
  let runs = 0
  const task = every({
    everyMs: 1000,
    run: async () => {
      runs += 1
    },
    onError: error => {
      throw error
    },
  })
  await task.start()
  await task.stop()
  await task.start()
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs).toBe(3)
  await task.stop()
})
