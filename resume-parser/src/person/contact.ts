import { datesIn } from '../dates/dates.ts'
import { likelyValue } from '../entries/evidence.ts'
import { labelledValuesIn } from '../headings/labels.ts'
import { isOfOthers, type ResumePartLines } from '../headings/sections.ts'
import type { ReadText } from '../layout/line.ts'
import { type FoundValue, foundValue, type TextPiece, trimmed } from '../layout/text-piece.ts'
import { isTitle } from '../work/titles.ts'
import { emailIn } from './emails.ts'
import { nameIn } from './names.ts'
import { phoneInResume } from './phones.ts'

export interface ParsedContact {
  name?: FoundValue<string>
  email?: FoundValue<string>
  phone?: FoundValue<string>
  headline?: FoundValue<string>
}

const MAX_HEADLINE = 120

/** The post that a resume applies for, or the line below the name that says what the person does. */
const headlineOf = (
  read: ReadText,
  sections: readonly ResumePartLines[],
  name: TextPiece | undefined,
): FoundValue<string> | undefined => {
  const [head] = sections
  for (const line of sections
    .filter(({ part }) => part === 'head' || part === 'contact')
    .flatMap(({ lines }) => lines))
    for (const { roles, value } of labelledValuesIn(line)) {
      const isAsked = roles.includes('headline') || (roles[0] === 'title' && head?.lines.includes(line))
      if (isAsked && value && isTitle(value.text)) return foundValue(value.text, 0.8, value)
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
  return piece && isTitle(piece.text) ? foundValue(piece.text, 0.75, piece) : undefined
}

export const contactOf = (read: ReadText, sections: readonly ResumePartLines[]): ParsedContact => {
  const others = sections.filter(isOfOthers).map(({ lines }) => {
    const last = lines.at(-1)
    return { start: lines[0]?.start ?? 0, end: last ? last.start + last.text.length : 0 }
  })
  const email = emailIn(read, others)
  const phone = likelyValue(phoneInResume(read, sections, isOfOthers, email))
  const name = likelyValue(nameIn(read, email))
  const headline = headlineOf(read, sections, name)
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(headline && { headline }),
  }
}
