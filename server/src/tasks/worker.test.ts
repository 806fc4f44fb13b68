import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueWorker, type WaitingWork } from './worker.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A table of so many pieces, and what is done with them. */
const table = (waiting: number) => {
  const work = { waiting, looks: 0, done: 0 }
  const workOne = async () => {
    work.looks += 1
    if (work.waiting === 0) return false
    work.waiting -= 1
    work.done += 1
    return true
  }
  return { work, workOne }
}

const onError: WaitingWork['onError'] = error => {
  throw error
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A database's channel, as the listener hears it. */
const channel = () => {
  const heard: (() => void)[] = []
  const restored: (() => void)[] = []
  return {
    publish: () => heard.forEach(each => void each()),
    reconnect: () => restored.forEach(each => void each()),
    subscriptions: heard,
    wokenBy: {
      channel: 'work',
      listener: {
        listen: async (_: string, received: (payload: string) => void, listening: () => void = () => {}) => {
          const own = () => received('')
          heard.push(own)
          restored.push(listening)
          listening()
          return { unlisten: () => void heard.splice(heard.indexOf(own), 1) }
        },
        close: async () => undefined,
      },
    },
  }
}

test('does all that is due, then looks again after the longest time', async () => {
  const { work, workOne } = table(3)
  const own = queueWorker({ workOne, onError, maxIdleMs: 1000 })
  await own.start()
  await pass(0)
  expect(work).toEqual({ waiting: 0, looks: 4, done: 3 })
  work.waiting = 2
  await pass(999)
  expect(work.done).toBe(3)
  await pass(1)
  expect(work.done).toBe(5)
  await own.stop()
})

test('is woken by its channel, and by a connection that is back', async () => {
  const { work, workOne } = table(0)
  const { publish, reconnect, subscriptions, wokenBy } = channel()
  const own = queueWorker({ workOne, onError, wokenBy })
  await own.start()
  await pass(0)
  work.waiting = 1
  publish()
  await pass(0)
  expect(work.done).toBe(1)
  work.waiting = 1
  reconnect()
  await pass(0)
  expect(work.done).toBe(2)
  await own.stop()
  expect(subscriptions).toEqual([])
})

test('what is published while it works is looked for before it waits', async () => {
  const piece = Promise.withResolvers<boolean>()
  let looks = 0
  const own = queueWorker({
    workOne: () => {
      looks += 1
      return looks === 1 ? piece.promise : Promise.resolve(false)
    },
    onError,
  })
  await own.start()
  own.wake()
  await pass(0)
  expect(looks).toBe(1)
  piece.resolve(false)
  await pass(0)
  expect(looks).toBe(2)
  await own.stop()
})

test('waits for what is due next, within its bounds', async () => {
  const { work, workOne } = table(0)
  let dueInMs = 300
  const own = queueWorker({
    workOne,
    untilNext: async () => dueInMs,
    onError,
    minIdleMs: 100,
    maxIdleMs: 1000,
  })
  await own.start()
  await pass(299)
  expect(work.looks).toBe(1)
  dueInMs = -5
  await pass(1)
  expect(work.looks).toBe(2)
  await pass(99)
  expect(work.looks).toBe(2)
  dueInMs = 60_000
  await pass(1)
  expect(work.looks).toBe(3)
  await pass(999)
  expect(work.looks).toBe(3)
  await pass(1)
  expect(work.looks).toBe(4)
  await own.stop()
})

test.each(['workOne', 'untilNext'] as const)(
  'an error of %s is reported, and work goes on later',
  async of => {
    const { work, workOne } = table(0)
    const errors: unknown[] = []
    let isBroken = true
    const failing = {
      workOne: () => (isBroken && of === 'workOne' ? Promise.reject(new Error('no database')) : workOne()),
      untilNext: async () => {
        if (isBroken && of === 'untilNext') throw new Error('no database')
        return undefined
      },
    }
    const own = queueWorker({ ...failing, onError: error => errors.push(error), afterErrorMs: 500 })
    await own.start()
    await pass(0)
    expect(errors).toEqual([new Error('no database')])
    isBroken = false
    work.waiting = 1
    const before = work.looks
    await pass(499)
    expect(work.looks).toBe(before)
    await pass(1)
    expect(work.done).toBe(1)
    expect(errors).toHaveLength(1)
    await own.stop()
  },
)

test('stop waits for the piece under way, and no other is begun', async () => {
  const piece = Promise.withResolvers<boolean>()
  let looks = 0
  const own = queueWorker({
    workOne: () => {
      looks += 1
      return piece.promise
    },
    onError,
  })
  await own.start()
  let isStopped = false
  const stopping = own.stop().then(() => {
    isStopped = true
  })
  await pass(60_000)
  expect(isStopped).toBe(false)
  piece.resolve(true)
  await stopping
  own.wake()
  await pass(60_000)
  expect(looks).toBe(1)
})

test('stop ends an idle time, and what fails meanwhile is no news', async () => {
  const piece = Promise.withResolvers<boolean>()
  const failing = queueWorker({ workOne: () => piece.promise, onError: () => expect.unreachable() })
  await failing.start()
  const stopping = failing.stop()
  piece.reject(new Error('the pool is closed'))
  await stopping

  const idling = queueWorker({ workOne: async () => false, onError })
  await idling.start()
  await pass(0)
  await idling.stop()
  expect(vi.getTimerCount()).toBe(0)
})
