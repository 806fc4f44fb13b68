import type { Choices, Doc, Hit, SearchQuery, SearchResult } from '@hanap/search-engine/schema'
import type { OutboxPosition } from '../../db/outbox.ts'

/** Where jobs are found. The embedded index is one; a cluster may be another. */
export interface JobIndex {
  search(query: SearchQuery): Promise<SearchResult>
  /** Documents like one by its title, best first; none when it is not there. */
  similar(id: string, options: { limit: number; scope: Choices }): Promise<readonly Hit[]>
  /** Each document takes the place of the one with its id. */
  upsert(docs: readonly Doc[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** Keeps all that was done so far, and the place in the outbox up to which that is. */
  save(position: OutboxPosition): Promise<void>
  close(): Promise<void>
}

export interface OpenedJobIndex {
  index: JobIndex
  /** Up to where in the outbox the index is; null for an empty one, to be filled. */
  position: OutboxPosition | null
  /** Whether an earlier index answers in its place until it is filled and saved. */
  hasEarlierIndex?: boolean
}

/** Where the index is kept does not answer. It may in a moment. */
export class IndexUnreachable extends Error {}
