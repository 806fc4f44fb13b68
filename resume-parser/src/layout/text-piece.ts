import type { TextLine } from './line.ts'

/** A part of the text with its place in it. */
export interface TextPiece {
  text: string
  start: number
  end: number
}

/** What was found, how sure that is (0-1), and where it stands. */
export interface FoundValue<Value> extends TextPiece {
  value: Value
  confidence: number
}

export const foundValue = <Value>(
  value: Value,
  confidence: number,
  { text, start, end }: TextPiece,
): FoundValue<Value> => ({
  value,
  confidence: Math.round(confidence * 100) / 100,
  text,
  start,
  end,
})

const AT_START = /[\s,;:|·•/\p{Pd}\p{Co}、，。．「」()（）\ufffc]/u
const AT_END = /[\s,;:|·•/\p{Pd}\p{Co}、，「」(（\ufffc]/u

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** A piece without spaces and signs at its edges; undefined where nothing is left. */
export const trimmed = ({ text, start }: TextPiece): TextPiece | undefined => {
  let from = 0
  let to = text.length
  // A bracket at the beginning is kept where it closes there: “(Re)insurance”.
  const isWord = /^[(（]\p{L}{1,6}[)）]\p{L}/u.test(text)
  while (!isWord && from < to && AT_START.test(text[from] ?? '')) from += 1
  while (to > from && AT_END.test(text[to - 1] ?? '')) to -= 1
  const closes =
    /[)）]$/u.test(text.slice(from, to)) &&
    count(text.slice(from, to), /[)）]/g) > count(text.slice(from, to), /[(（]/g)
  // A bracket that closes nothing was drawn the other way round.
  if (closes) to -= 1
  while (closes && to > from && AT_END.test(text[to - 1] ?? '')) to -= 1
  const inner = text.slice(from, to)
  if (inner === '') return undefined
  // One that opened before the edge was cut off is left out with what it holds.
  const isOpen = count(inner, /[(（]/g) > count(inner, /[)）]/g)
  const shown = isOpen
    ? inner.slice(0, Math.max(inner.lastIndexOf('('), inner.lastIndexOf('（'))).trim() || inner
    : inner
  return { text: shown, start: start + from, end: start + from + shown.length }
}

export const pieceOfLine = ({ text, start }: Pick<TextLine, 'text' | 'start'>): TextPiece => ({
  text,
  start,
  end: start + text.length,
})

/** The parts of a piece between signs that match. */
export const splitPiece = (piece: TextPiece, separator: RegExp): TextPiece[] => {
  const parts: TextPiece[] = []
  let from = 0
  const add = (to: number) => {
    const text = piece.text.slice(from, to)
    const part = trimmed({ text, start: piece.start + from, end: piece.start + to })
    if (part) parts.push(part)
  }
  for (const match of piece.text.matchAll(new RegExp(separator, 'gu'))) {
    add(match.index)
    from = match.index + match[0].length
  }
  add(piece.text.length)
  return parts
}
