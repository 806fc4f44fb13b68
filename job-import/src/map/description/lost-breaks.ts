import { isUsualHeading } from './headings.ts'

/** Bullets that stand for line breaks lost on the way: `…duties• Answer calls• Keep records`. */
const INLINE_BULLET = /\s*([•●▪■◦‣➢➤►✓✔])\s*/g
const INLINE_STAR = /(?<=[^\s*])\s+\*\s+(?=[^\s*])/g
/** Wide gaps after a sentence's end and before dashes. */
const WIDE_GAP = /(?<=[.!?:;。])\s{3,}(?=\S)|(?<!\s)\s{2,}(?=(?:[-–—]{1,2}|\*)\s?\S)/g
/** A sentence, or a line without one, that goes on at once with a capital: `…is essential.Job Description:` */
const GLUED_SENTENCE = /(?<=[\p{Ll}\p{N})][.!?:;])(?=\p{Lu}\p{Ll}{2})/gu
const GLUED_LINE = /(?<=\p{Ll}[\p{Ll})])(?=\p{Lu}\p{Ll})/gu
const FEWEST_GLUED_LINES = 4
/** Names that have a capital within. */
const NAMES =
  /^(?:java|type|coffee|apps?script|linked|git|you|whats|power|dev|word|tik|mac|mc|job|in|solid|sketch|share|quick|hub|big|fast|pay|open|auto|corel|one|face|e|my|no|sec|fin|ed|bio|pre|snow|data|click|page|cloud|air|active|next|micro|photo|light|premiere|team|view)$/i

/** A heading in brackets begins a line or comes after a sentence's end; within a sentence, brackets emphasise. */
const BRACKETED =
  /(?<=^|[\n。！？!?.;」』）)】]|\s)【[^】\n。，]{1,30}】(?=[^\n])(?!\s*(?:[のをにとやでがはもへか、。・,，）)」]|または|および|以上|です|など|から|まで|or\b|and\b))/gu

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Puts line breaks back where boards have lost them; a text that has its own keeps them as they are. */
export const restoreLineBreaks = (text: string): string => {
  let lines = text
  if (!lines.includes('\n')) {
    lines = lines.replace(WIDE_GAP, '\n').replace(GLUED_SENTENCE, '\n')
    if (countOf(lines, GLUED_LINE) >= FEWEST_GLUED_LINES)
      lines = lines.replace(GLUED_LINE, (_, at: number, whole: string) => (isInName(whole, at) ? '' : '\n'))
  }
  if (countOf(lines, INLINE_BULLET) >= 2) lines = lines.replace(INLINE_BULLET, '\n$1 ')
  if (countOf(lines, INLINE_STAR) >= 3) lines = lines.replace(INLINE_STAR, '\n* ')
  const parted = lines.replace(/(?<=[^\n])【([^】\n]{1,20})】/g, (bracketed: string, name: string) =>
    isUsualHeading(name) ? `\n${bracketed}` : bracketed,
  )
  return parted.replace(BRACKETED, (bracketed: string, at: number) => {
    const before = parted.slice(0, at)
    const isStart = before === '' || before.endsWith('\n')
    return `${isStart ? '' : '\n'}${bracketed}\n`
  })
}

const isInName = (text: string, at: number) => {
  const start = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? ''
  return start.length <= 8 && NAMES.test(start)
}
