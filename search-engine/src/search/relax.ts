import type { Bits } from '../store/bits.ts'
import { docsWithWord } from './match.ts'
import { MAX_WORDS, type PlannedWord } from './plan.ts'
import type { IndexState } from './view.ts'

/**
 * For words that no document holds all of: the subset that some document does hold and that says most, the rarer words counting
 * more. Joined words are taken apart first.
 */
export const bestSubset = (
  view: IndexState,
  words: readonly PlannedWord[],
  masks: readonly (Bits | null)[],
): { kept: PlannedWord[]; dropped: string[] } => {
  const single = words.flatMap(word => (word.parts.length > 0 ? word.parts : [word]))
  const considered = single.slice(0, MAX_WORDS)
  const held = new Set<number>()
  for (let segment = 0; segment < view.segments.length; segment++) {
    collectSets(view, segment, considered, masks[segment], held)
    view.checkTime()
  }
  let best = 0
  let bestWorth = 0
  for (const set of [...held].sort((a, b) => a - b)) {
    const worth = considered.reduce((sum, word, at) => sum + ((set >>> at) & 1 ? word.rarity : 0), 0)
    if (worth > bestWorth) {
      best = set
      bestWorth = worth
    }
  }
  const isKept = (at: number): boolean => ((best >>> at) & 1) === 1
  return {
    kept: considered.filter((_, at) => isKept(at)),
    dropped: single.filter((_, at) => at >= MAX_WORDS || !isKept(at)).map(word => word.typed),
  }
}

/** Adds the sets of words that the documents of a segment hold, as bits by the words' places. */
const collectSets = (
  view: IndexState,
  segment: number,
  words: readonly PlannedWord[],
  mask: Bits | null,
  held: Set<number>,
): void => {
  const sets = new Uint32Array(view.segments[segment].size)
  const { hits } = view.scratch
  for (const [at, word] of words.entries()) {
    const length = docsWithWord(view, segment, word, mask, hits)
    for (let index = 0; index < length; index++) sets[hits[index]] |= 1 << at
  }
  let last = 0
  for (const set of sets) {
    if (set === last || set === 0) continue
    held.add(set)
    last = set
  }
}
