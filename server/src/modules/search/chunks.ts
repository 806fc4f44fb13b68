/** A piece of a query as it was typed: a word, a phrase in quotes or an exclusion, with its field's prefix. */
export interface Chunk {
  text: string
  kind: 'word' | 'phrase' | 'without'
}

const PIECES = /-?(?:[\p{L}_]+:)?["“”„«»][^"“”„«»]*["“”„«»]|\S+/gu
const QUOTE = /["“”„«»]/gu

/** The pieces of a query's text, in order. */
export const chunksOf = (text: string): Chunk[] =>
  [...text.matchAll(PIECES)].map(([piece]) => {
    if (piece.length > 1 && piece.startsWith('-')) return { text: piece, kind: 'without' }
    return { text: piece, kind: piece.search(QUOTE) >= 0 ? 'phrase' : 'word' }
  })

export const textOf = (chunks: readonly { text: string }[]): string =>
  chunks
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')

export const unquoted = (text: string): string => text.replaceAll(QUOTE, '').trim()
