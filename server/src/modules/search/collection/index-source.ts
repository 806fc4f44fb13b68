import type { Doc, Schema } from '@hanap/search-engine/schema'
import type { OutboxChange } from '../../../db/outbox.ts'

/** How an index is made: what it holds, and a text that changes when one made before is no longer what would be made now. */
export interface IndexRecipe {
  schema: Schema
  fingerprint(): string
  /** Threads of the embedded index that search; one for each core when left out. */
  readers?: number
}

/** What an index is filled from and kept equal to. */
export interface IndexSource<Row extends { id: string }> {
  /** How often the outbox is looked at unasked; seldom when left out. */
  lookEveryMs?: number
  /** Rows that belong in the index, by their ids from the one after `last` on. */
  rowsAfter(last: string, limit: number): Promise<readonly Row[]>
  /** Those of these that belong in the index. */
  rowsByIds(ids: readonly string[]): Promise<readonly Row[]>
  /** Whose documents changes concern. */
  idsOf(changes: readonly OutboxChange[]): Promise<readonly string[]>
  /** Rows as documents, and ids of documents that others stand for now. */
  documentsOf(rows: readonly Row[]): Promise<{ docs: readonly Doc[]; left: readonly string[] }>
  /** The pages' contents that changed with these documents. */
  tagsOf(ids: readonly string[], rows: readonly Row[]): readonly string[]
  /** Those that changed with what was published, whatever became of documents. */
  tagsOfChanges?(changes: readonly OutboxChange[]): readonly string[]
}
