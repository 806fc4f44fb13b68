import { isDate } from '../dates/dates.ts'
import {
  asLetters,
  CJK,
  fillHoles,
  hasArabic,
  isRightToLeft,
  runsLeftToRight,
  unspread,
} from './characters.ts'
import { type Edges, edgesOf } from './edges.ts'

/** A piece of text as a page draws it; lengths in points, `y` upwards from the page's foot. */
export interface TextRun {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
}

/** Runs that follow each other without a wide gap. */
export interface RowSegment {
  text: string
  left: number
  right: number
  y: number
  size: number
  font: string
}

/** Segments on one baseline, from the left. */
export interface TextRow {
  y: number
  size: number
  segments: RowSegment[]
  /** Is a row of a table that has a header. */
  isGrid?: boolean
}

/** Wider gaps, in sizes of the letters, part a row; an ordinary space is a quarter. */
const PARTING_GAP = 1.4
const SPACE = 0.14
/** Large letters are set wider apart. */
const LARGE = 15
const LARGE_SPACE = 0.18
/** What follows a time after so much space stands apart from it. */
const AFTER_TIME = 0.9
const CJK_SPACE = 0.45

const needsSpace = (before: string, after: string, gap: number, size: number) => {
  if (/\s$/.test(before) || /^\s/.test(after)) return false
  const isCjk = CJK.test(before.at(-1) ?? '') && CJK.test(after[0] ?? '')
  return gap > size * (isCjk ? CJK_SPACE : size > LARGE ? LARGE_SPACE : SPACE)
}

const NUMBER_PART = /^[\p{Nd}.,:/+()-]+$/u
/** A plus sign drawn by another font belongs to the number that it stands before, spaces or not. */
const isSigned = (before: string, text: string) => before === '+' && /^\p{Nd}[\p{Nd} -]*$/u.test(text)

/** Digits and their signs without a space between them are one number, which runs left to right in every script. */
const withWholeNumbers = (runs: readonly TextRun[]): TextRun[] => {
  const whole: TextRun[] = []
  for (const run of runs) {
    const before = whole.at(-1)
    const isOne =
      before !== undefined &&
      ((NUMBER_PART.test(before.text) && NUMBER_PART.test(run.text)) || isSigned(before.text, run.text)) &&
      run.x - (before.x + before.width) < run.size * SPACE
    if (isOne)
      whole[whole.length - 1] = {
        ...before,
        text: before.text + run.text,
        width: run.x + run.width - before.x,
      }
    else whole.push(run)
  }
  return whole
}

/** A number that is typed from the left also among Arabic words, such as a phone number with its plus sign. */
const beginsAtLeft = (text: string) => /^(?:\+|00)\p{Nd}/u.test(text)

/** Runs of one segment, which come from the left, in the order in which they are read. */
const inReadingOrder = (runs: readonly TextRun[]): TextRun[] => {
  if (!runs.some(({ text }) => hasArabic(text))) return [...runs]
  const ordered: TextRun[] = []
  let group: TextRun[] = []
  // Latin words run left to right also within Arabic, with what stands between them; numbers alone do not.
  const flush = () => {
    let innerLength = group.length
    while (innerLength > 0 && !runsLeftToRight(group[innerLength - 1]?.text ?? '')) innerLength -= 1
    const inner = group.slice(0, innerLength)
    const isLeftToRight =
      inner.some(({ text }) => /\p{Script=Latin}/u.test(text)) || beginsAtLeft(inner.at(-1)?.text ?? '')
    ordered.push(...(isLeftToRight ? inner.reverse() : inner), ...group.slice(innerLength))
    group = []
  }
  for (const run of withWholeNumbers(runs).reverse()) {
    if (runsLeftToRight(run.text) || (group.length > 0 && !hasArabic(run.text))) group.push(run)
    else {
      flush()
      ordered.push(run)
    }
  }
  flush()
  return ordered
}

const gapBetween = (one: TextRun, other: TextRun) =>
  Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width)

const segmentOf = (runs: readonly TextRun[]): RowSegment => {
  let text = ''
  let before: TextRun | undefined
  for (const run of inReadingOrder(runs)) {
    if (before && needsSpace(text, run.text, gapBetween(before, run), run.size)) text += ' '
    text += run.text
    before = run
  }
  const longest = runs.reduce((one, other) => (other.text.length > one.text.length ? other : one))
  return {
    text: asLetters(fillHoles(text)).replace(/\s+/g, ' ').trim(),
    left: Math.min(...runs.map(({ x }) => x)),
    right: Math.max(...runs.map(({ x, width }) => x + width)),
    y: longest.y,
    size: longest.size,
    font: longest.font,
  }
}

