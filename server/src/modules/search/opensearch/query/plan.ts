import type { Relaxed, Schema } from '@hanap/search-engine/schema'
import { corrected } from '@hanap/search-engine/search/spelling/correction'
import { type Frequencies, frequenciesOf, type Place, rarityOf } from '../frequencies.ts'
import { ask } from '../page.ts'
import { type Clause, holds } from './clauses.ts'
import { commonerWords, correctionOf } from './correction.ts'
import { asWell, respelt, withCommoner } from './respell.ts'
import { type Sought, termsOf } from './sought.ts'

/** Words beyond this number are given up, and named as dropped. */
export const MOST_WORDS = 24

/** What is in scope, and where. */
export interface Within extends Place {
  schema: Schema
  /** The scope, without documents that hold what is left out. */
  scope: readonly Clause[]
}

/** What is looked for in the place of what was typed. */
export interface Plan {
  words: Sought[]
  dropped: string[]
  corrected: { from: string; to: string }[]
}

export const relaxedOf = ({ dropped, corrected }: Pick<Plan, 'dropped' | 'corrected'>): Relaxed | null =>
  dropped.length + corrected.length === 0 ? null : { dropped, corrected }

/** Whether a document in scope holds all the words, whatever else was asked. */
export const anyHolds = async ({ cluster, target, schema, scope }: Within, words: readonly Sought[]) => {
  const filter = [...scope, ...words.map(word => holds(schema, word))]
  const body = { query: { bool: { filter } }, size: 1, _source: false, track_total_hits: false }
  return (await ask(cluster, { target, body, sort: [] })).hits.hits.length > 0
}

const isHeldIn = (counts: ReadonlyMap<string, number>, { spellings }: Sought) =>
  spellings.some(({ terms }) => terms.every(term => (counts.get(term) ?? 0) > 0))

export const isHeld = ({ all }: Frequencies, word: Sought) => isHeldIn(all, word)

/**
 * Looks everything up. A word that no document in scope holds is corrected, taken apart or dropped, in this order; a phrase that no
 * document in scope holds is looked up as its words.
 */
export const planAll = async (
  within: Within,
  sought: readonly Sought[],
  known: Frequencies,
): Promise<Plan> => {
  const plan: Plan = { words: [], dropped: [], corrected: [] }
  const commoner = await commonerWords(
    within,
    sought.flatMap(one => one.instead?.words ?? [one]).filter(word => isHeldIn(known.scoped, word)),
  )
  const addWord = async (word: Sought) => {
    const parts = word.parts ?? []
    const asTyped = () => plan.words.push({ ...word, parts: parts.filter(part => isHeld(known, part)) })
    const isCorrectable = word.correctable !== undefined
    if (isHeld(known, word) && (!isCorrectable || isHeldIn(known.scoped, word))) {
      const other = commoner.get(word)
      if (other === undefined) asTyped()
      else {
        plan.words.push(asWell(word, other))
        plan.corrected.push({ from: word.typed, to: other })
      }
      return
    }
    const better = isCorrectable ? await correctionOf(within, word) : undefined
    if (better !== undefined) {
      plan.words.push({
        typed: word.typed,
        spellings: [{ terms: corrected(better).terms, weight: 1 }],
        field: word.field,
      })
      plan.corrected.push({ from: word.typed, to: corrected(better).written })
    } else if (isHeld(known, word)) asTyped()
    else if (parts.length > 0) for (const part of parts) await addWord(part)
    else plan.dropped.push(word.typed)
  }
  for (const one of sought) {
    if (!one.instead) await addWord(one)
    else if (await anyHolds(within, [one])) plan.words.push(one)
    else {
      plan.corrected.push({ from: one.typed, to: one.instead.text })
      for (const word of one.instead.words) await addWord(word)
    }
  }
  for (const { typed } of plan.words.splice(MOST_WORDS)) plan.dropped.push(typed)
  return plan
}

/**
 * What becomes of words that no document in scope holds all of: when a plan for them does not help, the subset is kept that some
 * document in scope does hold and that says most. Null when there is nothing left to look for.
 */
export const relax = async (within: Within, sought: readonly Sought[]): Promise<Plan | null> => {
  const known = await frequenciesOf(within, termsOf(sought), within.scope)
  const plan = await planAll(within, sought, known)
  if (plan.words.length === 0) return null
  const isSingle = plan.words.length === 1 && !plan.words[0]?.parts?.length
  if (isSingle || (await anyHolds(within, plan.words))) return plan
  const respelled = await respelt(within, plan, known)
  if (respelled) return respelled
  const likelier = await withCommoner(within, plan)
  const single = likelier.words.flatMap(word => (word.parts?.length ? word.parts : [word]))
  const considered = single.slice(0, MOST_WORDS)
  const kept = await bestSubset(within, considered)
  if (kept.size === 0) return null
  const dropped = single.filter((_, at) => !kept.has(at)).map(({ typed }) => typed)
  return {
    words: considered.filter((_, at) => kept.has(at)),
    dropped: [...plan.dropped, ...dropped],
    corrected: likelier.corrected.filter(({ from }) => !dropped.includes(from)),
  }
}

/** Documents are looked at that the cluster's shorter numbers cannot tell from the best. */
const LOOKED_AT = 20

/** How much a word says: what is rare says most. */
export const worthOf = (known: Frequencies, { spellings, phrase, commoner }: Sought): number => {
  const rarity = (term: string) => rarityOf(known, term)
  const isKnown = (term: string) => (known.all.get(term) ?? 0) > 0
  if (phrase)
    return phrase.places.reduce((sum, terms) => sum + Math.max(0, ...terms.filter(isKnown).map(rarity)), 0)
  const held = spellings.filter(({ terms }) => terms.every(isKnown))
  const typed = held.filter(({ weight }) => weight === 1)
  const most = commoner === undefined ? Number.POSITIVE_INFINITY : rarity(commoner)
  const worth = Math.max(
    ...(typed.length > 0 ? typed : held).map(({ terms }) =>
      terms.reduce((sum, term) => sum + rarity(term), 0),
    ),
  )
  return Math.min(most, worth)
}

/** Places of the words that one document in scope holds and whose rarities are greatest together. */
const bestSubset = async (within: Within, words: readonly Sought[]): Promise<Set<number>> => {
  const { cluster, target, schema, scope } = within
  const known = await frequenciesOf(within, termsOf(words))
  const worths = words.map(word => worthOf(known, word))
  const should = words.map((word, at) => ({
    constant_score: { filter: holds(schema, word), boost: worths[at], _name: String(at) },
  }))
  const { hits } = await ask(cluster, {
    target,
    body: {
      size: LOOKED_AT,
      _source: false,
      query: { bool: { filter: scope, minimum_should_match: 1, should } },
    },
    sort: [{ _score: { order: 'desc' } }],
  })
  const sets = hits.hits
    .map(({ matched_queries = {} }) => Object.keys(matched_queries).map(Number))
    .map(held => ({
      held,
      worth: held.sort((a, b) => a - b).reduce((sum, at) => sum + (worths[at] ?? 0), 0),
      bits: held.reduce((bits, at) => bits + 2 ** at, 0),
    }))
    .sort((a, b) => b.worth - a.worth || a.bits - b.bits)
  return new Set(sets[0]?.held)
}
