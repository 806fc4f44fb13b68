import { Worker } from 'node:worker_threads'
import type { Stats } from './engine.ts'
import {
  type Answer,
  type CallName,
  type Calls,
  type Failure,
  QueryTimeout,
  type WorkerStart,
} from './protocol.ts'
import type { Doc, Hit, Query, Result, Schema } from './schema.ts'
import type { SimilarOptions } from './search/similar.ts'
import { DamagedSnapshot } from './snapshot.ts'

export { QueryTimeout } from './protocol.ts'

export interface RemoteOptions {
  /** A folder with a snapshot to open; a damaged one rejects the start with DamagedSnapshot. */
  dir?: string
  /** For one search, in milliseconds, waiting included. */
  timeLimitMs?: number
}

interface Waiting {
  resolve: (output: Calls[CallName]['output']) => void
  reject: (error: Error) => void
}

/** Documents that go to the worker at once: a search waits for one such piece at most. */
const PIECE = 32
const USUAL_TIME_LIMIT_MS = 2000

function errorOf({ name, message }: Failure, timeLimitMs: number): Error {
  if (name === 'QueryTimeout') return new QueryTimeout(timeLimitMs)
  const error = name === 'RangeError' ? new RangeError(message) : new Error(message)
  error.name = name
  return error
}

/** An index in a worker thread. Searches are answered while documents come in; changes take effect in the order of the calls. */
export class RemoteIndex {
  readonly #worker: Worker
  readonly #timeLimitMs: number
  readonly #waiting = new Map<number, Waiting>()
  readonly #listeners: ((code: number) => void)[] = []
  /** Where the snapshot's reader stood; null for an index that started empty. */
  readonly position: string | null
  #next = 0
  #changes: Promise<unknown> = Promise.resolve()
  #over: Error | null = null

  constructor(worker: Worker, timeLimitMs: number, position: string | null) {
    this.#worker = worker
    this.#timeLimitMs = timeLimitMs
    this.position = position
    worker.on('message', (answer: Answer) => this.#receive(answer))
    worker.on('error', error => this.#end(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', code => {
      this.#end(new Error(`The search worker ended with code ${code}`))
      for (const listener of this.#listeners) listener(code)
    })
  }

  /** Adds or replaces documents in pieces. Resolved when all are visible. A piece with a document that does not fit is refused. */
  upsertMany(docs: readonly Doc[]): Promise<void> {
    return this.#change(async () => {
      for (let at = 0; at < docs.length; at += PIECE)
        await this.#call('upsertMany', docs.slice(at, at + PIECE))
    })
  }

  upsert(doc: Doc): Promise<void> {
    return this.upsertMany([doc])
  }

  /** How many of them there were. */
  removeMany(ids: readonly string[]): Promise<number> {
    return this.#change(() => this.#call('removeMany', ids))
  }

  async remove(id: string): Promise<boolean> {
    return (await this.removeMany([id])) === 1
  }

  search(query: Query): Promise<Result> {
    return this.#timed(this.#call('search', query))
  }

  similar(id: string, options: SimilarOptions): Promise<readonly Hit[]> {
    return this.#timed(this.#call('similar', { id, options }))
  }

  stats(): Promise<Stats> {
    return this.#call('stats', null)
  }

  /** Saves what all earlier changes made, with the position that belongs to it. */
  save(dir: string, position: string): Promise<void> {
    let saved: Promise<null> = Promise.resolve(null)
    // The worker takes the state at the call: later changes wait for that, not for the writing.
    const asked = this.#change(async () => {
      saved = this.#call('save', { dir, position })
      saved.catch(() => {})
    })
    return asked.then(() => saved).then(() => {})
  }

  /** Called when the worker has ended, wanted or not. */
  onExit(listener: (code: number) => void): void {
    this.#listeners.push(listener)
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #change<Output>(act: () => Promise<Output>): Promise<Output> {
    const turn = this.#changes.then(act)
    this.#changes = turn.catch(() => {})
    return turn
  }

  #call<Name extends CallName>(call: Name, input: Calls[Name]['input']): Promise<Calls[Name]['output']> {
    if (this.#over) return Promise.reject(this.#over)
    const number = this.#next++
    return new Promise((resolve, reject) => {
      // The worker answers a call with that call's output.
      this.#waiting.set(number, { resolve: output => resolve(output as Calls[Name]['output']), reject })
      try {
        this.#worker.postMessage({ number, call, input })
      } catch (error) {
        this.#waiting.delete(number)
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  }

  async #timed<Output>(answer: Promise<Output>): Promise<Output> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new QueryTimeout(this.#timeLimitMs)), this.#timeLimitMs)
    })
    try {
      return await Promise.race([answer, late])
    } finally {
      clearTimeout(timer)
    }
  }

  #receive(answer: Answer): void {
    if (answer.kind !== 'done' && answer.kind !== 'failed') return
    const waiting = this.#waiting.get(answer.number)
    this.#waiting.delete(answer.number)
    if (answer.kind === 'failed') waiting?.reject(errorOf(answer.failure, this.#timeLimitMs))
    else waiting?.resolve(answer.output)
  }

  #end(error: Error): void {
    this.#over ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#over)
    this.#waiting.clear()
  }
}

/** Starts a worker with an index, empty or from a snapshot. */
export function startRemote(schema: Schema, options: RemoteOptions = {}): Promise<RemoteIndex> {
  const { dir, timeLimitMs = USUAL_TIME_LIMIT_MS } = options
  const start: WorkerStart = { schema, timeLimitMs, ...(dir !== undefined && { dir }) }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code =>
      reject(new Error(`The search worker ended with code ${code} before it was ready`)),
    )
    worker.once('message', (answer: Answer) => {
      if (answer.kind === 'ready') {
        worker.removeListener('error', reject)
        resolve(new RemoteIndex(worker, timeLimitMs, answer.position))
        return
      }
      const failure = answer.kind === 'refused' ? answer : null
      reject(
        failure?.damaged
          ? new DamagedSnapshot(failure.damaged.file, failure.damaged.reason)
          : new Error(failure?.failure.message ?? 'The search worker did not start'),
      )
      void worker.terminate()
    })
  })
}
