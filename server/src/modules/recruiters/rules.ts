import type { Responses } from '../job-applications/index.ts'

/** Below this many applications a share says nothing. */
const MIN_SAMPLE = 5

export const responseRate = (responses: Responses | undefined) =>
  responses && responses.sampleSize >= MIN_SAMPLE
    ? { value: responses.rate, sample_size: responses.sampleSize }
    : null

const HOUR = 3600
const DAY = 24 * HOUR

/** Median time to an answer as an ISO 8601 duration, in hours below two days, else in days. */
export const responseTime = (responses: Responses | undefined): string | null => {
  if (!responses || responses.sampleSize < MIN_SAMPLE || responses.medianSeconds === null) return null
  const seconds = responses.medianSeconds
  return seconds < 2 * DAY
    ? `PT${Math.max(1, Math.round(seconds / HOUR))}H`
    : `P${Math.round(seconds / DAY)}D`
}
