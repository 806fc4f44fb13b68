/** What is between 0 and 1 of a whole; nothing of what is no number. */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 && Number.isFinite(part) ? Math.min(Math.max(part / whole, 0), 1) : 0

const rounded = (value: number) => Math.round(value * 100) / 100

/** A point of a ring in a box of 44, by the share of the way round from the top with the clock. */
export const pointOf = (share: number, radius: number): { x: number; y: number } => {
  const angle = share * 2 * Math.PI
  return { x: rounded(22 + radius * Math.sin(angle)), y: rounded(22 - radius * Math.cos(angle)) }
}

/** Path of an arc in a box of 44 from the top with the clock; a whole ring in two halves, an empty text for none. */
export const arcPath = (share: number, radius: number): string => {
  if (share <= 0) return ''
  const top = `M22 ${rounded(22 - radius)}`
  const half = `A${radius} ${radius} 0 0 1 22 ${rounded(22 + radius)}`
  if (share >= 1) return `${top}${half}A${radius} ${radius} 0 0 1 22 ${rounded(22 - radius)}`
  const { x, y } = pointOf(share, radius)
  return `${top}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}`
}
