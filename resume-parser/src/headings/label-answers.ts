import type { AnalysedLine } from '../entries/analysed-line.ts'
import type { TextLine } from '../layout/line.ts'
import { companyScore } from '../work/companies.ts'
import { rolesOf } from './labels.ts'

const MIN_LABELS = 2
const isBareLabel = ({ text, cells }: TextLine) =>
  cells.length === 1 &&
  /[:：]\s*$/u.test(text) &&
  rolesOf(text).some(role => role !== 'duties' && role !== 'aside')

/** Labels that have their answers on the next line, as one line with it: a line break is as long as a space. */
export const withAnswersBelow = (lines: readonly TextLine[]): TextLine[] => {
  if (lines.filter(isBareLabel).length < MIN_LABELS) return [...lines]
  const joined: TextLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, below] = [lines[at], lines[at + 1]]
    if (!line) continue
    const isAnswered =
      isBareLabel(line) &&
      below?.cells.length === 1 &&
      below.start === line.start + line.text.length + 1 &&
      rolesOf(below.text).length === 0 &&
      !/[:：]\s*$/u.test(below.text)
    if (!isAnswered) {
      joined.push(line)
      continue
    }
    const text = `${line.text} ${below.text}`
    joined.push({ ...line, text, cells: [{ text, left: 0, right: 0 }] })
    at += 1
  }
  return joined
}

/** “• Nirma Ltd” above its labels heads an entry and is no item of a list. */
export const withHeadedForms = (lines: readonly AnalysedLine[]): AnalysedLine[] =>
  lines.map((line, at) =>
    line.isItem && (lines[at + 1]?.labelled.length ?? 0) > 0 && companyScore(line.text) > 0
      ? { ...line, isItem: false }
      : line,
  )
