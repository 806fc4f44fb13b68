import { setBit } from '../store/bits.ts'
import { compareBase, type Segment } from '../store/segment.ts'
import { firstPlaces } from './first-places.ts'
import { type FactSort, orderFor } from './orders.ts'
import type { View } from './view.ts'

/** A document that may be on the page; the greater number goes first. */
export interface Candidate {
  segmentAt: number
  slot: number
  number: number
}

/** The first `wanted` documents of the list by a stored fact: marks their ranks, then reads the marks in order. */
export function firstByFact(
  view: View,
  segmentAt: number,
  list: Uint16Array,
  length: number,
  sort: FactSort,
  wanted: number,
  into: Candidate[],
): void {
  const segment = view.segments[segmentAt]
  const { slots, ranks } = orderFor(segment, sort)
  const bits = view.scratch.bits.subarray(0, (segment.size + 31) >>> 5).fill(0)
  for (let at = 0; at < length; at++) setBit(bits, ranks[list[at]])
  let left = Math.min(wanted, length)
  for (let word = 0; left > 0; word++) {
    for (let rest = bits[word]; rest !== 0 && left > 0; rest &= rest - 1, left--) {
      const slot = slots[(word << 5) + 31 - Math.clz32(rest & -rest)]
      into.push({ segmentAt, slot, number: sort.number(segment, slot) })
    }
  }
}

/** The first `wanted` documents of the list by the numbers beside it; equal ones go by the base order. */
export function firstByNumber(
  view: View,
  segmentAt: number,
  list: Uint16Array,
  length: number,
  numbers: Float64Array,
  wanted: number,
  into: Candidate[],
): void {
  const { ranks } = view.segments[segmentAt].baseOrder()
  const goesAfter = (a: number, b: number): boolean =>
    numbers[a] < numbers[b] || (numbers[a] === numbers[b] && ranks[list[a]] > ranks[list[b]])
  for (const at of firstPlaces(length, wanted, goesAfter))
    into.push({ segmentAt, slot: list[at], number: numbers[at] })
}

/** The candidates of all segments in their final order, from `offset` on. */
export function pageOf(view: View, candidates: Candidate[], offset: number, limit: number): Candidate[] {
  const dateOf = (segment: Segment, slot: number): number => segment.facts.dates[0]?.[slot] ?? Number.NaN
  candidates.sort((a, b) => {
    if (a.number !== b.number) return b.number > a.number ? 1 : -1
    const one = view.segments[a.segmentAt]
    const other = view.segments[b.segmentAt]
    return compareBase(
      dateOf(one, a.slot),
      one.ids,
      a.slot,
      dateOf(other, b.slot),
      other.ids,
      b.slot,
    )
  })
  return candidates.slice(offset, offset + limit)
}
