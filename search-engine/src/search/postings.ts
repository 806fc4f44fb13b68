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

export const jumps = (postings: Postings, length: number): boolean =>
  postings.end - postings.start > length * JUMP_RATIO

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
  const jump = jumps(postings, length)
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

/** Adds one to `held` at the place of each document of `list` that the postings hold. */
export const tally = (list: Uint16Array, length: number, postings: Postings, held: Uint8Array): void => {
  const { docs, end } = postings
  const jump = jumps(postings, length)
  let at = postings.start
  for (let index = 0; index < length; index++) {
    const doc = list[index]
    if (jump) at = seek(docs, at, end, doc)
    else while (at < end && docs[at] < doc) at++
    if (at === end) return
    if (docs[at] === doc) held[index]++
  }
}
