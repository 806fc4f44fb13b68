const WORD = 1
const IDEOGRAPH = 2

const classes = new Uint8Array(65_536)
const wordSign = /[\p{L}\p{N}\p{M}]/u
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
for (let code = 0; code < 65_536; code++) {
  const sign = String.fromCharCode(code)
  const paired = code >= 0xd840 && code <= 0xdfff
  if (paired || ideograph.test(sign)) classes[code] = IDEOGRAPH
  else if (wordSign.test(sign)) classes[code] = WORD
}
// Emoji share the low surrogates with rare ideographs; a lone high surrogate below D840 stays a separator.
const HIGH_EMOJI_FIRST = 0xd800
const HIGH_EMOJI_LAST = 0xd83f

const LONGEST_WORD = 40
const HASH = 35
const AMPERSAND = 38
const APOSTROPHE = 39
const PLUS = 43
const COMMA = 44
const HYPHEN = 45
const DOT = 46
const CURLY_APOSTROPHE = 0x2019
/** What may join words into one. */
const JOINTS = [APOSTROPHE, CURLY_APOSTROPHE, DOT, COMMA, HYPHEN, AMPERSAND]

const DOTTED_NAME = /^(?:js|net|io|ai)$/
const NUMBER = /^\d+$/
const LETTERS = /^\p{L}+$/u
/** Of the parts of a dotted abbreviation such as Ph.D. or B.Tech. */
const LONGEST_INITIAL = 4

/** What a text consists of; `whole` are spellings under which a compound is also one word. */
export interface TextVisitor {
  word(text: string): void
  /** Another spelling of the word before, which people type for it but which does not mean it alone. */
  looseSpelling?(text: string): void
  /** In place of `word` for most words: as a part of the text, so that it costs no string. */
  span?(text: string, start: number, end: number): void
  /** A run of Han, hiragana or katakana signs without a break. */
  run(text: string): void
  compound(parts: readonly string[], whole: readonly string[]): void
}

/** Splits folded text; `C++`, `C#`, `.NET`, `Node.js`, `R&D`, `5S` stay words, `full-time` is parts and a whole. */
export const scan = (text: string, visitor: TextVisitor): void => {
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    const kind = classes[code]
    if (kind === WORD) at = scanWord(text, at, visitor)
    else if (kind === IDEOGRAPH) at = scanRun(text, at, visitor)
    else at += code >= HIGH_EMOJI_FIRST && code <= HIGH_EMOJI_LAST ? 2 : 1
  }
}

const endOf = (text: string, from: number, kind: number): number => {
  let end = from
  while (end < text.length && classes[text.charCodeAt(end)] === kind) end++
  return end
}

const scanRun = (text: string, start: number, visitor: TextVisitor): number => {
  const end = endOf(text, start, IDEOGRAPH)
  visitor.run(text.slice(start, end))
  return end
}

const isWordAt = (text: string, at: number): boolean =>
  at < text.length && classes[text.charCodeAt(at)] === WORD

const isLetterAt = (text: string, at: number): boolean => isWordAt(text, at) && LETTERS.test(text[at])

const emitWord = (word: string, visitor: TextVisitor): void => {
  visitor.word(word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word)
}

const emitDotNet = (visitor: TextVisitor): void => {
  visitor.word('.net')
  visitor.looseSpelling?.('net')
}

/** Whether nothing beside a word can make more of it than what it is. */
const isPlain = (text: string, start: number, end: number): boolean => {
  const next = text.charCodeAt(end)
  if (next === PLUS || next === HASH || text.charCodeAt(start - 1) === DOT) return false
  return !isWordAt(text, end + 1) || !JOINTS.includes(next)
}

