import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import type { IndexStats } from './engine.ts'
import type { ReaderCalls, ReaderStart, TimedOut, WriterCalls, WriterStart } from './protocol.ts'
import { ReaderPool } from './reader-pool.ts'
import type { Doc, Hit, Schema, SearchQuery, SearchResult } from './schema.ts'
import type { SimilarOptions } from './search/similar/similar.ts'
import { Thread } from './thread.ts'

export type { TimedOut } from './protocol.ts'

export interface ThreadedOptions {
  /** A folder with a snapshot to open; a damaged one rejects the start with DamagedSnapshot. */
  dir?: string
  /** For one search, in milliseconds, waiting included. */
  timeLimitMs?: number | undefined
  /** Threads that search, beside the one that changes the index: one for each core but one when left out. */
  readers?: number
}

/** Documents that go to the writer at once, so that the caller's thread is not held up by copying many. */
const PIECE = 32
const USUAL_TIME_LIMIT_MS = 2000

/** An index in worker threads: one changes it, others search it over the same memory. Changes take effect in the order of the calls. */
export class ThreadedIndex {
  readonly #writer: Thread<WriterCalls>
  readonly #threads: readonly { close(): Promise<void> }[]
  readonly #readers: ReaderPool
  readonly #listeners: ((code: number) => void)[] = []
  /** Where the snapshot's reader stood; null for an index that started empty. */
  readonly position: string | null
  #turn: Promise<unknown> = Promise.resolve()

  constructor(
    writer: Thread<WriterCalls>,
    readers: readonly Thread<ReaderCalls>[],
    timeLimitMs: number,
    position: string | null,
  ) {
    this.#writer = writer
    this.#threads = [writer, ...readers]
    this.#readers = new ReaderPool(readers, timeLimitMs)
    this.position = position
    // One thread alone is of no use: when one ends, all do.
    void Promise.race([writer.ended, ...readers.map(reader => reader.ended)]).then(async code => {
      await this.close()
      for (const listener of this.#listeners) listener(code)
    })
  }

  /**
   * Adds or replaces documents in pieces. Resolved when all are visible to every search that begins from then on. A piece with
   * a document that does not fit is refused.
   */
  upsertMany(docs: readonly Doc[]): Promise<void> {
    return this.#inTurn(async () => {
      let at = 0
      for (; docs.length - at > PIECE; at += PIECE)
        await this.#writer.call('take', docs.slice(at, at + PIECE))
      return { end: this.#writer.call('show', docs.slice(at)).then(() => {}) }
    })
  }

  upsert(doc: Doc): Promise<void> {
    return this.upsertMany([doc])
  }

  /** How many of them there were. Resolved when no search that begins from then on finds them. */
  removeMany(ids: readonly string[]): Promise<number> {
    return this.#inTurn(async () => ({ end: this.#writer.call('removeMany', ids) }))
  }

  async remove(id: string): Promise<boolean> {
    return (await this.removeMany([id])) === 1
  }

  search(query: SearchQuery): Promise<SearchResult | TimedOut> {
    return this.#readers.ask<SearchResult>((reader, limitMs) => reader.call('search', { query, limitMs }))
  }

  similar(id: string, options: SimilarOptions): Promise<readonly Hit[] | TimedOut> {
    return this.#readers.ask<readonly Hit[]>((reader, limitMs) =>
      reader.call('similar', { id, options, limitMs }),
    )
  }

  stats(): Promise<IndexStats> {
    return this.#writer.call('stats', null)
  }

  /** Saves what all earlier changes made, with the position that belongs to it. */
  async save(dir: string, position: string): Promise<void> {
    await this.#inTurn(async () => ({ end: this.#writer.call('save', { dir, position }) }))
  }

  /** Called when a thread has ended, wanted or not; the others have ended too then. */
  onExit(listener: (code: number) => void): void {
    this.#listeners.push(listener)
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.close()))
  }

  /** Hands a change over after all earlier ones, and waits for its end without holding up later ones. */
  async #inTurn<Output>(handOver: () => Promise<{ end: Promise<Output> }>): Promise<Output> {
    const turn = this.#turn.then(handOver)
    this.#turn = turn.catch(() => {})
    return (await turn).end
  }
}

/** Beyond this many the other threads of the process have too little left. */
const MAX_READERS = 8

const startThreads = (
  schema: Schema,
  { dir, readers = Math.min(MAX_READERS, availableParallelism()) }: ThreadedOptions,
) => {
  const channels = Array.from({ length: readers }, () => new MessageChannel())
  const ports = channels.map(({ port1 }) => port1)
  const start: WriterStart = { schema, ports, ...(dir !== undefined && { dir }) }
  return {
    writer: new Thread<WriterCalls>(new URL('./writer.ts', import.meta.url), start, ports),
    readers: channels.map(({ port2: port }) => {
      const own: ReaderStart = { schema, port }
      return new Thread<ReaderCalls>(new URL('./reader.ts', import.meta.url), own, [port])
    }),
  }
}

/** Starts threads with an index, empty or from a snapshot. */
export const startThreadedIndex = async (
  schema: Schema,
  options: ThreadedOptions = {},
): Promise<ThreadedIndex> => {
  const { writer, readers } = startThreads(schema, options)
  try {
    const [{ position }] = await Promise.all([writer.ready, ...readers.map(reader => reader.ready)])
    return new ThreadedIndex(writer, readers, options.timeLimitMs ?? USUAL_TIME_LIMIT_MS, position)
  } catch (error) {
    await Promise.all([writer, ...readers].map(thread => thread.close()))
    throw error
  }
}
