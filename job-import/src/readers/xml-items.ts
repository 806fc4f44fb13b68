import { itemElement } from './item-element.ts'
import { MAX_AD_LENGTH } from './read.ts'

export interface XmlItem {
  line: number
  /** The element with its tags; null where it has no end or is longer than any ad. */
  text: string | null
}

/** Where a beginning is too short or too strange to tell. */
const USUAL = 'job|item|vacancy|position|offer|entry|ad'
const openingOf = (name: string | undefined) =>
  new RegExp(
    `<(${name?.replaceAll('.', '\\.') ?? USUAL})(?=[\\s>/])(?:[^>"']|"[^"]*"|'[^']*')*>`,
    name === undefined ? 'i' : '',
  )
/** Enough of a feed to know which of its elements are ads. */
const HEAD_LENGTH = 64 * 1024
/** Room for an opening tag that is split between two pieces. */
const LONGEST_OPENING = 2000

/** The elements of a feed that are ads, one by one; a CDATA section may hold anything, tags of ads too. */
export async function* xmlItems(chunks: AsyncIterable<string>): AsyncGenerator<XmlItem> {
  let buffer = ''
  let line = 1
  let itemName = ''
  /** Where in the buffer the search for the item's end goes on. */
  let at = 0
  let opening: RegExp | undefined

  const drop = (length: number) => {
    for (let end = buffer.indexOf('\n'); end >= 0 && end < length; end = buffer.indexOf('\n', end + 1))
      line += 1
    buffer = buffer.slice(length)
    at = 0
  }

  const take = function* (pattern: RegExp): Generator<XmlItem> {
    for (;;) {
      if (itemName === '') {
        const match = pattern.exec(buffer)
        if (!match?.[1]) {
          drop(Math.max(0, buffer.length - LONGEST_OPENING))
          return
        }
        drop(match.index)
        // All of an ad may stand in its element's attributes.
        if (match[0].endsWith('/>')) {
          yield { line, text: match[0] }
          drop(match[0].length)
          continue
        }
        itemName = match[1]
        at = match[0].length
      }
      const end = endOf(buffer, itemName, at)
      if (end.isFound) {
        yield { line, text: buffer.slice(0, end.at) }
        drop(end.at)
        itemName = ''
        continue
      }
      at = end.at
      if (buffer.length <= MAX_AD_LENGTH) return
      yield { line, text: null }
      drop(buffer.length)
      itemName = ''
    }
  }

  for await (const chunk of chunks) {
    buffer += chunk
    if (!opening && buffer.length < HEAD_LENGTH) continue
    opening ??= openingOf(itemElement(buffer.slice(0, HEAD_LENGTH)))
    yield* take(opening)
  }
  if (!opening) yield* take(openingOf(itemElement(buffer)))
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
