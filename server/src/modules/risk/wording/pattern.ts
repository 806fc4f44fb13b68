/**
 * A pattern is words in their order, in one sentence:
 *   pay|send ~3 {fee}     one of the first, up to three words between, one of the class `fee`
 *   pay ~~9 {amount}      up to nine words between, and any ends of sentences
 *   {fee} & {amount}      both, in any order
 *   regist* western_union words that begin so; a phrase
 * Signs of Han, hiragana and katakana count as words, and are found within others.
 */
export interface PatternElement {
  /** Words or phrases; a trailing `*` stands for any ending. */
  literals: readonly string[]
  /** Names of what is found by form: `amount` of money, `sum` (one that is not called pay), `phone`, … */
  forms: readonly FormName[]
  /** How many words may stand between the element before and this one. */
  gap: number
  /** Whether sentences may end between them. */
  isAcross: boolean
}

export const formNames = [
  'amount',
  'sum',
  'number',
  'phone',
  'handle',
  'email',
  'freemail',
  'link',
  'percent',
] as const
export type FormName = (typeof formNames)[number]
const isForm = (name: string): name is FormName => formNames.some(form => form === name)

export type PatternSequence = readonly PatternElement[]
/** Sequences that all have to be in a sentence. */
export type Pattern = readonly PatternSequence[]

const elementOf = (
  source: string,
  gap: number,
  isAcross: boolean,
  classes: Readonly<Record<string, string>>,
): PatternElement => {
  const literals: string[] = []
  const formNames: FormName[] = []
  const read = (part: string, from: readonly string[]) => {
    for (const alternative of part.split('|').map(each => each.trim())) {
      const name = /^\{(\w+)\}$/.exec(alternative)?.[1]
      if (name === undefined) {
        if (alternative === '' || alternative.includes('{'))
          throw new RangeError(`“${source}” has an empty or broken alternative`)
        literals.push(alternative.replaceAll('_', ' '))
        continue
      }
      if (isForm(name)) {
        formNames.push(name)
        continue
      }
      const words = classes[name]
      if (words === undefined || from.includes(name)) throw new RangeError(`“${source}” names {${name}}`)
      read(words, [...from, name])
    }
  }
  read(source, [])
  return { literals: [...new Set(literals)], forms: [...new Set(formNames)], gap, isAcross }
}

const sequenceOf = (source: string, classes: Readonly<Record<string, string>>): PatternSequence => {
  const elements: PatternElement[] = []
  let gap = 0
  let isAcross = false
  for (const part of source.trim().split(/\s+/)) {
    const [, marks, wide] = /^(~~?)(\d+)$/.exec(part) ?? []
    if (wide !== undefined) {
      gap = Number(wide)
      isAcross = marks === '~~'
    } else {
      elements.push(elementOf(part, gap, isAcross, classes))
      gap = 0
      isAcross = false
    }
  }
  return elements
}

/** A pattern from how it is written; one that makes no sense is refused with a RangeError. */
export const patternOf = (source: string, classes: Readonly<Record<string, string>>): Pattern =>
  source.split(' & ').map(part => sequenceOf(part, classes))
