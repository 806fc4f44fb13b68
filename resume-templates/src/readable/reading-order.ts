const ARABIC_NOTE = /\/Span\s*<<\s*\/ActualText <FEFF(?:06[0-9A-F]{2})+>\s*>>\s*BDC([\s\S]*?)EMC/gi

/** Notes beside Arabic glyphs that say their letters: readers turn these around too, or know nothing of them. */
export const withoutNotes = (content: string) =>
  content.replace(ARABIC_NOTE, (_, glyphs: string) => glyphs.trim())

const TEXT = /(BT\s+)((?:\/ReversedChars\s+BMC(?:(?!\bBT\b|\bEMC\b)[\s\S])*?\bEMC\s+){2,})(ET)/g
const PIECE = /\/ReversedChars\s+BMC[\s\S]*?\bEMC\s+/g

/** Pieces of a word stand from left to right, each at its own place: told from right to left they are the word. */
export const piecesInOrder = (content: string) =>
  content.replace(
    TEXT,
    (_, begin: string, pieces: string, end: string) =>
      begin + (pieces.match(PIECE) ?? []).toReversed().join('') + end,
  )

const BLOCK = /(\/\w+\s*<<\s*\/MCID )(\d+)(\s*>>\s*BDC\s+q\s+1 0 0 -1 (\S+) (\S+) cm\s[\s\S]*?\bQ\s+EMC\s+)/g
const FONT = /\/(f\d+) (\S+) Tf/
const STRING = /\(((?:\\[\s\S]|[^\\()])*)\)\s*(?=[\])\-\d\s]|Tj|TJ)/g
const ESCAPE = /\\(?:([0-7]{1,3})|([\s\S]))/g
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const ARABIC = /^[\p{Script=Arabic}\p{M}]+$/u

type GlyphLetters = ReadonlyMap<string, ReadonlyMap<number, string>>

/** What a block of text says, by its font's map. */
const lettersSpelledBy = (block: string, fonts: GlyphLetters): string => {
  const letters = fonts.get(FONT.exec(block)?.[1] ?? '')
  let spelled = ''
  for (const [, escaped = ''] of block.matchAll(STRING)) {
    const bytes = escaped.replace(ESCAPE, (_, octal?: string, character?: string) =>
      octal === undefined
        ? (ESCAPED[character ?? ''] ?? character ?? '')
        : String.fromCharCode(Number.parseInt(octal, 8)),
    )
    for (let at = 0; at + 1 < bytes.length; at += 2)
      spelled += letters?.get(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1)) ?? '\ufffd'
  }
  return spelled
}

interface ContentBlock {
  index: number
  head: string
  id: string
  rest: string
  x: number
  y: number
  size: number
  isArabic: boolean
}

/** Whether a block goes on with a word from left to right, as only a word does that a raised mark took apart. */
const goesOn = (before: ContentBlock, { index, x, y, size, isArabic }: ContentBlock) =>
  before.isArabic &&
  isArabic &&
  index === before.index + before.head.length + before.id.length + before.rest.length &&
  x >= before.x - 0.01 &&
  size === before.size &&
  Math.abs(y - before.y) < size * 0.45

/**
 * A page's content whose blocks of Arabic stand as they are read. A mark at its own height takes a word apart into
 * blocks that stand from left to right; their numbers, by which the tags go, change places with them.
 */
export const blocksInOrder = (content: string, fonts: GlyphLetters): string => {
  const blocks = Array.from(
    content.matchAll(BLOCK),
    ({ 0: all, 1: head = '', 2: id = '', 3: rest = '', 4: x, 5: y, index }) => ({
      index,
      head,
      id,
      rest,
      x: Number(x),
      y: Number(y),
      size: Number(FONT.exec(all)?.[2] ?? 0),
      isArabic: ARABIC.test(lettersSpelledBy(all, fonts)),
    }),
  )
  const words: ContentBlock[][] = []
  for (const block of blocks) {
    const word = words.at(-1)
    const last = word?.at(-1)
    if (word && last && goesOn(last, block)) word.push(block)
    else words.push([block])
  }
  let ordered = ''
  let done = 0
  for (const word of words.filter(each => each.length > 1)) {
    const [first] = word
    const last = word.at(-1)
    if (!first || !last) continue
    ordered += content.slice(done, first.index)
    for (const [at, { head, rest }] of word.toReversed().entries())
      ordered += head + (word[at]?.id ?? '') + rest
    done = last.index + last.head.length + last.id.length + last.rest.length
  }
  return ordered + content.slice(done)
}
