import type { ValuesData } from './store/values.ts'

export interface PublishedSegment {
  name: string
  block: SharedArrayBuffer
  live: Uint32Array
}

/** What changed in an index since its last publication. Taken up at once, it makes a replica the same as the index. */
export interface Publication {
  added: readonly PublishedSegment[]
  /** Names of segments. */
  removed: readonly string[]
  /** Documents that died in segments which were published before. */
  deaths: readonly { segment: string; slots: Uint16Array }[]
  /** Filter fields with new values, by position. */
  values: readonly { field: number; data: ValuesData }[]
  /** Of the patterns, when they lie elsewhere now. */
  frequencies: Uint8Array | null
  languages: readonly string[]
  /** Living documents, and the sums of their text fields' lengths. */
  size: number
  lengthSums: Float64Array
}
