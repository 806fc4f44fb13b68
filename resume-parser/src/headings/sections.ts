import { datesIn } from '../dates/dates.ts'
import { bulleted } from '../layout/bullets.ts'
import { further, type LineCell, type ReadText, type TextLine } from '../layout/line.ts'
import { isCompany } from '../work/companies.ts'
import { isTitle } from '../work/titles.ts'
import type { ResumePart } from './heading-words.ts'
import { headingOf, likelyHeadingOf } from './headings.ts'
import { rolesOf } from './labels.ts'

export type SectionPart = Exclude<ResumePart, 'title' | 'inner'> | 'head'

export interface ResumePartLines {
  /** `head` is what stands before the first heading. */
  part: SectionPart
  /** Its heading; empty where it has none. */
  heading: string
  lines: TextLine[]
}

/** What a person says at the end of all: nothing of it is a job. */
const CLOSING =
  /^(?:i,? .{0,40}(?:hereby|solemnly|do here)|i (?:hereby |do )?(?:declare|certify|affirm|confirm)|the above (?:information|particulars)|hereby|(?:all )?the (?:information|particulars|details) (?:given|furnished|stated)|yours (?:faithfully|sincerely|truly)|thanking you|saya yang bertanda tangan|demikian(?:lah)?|dengan ini saya|saya mengaku|segala maklumat|hormat saya|yang benar|declaro|por ser verdad|por ser verdade|atentamente|atenciosamente|autorizo|yukaridaki bilgiler|beyan ederim|اقر |اشهد|本人(?:保證|保证|声明|聲明)|以上(?:$|、|內容|内容))/iu

const LINE_WORDS = 7

const isFirm = (text: string) => {
  const roles = rolesOf(text)
  return roles.includes('person') || roles.includes('aside')
}

/** Which part a line begins that has its heading in the margin, with what it heads beside it. */
const marginPart = ({ cells }: TextLine): ResumePart | undefined => {
  const [first, second] = cells
  if (!first || !second || /^[:：]/u.test(second.text)) return undefined
  const part = headingOf(first.text)
  // “Work experience: 5 years” answers a form; a job beside the same words does not.
  if (part === 'work' && (isTitle(second.text) || isCompany(second.text))) return part
  if (isFirm(first.text)) return undefined
  // “学历 | 本科” and other forms of a few words.
  if (cells.length > 2 && cells.length % 2 === 0 && rolesOf(cells[2]?.text ?? '').length > 0) return undefined
  const isShort =
    second.text.length <= 6 && datesIn(second.text).length === 0 && rolesOf(first.text).length > 0
  return isShort ? undefined : part
}

const INLINE = /^([^:：]{3,40})\s*[:：]\s*(?=\S)/u
const INLINE_PARTS = new Set<ResumePart>(['skills', 'languages', 'summary', 'licenses', 'other'])
/** “Skills: Excel, payroll” begins its part as well. */
const inlinePart = (line: TextLine): ResumePart | undefined => {
  const match = line.isStrong || line.gap > 0.3 ? INLINE.exec(line.text) : null
  const part = match?.[1] && !isFirm(match[1]) ? headingOf(match[1]) : undefined
  return part && INLINE_PARTS.has(part) ? part : undefined
}

/** A line's cells from one on, as a line of its own. */
const after = (line: TextLine, count: number): TextLine => {
  const skipped = line.cells.slice(0, count)
  const cut = skipped.reduce((sum, { text }) => sum + text.length + 1, 0)
  const left = line.cells.slice(count)
  const [first, next] = [line.cells[0], left[0]]
  const cells = bulleted(left)
  const indent = line.indent + (first && next ? further(first, next) : 0)
  const text = cells.map(cell => cell.text).join('\t')
  return { ...line, cells, text, start: line.start + cut, gap: 0, indent }
}

const afterLabel = (line: TextLine, length: number): TextLine => {
  const [first, ...rest] = line.cells
  const cells: LineCell[] = first ? [{ ...first, text: first.text.slice(length) }, ...rest] : []
  return { ...line, cells, text: line.text.slice(length), start: line.start + length, gap: 0 }
}

const isNear = (lines: readonly TextLine[], at: number) =>
  lines.slice(at + 1, at + 3).some(({ text }) => datesIn(text).some(({ isRange }) => isRange))

const words = (text: string) => text.split(/\s+/).length

/** Styles that known headings have, and hardly anything else. */
const headingStyles = (lines: readonly TextLine[]): ReadonlySet<string> => {
  const counts = new Map<string, { headings: number; others: number }>()
  for (const line of lines) {
    if (!line.isStrong) continue
    const count = counts.get(line.style) ?? { headings: 0, others: 0 }
    if (headingOf(line.text)) count.headings += 1
    else if (line.text.length < 60) count.others += 1
    counts.set(line.style, count)
  }
  return new Set(
    [...counts].flatMap(([style, { headings, others }]) =>
      headings >= 2 && others <= headings ? [style] : [],
    ),
  )
}

