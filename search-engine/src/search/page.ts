import { setBit } from '../store/bits.ts'
import { compareBase, type Order, type Segment } from '../store/segment.ts'
import { baseDate, isAfter, type Start } from './cursor.ts'
import { firstPlaces } from './first-places.ts'
import { type FactSort, orderFor } from './orders.ts'
import type { View } from './view.ts'

/** A document that may be on the page; the lower tier goes first, then the greater number. */
export interface Candidate {
  segmentAt: number
  slot: number
  number: number
  tier: number
}

/** How many candidates of a tier a segment is asked for, and after which document. */
export interface Wanted {
  count: number
  tier: number
  start: Start | null
}

/** The first rank after the start. */
export function firstRank(segment: Segment, { slots }: Order, sort: FactSort, start: Start | null): number {
  let low = 0
  let high = start ? slots.length : 0
  while (start && low < high) {
    const middle = (low + high) >>> 1
    const slot = slots[middle]
    if (isAfter(start, segment, slot, sort.number(segment, slot))) high = middle
    else low = middle + 1
  }
  return low
}

/** The first documents of the list by a stored fact: marks their ranks, then reads the marks in order. */
export function firstByFact(
  view: View,
  segmentAt: number,
  list: Uint16Array,
  length: number,
  sort: FactSort,
  { count, tier, start }: Wanted,
  into: Candidate[],
): void {
  const segment = view.segments[segmentAt]
  const order = orderFor(segment, sort)
  const { slots, ranks } = order
  const bits = view.scratch.bits.subarray(0, (segment.size + 31) >>> 5).fill(0)
  for (let at = 0; at < length; at++) setBit(bits, ranks[list[at]])
  const from = firstRank(segment, order, sort, start)
  let left = Math.min(count, length)
  for (let word = from >>> 5; left > 0 && word < bits.length; word++) {
    const skipped = word === from >>> 5 ? (1 << (from & 31)) - 1 : 0
    for (let rest = bits[word] & ~skipped; rest !== 0 && left > 0; rest &= rest - 1, left--) {
      const slot = slots[(word << 5) + 31 - Math.clz32(rest & -rest)]
      into.push({ segmentAt, slot, number: sort.number(segment, slot), tier })
    }
  }
}

/** The first documents of the list by the numbers beside it; equal ones go by the base order. Rearranges both. */
export function firstByNumber(
  view: View,
  segmentAt: number,
  list: Uint16Array,
  length: number,
  numbers: Float64Array,
  { count, tier, start }: Wanted,
  into: Candidate[],
): void {
  const segment = view.segments[segmentAt]
  const { ranks } = segment.baseOrder()
  const left = start ? keepAfter(segment, list, length, numbers, start) : length
  const goesAfter = (a: number, b: number): boolean =>
    numbers[a] < numbers[b] || (numbers[a] === numbers[b] && ranks[list[a]] > ranks[list[b]])
  for (const at of firstPlaces(left, count, goesAfter))
    into.push({ segmentAt, slot: list[at], number: numbers[at], tier })
}

function keepAfter(
  segment: Segment,
  list: Uint16Array,
  length: number,
  numbers: Float64Array,
  start: Start,
): number {
  let kept = 0
  for (let at = 0; at < length; at++) {
    if (!isAfter(start, segment, list[at], numbers[at])) continue
    list[kept] = list[at]
    numbers[kept++] = numbers[at]
  }
  return kept
}

/** The candidates of all segments in their final order, from `offset` on. */
export function pageOf(view: View, candidates: Candidate[], offset: number, limit: number): Candidate[] {
  candidates.sort((a, b) => {
    if (a.tier !== b.tier) return a.tier - b.tier
    if (a.number !== b.number) return b.number > a.number ? 1 : -1
    const one = view.segments[a.segmentAt]
    const other = view.segments[b.segmentAt]
    return compareBase(baseDate(one, a.slot), one.ids, a.slot, baseDate(other, b.slot), other.ids, b.slot)
  })
  return candidates.slice(offset, offset + limit)
}
