import type { Relaxation, Schema } from '@hanap/search-engine/schema'
import { corrected } from '@hanap/search-engine/search/spelling/correction'
import { type ClusterTarget, frequenciesOf, type TermFrequencies, termRarity } from '../frequencies.ts'
import { runQuery } from '../page.ts'
import { type DslClause, holdsClause } from './clauses.ts'
import { commonerWords, correctionOf } from './correction.ts'
import { asWell, respeltForCluster, withCommonerForCluster } from './respell.ts'
import { type SearchTerm, termsOf } from './search-terms.ts'

/** Words beyond this number are given up, and named as dropped. */
export const MAX_QUERY_WORDS = 24

/** What is in scope, and where. */
export interface ScopedTarget extends ClusterTarget {
  schema: Schema
  /** The scope, without documents that hold what is left out. */
  scope: readonly DslClause[]
}

/** What is looked for in the place of what was typed. */
export interface ClusterPlan {
  words: SearchTerm[]
  dropped: string[]
  corrected: { from: string; to: string }[]
}

export const relaxedOf = ({
  dropped,
  corrected,
}: Pick<ClusterPlan, 'dropped' | 'corrected'>): Relaxation | null =>
  dropped.length + corrected.length === 0 ? null : { dropped, corrected }

/** Whether a document in scope holds all the words, whatever else was asked. */
export const anyHolds = async (
  { cluster, target, schema, scope }: ScopedTarget,
  words: readonly SearchTerm[],
) => {
  const filter = [...scope, ...words.map(word => holdsClause(schema, word))]
  const body = { query: { bool: { filter } }, size: 1, _source: false, track_total_hits: false }
  return (await runQuery(cluster, { target, body, sort: [] })).hits.hits.length > 0
}

const isHeldIn = (counts: ReadonlyMap<string, number>, { spellings }: SearchTerm) =>
  spellings.some(({ terms }) => terms.every(term => (counts.get(term) ?? 0) > 0))

export const isHeld = ({ all }: TermFrequencies, word: SearchTerm) => isHeldIn(all, word)

/**
 * Looks everything up. A word that no document in scope holds is corrected, taken apart or dropped, in this order; a phrase that no
 * document in scope holds is looked up as its words.
 */
export const planTerms = async (
  within: ScopedTarget,
  sought: readonly SearchTerm[],
  frequencies: TermFrequencies,
): Promise<ClusterPlan> => {
  const plan: ClusterPlan = { words: [], dropped: [], corrected: [] }
  const commoner = await commonerWords(
    within,
    sought.flatMap(one => one.instead?.words ?? [one]).filter(word => isHeldIn(frequencies.scoped, word)),
  )
  const addWord = async (word: SearchTerm) => {
    const parts = word.parts ?? []
    const asTyped = () => plan.words.push({ ...word, parts: parts.filter(part => isHeld(frequencies, part)) })
    const isCorrectable = word.correctable !== undefined
    if (isHeld(frequencies, word) && (!isCorrectable || isHeldIn(frequencies.scoped, word))) {
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
    } else if (isHeld(frequencies, word)) asTyped()
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
  for (const { typed } of plan.words.splice(MAX_QUERY_WORDS)) plan.dropped.push(typed)
  return plan
}

/**
 * What becomes of words that no document in scope holds all of: when a plan for them does not help, the subset is kept that some
 * document in scope does hold and that says most. Null when there is nothing left to look for.
 */
export const relaxPlan = async (
  within: ScopedTarget,
  sought: readonly SearchTerm[],
): Promise<ClusterPlan | null> => {
  const frequencies = await frequenciesOf(within, termsOf(sought), within.scope)
  const plan = await planTerms(within, sought, frequencies)
  if (plan.words.length === 0) return null
  const isSingle = plan.words.length === 1 && !plan.words[0]?.parts?.length
  if (isSingle || (await anyHolds(within, plan.words))) return plan
  const respelled = await respeltForCluster(within, plan, frequencies)
  if (respelled) return respelled
  const likelier = await withCommonerForCluster(within, plan)
  const single = likelier.words.flatMap(word => (word.parts?.length ? word.parts : [word]))
  const considered = single.slice(0, MAX_QUERY_WORDS)
  const subset = await bestSubset(within, considered)
  if (subset.size === 0) return null
  const dropped = single.filter((_, at) => !subset.has(at)).map(({ typed }) => typed)
  return {
    words: considered.filter((_, at) => subset.has(at)),
    dropped: [...plan.dropped, ...dropped],
    corrected: likelier.corrected.filter(({ from }) => !dropped.includes(from)),
  }
}

/** Documents are looked at that the cluster's shorter numbers cannot tell from the best. */
const LOOKED_AT = 20

/** How much a word says: what is rare says most. */
export const worthOf = (
  frequencies: TermFrequencies,
  { spellings, phrase, commoner }: SearchTerm,
): number => {
  const rarity = (term: string) => termRarity(frequencies, term)
  const isKnown = (term: string) => (frequencies.all.get(term) ?? 0) > 0
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
const bestSubset = async (within: ScopedTarget, words: readonly SearchTerm[]): Promise<Set<number>> => {
  const { cluster, target, schema, scope } = within
  const frequencies = await frequenciesOf(within, termsOf(words))
  const worths = words.map(word => worthOf(frequencies, word))
  const should = words.map((word, at) => ({
    constant_score: { filter: holdsClause(schema, word), boost: worths[at], _name: String(at) },
  }))
  const { hits } = await runQuery(cluster, {
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
