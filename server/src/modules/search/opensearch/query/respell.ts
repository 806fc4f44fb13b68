import type { TermFrequencies } from '../frequencies.ts'
import { holdsClause } from './clauses.ts'
import { farCommonerClusterWord, likelierClusterWord } from './correction.ts'
import { anyHolds, type ClusterPlan, type ScopedTarget, worthOf } from './plan.ts'
import type { SearchTerm } from './search-terms.ts'

/** Words of a query that are tried in other spellings, the rarest first. */
const MOST_TRIED = 4

/** The word as typed or as a commoner one. */
export const asWell = (word: SearchTerm, commoner: string): SearchTerm => ({
  ...word,
  spellings: [...word.spellings, { terms: [commoner], weight: 1 }],
  parts: [],
  correctable: undefined,
  commoner,
})

const replaced = ({ words, dropped, corrected }: ClusterPlan, word: SearchTerm, to: string): ClusterPlan => ({
  words: words.map(each => (each === word ? asWell(word, to) : each)),
  dropped,
  corrected: [...corrected, { from: word.typed, to }],
})

/**
 * The plan with one word, the rarest that will do, as another one that some document in scope holds beside all the others;
 * undefined where none does. For words that no document holds together as they are.
 */
export const respeltForCluster = async (
  within: ScopedTarget,
  plan: ClusterPlan,
  frequencies: TermFrequencies,
): Promise<ClusterPlan | undefined> => {
  const tried = plan.words
    .filter(({ correctable }) => correctable !== undefined)
    .map(word => ({ word, worth: worthOf(frequencies, word) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_TRIED)
  for (const { word } of tried) {
    const others = plan.words.filter(each => each !== word)
    if (others.length > 0 && !(await anyHolds(within, others))) continue
    const beside = others.map(each => holdsClause(within.schema, each))
    const better = await likelierClusterWord(within, word, beside)
    if (better !== undefined) return replaced(plan, word, better)
  }
  return undefined
}

/** The plan with each word that is likely misspelt as the far commoner one too, so that it is worth no more than that one. */
export const withCommonerForCluster = async (
  within: ScopedTarget,
  plan: ClusterPlan,
): Promise<ClusterPlan> => {
  let made = plan
  for (const word of plan.words) {
    const commoner = await farCommonerClusterWord(within, word)
    if (commoner !== undefined) made = replaced(made, word, commoner)
  }
  return made
}
