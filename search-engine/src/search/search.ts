import type { Hit, Relaxation, SearchQuery, SearchResult } from '../schema.ts'
import { type Bits, bitsFor, clearBit, listBits } from '../store/bits.ts'
import type { Segment } from '../store/segment.ts'
import { addCandidates, addOpen, distanceTo } from './candidates.ts'
import { type ChoiceGroup, FAILED_MANY, failures, groupsOf, scopeMasks } from './choices.ts'
import { FacetCounter } from './counts/facets.ts'
import { baseDate, formatCursorKey, type PageCursor, parseCursorKey } from './cursor.ts'
import { choiceMasks, countByBits, isByBits } from './in-scope.ts'
import { docsWithAll } from './match.ts'
import { type PageCandidate, type PageRequest, pageOfCandidates, pageRequest } from './page.ts'
import { type PlannedWord, planPhrase, planQuery, type QueryPlan } from './plan.ts'
import { applyLimits, type QueryLimits, queryLimitsOf } from './query-limits.ts'
import { type QueryTermPhrase, queryTermsOf } from './query-terms.ts'
import { bestSubset } from './relax.ts'
import { retainListed } from './retain-listed.ts'
import { explainScore } from './score.ts'
import { docsWithMost, type TitleWords, titleWords } from './similar/similar-titles.ts'
import { slotsWith } from './slots-with.ts'
import { respelt, withCommoner } from './spelling/respell.ts'
import { planTranslatedQuery } from './translate.ts'
import type { IndexState } from './view.ts'

type PlannedWords = readonly PlannedWord[]
/** By tier: words as typed, then with names in other languages; null where no document can hold them. */
type Tiers = readonly (PlannedWords | null)[]

/** One pass over all segments. */
interface SearchPass {
  /** Whether any document in scope held all the words, whatever else was asked. */
  anyWithWords: boolean
  /** Whether any of those did so in fields that are more than a mention. */
  anyListed: boolean
  total: number
  mentions: number
  candidates: PageCandidate[]
  /** By tier. */
  requests: PageRequest[]
  facets: FacetCounter
}

interface SearchDemand {
  view: IndexState
  query: SearchQuery
  /** What is in scope and holds nothing that is left out. */
  masks: readonly (Bits | null)[]
  /** Whether the masks are those of the scope alone. */
  isScopeOnly: boolean
  groups: readonly ChoiceGroup[]
  limits: QueryLimits
  start: PageCursor | null
  now: number
  /** Of a search for similar titles. */
  similar?: TitleWords
}

export const searchIndexState = (view: IndexState, query: SearchQuery): SearchResult => {
  checkQuery(query)
  const { required, excluded } = queryTermsOf(view, query)
  const start = query.after === undefined ? null : parseCursorKey(query.after)
  const scope = scopeMasks(view, query.scope)
  const demand: SearchDemand = {
    view,
    query,
    masks: withoutPhrases(view, scope, excluded),
    isScopeOnly: excluded.length === 0,
    groups: groupsOf(view, query.filters),
    limits: queryLimitsOf(view, query),
    start,
    now: query.now ?? start?.now ?? Date.now(),
  }
  if (query.match === 'similar') {
    const similar = titleWords(view, query, required, demand.masks)
    const { words } = similar
    if (words.length === 0) return answer(demand, [[]], nothing(demand), null)
    return answer(demand, [words], pass({ ...demand, similar }, [words]), null)
  }
  if (required.length === 0) return answer(demand, [[]], pass(demand, [[]]), null)
  const translated = planTranslatedQuery(view, query, required, demand.masks)
  if (translated) {
    const tiers = [translated.typed, translated.words]
    const outcome = pass(demand, tiers)
    if (outcome.anyWithWords) return answer(demand, tiers, outcome, relaxedOf(translated))
  }
  return searchWords(demand, planQuery(view, required, demand.masks))
}

/** All the words first; without a document that holds them all, the words that say most. */
const searchWords = (demand: SearchDemand, plan: QueryPlan): SearchResult => {
  const { words } = plan
  if (words.length === 0) return answer(demand, [[]], nothing(demand), null)
  const { view, masks } = demand
  const first = pass(demand, [words])
  if (first.anyWithWords && !first.anyListed && words.length > 1) {
    const listed = respelt(view, plan, masks)
    const outcome = listed && pass(demand, [listed.words])
    if (listed && outcome?.anyListed) return answer(demand, [listed.words], outcome, relaxedOf(listed))
  }
  if (first.anyWithWords || (words.length === 1 && words[0].parts.length === 0)) {
    return answer(demand, [words], first, relaxedOf(plan))
  }
  const respelled = respelt(view, plan, masks)
  if (respelled)
    return answer(demand, [respelled.words], pass(demand, [respelled.words]), relaxedOf(respelled))
  const likelier = withCommoner(view, plan, masks)
  const { kept, dropped } = bestSubset(view, likelier.words, masks)
  if (kept.length === 0) return answer(demand, [[]], first, null)
  const corrected = likelier.corrected.filter(({ from }) => !dropped.includes(from))
  const relaxed = relaxedOf({ dropped: [...plan.dropped, ...dropped], corrected })
  return answer(demand, [kept], pass(demand, [kept]), relaxed)
}

