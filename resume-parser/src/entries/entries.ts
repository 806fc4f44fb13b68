import { withAnswersBelow, withHeadedForms } from '../headings/label-answers.ts'
import type { TextLine } from '../layout/line.ts'
import { type AnalysedLine, analyseLine } from './analysed-line.ts'
import { datedEntries } from './blocks.ts'
import type { ResumeEntry } from './entry.ts'
import { formEntries } from './forms.ts'
import { proseEntries, sentencesOf } from './prose.ts'
import type { EntryKind } from './roles.ts'
import { tableEntries } from './tables.ts'

const MAX_ITEM = 130

const isTimed = (line: AnalysedLine) => line.isAnchor && line.dates.some(({ isRange }) => isRange)

/** What is told in sentences, unless it stands below a time that heads it: then it is what one did there. */
const entriesByLayout = (
  lines: readonly AnalysedLine[],
): { entries: ResumeEntry[]; rest: AnalysedLine[] } => {
  const { entries, rest } = proseEntries(lines)
  const first = rest.find(isTimed)
  const own = entries.filter(({ start }) => first === undefined || start < first.start)
  return own.length === entries.length ? { entries, rest } : { entries: [], rest: [...lines] }
}

/** Whether a line goes on with the sentence above: small, or with the year that it was about to say. */
const goesOn = (above: string, text: string) =>
  /^[\p{Ll}(]/u.test(text) || (/^\p{N}/u.test(text) && /(?:^|\s)\p{Ll}{2,4}$/u.test(above))

/** Lines that go on with a sentence, as one line with it: a line break is as long as a space. */
const withWholeSentences = (lines: readonly AnalysedLine[]): TextLine[] =>
  sentencesOf(lines).flatMap(({ text, lines: own }): TextLine[] => {
    const [first] = own
    const isOne = own.slice(1).every((line, at) => goesOn(own[at]?.text ?? '', line.text))
    return first && own.length > 1 && isOne ? [{ ...first, text, cells: [{ text, left: 0, right: 0 }] }] : own
  })

/** Items that each have a time are entries where no other lines have one. */
const blocksOf = (kind: EntryKind, lines: readonly AnalysedLine[]): ResumeEntry[] => {
  const blocks = datedEntries(kind, lines)
  if (blocks.length > 0) return blocks
  return datedEntries(
    kind,
    lines.map(line => {
      const isEntry =
        line.isItem &&
        !line.isAside &&
        line.dates.some(({ isRange }) => isRange) &&
        line.text.length <= MAX_ITEM
      return isEntry ? { ...line, isAnchor: true, isProseEntry: true } : line
    }),
  )
}

/** The jobs or studies of a part, however it tells them, in its order. */
export const entriesIn = (kind: EntryKind, lines: readonly TextLine[]): ResumeEntry[] => {
  const tables = tableEntries(kind, lines)
  const lookAt = analyseLine(kind)
  const raw = withHeadedForms(withAnswersBelow(tables.rest).map(lookAt))
  const seen = kind === 'study' ? withWholeSentences(raw).map(lookAt) : raw
  const forms = formEntries(kind, seen)
  const byLayout = kind === 'work' && forms.length === 0 ? entriesByLayout(seen) : { entries: [], rest: seen }
  const blocks = forms.length > 0 ? [] : blocksOf(kind, byLayout.rest)
  return [...tables.entries, ...forms, ...byLayout.entries, ...blocks].sort(
    (one, other) => one.start - other.start,
  )
}