/** A heading that a narrow column breaks: “Capacidades y” and “competencias personales” below it. */
const wrappedHeading = (
  lines: readonly TextLine[],
  at: number,
): { part: ResumePart; more: number } | undefined => {
  const [first] = [lines[at]]
  if (!first?.isStrong || first.cells.length !== 1) return undefined
  for (const more of [2, 1]) {
    const below = lines.slice(at + 1, at + 1 + more)
    const isOne =
      below.length === more &&
      below.every(({ cells, style, gap }) => cells.length === 1 && style === first.style && gap < 0.5)
    const part = isOne ? headingOf([first, ...below].map(({ text }) => text).join(' ')) : undefined
    // Two headings of which each stands alone are two.
    if (part && !below.some(({ text }) => headingOf(text))) return { part, more }
  }
  return undefined
}

/** Letters of a name beside those of the smallest text. */
const MUCH_LARGER = 1.6

const isPlain = (line: TextLine) =>
  line.cells.length === 1 && datesIn(line.text).length === 0 && !/[@•]/u.test(line.text)

/** “Organization:” alone on its line, in a form: of a job, where “Designation:” follows. */
const asksForJob = ({ text }: TextLine) =>
  /[:：]\s*$/u.test(text) && rolesOf(text).some(role => ['company', 'title', 'period', 'from'].includes(role))

/** The parts of a resume in their order. */
export const sectionsOf = ({ lines }: ReadText): ResumePartLines[] => {
  const sections: ResumePartLines[] = [{ part: 'head', heading: '', lines: [] }]
  const small = lines.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY)
  const large = lines.reduce((most, { size }) => Math.max(most, size), 0)
  const isName = ({ size }: TextLine) => size === large && size > small * MUCH_LARGER
  const styles = headingStyles(lines)

  const partOf = (line: TextLine, at: number): ResumePart | undefined => {
    if (sections.at(-1)?.part === 'work' && asksForJob(line) && lines.slice(at + 1, at + 5).some(asksForJob))
      return undefined
    const heading = headingOf(line.text)
    if (heading) return heading
    if (!isPlain(line)) return undefined
    const likely = likelyHeadingOf(line.text)
    if (likely && (line.isStrong || styles.has(line.style) || /[:：]\s*-?$/u.test(line.text))) return likely
    if (CLOSING.test(line.text)) return 'other'
    // What looks like a heading and has no known name ends the part before it, unless it may head an entry.
    const isUnknown =
      styles.has(line.style) &&
      sections.length > 1 &&
      words(line.text) <= LINE_WORDS &&
      !/[.,;。，]$/u.test(line.text) &&
      !isTitle(line.text) &&
      !isCompany(line.text) &&
      !isNear(lines, at) &&
      !isNear(lines, at - 2)
    return isUnknown ? 'other' : undefined
  }

  const open = (part: ResumePart, heading: string) => {
    if (part !== 'title' && part !== 'inner') sections.push({ part, heading, lines: [] })
  }
  const add = (line: TextLine) => sections.at(-1)?.lines.push(line)

  let skipped = 0
  for (const [at, line] of lines.entries()) {
    if (skipped > 0) {
      skipped -= 1
      continue
    }
    const wrapped = wrappedHeading(lines, at)
    skipped = wrapped?.more ?? 0
    const part = wrapped?.part ?? partOf(line, at)
    // What is said within a job stays there.
    if (part === 'inner') add(line)
    else if (part) open(part, line.text)
    else if (isName(line) && sections.at(-1)?.part !== 'head')
      sections.push({ part: 'head', heading: '', lines: [line] })
    else {
      const margin = marginPart(line)
      const inline = margin ? undefined : inlinePart(line)
      if (margin && margin !== 'inner' && margin !== 'title') {
        open(margin, line.cells[0]?.text ?? '')
        add(after(line, 1))
      } else if (inline) {
        open(inline, INLINE.exec(line.text)?.[1] ?? '')
        add(afterLabel(line, INLINE.exec(line.text)?.[0].length ?? 0))
      } else add(line)
    }
  }
  return sections
}

export const linesIn = (
  sections: readonly ResumePartLines[],
  ...parts: readonly ResumePartLines['part'][]
): TextLine[] => sections.filter(({ part }) => parts.includes(part)).flatMap(({ lines }) => lines)

const OTHERS =
  /refer|rujukan|المراجع|المعرف|推荐人|推薦人|証明|證明人|证明人|諮詢人|參考人|emergency|keluarga|family|famil/iu

/** Whether a part tells of other people: who can be asked, who is family. */
export const isOfOthers = ({ part, heading }: ResumePartLines): boolean =>
  part === 'other' && OTHERS.test(heading)
