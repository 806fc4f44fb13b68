import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseConnection } from '../db/client.ts'
import type { Task } from './every.ts'

export interface LeadershipDeps {
  connection: Pick<DatabaseConnection, 'session'>
  /** What the leader does; started again whenever this process becomes it. */
  tasks: readonly Task[]
  onError(error: unknown): void
  maxSilenceMs?: number
}

/** Any number that no other program of this database locks. */
const LOCK = 7_203_916

/** Between two signs of life of the leader, and two questions of those who wait for its place. */
const BEAT_MS = 1000
/** PostgreSQL ends a leader's connection that is silent for so long, and lets go of its lock: its machine may be gone. */
const MAX_SILENCE_MS = 10_000
const AGAIN_AFTER_MS = 2000

/**
 * Has one process of all do some tasks: the one whose connection holds an advisory lock. When it ends, another takes over
 * within about a second; when it is only silent, within MAX_SILENCE_MS. For that moment two may do them, so each task bears that.
 * `start` waits for the first question, and for the start of the tasks where the answer is yes.
 */
export const leadership = ({
  connection,
  tasks,
  onError,
  maxSilenceMs = MAX_SILENCE_MS,
}: LeadershipDeps): Task => {
  let stopping = new AbortController()
  let working: Promise<void> = Promise.resolve()

  const rest = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  const startTasks = async () => {
    for (const task of tasks) await task.start()
  }
  const stopTasks = async () => {
    await Promise.all(tasks.map(task => task.stop()))
  }

  const standFor = (asked: () => void) =>
    connection.session(async sql => {
      await sql`select set_config('idle_session_timeout', ${String(maxSilenceMs)}, false)`
      const isLeader = async () =>
        (await sql<{ isLocked: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as "isLocked"`)[0]?.isLocked
      while (!(await isLeader())) {
        asked()
        await rest(BEAT_MS)
        if (stopping.signal.aborted) return
      }
      // Some take their time at the start, and a leader is not silent meanwhile.
      const starting = startTasks().then(asked)
      try {
        while (!stopping.signal.aborted) {
          await rest(BEAT_MS)
          await sql`select`
        }
      } finally {
        await starting.catch(onError)
        await stopTasks()
      }
    })

  const work = async (asked: () => void) => {
    while (!stopping.signal.aborted) {
      try {
        await standFor(asked)
      } catch (error) {
        if (!stopping.signal.aborted) onError(error)
      }
      asked()
      await rest(AGAIN_AFTER_MS)
    }
  }

  return {
    start: async () => {
      stopping = new AbortController()
      const { promise, resolve } = Promise.withResolvers<void>()
      working = work(resolve)
      await promise
    },
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
