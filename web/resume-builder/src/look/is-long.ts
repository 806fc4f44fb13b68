/** What fills about one line of a column. */
const MAX_SHORT = 30

/** Whether a value is a text of several lines: that begins at the side of its own direction, a short one at the page's. */
export const isLong = (value: string): boolean => value.length > MAX_SHORT || value.includes('\n')
