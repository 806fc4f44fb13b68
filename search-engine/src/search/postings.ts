import { type Bits, hasBit } from '../store/bits.ts'
import type { Postings } from '../store/segment.ts'

/** From this ratio of lengths on, jumping ahead in the longer list beats walking through it. */
const JUMP_RATIO = 8

/** The first place from `at` on whose document is not before `doc`: steps double, then halve. */
export const seek = (docs: Uint16Array, at: number, end: number, doc: number): number => {
  if (at >= end || docs[at] >= doc) return at
  let step = 1
  let low = at
  while (low + step < end && docs[low + step] < doc) {
    low += step
    step <<= 1
  }
  let high = Math.min(low + step, end)
  low++
  while (low < high) {
    const middle = (low + high) >>> 1
    if (docs[middle] < doc) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether jumping ahead among so many beats walking through them beside a list of this length. */
const jumps = (entries: number, length: number): boolean => entries > length * JUMP_RATIO

/** Where a list of documents and postings meet: places in the list and, beside them, entries of the postings. */
export interface Meeting {
  places: Uint16Array
  entries: Uint32Array
}

/** Writes where the places of a list from one up to another meet postings; returns how often. */
export const meet = (
  list: Uint16Array,
  from: number,
  to: number,
  { docs, start, end }: Postings,
  { places, entries }: Meeting,
): number => {
  if (from === to) return 0
  const first = seek(docs, start, end, list[from])
  const last = seek(docs, first, end, list[to - 1] + 1)
  let count = 0
  if (jumps(to - from, last - first)) {
    let place = from
    for (let entry = first; entry < last; entry++) {
      place = seek(list, place, to, docs[entry])
      if (list[place] !== docs[entry]) continue
      places[count] = place
      entries[count++] = entry
    }
    return count
  }
  const jump = jumps(last - first, to - from)
  let entry = first
  for (let place = from; place < to; place++) {
    const doc = list[place]
    if (jump) entry = seek(docs, entry, last, doc)
    else while (entry < last && docs[entry] < doc) entry++
    if (entry === last) break
    if (docs[entry] !== doc) continue
    places[count] = place
    entries[count++] = entry
  }
  return count
}

/** Writes the living documents of a list to `out`; returns how many they are. */
export const copyLiving = (postings: Postings, live: Bits, mask: Bits | null, out: Uint16Array): number => {
  const { docs, start, end } = postings
  let length = 0
  for (let at = start; at < end; at++) {
    const doc = docs[at]
    if (hasBit(live, doc) && (mask === null || hasBit(mask, doc))) out[length++] = doc
  }
  return length
}

/** Keeps the documents of `list` that the postings hold too; returns how many are left. */
export const intersect = (list: Uint16Array, length: number, postings: Postings): number => {
  const { docs, end } = postings
  const jump = jumps(end - postings.start, length)
  let at = postings.start
  let remaining = 0
  for (let index = 0; index < length; index++) {
    const doc = list[index]
    if (jump) at = seek(docs, at, end, doc)
    else while (at < end && docs[at] < doc) at++
    if (at === end) break
    if (docs[at] === doc) list[remaining++] = doc
  }
  return remaining
}