/** More of them on a row are a pattern. */
const MAX_SIGNS = 40

/** Signs that another font draws into the gaps of a word, in their places: “mara villa” and a dot over its space. */
const withSigns = (runs: readonly TextRun[]): TextRun[] => {
  const signs = runs.filter(({ text }) => /^[\p{P}\p{S}]$/u.test(text))
  if (signs.length === 0 || signs.length > MAX_SIGNS) return [...runs]
  const filled = new Set<TextRun>()
  const words = runs.map(run => {
    if (!run.text.includes(' ')) return run
    let { text } = run
    for (const sign of signs) {
      const isOver = sign !== run && sign.x > run.x && sign.x + sign.width < run.x + run.width
      if (!isOver) continue
      const fromLeft = (sign.x - run.x) / run.width
      const likely = (hasArabic(text) ? 1 - fromLeft : fromLeft) * text.length
      const spaces = [text.lastIndexOf(' ', likely), text.indexOf(' ', likely)].filter(at => at >= 0)
      const [at] = spaces.sort((one, other) => Math.abs(one - likely) - Math.abs(other - likely))
      if (at === undefined) continue
      text = text.slice(0, at) + sign.text + text.slice(at + 1)
      filled.add(sign)
    }
    return { ...run, text }
  })
  // Only what holds spaces was made anew.
  return words.filter(run => !filled.has(run))
}

const segmentsOf = (runs: readonly TextRun[], isEdge: Edges): RowSegment[] => {
  const groups: TextRun[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const run of withSigns(runs)) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const isOne =
      group !== undefined &&
      before !== undefined &&
      run.x - end <= run.size * PARTING_GAP &&
      !isEdge(run, before) &&
      !(run.x - end >= run.size * AFTER_TIME && isDate(group.map(({ text }) => text).join(' ')))
    if (isOne) group.push(run)
    else groups.push([run])
    end = Math.max(end, run.x + run.width)
  }
  return groups.map(segmentOf).filter(({ text }) => text !== '')
}

const SAME_BASELINE = 0.35

/** A run that holds more than one part of its row, with spaces between them: a run each. */
const spaceRuns = (run: TextRun): TextRun[] => {
  const text = unspread(run.text)
  if (!/\S {4,}\S/.test(text)) return [{ ...run, text }]
  return [...text.matchAll(/\S+(?: {1,3}\S+)*/g)].map(({ 0: part, index }) => ({
    ...run,
    text: part,
    x: run.x + (index / text.length) * run.width,
    width: (part.length / text.length) * run.width,
  }))
}

/** Runs of a page as rows, from the top. Drawn twice at one place (for weight) counts once. */
export const textRows = (runs: readonly TextRun[]): TextRow[] => {
  const seen = new Set<string>()
  const sorted = runs
    .flatMap(run => (hasArabic(run.text) ? [run] : spaceRuns(run)))
    .filter(({ text, x, y }) => {
      const key = `${text} ${Math.round(x)} ${Math.round(y)}`
      if (text.trim() === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
    .sort((one, other) => other.y - one.y || one.x - other.x)
  const groups: TextRun[][] = []
  for (const run of sorted) {
    const group = groups.at(-1)
    const [first] = group ?? []
    if (group && first && first.y - run.y <= SAME_BASELINE * Math.max(first.size, run.size)) group.push(run)
    else groups.push([run])
  }
  const baselines = groups.map(group => group.sort((one, other) => one.x - other.x))
  const isEdge = edgesOf(baselines)
  return baselines
    .map(group => segmentsOf(group, isEdge))
    .filter(segments => segments.length > 0)
    .map(segments => ({
      segments,
      y: Math.max(...segments.map(({ y }) => y)),
      size: Math.max(...segments.map(({ size }) => size)),
    }))
}

/** A row's segments in the order in which they are read. */
export const readSegments = ({ segments }: TextRow): RowSegment[] =>
  isRightToLeft(segments.map(({ text }) => text).join(' ')) ? [...segments].reverse() : segments
