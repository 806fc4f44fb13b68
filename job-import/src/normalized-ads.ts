import { mapAd, UnusableAd } from './map/map-ad.ts'
import type { NormalizedAd, NormalizeOptions } from './normalized-job.ts'
import { type Posting, postingOf, unreadFields } from './posting.ts'
import { type FeedSource, feedName, readAds } from './readers/open.ts'

/** What stands at a line of a feed: an ad, or why it is none that can be used. */
export type NormalizedRow = {
  line: number
  /** Names of its fields that nothing of ours reads. */
  unread: readonly string[]
} & ({ ad: NormalizedAd } | { reason: string })

/**
 * The ads of a feed, plain or gzipped, in any of the formats we read, one at a time. A broken ad
 * is a row with its reason and reading goes on; a feed that cannot be read to its end throws. `onBytes` is told how much
 * of it was taken.
 */
export async function* normalizedAds(
  source: FeedSource,
  options: NormalizeOptions,
  onBytes?: (count: number) => void,
): AsyncGenerator<NormalizedRow> {
  const feed = feedName(source)
  for await (const read of readAds(source, onBytes)) {
    const { line } = read
    if ('reason' in read) yield { line, unread: [], reason: read.reason }
    else {
      const unread = read.unread ?? unreadFields(read.posting)
      yield { line, unread, ...mapped(postingOf(read.posting, feed), options) }
    }
  }
}

const mapped = (posting: Posting, options: NormalizeOptions): { ad: NormalizedAd } | { reason: string } => {
  try {
    return { ad: mapAd(posting, options) }
  } catch (error) {
    if (error instanceof UnusableAd) return { reason: error.message }
    throw error
  }
}
