import type { RefusalCode } from '@hanap/contracts/refusals'
import type { Hit, SearchQuery, SearchResult } from '@hanap/search-engine/schema'
import type { JobIndex } from '../port.ts'

/** By name of the call: what goes in and what comes back. */
export interface IndexCalls {
  search: { input: [query: SearchQuery]; output: SearchResult }
  similar: { input: Parameters<JobIndex['similar']>; output: readonly Hit[] }
  /** Answered when every change committed by now is found. */
  caughtUp: { input: []; output: null }
}

/** What one process may have an index of. */
export type CollectionName = 'jobs' | 'talents'

export type IndexRequest = {
  [Name in keyof IndexCalls]: {
    number: number
    collection: CollectionName
    call: Name
    input: IndexCalls[Name]['input']
  }
}[keyof IndexCalls]

/** What the process of the index says: answers by their requests' numbers, and which pages' contents have changed. */
export type IndexMessage =
  | { number: number; output: unknown }
  | { number: number; refused: { code: RefusalCode; retryAfter?: number | undefined } }
  | { number: number; failed: { name: string; message: string } }
  | { changed: readonly string[] }
