import { Refusal } from '../calls/refusal.ts'

export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

const RETRY_SECONDS = 5

/**
 * At most `width` pieces of work at a time, the others in order of arrival. Refuses with 503 when `maxWaiting`
 * wait already: who waits longer than a page does is better told at once.
 */
export const createWorkQueue = ({ width, maxWaiting }: { width: number; maxWaiting: number }): WorkQueue => {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    run: async work => {
      if (running >= width) {
        if (waiting.length >= maxWaiting) throw new Refusal('unavailable', { retryAfter: RETRY_SECONDS })
        await new Promise<void>(resolve => waiting.push(resolve))
      } else running += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
