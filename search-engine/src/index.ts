import { type IndexOptions, SearchIndex } from './engine.ts'
import type { Schema } from './schema.ts'

export type { IndexOptions, IndexStats, SearchIndex } from './engine.ts'
export type * from './schema.ts'
export type { SimilarOptions } from './search/similar/similar.ts'
export { DamagedSnapshot, loadIndex, saveIndex } from './snapshot.ts'

/** An empty index. A schema that makes no sense is refused with a RangeError. */
export const createIndex = (schema: Schema, options?: IndexOptions): SearchIndex =>
  new SearchIndex(schema, options)
