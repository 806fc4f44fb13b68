/** A time is read in one piece: its hour, AM or PM, and the zone stay on one line. */
export const unbroken = (text: string): string =>
  text.replace(/\d{1,2}[:.]\d{2}.*$/u, time => time.replace(/\s/gu, '\u00a0'))
