import { fnvHash } from './random.ts'

const RUN = 5

const segmenters = new Map<string, Intl.Segmenter>()

const segmenterOf = (language: string) => {
  const cached = segmenters.get(language)
  if (cached) return cached
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/** Scripts that do not part words by spaces. */
const isUnspaced = (language: string) => /^(ja|zh)/.test(language)

const wordsOf = (text: string, language: string): readonly string[] =>
  isUnspaced(language)
    ? [...segmenterOf(language).segment(text)].filter(part => part.isWordLike).map(part => part.segment)
    : (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])

/** Three thousand texts' runs are many: numbers are shorter than words. Two runs of one number count as alike. */
const keyOf = (words: readonly number[]) =>
  words.reduce((hash, word) => Math.imul(hash ^ word, 16_777_619), 2_166_136_261) >>> 0

const hashes = new Map<string, number>()

const wordHash = (word: string) => {
  const cached = hashes.get(word)
  if (cached !== undefined) return cached
  const hash = fnvHash(word)
  hashes.set(word, hash)
  return hash
}

/** Keys of the five-word runs of a text, without markup. */
export const wordRuns = (text: string, language: string): Set<number> => {
  const words = wordsOf(text.replaceAll(/<[^>]+>/g, ' ').toLowerCase(), language).map(wordHash)
  const runs = new Set<number>()
  for (let at = 0; at + RUN <= words.length; at += 1) runs.add(keyOf(words.slice(at, at + RUN)))
  return runs
}

export interface SimilarityFilter {
  /** Takes a text, by its runs, unless it is too much like one that was taken before. */
  accept(runs: ReadonlySet<number>): boolean
}

/** Refuses texts that share `limit` or more of the shorter one's runs with another. */
export const createSimilarityFilter = (limit: number): SimilarityFilter => {
  const ownersOf = new Map<number, number[]>()
  const sizes: number[] = []

  const isTooAlike = (runs: ReadonlySet<number>) => {
    const common = new Uint16Array(sizes.length)
    for (const run of runs)
      for (const owner of ownersOf.get(run) ?? []) common[owner] = (common[owner] ?? 0) + 1
    return common.some((count, owner) => count >= limit * Math.min(runs.size, sizes[owner] ?? 0))
  }

  return {
    accept: runs => {
      if (isTooAlike(runs)) return false
      const owner = sizes.push(runs.size) - 1
      for (const run of runs) {
        const owners = ownersOf.get(run)
        if (owners) owners.push(owner)
        else ownersOf.set(run, [owner])
      }
      return true
    },
  }
}
