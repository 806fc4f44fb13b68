import type { Spelling } from '@hanap/search-engine/analysis'
import { type Frequencies, frequenciesOf, type Place, rarityOf } from '../frequencies.ts'
import { type Sought, termsOf } from './sought.ts'

const hasSynonym = ({ spellings }: Sought) =>
  spellings.length > 1 && spellings.some(({ weight }) => weight < 1)

/** A spelling says at most what the word as typed says: a rare synonym would go before it else. */
const noRarerThanTyped = (known: Frequencies, spellings: readonly Spelling[]): Spelling[] => {
  const sum = ({ terms }: Spelling) => terms.reduce((all, term) => all + rarityOf(known, term), 0)
  const isHeld = ({ terms }: Spelling) => terms.every(term => (known.all.get(term) ?? 0) > 0)
  const typed = spellings.filter(spelling => spelling.weight === 1 && isHeld(spelling))
  if (typed.length === 0) return [...spellings]
  const most = Math.max(...typed.map(sum))
  return spellings.map(spelling => {
    const own = sum(spelling)
    return own > most ? { ...spelling, weight: (spelling.weight * most) / own } : spelling
  })
}

/** Words whose synonyms count no more than what was typed, by how many documents hold each. */
export const weighed = async (place: Place, words: readonly Sought[]): Promise<readonly Sought[]> => {
  const spelled = words.filter(hasSynonym)
  if (spelled.length === 0) return words
  const known = await frequenciesOf(place, termsOf(spelled))
  return words.map(word =>
    hasSynonym(word) ? { ...word, spellings: noRarerThanTyped(known, word.spellings) } : word,
  )
}
