import { editsAllowed, isKana, probesOf, typedTerms } from '@hanap/search-engine/search/spelling/correction'
import {
  byLikelihood,
  type Candidate,
  muchCommonerThan,
  SHORTEST_DOUBTED,
} from '@hanap/search-engine/search/spelling-rule'
import { z } from 'zod'
import { editsBetween } from '../../edits.ts'
import { INTERACTIVE_TIMEOUTS } from '../cluster.ts'
import { reachesOf, type TermReach } from '../frequencies.ts'
import type { DslClause } from './clauses.ts'
import type { ScopedTarget } from './plan.ts'
import type { SearchTerm } from './search-terms.ts'

const HAS_DIGIT = /\p{N}/u
const MOST_CANDIDATES = 64

const Suggested = z.object({
  suggest: z
    .record(
      z.string(),
      z.array(z.object({ options: z.array(z.object({ text: z.string(), freq: z.int() })) })),
    )
    .default({}),
})

interface Near {
  edits: number
  /** Only terms with the first letter of what was typed. */
  sameStart: boolean
}

interface NearTerm {
  text: string
  edits: number
  isSameStart: boolean
  /** Documents that hold it, wherever. */
  held: number
}

/** By word: terms of the whole index that are near it. */
const nearTerms = async (
  { cluster, target }: ScopedTarget,
  words: readonly SearchTerm[],
  { edits, sameStart }: Near,
): Promise<ReadonlyMap<SearchTerm, NearTerm[]>> => {
  const probes = words.flatMap(word =>
    HAS_DIGIT.test(word.correctable ?? '')
      ? []
      : probesOf(word)
          .map(probe => ({ word, probe, most: Math.min(edits, editsAllowed(probe.length)) }))
          .filter(({ most }) => most > 0),
  )
  if (probes.length === 0) return new Map()
  const { suggest } = await cluster.ask(
    {
      method: 'POST',
      path: `/${target}/_search`,
      query: { allow_partial_search_results: false },
      body: {
        size: 0,
        suggest: Object.fromEntries(
          probes.map(({ probe, most }, at) => [
            String(at),
            {
              text: probe,
              term: {
                field: 'words',
                size: MOST_CANDIDATES,
                shard_size: MOST_CANDIDATES,
                suggest_mode: 'always',
                max_edits: most,
                prefix_length: sameStart ? 1 : 0,
                min_word_length: 1,
                accuracy: 0.01,
                max_inspections: 50,
              },
            },
          ]),
        ),
      },
    },
    Suggested,
    INTERACTIVE_TIMEOUTS,
  )
  const byWord = new Map<SearchTerm, Map<string, NearTerm>>()
  for (const [at, { word, probe, most }] of probes.entries()) {
    const nearByText = byWord.get(word) ?? new Map<string, NearTerm>()
    byWord.set(word, nearByText)
    const own = new Set(word.spellings.flatMap(({ terms }) => (terms.length === 1 ? terms : [])))
    for (const { text, freq } of suggest[String(at)]?.flatMap(({ options }) => options) ?? []) {
      const apart = Math.min(editsBetween(probe, text), nearByText.get(text)?.edits ?? most)
      if (apart > most || own.has(text)) continue
      nearByText.set(text, { text, edits: apart, isSameStart: text[0] === word.correctable?.[0], held: freq })
    }
  }
  return new Map([...byWord].map(([word, nearByText]) => [word, [...nearByText.values()]]))
}

/** Terms in scope that are near the word, the likeliest first. */
const candidatesOf = async (
  { cluster, target, schema }: ScopedTarget,
  near: readonly NearTerm[],
  scope: readonly DslClause[],
): Promise<Candidate[]> => {
  const reaches = await reachesOf(
    { cluster, target },
    schema,
    near.map(({ text }) => text),
    scope,
  )
  return near
    .flatMap(({ held: _, ...term }) => {
      const reach = reaches.get(term.text)
      return reach && reach.scoped > 0 ? [{ ...term, ...reach }] : []
    })
    .sort(byLikelihood)
}

