import type { MessagePort } from 'node:worker_threads'
import type { IndexStats } from './engine.ts'
import type { Doc, Hit, Schema, SearchQuery, SearchResult } from './schema.ts'
import type { SimilarOptions } from './search/similar/similar.ts'

/** What the thread that changes the index is started with. */
export interface WriterStart {
  schema: Schema
  /** A folder with a snapshot to open; without one the index starts empty. */
  dir?: string
  /** One for each reader: publications go there. */
  ports: readonly MessagePort[]
}

/** What a thread that searches is started with. */
export interface ReaderStart {
  schema: Schema
  port: MessagePort
}

/** The answer to a search that took longer than it may. It holds no hits and no counts: those of a part would not be true. */
export interface TimedOut {
  /** The limit, in milliseconds. */
  cutAfterMs: number
}

/** By name of the call: what goes in and what comes back. */
export interface WriterCalls {
  /** Takes documents in, to be shown with the next ones that are. */
  take: { input: readonly Doc[]; output: null }
  /** Takes documents in. Answered when every search that begins from now on sees all changes so far. */
  show: { input: readonly Doc[]; output: null }
  removeMany: { input: readonly string[]; output: number }
  stats: { input: null; output: IndexStats }
  save: { input: { dir: string; position: string }; output: null }
}

export interface ReaderCalls {
  search: { input: { query: SearchQuery; limitMs: number }; output: SearchResult | TimedOut }
  similar: {
    input: { id: string; options: SimilarOptions; limitMs: number }
    output: readonly Hit[] | TimedOut
  }
}

export type ThreadCalls = Record<string, { input: unknown; output: unknown }>

/** A request of any of the calls. */
export type RequestOf<Known> = {
  [Name in keyof Known]: Known[Name] extends { input: infer Input }
    ? { number: number; call: Name; input: Input }
    : never
}[keyof Known]

export interface ThreadFailure {
  name: string
  message: string
}

export type ThreadAnswer =
  | { kind: 'ready'; position: string | null }
  | { kind: 'refused'; failure: ThreadFailure; damaged: { file: string; reason: string } | null }
  | { kind: 'done'; number: number; output: unknown }
  | { kind: 'failed'; number: number; failure: ThreadFailure }

export const threadFailureOf = (error: unknown): ThreadFailure =>
  error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) }
