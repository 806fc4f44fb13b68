import type { StoredJobStatus } from './tables.ts'

/** What a reader sees: an ad whose time is over has expired, whether or not its row says so yet. */
export const statusAt = (
  job: { status: StoredJobStatus; expires_at: Date | string | null },
  now: Date,
): StoredJobStatus =>
  job.status === 'active' && job.expires_at !== null && new Date(job.expires_at) <= now
    ? 'expired'
    : job.status

/** A job is hidden when different accounts of this weight together reported it. */
const WEIGHT_THAT_HIDES = 3
/** Accounts are made faster than they grow old. */
const MIN_AGE_MS = 86_400_000

export interface ReporterStanding {
  isEmailVerified: boolean
  createdAt: Date
  /** Neither suspended nor to be deleted. */
  isStaying: boolean
  /** Reports of theirs that an operator found to be right, and wrong. */
  upheld: number
  refused: number
}

/** What an account's report counts towards hiding a job: nothing of an account that anybody can make, less of one that was wrong before. */
export const reportWeight = (reporter: ReporterStanding, now: Date): number => {
  const { isEmailVerified, createdAt, isStaying, upheld, refused } = reporter
  const isOld = now.getTime() - createdAt.getTime() >= MIN_AGE_MS
  return isEmailVerified && isOld && isStaying ? (1 + upheld) / (1 + upheld + refused) : 0
}

export const hidesJob = (weights: readonly number[]) =>
  weights.reduce((sum, weight) => sum + weight, 0) >= WEIGHT_THAT_HIDES

/** Devices whose views are logged; h5 is how click logs spell mobile_web. */
export const isRecognisedDevice = (device: string | undefined): device is string =>
  device === 'web' || device === 'mobile_web' || device === 'h5'
