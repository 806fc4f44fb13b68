/** As few as this say nothing. */
export const MIN_MEASURED = 5

/** The middle of values; undefined of none. */
export const medianOf = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return middle.length === 0 ? undefined : middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/**
 * About the middle of what companies measured, of which it shows nobody's own: the mean of the three or four in the middle, to
 * two digits.
 */
export const jointMedian = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  const middle = sorted.slice(Math.max(0, Math.ceil(half) - 2), Math.floor(half) + 2)
  if (middle.length === 0) return undefined
  return Number((middle.reduce((sum, value) => sum + value, 0) / middle.length).toPrecision(2))
}
