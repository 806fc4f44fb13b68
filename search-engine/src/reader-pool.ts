import type { ReaderCalls, TimedOut } from './protocol.ts'
import type { Thread } from './thread.ts'

type ReaderThread = Thread<ReaderCalls>

interface QueuedQuery {
  /** Has a reader answer it, in the time that is left. */
  send: (reader: ReaderThread, limitMs: number) => Promise<void>
  until: number
}

/** Hands queries to readers, one at a time to each: a slow one holds up none that another reader could answer. */
export class ReaderPool {
  readonly #timeLimitMs: number
  readonly #idle: ReaderThread[]
  readonly #queue = new Set<QueuedQuery>()

  constructor(readers: readonly ReaderThread[], timeLimitMs: number) {
    this.#idle = [...readers]
    this.#timeLimitMs = timeLimitMs
  }

  /** Resolves to a TimedOut when the time limit is over, waiting included. */
  ask<Output>(
    act: (reader: ReaderThread, limitMs: number) => Promise<Output | TimedOut>,
  ): Promise<Output | TimedOut> {
    const cut: TimedOut = { cutAfterMs: this.#timeLimitMs }
    const { promise, resolve, reject } = Promise.withResolvers<Output | TimedOut>()
    const queued: QueuedQuery = {
      until: performance.now() + this.#timeLimitMs,
      send: (reader, limitMs) =>
        act(reader, limitMs).then(answer => resolve(isCut(answer) ? cut : answer), reject),
    }
    const timer = setTimeout(() => {
      this.#queue.delete(queued)
      resolve(cut)
    }, this.#timeLimitMs)
    this.#queue.add(queued)
    this.#next()
    return promise.finally(() => clearTimeout(timer))
  }

  #next(): void {
    const [first] = this.#queue
    const reader = first && this.#idle.pop()
    if (!reader) return
    this.#queue.delete(first)
    const free = (): void => {
      this.#idle.push(reader)
      this.#next()
    }
    first.send(reader, first.until - performance.now()).then(free, free)
  }
}

const isCut = (answer: unknown): answer is TimedOut =>
  typeof answer === 'object' && answer !== null && 'cutAfterMs' in answer
