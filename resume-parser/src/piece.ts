import type { Line } from './line.ts'

/** A part of the text with its place in it. */
export interface Piece {
  text: string
  start: number
  end: number
}

/** What was found, how sure that is (0-1), and where it stands. */
export interface Found<Value> extends Piece {
  value: Value
  confidence: number
}

export const found = <Value>(
  value: Value,
  confidence: number,
  { text, start, end }: Piece,
): Found<Value> => ({
  value,
  confidence: Math.round(confidence * 100) / 100,
  text,
  start,
  end,
})

const EDGES = /^[\s,;:|·•/\p{Pd}、，。．「」()（）]+|[\s,;:|·•/\p{Pd}、，「」(（]+$/gu

/** A piece without spaces and signs at its edges; undefined where nothing is left. */
export const trimmed = ({ text, start }: Piece): Piece | undefined => {
  const lead = /^[\s,;:|·•/\p{Pd}、，。．)）]*/u.exec(text)?.[0].length ?? 0
  let inner = text
    .replace(EDGES, (edge, at: number) => (at === 0 || at + edge.length === text.length ? '' : edge))
    .trim()
  // A bracket that closes nothing was drawn the other way round.
  const closes = inner.match(/[)）]/gu)?.length ?? 0
  if (closes > (inner.match(/[(（]/gu)?.length ?? 0) && /\s[)）]$/u.test(inner))
    inner = inner.slice(0, -1).trim()
  if (inner === '') return undefined
  const from = start + Math.max(lead, text.indexOf(inner))
  // A bracket that opened before the edge was cut off is closed again.
  const isOpen = (inner.match(/[(（]/g)?.length ?? 0) > (inner.match(/[)）]/g)?.length ?? 0)
  return {
    text: isOpen ? inner.replace(/\s*[(（][^()（）]*$/u, '') || inner : inner,
    start: from,
    end: from + inner.length,
  }
}

export const pieceOfLine = ({ text, start }: Pick<Line, 'text' | 'start'>): Piece => ({
  text,
  start,
  end: start + text.length,
})

/** The parts of a piece between signs that match. */
export const split = (piece: Piece, separator: RegExp): Piece[] => {
  const parts: Piece[] = []
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
