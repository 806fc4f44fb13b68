import type { JsonObject } from '../json.ts'

/** An ad as a schema.org JobPosting, whatever its file's format, with the line where it begins. */
interface ReadAd {
  line: number
  posting: JsonObject
  /** Names of fields that the reader had no use for; absent where the posting itself tells. */
  unread?: readonly string[]
}

/** Something that is no ad, or a broken one. */
interface ReadProblem {
  line: number
  reason: string
}

export type Read = ReadAd | ReadProblem

/** Reads decoded text as it comes, so that a file of any size takes the memory of one ad. */
export type Reader = (chunks: AsyncIterable<string>, feed: Feed) => AsyncGenerator<Read>

export interface Feed {
  /** The file's name without folders and endings: names the source where the file does not. */
  name: string
}

/** Longer ads are broken files. */
export const MAX_AD_LENGTH = 4_000_000
