import type { Listener } from '../db/listener.ts'
import type { Task } from './every.ts'

/** Work that waits in a table. */
export interface WaitingWork {
  /** Does one piece; false when none is due. Any number of processes ask at once, so it locks what it takes. */
  workOne(): Promise<boolean>
  /** Milliseconds until something is due; nothing when nothing waits. */
  untilNext?(): Promise<number | undefined>
  /** On which the database says that there is something to do. */
  wokenBy?: { listener: Listener; channel: string }
  onError(error: unknown): void
  /** The shortest time between two looks that nobody asked for; for work that stays due when it could not be done. */
  minIdleMs?: number
  /** The longest: what is published is lost with a process that ends between its commit and that. */
  maxIdleMs?: number
  afterErrorMs?: number
}

export interface QueueWorker extends Task {
  /** Looks for work now, or once more when it is working. */
  wake(): void
}

const MAX_IDLE_MS = 15_000
const AFTER_ERROR_MS = 2000

/** Does what is due, one piece at a time, until there is none, and then waits to be woken or for what is due next. */
export const queueWorker = ({
  workOne,
  untilNext = async () => undefined,
  wokenBy,
  onError,
  minIdleMs = 0,
  maxIdleMs = MAX_IDLE_MS,
  afterErrorMs = AFTER_ERROR_MS,
}: WaitingWork): QueueWorker => {
  let isStopped = false
  let isAwake = true
  let endIdle: () => void = () => undefined
  let unlisten: () => void = () => undefined
  let running: Promise<void> = Promise.resolve()

  const wake = () => {
    isAwake = true
    endIdle()
  }

  const idle = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      endIdle = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Answers how long to wait before the next look. */
  const look = async (): Promise<number> => {
    try {
      while (!isStopped && (await workOne()));
      return isStopped ? 0 : Math.min(maxIdleMs, Math.max(minIdleMs, (await untilNext()) ?? maxIdleMs))
    } catch (error) {
      if (!isStopped) onError(error)
      return afterErrorMs
    }
  }

  const run = async () => {
    while (!isStopped) {
      isAwake = false
      const idleMs = await look()
      if (!isStopped && !isAwake) await idle(idleMs)
    }
  }

  return {
    wake,
    start: async () => {
      if (wokenBy) ({ unlisten } = await wokenBy.listener.listen(wokenBy.channel, wake, wake))
      running = run()
    },
    stop: async () => {
      isStopped = true
      wake()
      unlisten()
      await running
    },
  }
}
