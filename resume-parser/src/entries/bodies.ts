import { BULLET } from '../layout/bullets.ts'
import { type FoundValue, foundValue, type TextPiece } from '../layout/text-piece.ts'
import type { ResumeEntry } from './entry.ts'

/** A line that ends so far before the longest one ends what it says. */
const SHORT = 0.75

/** What is said of an entry, as one text: items and sentences on lines of their own, wrapped lines joined. */
const bodyText = (body: readonly TextPiece[]): string => {
  const longest = body.reduce((most, { text }) => Math.max(most, text.length), 0)
  let text = ''
  let before = ''
  for (const piece of body) {
    const line = piece.text.trim()
    const isWrapped = /[-‐\u00ad]$/u.test(before) && /^\p{Ll}/u.test(line)
    const isNew =
      before === '' ||
      BULLET.test(line) ||
      /[.:。：;；]$/u.test(before) ||
      (before.length < longest * SHORT && !/^\p{Ll}/u.test(line))
    if (isWrapped) text = text.replace(/[-‐\u00ad]$/u, '') + line
    else text += isNew ? `${text ? '\n' : ''}${line}` : ` ${line}`
    before = line
  }
  return text
}

export const descriptionOf = ({ body }: ResumeEntry): FoundValue<string> | undefined => {
  const [first, last] = [body[0], body.at(-1)]
  const value = bodyText(body)
  return first && last && value.length > 2
    ? foundValue(value, 0.8, { text: first.text, start: first.start, end: Math.max(first.end, last.end) })
    : undefined
}
