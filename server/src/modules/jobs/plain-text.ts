const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The words of sanitised HTML; a tag ends a word. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    })
    .replace(/\s+/g, ' ')
    .trim()

const LINE_TAGS = /<\/?(?:p|li|br|div|ul|ol|tr|h[1-6])\b[^>]*>/gi

/** The same with a line for each paragraph and item, so that sentences end where they do for a reader. */
export const htmlToLines = (html: string): string =>
  html
    .replace(LINE_TAGS, '\n')
    .split('\n')
    .map(htmlToText)
    .filter(line => line !== '')
    .join('\n')
