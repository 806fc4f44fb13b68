import { MAX_AD_LENGTH } from './read.ts'

/** A line without its end; null where it is longer than any ad. */
export interface Line {
  number: number
  text: string | null
}

/** The lines of a text that comes in pieces, with LF, CRLF or CR LF split between two of them. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1
  let rest = ''
  let isTooLong = false
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const text = (rest + chunk.slice(from, end)).replace(/\r$/, '')
      yield { number, text: isTooLong || text.length > MAX_AD_LENGTH ? null : text }
      number += 1
      rest = ''
      isTooLong = false
      from = end + 1
    }
    if (!isTooLong) rest += chunk.slice(from)
    if (rest.length > MAX_AD_LENGTH) {
      isTooLong = true
      rest = ''
    }
  }
  if (rest !== '' || isTooLong) yield { number, text: isTooLong ? null : rest }
}
