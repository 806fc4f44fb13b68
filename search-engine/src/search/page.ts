import { setBit } from '../store/bits.ts'
import { compareBase, type Segment, type SlotOrder } from '../store/segment.ts'
import { baseDate, isAfter, type PageCursor } from './cursor.ts'
import { type FactSort, orderFor } from './orders.ts'
import { TopK } from './top-k.ts'
import type { IndexState } from './view.ts'

/** A document that may be on the page; the lower tier goes first, then the greater number. */
export interface PageCandidate {
  segmentAt: number
  slot: number
  number: number
  tier: number
}

/** How many candidates of a tier a segment is asked for, and after which document. */
export interface PageRequest {
  count: number
  tier: number
  start: PageCursor | null
  /** The greatest numbers so far, as many as are asked for. */
  best: TopK
}

export const pageRequest = (count: number, tier: number, start: PageCursor | null): PageRequest => ({
  count,
  tier,
  start,
  best: new TopK(count, (a, b) => a < b),
})

/** The first rank after the start. */
export const firstRank = (
  segment: Segment,
  { slots }: SlotOrder,
  sort: FactSort,
  start: PageCursor | null,
): number => {
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
export const firstByFact = (
  view: IndexState,
  segmentAt: number,
  list: Uint16Array,
  length: number,
  sort: FactSort,
  { count, tier, start }: PageRequest,
  into: PageCandidate[],
): void => {
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
export const firstByNumber = (
  view: IndexState,
  segmentAt: number,
  list: Uint16Array,
  length: number,
  numbers: Float64Array,
  { count, tier, start, best }: PageRequest,
  into: PageCandidate[],
): void => {
  const segment = view.segments[segmentAt]
  const { ranks } = segment.baseOrder()
  const first = new TopK(
    count,
    (a, b) => numbers[a] < numbers[b] || (numbers[a] === numbers[b] && ranks[list[a]] > ranks[list[b]]),
  )
  const left = start ? retainAfter(segment, list, length, numbers, start) : length
  for (let at = 0; at < left; at++) first.offer(at)
  for (const at of first.items) {
    into.push({ segmentAt, slot: list[at], number: numbers[at], tier })
    best.offer(numbers[at])
  }
}

const retainAfter = (
  segment: Segment,
  list: Uint16Array,
  length: number,
  numbers: Float64Array,
  start: PageCursor,
): number => {
  let remaining = 0
  for (let at = 0; at < length; at++) {
    if (!isAfter(start, segment, list[at], numbers[at])) continue
    list[remaining] = list[at]
    numbers[remaining++] = numbers[at]
  }
  return remaining
}

/** The candidates of all segments in their final order, from `offset` on. */
export const pageOfCandidates = (
  view: IndexState,
  candidates: PageCandidate[],
  offset: number,
  limit: number,
): PageCandidate[] => {
  candidates.sort((a, b) => {
    if (a.tier !== b.tier) return a.tier - b.tier
    if (a.number !== b.number) return b.number > a.number ? 1 : -1
    const one = view.segments[a.segmentAt]
    const other = view.segments[b.segmentAt]
    return compareBase(baseDate(one, a.slot), one.ids, a.slot, baseDate(other, b.slot), other.ids, b.slot)
  })
  return candidates.slice(offset, offset + limit)
}
