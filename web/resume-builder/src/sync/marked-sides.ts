/** A stretch of a text; `isOwn`: the other text does not have it. */
export interface TextPart {
  text: string
  isOwn: boolean
}

/** Longer texts are compared by eye: the table below grows with both. */
const MAX_CELLS = 1_000_000
/** With less in common, marks would be all over both. */
const MIN_SHARED = 0.3

/** As a dash or an asterisk is typed for a bullet. */
const TYPED_BULLET = /^[-–—*](?=\s)/gm
const BULLET = '•'

const withBullets = (text: string) => text.replace(TYPED_BULLET, BULLET)

const SPACE = /^\s*$/
/** What stands at either end of a line. */
const SILENT = /^[•.。．;；]$/
const NO_WORD = /^[\s\p{P}]*$/u

const wordsOf = (text: string, locale: string): string[] =>
  Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text), ({ segment }) => segment)

/** For each word of either whether the longest common row of words has it. */
const sharedWords = (one: readonly string[], other: readonly string[]): [boolean[], boolean[]] => {
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const inOne = one.map(() => false)
  const inOther = other.map(() => false)
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      inOne[row++] = true
      inOther[column++] = true
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return [inOne, inOther]
}

const partsOf = (words: readonly string[], shared: readonly boolean[]): TextPart[] => {
  const parts: TextPart[] = []
  const add = (text: string, isOwn: boolean) => {
    const last = parts.at(-1)
    if (last?.isOwn === isOwn) last.text += text
    else parts.push({ text, isOwn })
  }
  // With or without a bullet or a full stop a line says the same.
  const isOwn = (at: number) => shared[at] === false && !SILENT.test(words[at] ?? '')
  words.forEach((word, at) => {
    // Between two words that differ a space or a comma is no island; at an end a space says nothing.
    const isInside = isOwn(at - 1) && isOwn(at + 1)
    if (SPACE.test(word)) add(word, isInside)
    else add(word, isOwn(at) || (isInside && NO_WORD.test(word)))
  })
  return parts
}

const lettersOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (NO_WORD.test(word) ? 0 : word.length), 0)

const whole = (text: string): TextPart[] => (text === '' ? [] : [{ text, isOwn: false }])

/** Two texts, each with what the other does not say; unmarked where they have little in common. */
export const markedSides = (typed: string, typedOther: string, locale: string): [TextPart[], TextPart[]] => {
  const [one, other] = [withBullets(typed), withBullets(typedOther)]
  const [mine, theirs] = [wordsOf(one, locale), wordsOf(other, locale)]
  const unmarked: [TextPart[], TextPart[]] = [whole(one), whole(other)]
  if (mine.length * theirs.length > MAX_CELLS) return unmarked
  const [inMine, inTheirs] = sharedWords(mine, theirs)
  const shared = lettersOf(mine.filter((_, at) => inMine[at]))
  if (shared < MIN_SHARED * Math.max(lettersOf(mine), lettersOf(theirs))) return unmarked
  return [partsOf(mine, inMine), partsOf(theirs, inTheirs)]
}
