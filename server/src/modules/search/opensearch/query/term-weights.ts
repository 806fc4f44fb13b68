import type { Spelling } from '@hanap/search-engine/analysis'
import { type ClusterTarget, frequenciesOf, type TermFrequencies, termRarity } from '../frequencies.ts'
import { type SearchTerm, termsOf } from './search-terms.ts'

const hasSynonym = ({ spellings }: SearchTerm) =>
  spellings.length > 1 && spellings.some(({ weight }) => weight < 1)

/** A spelling says at most what the word as typed says: a rare synonym would go before it else. */
const noRarerThanTyped = (frequencies: TermFrequencies, spellings: readonly Spelling[]): Spelling[] => {
  const sum = ({ terms }: Spelling) => terms.reduce((all, term) => all + termRarity(frequencies, term), 0)
  const isHeld = ({ terms }: Spelling) => terms.every(term => (frequencies.all.get(term) ?? 0) > 0)
  const typed = spellings.filter(spelling => spelling.weight === 1 && isHeld(spelling))
  if (typed.length === 0) return [...spellings]
  const most = Math.max(...typed.map(sum))
  return spellings.map(spelling => {
    const own = sum(spelling)
    return own > most ? { ...spelling, weight: (spelling.weight * most) / own } : spelling
  })
}

/** Words whose synonyms count no more than what was typed, by how many documents hold each. */
export const weightedWords = async (
  place: ClusterTarget,
  words: readonly SearchTerm[],
): Promise<readonly SearchTerm[]> => {
  const spelled = words.filter(hasSynonym)
  if (spelled.length === 0) return words
  const frequencies = await frequenciesOf(place, termsOf(spelled))
  return words.map(word =>
    hasSynonym(word) ? { ...word, spellings: noRarerThanTyped(frequencies, word.spellings) } : word,
  )
}
