import type { SearchQuery } from '../../schema.ts'
import { type Bits, bitsFor, listBits, setBit } from '../../store/bits.ts'
import { docsWithWord } from '../match.ts'
import { MAX_WORDS, type PlannedWord, planQuery } from '../plan.ts'
import { ANYWHERE, type QueryTerm } from '../query-terms.ts'
import { withCommoner } from '../spelling/respell.ts'
import { namesIn } from '../translate.ts'
import type { IndexState } from '../view.ts'

/** Of what all the words say, the share that a title's words must say at least. */
const ENOUGH = 0.25

/** What a title's words must say at least, of words that say so much each. */
export const enoughOf = (rarities: readonly number[]): number =>
  ENOUGH * rarities.reduce((sum, rarity) => sum + rarity, 0)

/** What titles are to hold some of. */
export interface TitleWords {
  words: readonly PlannedWord[]
  /** What those in a title must say at least, in sums of rarities. */
  least: number
}

/**
 * The words of a query as they are looked for in titles one by one, misspelt ones as the likely ones too, and the names in other
 * languages of what they call; none where the query says exactly what it wants, by a phrase or a field.
 */
export const titleWords = (
  view: IndexState,
  query: SearchQuery,
  asked: readonly QueryTerm[],
  masks: readonly (Bits | null)[],
): TitleWords => {
  if (asked.some(one => !('word' in one) || one.field !== ANYWHERE)) return { words: [], least: 0 }
  const { words } = withCommoner(view, planQuery(view, asked, masks), masks)
  const single = words.flatMap(word => (word.parts.length > 0 ? word.parts : [word]))
  const named = namesIn(view, query, asked)
  const { lead } = view.layout
  return {
    words: [...single, ...named].slice(0, MAX_WORDS).map(word => ({ ...word, field: lead })),
    least: enoughOf(single.map(({ rarity }) => rarity)),
  }
}

/** Writes the documents of a segment whose titles hold words that say enough of what all say to `out`. */
export const docsWithMost = (
  view: IndexState,
  segment: number,
  { words, least }: TitleWords,
  mask: Bits | null,
  out: Uint16Array,
): number => {
  const { size } = view.segments[segment]
  const worth = new Float64Array(size)
  for (const word of words) {
    const length = docsWithWord(view, segment, word, mask, out)
    for (let at = 0; at < length; at++) worth[out[at]] += word.rarity
    view.checkTime()
  }
  const enough = bitsFor(size)
  for (let slot = 0; slot < size; slot++) if (worth[slot] > 0 && worth[slot] >= least) setBit(enough, slot)
  return listBits(enough, out)
}
