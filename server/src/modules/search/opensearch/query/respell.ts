import type { Frequencies } from '../frequencies.ts'
import { holds } from './clauses.ts'
import { farCommonerWord, likelierBeside } from './correction.ts'
import { anyHolds, type Plan, type Within, worthOf } from './plan.ts'
import type { Sought } from './sought.ts'

/** Words of a query that are tried in other spellings, the rarest first. */
const MOST_TRIED = 4

/** The word as typed or as a commoner one. */
export const asWell = (word: Sought, commoner: string): Sought => ({
  ...word,
  spellings: [...word.spellings, { terms: [commoner], weight: 1 }],
  parts: [],
  correctable: undefined,
  commoner,
})

const replaced = ({ words, dropped, corrected }: Plan, word: Sought, to: string): Plan => ({
  words: words.map(each => (each === word ? asWell(word, to) : each)),
  dropped,
  corrected: [...corrected, { from: word.typed, to }],
})

/**
 * The plan with one word, the rarest that will do, as another one that some document in scope holds beside all the others;
 * undefined where none does. For words that no document holds together as they are.
 */
export const respelt = async (within: Within, plan: Plan, known: Frequencies): Promise<Plan | undefined> => {
  const tried = plan.words
    .filter(({ correctable }) => correctable !== undefined)
    .map(word => ({ word, worth: worthOf(known, word) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_TRIED)
  for (const { word } of tried) {
    const others = plan.words.filter(each => each !== word)
    if (others.length > 0 && !(await anyHolds(within, others))) continue
    const beside = others.map(each => holds(within.schema, each))
    const better = await likelierBeside(within, word, beside)
    if (better !== undefined) return replaced(plan, word, better)
  }
  return undefined
}

/** The plan with each word that is likely misspelt as the far commoner one too, so that it is worth no more than that one. */
export const withCommoner = async (within: Within, plan: Plan): Promise<Plan> => {
  let made = plan
  for (const word of plan.words) {
    const commoner = await farCommonerWord(within, word)
    if (commoner !== undefined) made = replaced(made, word, commoner)
  }
  return made
}
