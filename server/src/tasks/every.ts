/** Work of a process that nobody asks for. It may be started again after it was stopped. */
export interface Task {
  start(): Promise<void>
  /** Waits for the run under way. */
  stop(): Promise<void>
}

export interface Repetition {
  everyMs: number
  run(): Promise<unknown>
  onError(error: unknown): void
}

export const HOUR_MS = 3600 * 1000

/** Runs at the start, which waits for it, and then again so long after each end. Runs never overlap. */
export const every = ({ everyMs, run, onError }: Repetition): Task => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  const runGuarded = async () => {
    try {
      await run()
    } catch (error) {
      onError(error)
    }
  }
  const schedule = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = runGuarded().then(schedule)
    }, everyMs)
    timer.unref()
  }

  return {
    start: async () => {
      isStopped = false
      running = runGuarded()
      await running
      schedule()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
