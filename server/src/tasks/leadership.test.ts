import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseConnection } from '../db/client.ts'
import type { SqlTag } from '../db/sql.ts'
import { freshDatabase } from '../testing/database.ts'
import type { Task } from './every.ts'
import { leadership } from './leadership.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
const running: Task[] = []
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
  await database.close()
})

/** A process that stands for leader, and whether it is. */
const candidate = (connection: Pick<DatabaseConnection, 'session'> = database) => {
  const state = { isLeading: false, errors: 0 }
  const task = {
    start: async () => {
      state.isLeading = true
    },
    stop: async () => {
      state.isLeading = false
    },
  }
  const onError = () => {
    state.errors += 1
  }
  const own = leadership({ connection, tasks: [task], onError, maxSilenceMs: 1500 })
  running.push(own)
  return { ...own, state }
}

/** Connections that hold the lock of leaders. */
const holders = () =>
  database.sql<{ pid: number }[]>`
    select pid from pg_locks where locktype = 'advisory' and objid = 7203916 and granted`

test('one of several does the tasks, and another when it ends', async () => {
  const [first, second, third] = [candidate(), candidate(), candidate()]
  await first.start()
  await second.start()
  await third.start()
  expect([first, second, third].map(({ state }) => state.isLeading)).toEqual([true, false, false])
  await first.stop()
  expect(first.state.isLeading).toBe(false)
  await expect.poll(() => second.state.isLeading !== third.state.isLeading, { timeout: 5000 }).toBe(true)
  expect(await holders()).toHaveLength(1)
})

test('a leader whose connection is lost ends its tasks, and somebody does them within seconds', async () => {
  const [first, second] = [candidate(), candidate()]
  await first.start()
  await second.start()
  const [holder] = await holders()
  await database.sql`select pg_terminate_backend(${holder?.pid ?? 0})`
  await expect.poll(() => first.state.errors, { timeout: 5000 }).toBe(1)
  await expect
    .poll(() => [first, second].filter(({ state }) => state.isLeading).length, { timeout: 8000 })
    .toBe(1)
})

test('a leader that is silent, as its machine is gone, loses its place', async () => {
  const revived = Promise.withResolvers<never>()
  revived.promise.catch(() => undefined)
  /** Locks, and is not heard of again. */
  const silent: Pick<DatabaseConnection, 'session'> = {
    session: work =>
      database.session(sql =>
        work(
          Object.assign(
            (...asked: Parameters<SqlTag>) => (asked[0].length === 1 ? revived.promise : sql(...asked)),
            sql,
          ),
        ),
      ),
  }
  const first = candidate(silent)
  const second = candidate()
  await first.start()
  await second.start()
  expect(second.state.isLeading).toBe(false)
  await expect.poll(() => second.state.isLeading, { timeout: 8000 }).toBe(true)
  revived.reject(new Error('the connection was lost'))
  await first.stop()
})

test('a leader whose tasks take long to start is not silent meanwhile', async () => {
  const start = Promise.withResolvers<void>()
  const errors: unknown[] = []
  const own = leadership({
    connection: database,
    tasks: [{ start: () => start.promise, stop: async () => undefined }],
    onError: error => errors.push(error),
    maxSilenceMs: 1500,
  })
  running.push(own)
  const started = own.start()
  const [before] = await expect.poll(holders, { timeout: 5000 }).toHaveLength(1).then(holders)
  await database.sql`select pg_sleep(3)`
  expect(await holders()).toEqual([before])
  start.resolve()
  await started
  expect(errors).toEqual([])
})

test('one that was stopped stands again', async () => {
  const first = candidate()
  await first.start()
  await first.stop()
  await first.start()
  await expect.poll(() => first.state.isLeading, { timeout: 8000 }).toBe(true)
})
