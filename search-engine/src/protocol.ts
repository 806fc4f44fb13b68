import type { Stats } from './engine.ts'
import type { Doc, Hit, Query, Result, Schema } from './schema.ts'
import type { SimilarOptions } from './search/similar.ts'

/** What a worker is started with. */
export interface WorkerStart {
  schema: Schema
  /** A folder with a snapshot to open; without one the index starts empty. */
  dir?: string
  /** For one search, in milliseconds; beyond it the search ends with a QueryTimeout. */
  timeLimitMs: number
}

/** The calls that go to the worker, by name: what goes in and what comes back. */
export interface Calls {
  upsertMany: { input: readonly Doc[]; output: null }
  removeMany: { input: readonly string[]; output: number }
  search: { input: Query; output: Result }
  similar: { input: { id: string; options: SimilarOptions }; output: readonly Hit[] }
  stats: { input: null; output: Stats }
  save: { input: { dir: string; position: string }; output: null }
}

export type CallName = keyof Calls

export type Request = {
  [Name in CallName]: { number: number; call: Name; input: Calls[Name]['input'] }
}[CallName]

export interface Failure {
  name: string
  message: string
}

export type Answer =
  | { kind: 'ready'; position: string | null; size: number }
  | { kind: 'refused'; failure: Failure; damaged: { file: string; reason: string } | null }
  | { kind: 'done'; number: number; output: Calls[CallName]['output'] }
  | { kind: 'failed'; number: number; failure: Failure }

/** A search took longer than it may. */
export class QueryTimeout extends Error {
  constructor(limitMs: number) {
    super(`The search took longer than ${limitMs} ms`)
    this.name = 'QueryTimeout'
  }
}
