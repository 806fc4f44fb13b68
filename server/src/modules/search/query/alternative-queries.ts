import type { Relaxation } from '@hanap/search-engine/schema'
import { chunksOf, chunksText, type QueryChunk } from './query-chunks.ts'

/** Another text to search for in the place of the one that was typed. */
export interface AlternativeQuery {
  query: string
  /** What became of `words`: left out, replaced by a likelier spelling, or no longer bound by quotes or a minus. */
  change: 'dropped' | 'corrected' | 'freed'
  words: readonly string[]
}

/** Words known from titles and skills. */
export interface QueryVocabulary {
  has(word: string): boolean
  /** Of the known words with this stem the one most like what was typed. */
  spelling(stem: string, typed: string): string | undefined
  /** Known words that a typing error may have made this one from, the likeliest first. */
  near(word: string): readonly string[]
}

const SHORTEST_PART = 3
/** Wordings of one kind; each is a search of its own. */
const MAX_PER_KIND = 4

/** What became of the words, with whole words in the place of the stems that the index holds. */
export const spelledOut = ({ dropped, corrected }: Relaxation, vocabulary: QueryVocabulary): Relaxation => ({
  dropped,
  corrected: corrected.map(({ from, to }) => ({ from, to: vocabulary.spelling(to, from) ?? to })),
})

/** The text that was searched in the end: without what was dropped, with what was corrected. */
export const searchedText = (text: string, relaxed: Relaxation | null): string =>
  chunksText(searchedChunks(text, relaxed))

const searchedChunks = (text: string, relaxed: Relaxation | null): QueryChunk[] => {
  const corrected = new Map(relaxed?.corrected.map(({ from, to }) => [from.toLowerCase(), to]))
  const dropped = relaxed?.dropped.map(word => word.toLowerCase()) ?? []
  return chunksOf(text).flatMap((chunk): QueryChunk[] => {
    const better = corrected.get(chunk.text.toLowerCase())
    if (better !== undefined) return [{ kind: 'word', text: better, bare: better }]
    if (chunk.kind !== 'word') return [chunk]
    // Of a run without spaces only a part may have been dropped.
    const left = dropped.reduce((rest, word) => cut(rest, word), chunk.text)
    return left === '' ? [] : [{ ...chunk, text: left, bare: left }]
  })
}

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const cut = (text: string, word: string): string => {
  if (text.toLowerCase() === word) return ''
  return IDEOGRAPHS.test(word) ? text.toLowerCase().replace(word, '') : text
}

/** Other texts that may find more than the one that was searched, the nearest to it first. */
export const alternativeQueriesOf = (
  text: string,
  relaxed: Relaxation | null,
  vocabulary: QueryVocabulary,
): AlternativeQuery[] => {
  const chunks = searchedChunks(text, relaxed)
  const wordings = [
    ...respelt(chunks, vocabulary).slice(0, MAX_PER_KIND),
    ...rejoined(chunks, vocabulary).slice(0, MAX_PER_KIND),
    ...freed(chunks).slice(0, MAX_PER_KIND),
    ...shortened(chunks).slice(0, MAX_PER_KIND),
  ]
  const seen = new Set([text.toLowerCase(), searchedText(text, relaxed).toLowerCase(), ''])
  return wordings.filter(({ query }) => {
    const key = query.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const replaced = (chunks: readonly QueryChunk[], at: number, length: number, text: string): string =>
  chunksText([...chunks.slice(0, at), { text }, ...chunks.slice(at + length)])

const respelt = (chunks: readonly QueryChunk[], vocabulary: QueryVocabulary): AlternativeQuery[] =>
  chunks.flatMap(({ kind, text }, at) =>
    kind !== 'word' || vocabulary.has(text)
      ? []
      : vocabulary.near(text).map(better => ({
          query: replaced(chunks, at, 1, better),
          change: 'corrected' as const,
          words: [text],
        })),
  )

/** "front end" as one word, "frontend" as two where both are known. */
const rejoined = (chunks: readonly QueryChunk[], vocabulary: QueryVocabulary): AlternativeQuery[] =>
  chunks.flatMap(({ kind, text }, at) => {
    if (kind !== 'word') return []
    const next = chunks[at + 1]
    const wordings: AlternativeQuery[] = []
    if (next?.kind === 'word')
      wordings.push({
        query: replaced(chunks, at, 2, text + next.text),
        change: 'corrected',
        words: [text, next.text],
      })
    for (let length = SHORTEST_PART; length <= text.length - SHORTEST_PART; length++) {
      const parts = [text.slice(0, length), text.slice(length)]
      if (parts.every(part => vocabulary.has(part)))
        wordings.push({
          query: replaced(chunks, at, 1, parts.join(' ')),
          change: 'corrected',
          words: [text],
        })
    }
    return wordings
  })

/** A phrase without its quotes, a word wherever it stands, nothing excluded. */
const freed = (chunks: readonly QueryChunk[]): AlternativeQuery[] =>
  chunks.flatMap(({ kind, bare }, at) => {
    if (kind === 'word') return []
    return [
      { query: replaced(chunks, at, 1, kind === 'without' ? '' : bare), change: 'freed', words: [bare] },
    ]
  })

const shortened = (chunks: readonly QueryChunk[]): AlternativeQuery[] => {
  const searchChunks = chunks.filter(({ kind }) => kind !== 'without')
  if (searchChunks.length < 2) return []
  return chunks.flatMap(({ kind, bare }, at) =>
    kind === 'without' ? [] : [{ query: replaced(chunks, at, 1, ''), change: 'dropped', words: [bare] }],
  )
}
