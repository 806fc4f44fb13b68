/** What fills about one line of a column. */
const MAX_SHORT = 30

/** Whether a value is a text of several lines, which has the row to itself. */
export const isLong = (value: string): boolean => value.length > MAX_SHORT || value.includes('\n')
