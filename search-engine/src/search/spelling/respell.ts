import { type Bits, bitsFor, setBit } from '../../store/bits.ts'
import { docsWithAll } from '../match.ts'
import { type PlannedWord, type QueryPlan, withSpelling } from '../plan.ts'
import type { IndexState } from '../view.ts'
import { farCommonerWord, likelierBeside } from './correction.ts'

type RespellMasks = readonly (Bits | null)[]

/** Words of a query that are tried in other spellings, the rarest first. */
const MAX_TRIED = 4

/** Documents under the masks that hold all these words. */
const masksWith = (view: IndexState, words: readonly PlannedWord[], masks: RespellMasks): Bits[] => {
  const { hits } = view.scratch
  return view.segments.map((segment, at) => {
    const bits = bitsFor(segment.size)
    const length = docsWithAll(view, at, words, masks[at], hits)
    for (let index = 0; index < length; index++) setBit(bits, hits[index])
    return bits
  })
}

const replaced = (
  view: IndexState,
  { words, dropped, corrected }: QueryPlan,
  at: number,
  to: string,
): QueryPlan => ({
  words: words.with(at, withSpelling(view, words[at], to)),
  dropped,
  corrected: [...corrected, { from: words[at].typed, to }],
})

/**
 * The plan with one word, the rarest that will do, as another one that some document under the masks holds beside all the
 * others; null where none does. For words that no document holds together as they are.
 */
export const respelt = (view: IndexState, plan: QueryPlan, masks: RespellMasks): QueryPlan | null => {
  const tried = [...plan.words.keys()]
    .filter(at => plan.words[at].word !== null)
    .sort((a, b) => plan.words[b].rarity - plan.words[a].rarity)
    .slice(0, MAX_TRIED)
  for (const at of tried) {
    const { word } = plan.words[at]
    if (!word) continue
    const beside = masksWith(view, plan.words.toSpliced(at, 1), masks)
    view.checkTime()
    const [better] = likelierBeside(view, word, beside, masks)
    if (better) return replaced(view, plan, at, better.text)
  }
  return null
}

/** The plan with each word that is likely misspelt as the far commoner one too, so that it is worth no more than that one. */
export const withCommoner = (view: IndexState, plan: QueryPlan, masks: RespellMasks): QueryPlan => {
  let made = plan
  for (const [at, { word }] of plan.words.entries()) {
    const commoner = word && farCommonerWord(view, word, masks)
    if (commoner) made = replaced(view, made, at, commoner.text)
  }
  return made
}
