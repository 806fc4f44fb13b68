import { queryWords } from '../analysis/query-words.ts'
import type { Hit, Query, Relaxed, Result } from '../schema.ts'
import { type Bits, listBits } from '../store/bits.ts'
import type { Segment } from '../store/segment.ts'
import { FAILED_MANY, failures, type Group, groupsOf, scopeMasks } from './choices.ts'
import { distanceKm } from './distance.ts'
import { Facets } from './facets.ts'
import { choiceMasks, countByBits, firstByWalk, isByBits, isWalkShort } from './in-scope.ts'
import { docsWithAll } from './match.ts'
import { type Limits, limitsOf, narrow } from './narrow.ts'
import { baseSort, factSort } from './orders.ts'
import { type Candidate, firstByFact, firstByNumber, pageOf } from './page.ts'
import { type PlannedWord, planWords } from './plan.ts'
import { bestSubset } from './relax.ts'
import { explainScore, scoreAll } from './score.ts'
import type { View } from './view.ts'

/** Of a query's text, in UTF-16 units; what is beyond is not looked at. */
const MOST_TEXT = 500

/** One pass over all segments with a fixed set of words. */
interface Pass {
  /** Whether any document in scope held all the words, whatever else was asked. */
  anyWithWords: boolean
  total: number
  candidates: Candidate[]
  facets: Facets
}

interface Demand {
  view: View
  query: Query
  masks: readonly (Bits | null)[]
  groups: readonly Group[]
  limits: Limits
  now: number
}

export function search(view: View, query: Query): Result {
  checkQuery(query)
  const demand: Demand = {
    view,
    query,
    masks: scopeMasks(view, query.scope),
    groups: groupsOf(view, query.filters),
    limits: limitsOf(view, query),
    now: query.now ?? Date.now(),
  }
  const typed = queryWords((query.text ?? '').slice(0, MOST_TEXT), query.language, view.languages)
  if (typed.length === 0) return answer(demand, [], pass(demand, []), null)
  const { words, dropped, corrected } = planWords(view, typed, demand.masks)
  if (words.length === 0) return answer(demand, [], nothing(demand), null)
  const first = pass(demand, words)
  if (first.anyWithWords || (words.length === 1 && words[0].parts.length === 0)) {
    return answer(demand, words, first, relaxedOf(dropped, corrected))
  }
  const subset = bestSubset(view, words, demand.masks)
  if (subset.kept.length === 0) return answer(demand, [], first, null)
  return answer(
    demand,
    subset.kept,
    pass(demand, subset.kept),
    relaxedOf([...dropped, ...subset.dropped], corrected),
  )
}

function checkQuery({ offset, limit, sort, near }: Query): void {
  if (!(Number.isInteger(offset) && offset >= 0))
    throw new RangeError('offset is not a whole number from 0 on')
  if (!(Number.isInteger(limit) && limit >= 0)) throw new RangeError('limit is not a whole number from 0 on')
  if (sort.by === 'distance' && !near) throw new RangeError('the order by distance needs a place')
}

function relaxedOf(dropped: string[], corrected: Relaxed['corrected']): Relaxed | null {
  return dropped.length + corrected.length === 0 ? null : { dropped, corrected }
}

function nothing({ view, query, groups }: Demand): Pass {
  return { anyWithWords: false, total: 0, candidates: [], facets: new Facets(view, query, groups) }
}

function pass(demand: Demand, words: readonly PlannedWord[]): Pass {
  const { view, query, masks } = demand
  const result = nothing(demand)
  const byBits = words.length === 0 && isByBits(demand.limits) ? choiceMasks(view, query) : null
  const scope = JSON.stringify(query.scope ?? {})
  for (const [at, segment] of view.segments.entries()) {
    view.checkTime()
    if (byBits) {
      const hits = countByBits(view, at, masks[at], scope, byBits, result.facets)
      result.total += hits
      addOpen(demand, at, hits, result.candidates)
      continue
    }
    const length = matching(demand, at, segment, words)
    if (length === 0) continue
    result.anyWithWords = true
    const left = narrow(segment, demand.limits, view.scratch.hits, length)
    const hits = choose(demand, segment, left, result.facets)
    result.total += hits
    addCandidates(demand, at, words, hits, result.candidates)
  }
  return result
}

