/** Why an ad is closed. */
export const closeReasons = [
  'filled_here',
  'filled_elsewhere',
  'no_longer_needed',
  'no_match',
  'other',
] as const
export type CloseReason = (typeof closeReasons)[number]
