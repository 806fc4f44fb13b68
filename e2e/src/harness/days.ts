const DAY_MS = 86_400_000

let count = 0

/** A time as its field has it, so many days from now; each time another, as the interviewer is one. */
export const timeIn = (days: number): string => {
  count += 1
  return new Date(Date.now() + days * DAY_MS + count * 3_600_000).toISOString().slice(0, 16)
}
