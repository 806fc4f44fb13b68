/** Twenty-four hours in milliseconds: a length of time, not a day of the calendar. */
export const DAY_MS = 24 * 3600 * 1000
