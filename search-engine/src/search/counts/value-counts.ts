import { type Bits, hasBit, listBits } from '../../store/bits.ts'
import type { Segment, ValueColumn, ValueCounts } from '../../store/segment.ts'
import type { IndexState } from '../view.ts'
import type { ValueTally } from './tally.ts'

/** Remembered for a segment: a few markets with all their fields. */
const MAX_CACHED = 512

/** The living documents of a segment under a mask, as bits. */
export const livingUnder = (segment: Segment, mask: Bits | null, out: Bits): Bits => {
  const { live } = segment
  const living = out.subarray(0, live.length)
  if (mask === null) living.set(live)
  else for (let word = 0; word < living.length; word++) living[word] = live[word] & mask[word]
  return living
}

const countAnew = (view: IndexState, segment: Segment, mask: Bits | null, field: number): ValueCounts => {
  const { spelled: list, otherBits } = view.scratch
  const length = listBits(livingUnder(segment, mask, otherBits), list)
  const tally = view.scratch.tally(view.layout.filters.length, view.values[field].size)
  tally.addColumn(segment.facts.columns[field], list, length)
  const numbers = tally.numbers().slice().sort()
  return {
    numbers,
    counts: numbers.map(number => tally.counts[number]),
    deaths: segment.deaths.length,
  }
}

const placeOf = (numbers: Uint32Array, number: number): number => {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numbers[middle] < number) low = middle + 1
    else high = middle
  }
  return low
}

/** Takes the documents that died meanwhile out of the counts. */
const refresh = (
  known: ValueCounts,
  deaths: readonly number[],
  mask: Bits | null,
  column: ValueColumn,
): void => {
  const { offsets, values } = column
  for (; known.deaths < deaths.length; known.deaths++) {
    const slot = deaths[known.deaths]
    if (mask !== null && !hasBit(mask, slot)) continue
    const end = offsets ? offsets[slot + 1] : slot + 1
    for (let at = offsets ? offsets[slot] : slot; at < end; at++) {
      if (values[at] !== 0) known.counts[placeOf(known.numbers, values[at])]--
    }
  }
}

/**
 * Adds how often each value of a field stands in the living documents of a segment under a mask, which `scope` names. They are
 * counted once and kept right as documents die.
 */
export const addCachedCounts = (
  view: IndexState,
  segmentAt: number,
  mask: Bits | null,
  scope: string,
  field: number,
  into: ValueTally,
): void => {
  const segment = view.segments[segmentAt]
  const { cache, deaths, facts } = segment
  const key = `${field} ${scope}`
  let cached = cache.counts.get(key)
  if (cached) refresh(cached, deaths, mask, facts.columns[field])
  else {
    cached = countAnew(view, segment, mask, field)
    if (cache.counts.size >= MAX_CACHED) cache.counts.clear()
    cache.counts.set(key, cached)
  }
  for (let at = 0; at < cached.numbers.length; at++) into.add(cached.numbers[at], cached.counts[at])
}
