import { wellFormed } from './blocks.ts'
import { restoreLineBreaks } from './lost-breaks.ts'

const BULLET =
  /^\s*(?:[•●▪■□◦‣∙·・○◆◇★☆►▶▸➢➤➔→✓✔☑✅⇒»※]\s*|[-–—*]{1,2}\s+|--(?=\p{L})|[-*](?=[^\s\d*-])|o\s{2,})/u
const NUMBER = /^\s*(?:\(?\d{1,2}[.)、．]|[①-⑳])\s*(?=\S)/
const LONGEST_HEADING = 70

/** Blocks of HTML from plain text: its lines, lists by their bullets, and short lines with a colon as headings. */
export const blocksOfPlainText = (text: string): string => {
  const lines = restoreLineBreaks(text)
    .split('\n')
    .map(line => line.trim())
  const html: string[] = []
  let list = ''
  const open = (tag: string) => {
    if (list === tag) return
    if (list !== '') html.push(`</${list}>`)
    if (tag !== '') html.push(`<${tag}>`)
    list = tag
  }
  lines.forEach((line, at) => {
    if (line === '') return
    const kind = listOf(line, lines, at)
    open(kind)
    if (kind !== '') html.push('<li>', escapeHtml(line.replace(kind === 'ul' ? BULLET : NUMBER, '')), '</li>')
    else if (isHeading(line))
      html.push('<h4>', escapeHtml(line.replace(/^#{1,6}\s+|[【】]/g, '').trim()), '</h4>')
    else html.push('<p>', escapeHtml(line), '</p>')
  })
  open('')
  return wellFormed(html.join(''))
}

/** A number begins a list only where another follows or came before: `2. Shift` alone may be anything. */
const listOf = (line: string, lines: readonly string[], at: number): '' | 'ul' | 'ol' => {
  if (BULLET.test(line) && line.replace(BULLET, '') !== '') return 'ul'
  if (!NUMBER.test(line)) return ''
  const isNumbered = (index: number) => NUMBER.test(lines[index] ?? '')
  const next = lines.findIndex((other, index) => index > at && other !== '')
  const before = lines.findLastIndex((other, index) => index < at && other !== '')
  return isNumbered(next) || isNumbered(before) ? 'ol' : ''
}

const isHeading = (line: string) =>
  line.length <= LONGEST_HEADING && (/[^\d\s][::：]$/.test(line) || /^【[^】]+】$|^#{1,6}\s+\S/.test(line))

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
