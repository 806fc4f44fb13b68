import type { SearchQuery } from '../schema.ts'
import { listBits } from '../store/bits.ts'
import { greatCircleKm } from './distance.ts'
import { firstByWalk, isWalkShort } from './in-scope.ts'
import { baseSort, factSort } from './orders.ts'
import { firstByFact, firstByNumber, type PageCandidate, type PageRequest } from './page.ts'
import type { PlannedWord } from './plan.ts'
import { firstByScore } from './score/first-by-score.ts'
import type { IndexState } from './view.ts'

/** A query with what its pages go by. */
interface RankedQuery {
  view: IndexState
  query: SearchQuery
  now: number
}

export const distanceTo = ({ near }: SearchQuery, lat: number, lon: number): number | undefined => {
  if (!near || Number.isNaN(lat)) return undefined
  return greatCircleKm(near.lat, near.lon, lat, lon)
}

/** Of the `hits` documents in `scratch.openBits`. */
export const addOpen = (
  ranked: RankedQuery,
  at: number,
  hits: number,
  wanted: PageRequest,
  into: PageCandidate[],
): void => {
  const { view, query } = ranked
  const { size, live } = view.segments[at]
  const sort = query.sort.by === 'relevance' ? baseSort : factSort(view, query.sort)
  if (sort && isWalkShort(hits, size, wanted.count)) firstByWalk(view, at, sort, wanted, into)
  else {
    const open = view.scratch.openBits.subarray(0, live.length)
    addCandidates(ranked, at, [], listBits(open, view.scratch.hits), wanted, into)
  }
}

/** Of the first `length` documents in `scratch.hits`, which it rearranges. */
export const addCandidates = (
  { view, query, now }: RankedQuery,
  at: number,
  words: readonly PlannedWord[],
  length: number,
  wanted: PageRequest,
  into: PageCandidate[],
): void => {
  const { hits, scores } = view.scratch
  if (wanted.count === 0 || length === 0) return
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
  else firstByScore(view, at, words, now, length, wanted, into)
}
