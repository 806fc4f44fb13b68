import { MAX_AD_LENGTH } from './read.ts'

export interface XmlItem {
  line: number
  /** The element with its tags; null where it has no end or is longer than any ad. */
  text: string | null
}

const OPENING = /<(job|item|vacancy|position|offer|entry)(?=[\s>])[^>]*>/i
/** Room for an opening tag that is split between two pieces. */
const LONGEST_OPENING = 2000

/** The elements of a feed that are ads, one by one; a CDATA section may hold anything, tags of ads too. */
export async function* xmlItems(chunks: AsyncIterable<string>): AsyncGenerator<XmlItem> {
  let buffer = ''
  let line = 1
  let itemName = ''
  /** Where in the buffer the search for the item's end goes on. */
  let at = 0

  const drop = (length: number) => {
    for (let end = buffer.indexOf('\n'); end >= 0 && end < length; end = buffer.indexOf('\n', end + 1))
      line += 1
    buffer = buffer.slice(length)
    at = 0
  }

  for await (const chunk of chunks) {
    buffer += chunk
    for (;;) {
      if (itemName === '') {
        const opening = OPENING.exec(buffer)
        if (!opening?.[1]) {
          drop(Math.max(0, buffer.length - LONGEST_OPENING))
          break
        }
        drop(opening.index)
        itemName = opening[1]
        at = opening[0].length
      }
      const end = endOf(buffer, itemName, at)
      if (end.isFound) {
        yield { line, text: buffer.slice(0, end.at) }
        drop(end.at)
        itemName = ''
        continue
      }
      at = end.at
      if (buffer.length <= MAX_AD_LENGTH) break
      yield { line, text: null }
      drop(buffer.length)
      itemName = ''
    }
  }
  if (itemName !== '') yield { line, text: null }
}

const CDATA = '<![CDATA['

const endOf = (text: string, name: string, from: number): { isFound: boolean; at: number } => {
  const closing = `</${name}>`
  let at = from
  for (;;) {
    const close = text.indexOf(closing, at)
    const cdata = text.indexOf(CDATA, at)
    if (close >= 0 && (cdata < 0 || close < cdata)) return { isFound: true, at: close + closing.length }
    if (cdata < 0) return { isFound: false, at: Math.max(at, text.length - closing.length - CDATA.length) }
    const cdataEnd = text.indexOf(']]>', cdata)
    if (cdataEnd < 0) return { isFound: false, at: cdata }
    at = cdataEnd + 3
  }
}
