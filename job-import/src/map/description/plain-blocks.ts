import { escapeHtmlText } from '@hanap/markets/escape-html'
import { wellFormed } from './blocks.ts'
import { isListHeading, isMarkedHeading, isUsualHeading } from './headings.ts'
import { restoreLineBreaks } from './lost-breaks.ts'

const BULLET =
  /^\s*(?:[•●▪■□◦‣∙·・○◆◇★☆►▶▸➢➤➔→✓✔☑✅⇒»※]\s*|[-–—*]{1,2}\s+|--(?=\p{L})|[-*](?=[^\s\d*-])|o\s{2,})/u
const NUMBER = /^\s*(?:\(?[\d０-９]{1,2}[.)、．]|[①-⑳])\s*(?=\S)/
const LONGEST_HEADING = 70
/** `*Kualifikasi*`, `**Benefits**:` */
const STARRED = /^(\*{1,2}|__)(?=\S)([^*_\n]{2,70}?)\1\s*[:：]?$/
const STARRED_START = /^\*(?=\S)[^*\n]{1,60}\*(?=[\s:：]|$)/
/** Marks of which one alone heads a part, and several make a list. */
const HEADING_MARK = /^([■◆●▼□◇★☆▶◎])\s*(?=\S)/u
const CHINESE_NUMBER = /^[一二三四五六七八九十]{1,2}[、.．]\s*(?=\S)/

/** Blocks of HTML from plain text: its lines, lists by their bullets, and short lines with a colon as headings. */
export const blocksOfPlainText = (text: string): string => {
  const lines = restoreLineBreaks(text)
    .split('\n')
    .map(line => line.trim())
  return wellFormed(blocksOfLines(lines, escapeHtmlText))
}

/** Blocks from lines; `inline` makes HTML of a line's text. */
const blocksOfLines = (lines: readonly string[], inline: (text: string) => string): string => {
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
    const heading = headingOf(line, lines, at)
    const kind = heading === undefined ? listOf(line, lines, at) : ''
    open(kind)
    if (heading !== undefined) html.push('<h4>', inline(heading), '</h4>')
    else if (kind === '') html.push('<p>', emphasised(inline(line)), '</p>')
    else html.push('<li>', emphasised(inline(line.replace(kind === 'ul' ? BULLET : NUMBER, ''))), '</li>')
  })
  open('')
  return html.join('')
}

/** A number begins a list only where another follows or came before: `2. Shift` alone may be anything. */
const listOf = (line: string, lines: readonly string[], at: number): '' | 'ul' | 'ol' => {
  if (STARRED_START.test(line)) return ''
  if (isBullet(line)) return 'ul'
  if (!NUMBER.test(line)) return ''
  const isNumbered = (index: number) => NUMBER.test(lines[index] ?? '')
  return isNumbered(nextOf(lines, at)) || isNumbered(beforeOf(lines, at)) ? 'ol' : ''
}

const isBullet = (line: string) => BULLET.test(line) && line.replace(BULLET, '') !== ''
const nextOf = (lines: readonly string[], at: number) =>
  lines.findIndex((other, index) => index > at && other !== '')
const beforeOf = (lines: readonly string[], at: number) =>
  lines.findLastIndex((other, index) => index < at && other !== '')

/** A line's words where it heads what follows. */
const headingOf = (line: string, lines: readonly string[], at: number): string | undefined => {
  if (line.length > LONGEST_HEADING) return undefined
  const starred = STARRED.exec(line)?.[2]
  if (starred !== undefined) return isMarkedHeading(starred) ? starred : undefined
  if (/^#{1,6}\s+\S/.test(line)) return line.replace(/^#{1,6}\s+/, '').replace(/\s+#+$/, '')
  if (/^【[^】]+】$/.test(line)) return isMarkedHeading(line) ? line.slice(1, -1).trim() : undefined
  const next = lines[nextOf(lines, at)]
  const mark = HEADING_MARK.exec(line)?.[1]
  if (mark !== undefined) {
    const isAlone =
      next !== undefined && !next.startsWith(mark) && !(lines[beforeOf(lines, at)] ?? '').startsWith(mark)
    return isAlone && isMarkedHeading(line) ? line.replace(HEADING_MARK, '') : undefined
  }
  if (CHINESE_NUMBER.test(line))
    return next !== undefined && isMarkedHeading(line) ? line.replace(CHINESE_NUMBER, '') : undefined
  if (isBullet(line) || NUMBER.test(line)) return undefined
  if (/[^\d\s][::：]$/.test(line)) return line
  if (next === undefined) return undefined
  if (isUsualHeading(line)) return line
  const isBeforeList = lines[at + 1] !== undefined && isBullet(lines[at + 1] ?? '')
  return isBeforeList && isListHeading(line) ? line : undefined
}

/** Markdown's bold words, and those of messengers. */
const emphasised = (html: string): string =>
  html.includes('*')
    ? html
        .replace(/\*\*(?=\S)([^*\n]{1,200}?\S)\*\*/g, '<strong>$1</strong>')
        .replace(
          /(?<=^|[\s(])\*(?=\p{L})([^*\n]{1,80}?[\p{L}\p{N}:：.])\*(?=$|[\s.,;:)])/gu,
          '<strong>$1</strong>',
        )
    : html
