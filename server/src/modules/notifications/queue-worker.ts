import type { Listener } from '../../db/listener.ts'

/** What is told on the channel may be lost with the process that would have told it. */
const MAX_IDLE_MS = 15_000
const AFTER_ERROR_MS = 2000

export interface QueueWorker {
  /** Ends after the piece of work that is being done. */
  stop(): Promise<void>
}

interface QueueWork {
  listener: Listener
  /** On which the database says that there is something to do. */
  channel: string
  /** Does one piece of work; false when none is due. */
  workOne(): Promise<boolean>
  /** Milliseconds until something is due; nothing when nothing waits. */
  untilNext(): Promise<number | undefined>
  onError(error: unknown): void
}

/** Does what is due, one at a time, woken by the database. Any number of workers may run. */
export const startQueueWorker = async (work: QueueWork): Promise<QueueWorker> => {
  const { listener, channel, workOne, untilNext, onError } = work
  let isStopped = false
  let isAwake = true
  let wake: () => void = () => undefined
  const nudge = () => {
    isAwake = true
    wake()
  }
  const listening = await listener.listen(channel, nudge, nudge)

  const idle = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, Math.max(0, ms))
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async () => {
    while (!isStopped) {
      isAwake = false
      let pause = MAX_IDLE_MS
      try {
        while (!isStopped && (await workOne()));
        pause = Math.min(pause, (await untilNext()) ?? pause)
      } catch (error) {
        if (!isStopped) onError(error)
        pause = AFTER_ERROR_MS
      }
      if (!isStopped && !isAwake) await idle(pause)
    }
  }
  const running = run()

  return {
    stop: async () => {
      isStopped = true
      wake()
      listening.unlisten()
      await running
    },
  }
}