/** The masks without the documents that hold any of these. */
const withoutPhrases = (
  view: IndexState,
  masks: readonly (Bits | null)[],
  excluded: readonly QueryTermPhrase[],
): readonly (Bits | null)[] => {
  const phrases = excluded.map(phrase => planPhrase(view, phrase)).filter(phrase => phrase !== null)
  if (phrases.length === 0) return masks
  return masks.map((mask, at) => {
    const left = (mask ?? view.segments[at].live).slice()
    for (const phrase of phrases) {
      const slots = slotsWith(view, at, phrase)
      for (let word = 0; word < left.length; word++) left[word] &= ~slots[word]
    }
    return left
  })
}

const checkQuery = ({ offset, limit, sort, near }: SearchQuery): void => {
  if (!(Number.isInteger(offset) && offset >= 0))
    throw new RangeError('offset is not a whole number from 0 on')
  if (!(Number.isInteger(limit) && limit >= 0)) throw new RangeError('limit is not a whole number from 0 on')
  if (sort.by === 'distance' && !near) throw new RangeError('the order by distance needs a place')
}

const relaxedOf = ({ dropped, corrected }: Pick<QueryPlan, 'dropped' | 'corrected'>): Relaxation | null =>
  dropped.length + corrected.length === 0 ? null : { dropped, corrected }

const nothing = ({ view, query, groups }: SearchDemand): SearchPass => {
  const facets = new FacetCounter(view, query, groups)
  return {
    anyWithWords: false,
    anyListed: false,
    total: 0,
    mentions: 0,
    candidates: [],
    requests: [],
    facets,
  }
}

const pass = (demand: SearchDemand, tiers: Tiers): SearchPass => {
  const { view, query, masks } = demand
  const result = nothing(demand)
  const isOpen = demand.isScopeOnly && tiers.every(words => words?.length === 0)
  const byBits =
    isOpen && query.match !== 'mention' && isByBits(demand.limits) ? choiceMasks(view, query) : null
  const scope = JSON.stringify(query.scope ?? {})
  for (const at of view.segments.keys()) {
    view.checkTime()
    if (byBits) {
      const hits = countByBits(view, at, masks[at], scope, byBits, result.facets)
      result.total += hits
      addOpen(demand, at, hits, pageRequestOf(demand, 0, result), result.candidates)
      continue
    }
    if (demand.similar) addSimilar(demand, at, demand.similar, masks[at], result)
    else if (query.match === undefined) addTiers(demand, at, tiers, masks[at], result)
    else if (query.match === 'list') addListed(demand, at, tiers, masks[at], result)
    else addMentioned(demand, at, tiers, masks[at], result)
  }
  return result
}

/** What of a segment holds the words of a tier, and of no earlier one. */
const addTiers = (
  demand: SearchDemand,
  at: number,
  tiers: Tiers,
  scope: Bits | null,
  into: SearchPass,
): void => {
  let mask = scope
  for (const [tier, words] of tiers.entries()) {
    const length = words ? docsWithAll(demand.view, at, words, mask, demand.view.scratch.hits) : 0
    if (length === 0 || !words) continue
    into.anyWithWords = true
    into.anyListed = true
    if (tier + 1 < tiers.length)
      mask = withoutDocs(demand.view.segments[at], mask, demand.view.scratch.hits, length)
    addHits(demand, at, tier, words, length, into)
  }
}

/** What of a segment is listed; what only mentions the words is counted. */
const addListed = (
  demand: SearchDemand,
  at: number,
  tiers: Tiers,
  scope: Bits | null,
  into: SearchPass,
): void => {
  const { view, groups } = demand
  const { hits, fails } = view.scratch
  const segment = view.segments[at]
  const mentioned = bitsFor(segment.size)
  let mask = scope
  for (const [tier, words] of tiers.entries()) {
    const held = words ? docsWithAll(view, at, words, mask, hits) : 0
    if (held === 0 || !words) continue
    into.anyWithWords = true
    const length = retainListed(view, at, words, hits, held, mentioned)
    if (length === 0) continue
    into.anyListed = true
    // One tier's mention may be listed by a later one.
    for (let index = 0; index < length; index++) clearBit(mentioned, hits[index])
    if (tier + 1 < tiers.length) mask = withoutDocs(segment, mask, hits, length)
    addHits(demand, at, tier, words, length, into)
  }
  const left = applyLimits(segment, demand.limits, hits, listBits(mentioned, hits))
  if (groups.length > 0) failures(segment, groups, hits, left, fails)
  for (let index = 0; index < left; index++) if (groups.length === 0 || fails[index] === 0) into.mentions++
}

