import { type Bits, listBits, setBit } from '../store/bits.ts'
import type { Postings } from '../store/segment.ts'
import type { PlannedSpelling, PlannedWord } from './plan.ts'
import { copyLiving, intersect, meet } from './postings.ts'
import { isStrict, slotsWith } from './slots-with.ts'
import type { IndexState } from './view.ts'

/** The lists of a spelling within a segment, shortest first; null when a term is missing there. */
const listsOf = (spelling: PlannedSpelling, segment: number): Postings[] | null => {
  const lists: Postings[] = []
  for (const term of spelling.terms) {
    const list = term.postings[segment]
    if (!list) return null
    lists.push(list)
  }
  return lists.sort((a, b) => a.end - a.start - (b.end - b.start))
}

const spellingsIn = (word: PlannedWord, segment: number): Postings[][] =>
  word.spellings.map(spelling => listsOf(spelling, segment)).filter(lists => lists !== null)

const documentCountOf = (spellings: readonly (readonly Postings[])[]): number =>
  spellings.reduce((sum, [shortest]) => sum + shortest.end - shortest.start, 0)

const spellingDocs = (
  view: IndexState,
  segment: number,
  lists: readonly Postings[],
  mask: Bits | null,
  out: Uint16Array,
): number => {
  let length = copyLiving(lists[0], view.segments[segment].live, mask, out)
  for (let at = 1; at < lists.length; at++) length = intersect(out, length, lists[at])
  return length
}

const docsOf = (
  view: IndexState,
  segment: number,
  spellings: readonly (readonly Postings[])[],
  mask: Bits | null,
  out: Uint16Array,
): number => {
  if (spellings.length === 1) return spellingDocs(view, segment, spellings[0], mask, out)
  const { spelled } = view.scratch
  const bits = view.scratch.bits.subarray(0, view.segments[segment].live.length).fill(0)
  for (const lists of spellings) {
    const length = spellingDocs(view, segment, lists, mask, spelled)
    for (let at = 0; at < length; at++) setBit(bits, spelled[at])
  }
  return listBits(bits, out)
}

/** The slots under the mask that hold all these strict words. */
const strictMask = (
  view: IndexState,
  segment: number,
  words: readonly PlannedWord[],
  mask: Bits | null,
): Bits => {
  const all = (mask ?? view.segments[segment].live).slice()
  for (const word of words) {
    const slots = slotsWith(view, segment, word)
    for (let at = 0; at < all.length; at++) all[at] &= slots[at]
  }
  return all
}

/** Writes the living documents of a segment under the mask to `out`. */
export const livingDocs = (
  view: IndexState,
  segment: number,
  mask: Bits | null,
  out: Uint16Array,
): number => {
  const { live } = view.segments[segment]
  if (mask === null) return listBits(live, out)
  const both = view.scratch.bits.subarray(0, mask.length)
  for (let at = 0; at < both.length; at++) both[at] = live[at] & mask[at]
  return listBits(both, out)
}

/** Writes the living documents of a segment that hold a word, in any spelling, to `out`. */
export const docsWithWord = (
  view: IndexState,
  segment: number,
  word: PlannedWord,
  mask: Bits | null,
  out: Uint16Array,
): number => {
  if (isStrict(word)) return livingDocs(view, segment, strictMask(view, segment, [word], mask), out)
  const spellings = spellingsIn(word, segment)
  return spellings.length === 0 ? 0 : docsOf(view, segment, spellings, mask, out)
}

const retainSpelled = (
  view: IndexState,
  list: Uint16Array,
  length: number,
  spellings: readonly (readonly Postings[])[],
): number => {
  const [only] = spellings
  if (spellings.length === 1) {
    let remaining = length
    for (const postings of only) remaining = intersect(list, remaining, postings)
    return remaining
  }
  const { met } = view.scratch
  const flags = view.scratch.flags.fill(0, 0, length)
  for (const lists of spellings) {
    const held = view.scratch.held.fill(0, 0, length)
    for (const postings of lists) {
      const count = meet(list, 0, length, postings, met)
      for (let at = 0; at < count; at++) held[met.places[at]]++
    }
    for (let at = 0; at < length; at++) if (held[at] === lists.length) flags[at] = 1
  }
  let remaining = 0
  for (let at = 0; at < length; at++) if (flags[at] === 1) list[remaining++] = list[at]
  return remaining
}

/** Writes the living documents of a segment that hold every word to `out`; the rarest word goes first. */
export const docsWithAll = (
  view: IndexState,
  segment: number,
  words: readonly PlannedWord[],
  mask: Bits | null,
  out: Uint16Array,
): number => {
  const lists: Postings[][][] = []
  const strict: PlannedWord[] = []
  for (const word of words) {
    if (isStrict(word)) {
      strict.push(word)
      continue
    }
    const spellings = spellingsIn(word, segment)
    if (spellings.length === 0) return 0
    lists.push(spellings)
  }
  const under = strict.length === 0 ? mask : strictMask(view, segment, strict, mask)
  if (lists.length === 0) return livingDocs(view, segment, under, out)
  lists.sort((a, b) => documentCountOf(a) - documentCountOf(b))
  let length = docsOf(view, segment, lists[0], under, out)
  for (let at = 1; at < lists.length && length > 0; at++) length = retainSpelled(view, out, length, lists[at])
  return length
}
