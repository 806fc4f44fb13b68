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

const countOfWords = (text: string, language: string): number =>
  isUnspaced(language)
    ? [...segmenterOf(language).segment(text)].filter(part => part.isWordLike).length
    : (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length

const lengths = new Map<string, number>()

/** How many five-word runs a sentence has in itself. */
const runsIn = (sentence: string, language: string): number => {
  const cached = lengths.get(sentence)
  if (cached !== undefined) return cached
  const runs = Math.max(0, countOfWords(sentence, language) - RUN + 1)
  lengths.set(sentence, runs)
  return runs
}

export interface SimilarityFilter {
  /** Takes a text, by its sentences before anything is filled in, unless it is too much like one that was taken before. */
  accept(sentences: readonly string[]): boolean
}

/** Refuses texts whose sentences share `limit` or more of the shorter one's five-word runs with another. */
export const createSimilarityFilter = (limit: number, language: string): SimilarityFilter => {
  const ownersOf = new Map<string, number[]>()
  const sizes: number[] = []

  const isTooAlike = (sentences: readonly string[], size: number) => {
    const common = new Map<number, number>()
    for (const sentence of sentences)
      for (const owner of ownersOf.get(sentence) ?? [])
        common.set(owner, (common.get(owner) ?? 0) + runsIn(sentence, language))
    return [...common].some(([owner, count]) => count >= limit * Math.min(size, sizes[owner] ?? 0))
  }

  return {
    accept: sentences => {
      const size = sentences.reduce((sum, sentence) => sum + runsIn(sentence, language), 0)
      if (isTooAlike(sentences, size)) return false
      const owner = sizes.push(size) - 1
      for (const sentence of sentences) {
        const owners = ownersOf.get(sentence)
        if (owners) owners.push(owner)
        else ownersOf.set(sentence, [owner])
      }
      return true
    },
  }
}
