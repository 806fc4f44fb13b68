import { datesIn } from '../dates/dates.ts'
import { likely } from '../entries/evidence.ts'
import { labelledIn } from '../headings/labels.ts'
import { isOfOthers, type Section } from '../headings/sections.ts'
import type { ReadText } from '../layout/line.ts'
import { type Found, found, type Piece, trimmed } from '../layout/piece.ts'
import { isTitle } from '../work/titles.ts'
import { emailIn } from './emails.ts'
import { nameIn } from './names.ts'
import { phoneIn } from './phones.ts'

export interface Contact {
  name?: Found<string>
  email?: Found<string>
  phone?: Found<string>
  headline?: Found<string>
}

const MAX_HEADLINE = 120

/** The post that a resume applies for, or the line below the name that says what the person does. */
const headlineOf = (
  read: ReadText,
  sections: readonly Section[],
  name: Piece | undefined,
): Found<string> | undefined => {
  const [head] = sections
  for (const line of sections
    .filter(({ part }) => part === 'head' || part === 'contact')
    .flatMap(({ lines }) => lines))
    for (const { roles, value } of labelledIn(line)) {
      const isAsked = roles.includes('headline') || (roles[0] === 'title' && head?.lines.includes(line))
      if (isAsked && value && isTitle(value.text)) return found(value.text, 0.8, value)
    }
  if (!name) return undefined
  const second = sections.slice(1).find(({ lines }) => (lines[0]?.start ?? 0) > name.start)
  const headEnd = second?.lines[0]?.start ?? read.text.length
  const at = read.lines.findIndex(line => line.start + line.text.length >= name.end && name.end > 0)
  const next = read.lines
    .slice(at + 1, at + 3)
    .find(({ text, start }) => start < headEnd && !/@|https?:|\d{3}/.test(text))
  if (!next || next.text.length > MAX_HEADLINE || next.cells.length > 1 || datesIn(next.text).length > 0)
    return undefined
  const piece = trimmed({ text: next.text, start: next.start, end: next.start + next.text.length })
  return piece && isTitle(piece.text) ? found(piece.text, 0.75, piece) : undefined
}

export const contactOf = (read: ReadText, sections: readonly Section[]): Contact => {
  const others = sections.filter(isOfOthers).map(({ lines }) => {
    const last = lines.at(-1)
    return { start: lines[0]?.start ?? 0, end: last ? last.start + last.text.length : 0 }
  })
  const email = emailIn(read, others)
  const phone = likely(phoneIn(read, sections, isOfOthers, email))
  const name = likely(nameIn(read, email))
  const headline = headlineOf(read, sections, name)
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(headline && { headline }),
  }
}
