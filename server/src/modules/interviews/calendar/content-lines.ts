/** A property of a calendar: its name with parameters, and its value as it is written. */
export type ContentLine = readonly [name: string, value: string]

const MAX_OCTETS = 75

/** TEXT (RFC 5545, 3.3.11): what would end the value or part it is escaped, other control characters go. */
export const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll('\n', '\\n')

/** A parameter's value in quotation marks, which it cannot hold itself (3.1). */
export const quotedParameter = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  `"${text.replace(/[\u0000-\u001f\u007f]+/g, ' ').replaceAll('"', "'")}"`

/** A moment in UTC (3.3.5, form 2): `20270301T090000Z`. */
export const utcValue = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A line of at most 75 octets, and what is left of it in lines that begin with a space; no character is cut in two. */
const folded = (line: string): string => {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** A stream of content lines (3.1). */
export const calendarText = (lines: readonly ContentLine[]): string =>
  lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('')
