import type { SearchQuery } from '../schema.ts'
import { type Bits, countBits, hasBit, listBits } from '../store/bits.ts'
import { scopeMasks } from './choices.ts'
import type { FacetCounter } from './counts/facets.ts'
import { addCachedCounts, livingUnder } from './counts/value-counts.ts'
import { type FactSort, orderFor } from './orders.ts'
import { firstRank, type PageCandidate, type PageRequest } from './page.ts'
import type { QueryLimits } from './query-limits.ts'
import type { IndexState } from './view.ts'

/** Whether only scope and choices restrict a search without words, so that sets of bits answer it. */
export const isByBits = ({ ranges, circle, excluded, excludedGroups }: QueryLimits): boolean =>
  ranges.length + excluded.length + excludedGroups.length === 0 && circle === null

/** By group of the query's choices, by segment: the slots that have a chosen value. */
export const choiceMasks = (view: IndexState, { filters = {} }: SearchQuery): (readonly Bits[])[] =>
  Object.entries(filters)
    .filter(([, texts]) => texts.length > 0)
    .map(([name, texts]) => scopeMasks(view, { [name]: texts }, 'choices').filter(mask => mask !== null))

const intersect = (
  bits: Bits,
  choices: readonly (readonly Bits[])[],
  segmentAt: number,
  without: number,
): void => {
  for (const [group, masks] of choices.entries()) {
    if (group === without) continue
    const mask = masks[segmentAt]
    for (let word = 0; word < bits.length; word++) bits[word] &= mask[word]
  }
}

/**
 * Counts a segment's documents in scope that fit the choices, which it leaves in `scratch.openBits`, and all counted fields;
 * returns how many they are.
 */
export const countByBits = (
  view: IndexState,
  segmentAt: number,
  mask: Bits | null,
  scope: string,
  choices: readonly (readonly Bits[])[],
  facets: FacetCounter,
): number => {
  const segment = view.segments[segmentAt]
  const { hits, openBits, otherBits, spelled } = view.scratch
  const open = livingUnder(segment, mask, openBits)
  intersect(open, choices, segmentAt, -1)
  const length = choices.length === 0 ? 0 : listBits(open, hits)
  for (const { field, tally, group } of facets.all()) {
    const column = segment.facts.columns[field]
    const others = choices.length - (group < 0 ? 0 : 1)
    if (others === 0) addCachedCounts(view, segmentAt, mask, scope, field, tally)
    else if (group < 0) tally.addColumn(column, hits, length)
    else {
      const own = livingUnder(segment, mask, otherBits)
      intersect(own, choices, segmentAt, group)
      tally.addColumn(column, spelled, listBits(own, spelled))
    }
  }
  return countBits(open)
}

/** Whether reading an order from its first slot on finds so many of the segment's `found` documents soon. */
export const isWalkShort = (found: number, size: number, wanted: number): boolean =>
  wanted * size < found * found

/** The first documents of `openBits` by a stored fact: reads the order until so many are found. */
export const firstByWalk = (
  view: IndexState,
  segmentAt: number,
  sort: FactSort,
  { count, tier, start }: PageRequest,
  into: PageCandidate[],
): void => {
  const segment = view.segments[segmentAt]
  const order = orderFor(segment, sort)
  const { slots } = order
  let left = count
  for (let rank = firstRank(segment, order, sort, start); left > 0 && rank < slots.length; rank++) {
    const slot = slots[rank]
    if (!hasBit(view.scratch.openBits, slot)) continue
    into.push({ segmentAt, slot, number: sort.number(segment, slot), tier })
    left--
  }
}