/** What of a segment only mentions the words. */
const addMentioned = (
  demand: SearchDemand,
  at: number,
  tiers: Tiers,
  scope: Bits | null,
  into: SearchPass,
): void => {
  const { view } = demand
  const { hits } = view.scratch
  const mentioned = bitsFor(view.segments[at].size)
  let unlisted = scope
  for (const words of tiers) {
    const held = words ? docsWithAll(view, at, words, unlisted, hits) : 0
    if (held === 0 || !words) continue
    into.anyWithWords = true
    const length = retainListed(view, at, words, hits, held, mentioned)
    if (length === 0) continue
    into.anyListed = true
    unlisted = withoutDocs(view.segments[at], unlisted, hits, length)
  }
  const before = into.total
  // Without words everything is listed.
  if (mentioned.some(bits => bits !== 0)) addTiers(demand, at, tiers, unlisted, into)
  into.mentions += into.total - before
}

/** What of a segment has a title like the words. */
const addSimilar = (
  demand: SearchDemand,
  at: number,
  similar: TitleWords,
  scope: Bits | null,
  into: SearchPass,
): void => {
  const length = docsWithMost(demand.view, at, similar, scope, demand.view.scratch.hits)
  addHits(demand, at, 0, similar.words, length, into)
}

const addHits = (
  demand: SearchDemand,
  at: number,
  tier: number,
  words: PlannedWords,
  length: number,
  into: SearchPass,
): void => {
  const { view, limits } = demand
  const segment = view.segments[at]
  const open = choose(demand, segment, applyLimits(segment, limits, view.scratch.hits, length), into.facets)
  into.total += open
  addCandidates(demand, at, words, open, pageRequestOf(demand, tier, into), into.candidates)
}

const withoutDocs = ({ live }: Segment, mask: Bits | null, list: Uint16Array, length: number): Bits => {
  const left = (mask ?? live).slice()
  for (let at = 0; at < length; at++) clearBit(left, list[at])
  return left
}

/** What a page needs of a tier: nothing of one that lies wholly before its start. */
const pageRequestOf = (
  { query, start }: SearchDemand,
  tier: number,
  { requests }: SearchPass,
): PageRequest => {
  const isBefore = start !== null && tier < start.tier
  const count = query.limit === 0 || isBefore ? 0 : query.offset + query.limit
  requests[tier] ??= pageRequest(count, tier, tier === start?.tier ? start : null)
  return requests[tier]
}

/** Keeps the hits that fit every choice, counting hits and those that fail just one; returns how many are left. */
const choose = (
  { view, groups }: SearchDemand,
  segment: Segment,
  length: number,
  facets: FacetCounter,
): number => {
  const { hits, fails } = view.scratch
  let left = length
  if (groups.length > 0) {
    failures(segment, groups, hits, length, fails)
    const missed = groups.map(() => 0)
    left = 0
    for (let index = 0; index < length; index++) {
      const fail = fails[index]
      if (fail === 0) hits[left++] = hits[index]
      else if (fail !== FAILED_MANY) view.scratch.list(fail - 1)[missed[fail - 1]++] = hits[index]
    }
    for (const [group, count] of missed.entries()) {
      if (count > 0) facets.addMisses(segment, group, view.scratch.list(group), count)
    }
  }
  facets.addHits(segment, hits, left)
  return left
}

const answer = (
  demand: SearchDemand,
  tiers: Tiers,
  found: SearchPass,
  relaxed: Relaxation | null,
): SearchResult => {
  const { view, query } = demand
  const page = pageOfCandidates(view, found.candidates, query.offset, query.limit)
  return {
    hits: page.map(candidate => hitOf(demand, tiers[candidate.tier] ?? [], candidate)),
    total: found.total,
    ...(query.match !== undefined && { mentions: found.mentions }),
    facets: found.facets.results(),
    relaxed,
  }
}

const hitOf = (
  demand: SearchDemand,
  words: PlannedWords,
  { segmentAt, slot, number, tier }: PageCandidate,
): Hit => {
  const { view, query, now } = demand
  const segment = view.segments[segmentAt]
  const isScored = query.sort.by === 'relevance' && words.length > 0
  const id = segment.id(slot)
  const hit: Hit = {
    id,
    stored: segment.stored(slot),
    score: isScored ? number : 0,
    key: formatCursorKey(tier, number, baseDate(segment, slot), now, id),
  }
  if (tier > 0) hit.isTranslated = true
  const distance = distanceTo(query, segment.facts.lat[slot], segment.facts.lon[slot])
  if (distance !== undefined) hit.distanceKm = distance
  if (query.explain && isScored) hit.explain = explainScore(view, segmentAt, words, slot, now)
  return hit
}
