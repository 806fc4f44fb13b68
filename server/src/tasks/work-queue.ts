export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

interface WorkQueueOptions {
  width: number
  maxWaiting: number
  /** Made and thrown when `maxWaiting` wait already: who waits longer than a page does is better told at once. */
  whenFull: () => Error
}

/** At most `width` pieces of work at a time, the others in order of arrival. */
export const createWorkQueue = ({ width, maxWaiting, whenFull }: WorkQueueOptions): WorkQueue => {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    run: async work => {
      if (running >= width) {
        if (waiting.length >= maxWaiting) throw whenFull()
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
