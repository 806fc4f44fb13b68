import { type Bits, bitsFor, hasBit } from '../store/bits.ts'
import { codeAt } from '../store/codes.ts'
import type { Postings } from '../store/segment.ts'
import type { PlannedSpelling, PlannedWord } from './plan.ts'
import { meet } from './postings.ts'
import { ANYWHERE } from './query-terms.ts'
import { slotsWith } from './slots-with.ts'
import type { IndexState } from './view.ts'

/** Adds one to `held` at the place of each document of the list that holds the term in a field that is more than a mention. */
const tallyListed = (
  { layout: { text }, patterns: { frequencies, fields }, scratch: { met } }: IndexState,
  list: Uint16Array,
  length: number,
  postings: Postings,
  held: Uint8Array,
): void => {
  const { codes } = postings
  const { places, entries } = met
  const count = meet(list, 0, length, postings, met)
  for (let at = 0; at < count; at++) {
    const entry = entries[at]
    const pattern = codeAt(codes, entry) * fields
    for (let field = 0; field < fields; field++) {
      if (frequencies[pattern + field] === 0 || text[field].isMention) continue
      held[places[at]]++
      break
    }
  }
}

const flagSpelled = (
  view: IndexState,
  segmentAt: number,
  { terms }: PlannedSpelling,
  list: Uint16Array,
  length: number,
  flags: Uint8Array,
): void => {
  const held = view.scratch.held.fill(0, 0, length)
  for (const { postings } of terms) {
    const own = postings[segmentAt]
    if (!own) return
    tallyListed(view, list, length, own, held)
  }
  for (let at = 0; at < length; at++) if (held[at] === terms.length) flags[at] = 1
}

/** The slots that hold a phrase in one field that is more than a mention. */
const slotsListed = (view: IndexState, segmentAt: number, phrase: PlannedWord): Bits => {
  const all = bitsFor(view.segments[segmentAt].size)
  for (const [field, { isMention }] of view.layout.text.entries()) {
    if (isMention) continue
    const slots = slotsWith(view, segmentAt, { ...phrase, field })
    for (let at = 0; at < all.length; at++) all[at] |= slots[at]
  }
  return all
}

/**
 * Keeps those of a list of documents which hold all the words that hold each in a field that is more than a mention; returns how
 * many are left. The others are marked in `mentioned`.
 */
export const retainListed = (
  view: IndexState,
  segmentAt: number,
  words: readonly PlannedWord[],
  list: Uint16Array,
  length: number,
  mentioned: Bits,
): number => {
  let left = length
  for (const word of words) {
    // Found in the field that it was looked for in.
    if (word.field !== ANYWHERE) continue
    const flags = view.scratch.flags.fill(0, 0, left)
    if (word.phrase !== null) {
      const slots = slotsListed(view, segmentAt, word)
      for (let at = 0; at < left; at++) if (hasBit(slots, list[at])) flags[at] = 1
    } else for (const spelling of word.spellings) flagSpelled(view, segmentAt, spelling, list, left, flags)
    let remaining = 0
    for (let at = 0; at < left; at++) {
      const slot = list[at]
      if (flags[at] === 1) list[remaining++] = slot
      else mentioned[slot >>> 5] |= 1 << (slot & 31)
    }
    left = remaining
  }
  return left
}