/** How far the word as typed reaches under all its stems. */
const reachOf = async (
  { cluster, target, schema, scope }: ScopedTarget,
  word: SearchTerm,
): Promise<TermReach> => {
  const reaches = await reachesOf({ cluster, target }, schema, typedTerms(word), scope)
  const sum = (of: (reach: TermReach) => number) =>
    [...reaches.values()].reduce((all, one) => all + of(one), 0)
  return {
    all: sum(({ all }) => all),
    scoped: sum(({ scoped }) => scoped),
    weighty: sum(each => each.weighty),
  }
}

/**
 * The term that a word which no document in scope holds most likely stands for. Undefined when nothing there is near enough, or
 * when more documents elsewhere hold it as typed: then it is a word.
 */
export const correctionOf = async (within: ScopedTarget, word: SearchTerm): Promise<string | undefined> => {
  const edits = editsAllowed(word.correctable?.length ?? 0)
  if (edits === 0) return undefined
  const near = (await nearTerms(within, [word], { edits, sameStart: false })).get(word) ?? []
  if (near.length === 0) return undefined
  const [[best], own] = await Promise.all([candidatesOf(within, near, within.scope), reachOf(within, word)])
  return best && own.all < best.scoped ? best.text : undefined
}

const isDoubted = (word: SearchTerm) =>
  word.field === undefined &&
  (word.correctable?.length ?? 0) >= SHORTEST_DOUBTED &&
  !isKana(word.correctable ?? '') &&
  typedTerms(word).length > 0

/** By word: the much commoner word in scope of which one that documents hold is likely a misspelling. */
export const commonerWords = async (
  within: ScopedTarget,
  words: readonly SearchTerm[],
): Promise<ReadonlyMap<SearchTerm, string>> => {
  const corrections = new Map<SearchTerm, string>()
  const near = await nearTerms(within, words.filter(isDoubted), { edits: 1, sameStart: true })
  for (const [word, terms] of near) {
    const common = terms.filter(({ held }) => held >= muchCommonerThan(0))
    if (common.length === 0) continue
    const [candidates, own] = await Promise.all([
      candidatesOf(within, common, within.scope),
      reachOf(within, word),
    ])
    const better = candidates.find(
      ({ scoped, weighty }) =>
        scoped >= muchCommonerThan(own.scoped) && weighty >= muchCommonerThan(own.weighty),
    )
    if (own.scoped > 0 && better) corrections.set(word, better.text)
  }
  return corrections
}

/** Another word, an edit away, that stands beside others where this one does not, and is in more documents in scope than it. */
export const likelierClusterWord = async (
  within: ScopedTarget,
  word: SearchTerm,
  beside: readonly DslClause[],
): Promise<string | undefined> => {
  if (!isDoubted(word)) return undefined
  const near = (await nearTerms(within, [word], { edits: 1, sameStart: true })).get(word) ?? []
  if (near.length === 0) return undefined
  const { cluster, target, schema, scope } = within
  const [candidates, own, inScope] = await Promise.all([
    candidatesOf(within, near, [...scope, ...beside]),
    reachOf(within, word),
    reachesOf(
      { cluster, target },
      schema,
      near.map(({ text }) => text),
      scope,
    ),
  ])
  return candidates.find(({ text }) => (inScope.get(text)?.scoped ?? 0) > own.scoped)?.text
}

/** The word that in scope so many more documents hold that one an edit away is not worth more than it. */
export const farCommonerClusterWord = async (
  within: ScopedTarget,
  word: SearchTerm,
): Promise<string | undefined> => {
  if (!isDoubted(word)) return undefined
  const near = (await nearTerms(within, [word], { edits: 1, sameStart: true })).get(word) ?? []
  if (near.length === 0) return undefined
  const [candidates, own] = await Promise.all([
    candidatesOf(within, near, within.scope),
    reachOf(within, word),
  ])
  return candidates.find(({ scoped }) => scoped >= muchCommonerThan(own.scoped))?.text
}