/** Writes the living documents in scope that hold the words to `scratch.hits`. */
function matching(demand: Demand, at: number, segment: Segment, words: readonly PlannedWord[]): number {
  const { view, masks } = demand
  const { hits, bits } = view.scratch
  const mask = masks[at]
  if (words.length > 0) return docsWithAll(view, at, words, mask, hits)
  if (mask === null) return listBits(segment.live, hits)
  const both = bits.subarray(0, mask.length)
  for (let word = 0; word < both.length; word++) both[word] = segment.live[word] & mask[word]
  return listBits(both, hits)
}

/** Keeps the hits that fit every choice, counting hits and those that fail just one; returns how many are left. */
function choose({ view, groups }: Demand, segment: Segment, length: number, facets: Facets): number {
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

/** Of the `hits` documents in `scratch.openBits`. */
function addOpen(demand: Demand, at: number, hits: number, into: Candidate[]): void {
  const { view, query } = demand
  const wanted = query.offset + query.limit
  const { size, live } = view.segments[at]
  const sort = query.sort.by === 'relevance' ? baseSort : factSort(view, query.sort)
  if (sort && isWalkShort(hits, size, wanted)) firstByWalk(view, at, sort, query.limit === 0 ? 0 : wanted, into)
  else {
    const open = view.scratch.openBits.subarray(0, live.length)
    addCandidates(demand, at, [], listBits(open, view.scratch.hits), into)
  }
}

function addCandidates(
  { view, query, now }: Demand,
  at: number,
  words: readonly PlannedWord[],
  length: number,
  into: Candidate[],
): void {
  const { hits, scores } = view.scratch
  const wanted = query.offset + query.limit
  if (query.limit === 0 || length === 0) return
  const fact = factSort(view, query.sort)
  if (fact) firstByFact(view, at, hits, length, fact, wanted, into)
  else if (query.sort.by === 'distance') {
    const { lat, lon } = view.segments[at].facts
    for (let index = 0; index < length; index++) {
      const distance = distanceTo(query, lat[hits[index]], lon[hits[index]])
      scores[index] = distance === undefined ? Number.NEGATIVE_INFINITY : -distance
    }
    firstByNumber(view, at, hits, length, scores, wanted, into)
  } else if (words.length === 0) firstByFact(view, at, hits, length, baseSort, wanted, into)
  else {
    scoreAll(view, at, words, hits, length, now)
    firstByNumber(view, at, hits, length, scores, wanted, into)
  }
}

function distanceTo({ near }: Query, lat: number, lon: number): number | undefined {
  if (!near || Number.isNaN(lat)) return undefined
  return distanceKm(near.lat, near.lon, lat, lon)
}

function answer(demand: Demand, words: readonly PlannedWord[], found: Pass, relaxed: Relaxed | null): Result {
  const { view, query } = demand
  const page = pageOf(view, found.candidates, query.offset, query.limit)
  return {
    hits: page.map(candidate => hitOf(demand, words, candidate)),
    total: found.total,
    facets: found.facets.results(),
    relaxed,
  }
}

function hitOf(demand: Demand, words: readonly PlannedWord[], candidate: Candidate): Hit {
  const { view, query, now } = demand
  const { segmentAt, slot, number } = candidate
  const segment = view.segments[segmentAt]
  const isScored = query.sort.by === 'relevance' && words.length > 0
  const hit: Hit = {
    id: segment.id(slot),
    stored: segment.stored(slot),
    score: isScored ? number : 0,
  }
  const distance = distanceTo(query, segment.facts.lat[slot], segment.facts.lon[slot])
  if (distance !== undefined) hit.distanceKm = distance
  if (query.explain && isScored) hit.explain = explainScore(view, segmentAt, words, slot, now)
  return hit
}
