export { expiryOf } from './map/expiry.ts'
export { type NormalizedRow, normalizedAds } from './normalized-ads.ts'
export type { ApplyMode, NormalizedAd, NormalizedJob, NormalizeOptions } from './normalized-job.ts'
export { type FeedSource, feedName } from './readers/open.ts'
