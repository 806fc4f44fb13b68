const DAY_MS = 86_400_000

/** The demo's recruiter has interviews in the first of them. */
const DEMO_DAYS = 14

let count = 0

/** A time as its field has it, so many days after the demo's; each time another, as the interviewer is one. */
export const timeIn = (days: number): string => {
  count += 1
  return new Date(Date.now() + (DEMO_DAYS + days) * DAY_MS + count * 3_600_000).toISOString().slice(0, 16)
}
