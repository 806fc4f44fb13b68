const RUN = 5

const segmenters = new Map<string, Intl.Segmenter>()

const segmenterOf = (language: string) => {
  const found = segmenters.get(language)
  if (found) return found
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

/** The five-word runs of a text, without markup. */
export const wordRuns = (text: string, language: string): Set<string> => {
  const words = wordsOf(text.replaceAll(/<[^>]+>/g, ' ').toLowerCase(), language)
  const runs = new Set<string>()
  for (let at = 0; at + RUN <= words.length; at += 1) runs.add(words.slice(at, at + RUN).join(' '))
  return runs
}

export interface Likeness {
  /** Takes a text, by its runs, unless it is too much like one that was taken before. */
  take(runs: ReadonlySet<string>): boolean
}

/** Refuses texts that share `limit` or more of the shorter one's runs with another. */
export const createLikeness = (limit: number): Likeness => {
  const ownersOf = new Map<string, number[]>()
  const sizes: number[] = []

  const isTooAlike = (runs: ReadonlySet<string>) => {
    const common = new Uint16Array(sizes.length)
    for (const run of runs)
      for (const owner of ownersOf.get(run) ?? []) common[owner] = (common[owner] ?? 0) + 1
    return common.some((count, owner) => count >= limit * Math.min(runs.size, sizes[owner] ?? 0))
  }

  return {
    take: runs => {
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
