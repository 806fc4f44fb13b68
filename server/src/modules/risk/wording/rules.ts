import type { WordingFamily } from '../families.ts'

/**
 * One way of saying something. `pattern` is read by `pattern.ts`. `weight` is in points, of which ten warn. The direction says
 * what the words speak for; `honest` rows take points from their family in the whole ad.
 */
export interface WordingRule {
  family: WordingFamily
  direction: 'fraud' | 'honest'
  weight: number
  pattern: string
  /** What no honest guard of the language may cancel: it is said about oneself or contains its own negation. */
  isFirm?: true
  matches: string
  /** Near to it, and innocent. */
  misses: string
}

/** How one language says it. */
export interface LanguageWording {
  /** What texts of the language are full of: others are not read by it. */
  common: string
  /** Words that patterns name as `{name}`; alternatives with `|` between. */
  words: Readonly<Record<string, string>>
  /** What turns a statement into its opposite. */
  negation: {
    /** Before what is denied, and over how many words. */
    before?: { words: string; reach: number }
    after?: { words: string; reach: number }
    /** Where a denial ends: “no experience, just pay”. */
    ends?: string
  }
  /** A sentence with these speaks about frauds. */
  warning: string
  /** A sentence with these says that money is somebody else's matter: by family. */
  others: Partial<Record<WordingFamily, string>>
  rules: readonly WordingRule[]
}

/** A row of a table: what it is a sign of, its weight, its pattern, a text that has it, and one that has not. */
export const fraud = (
  family: WordingFamily,
  weight: number,
  pattern: string,
  matches: string,
  misses: string,
): WordingRule => ({ family, direction: 'fraud', weight, pattern, matches, misses })

export const firm = (...row: Parameters<typeof fraud>): WordingRule => ({ ...fraud(...row), isFirm: true })

export const honest = (...row: Parameters<typeof fraud>): WordingRule => ({
  ...fraud(...row),
  direction: 'honest',
})
