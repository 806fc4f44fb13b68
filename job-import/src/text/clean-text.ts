import sanitizeHtml from 'sanitize-html'
import { repairMojibake } from './mojibake.ts'

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,30}));/g
const escapes = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
])
const named = new Map<string, string>()

/** sanitize-html knows HTML's two thousand names. */
const namedEntity = (reference: string): string => {
  const cached = named.get(reference)
  if (cached !== undefined) return cached
  const written = sanitizeHtml(reference, { allowedTags: [], allowedAttributes: {} })
  // What is no entity comes back with its ampersand escaped.
  const letter = escapes.get(written) ?? (written.startsWith('&amp;') ? reference : written)
  if (named.size < 3000) named.set(reference, letter)
  return letter
}

/** HTML's entities as the letters they stand for, once: `&amp;lt;` is `&lt;`. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (reference: string, decimal?: string, hex?: string) => {
        if (decimal === undefined && hex === undefined) return namedEntity(reference)
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
        if (code >= 0x80 && code <= 0x9f) return windowsLetter(code)
        return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
          ? String.fromCodePoint(code)
          : ''
      })
    : text

/** HTML reads `&#146;` as windows-1252 does. */
const windowsLetter = (code: number) => new TextDecoder('windows-1252').decode(Uint8Array.of(code))

/** Control characters but line breaks and tabs, invisible marks, and what turns the direction of text around. */
const UNWANTED = /(?![\n\t])\p{Cc}|[\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\ufffd-\uffff]/gu

/** Text that is fit to be stored and shown: mended, without control characters, with LF as its line breaks. */
export const repairText = (text: string): string =>
  repairMojibake(text.toWellFormed())
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(UNWANTED, '')
    .replace(/\u00a0/g, ' ')

const TAG = /<\/?[a-z][^<>]*>/gi

/** One line of plain text: a title, a name, a place. Tags dropped, entities decoded, at most `max` characters. */
export const plainLine = (text: string, max = 300): string => {
  const line = repairText(decodeEntities(text.replace(TAG, ' ')))
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max).toWellFormed().replaceAll('\ufffd', '')
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), max * 0.7)).trim()
}