const scanWord = (text: string, start: number, visitor: TextVisitor): number => {
  const end = endOf(text, start, WORD)
  if (visitor.span && isPlain(text, start, end)) {
    visitor.span(text, start, Math.min(end, start + LONGEST_WORD))
    return end
  }
  const word = text.slice(start, end)
  const next = text.charCodeAt(end)
  if (next === PLUS && text.charCodeAt(end + 1) === PLUS && !isLetterAt(text, end + 2)) {
    visitor.word(`${word}++`)
    return end + 2
  }
  if (next === HASH && word.length === 1 && !isWordAt(text, end + 1)) {
    visitor.word(`${word}#`)
    return end + 1
  }
  if (word === 'net' && text.charCodeAt(start - 1) === DOT) {
    emitDotNet(visitor)
    return end
  }
  if (!isWordAt(text, end + 1)) {
    emitWord(word, visitor)
    return end
  }
  if (next === APOSTROPHE || next === CURLY_APOSTROPHE) return scanApostrophe(text, word, end, visitor)
  if (next === DOT) return scanDotted(text, word, end, visitor)
  if (next === COMMA) return scanNumber(text, word, end, visitor)
  if (next === HYPHEN) return scanHyphened(text, word, end, visitor)
  if (next === AMPERSAND) return scanAmpersand(text, word, end, visitor)
  emitWord(word, visitor)
  return end
}

/** "o'brien" is obrien, "driver's" and "istanbul'da" lose the suffix. */
const scanApostrophe = (text: string, word: string, at: number, visitor: TextVisitor): number => {
  const end = endOf(text, at + 1, WORD)
  const suffix = text.slice(at + 1, end)
  if (word.length <= 2) emitWord(word + suffix, visitor)
  else {
    emitWord(word, visitor)
    if (suffix.length > 5) emitWord(suffix, visitor)
  }
  return end
}

const partsAfter = (
  text: string,
  word: string,
  at: number,
  joint: number,
): { parts: string[]; end: number } => {
  const parts = [word]
  let end = at
  while (text.charCodeAt(end) === joint && isWordAt(text, end + 1)) {
    const partEnd = endOf(text, end + 1, WORD)
    parts.push(text.slice(end + 1, partEnd))
    end = partEnd
  }
  return { parts, end }
}

const scanDotted = (text: string, word: string, at: number, visitor: TextVisitor): number => {
  const { parts, end } = partsAfter(text, word, at, DOT)
  const last = parts[parts.length - 1]
  if (parts.every(part => part.length === 1 && LETTERS.test(part))) emitWord(parts.join(''), visitor)
  else if (parts.every(part => NUMBER.test(part))) {
    const thousands = parts.slice(1).every(part => part.length === 3)
    emitWord(parts.join(thousands ? '' : '.'), visitor)
  } else if (parts.length === 2 && last === 'net') {
    visitor.word(word)
    emitDotNet(visitor)
  } else if (parts.length === 2 && DOTTED_NAME.test(last)) {
    visitor.compound(parts, [`${word}.${last}`, `${word}${last}`])
  } else if (isAbbreviation(parts)) visitor.compound(parts, [parts.join('')])
  else for (const part of parts) emitWord(part, visitor)
  return end
}

const isAbbreviation = (parts: readonly string[]): boolean =>
  parts.length <= 3 &&
  parts.some(part => part.length === 1) &&
  parts.every(part => part.length <= LONGEST_INITIAL && LETTERS.test(part))

const scanNumber = (text: string, word: string, at: number, visitor: TextVisitor): number => {
  const { parts, end } = partsAfter(text, word, at, COMMA)
  const isNumber = NUMBER.test(word) && parts.slice(1).every(part => part.length === 3 && NUMBER.test(part))
  if (isNumber) emitWord(parts.join(''), visitor)
  else for (const part of parts) emitWord(part, visitor)
  return end
}

/** Malay and Indonesian double a noun for its plural ("karyawan-karyawan"): one word. */
const scanHyphened = (text: string, word: string, at: number, visitor: TextVisitor): number => {
  const { parts, end } = partsAfter(text, word, at, HYPHEN)
  if (parts.length === 2 && parts[1] === word && word.length > 2) emitWord(word, visitor)
  else if (parts.length <= 3 && parts.every(part => LETTERS.test(part) && part.length < LONGEST_WORD)) {
    visitor.compound(parts, [parts.join('')])
  } else for (const part of parts) emitWord(part, visitor)
  return end
}

const scanAmpersand = (text: string, word: string, at: number, visitor: TextVisitor): number => {
  const end = endOf(text, at + 1, WORD)
  const second = text.slice(at + 1, end)
  if (word.length <= 3 && second.length <= 3) {
    visitor.word(`${word}&${second}`)
    return end
  }
  emitWord(word, visitor)
  return at + 1
}
