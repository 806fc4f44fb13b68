import { type Bits, bitsFor, hasBit, listBits, setBit } from '../store/bits.ts'
import { codeAt } from '../store/codes.ts'
import { type TermHash, termHash, WordOrder } from '../store/word-order.ts'
import type { PlannedPhrase, PlannedWord, TermUse } from './plan.ts'
import { ANYWHERE } from './query-terms.ts'
import type { IndexState } from './view.ts'

const MAX_CACHED = 32

/** Whether only one field or only a sequence of words will do, so that postings alone do not tell. */
export const isStrict = ({ field, phrase }: PlannedWord): boolean => field !== ANYWHERE || phrase !== null

/** The slots of a segment that hold a strict word, dead ones too; not to be changed. */
export const slotsWith = (view: IndexState, segmentAt: number, word: PlannedWord): Bits => {
  if (word.phrase === null) return slotsWithSpelling(view, segmentAt, word)
  const { cache } = view.segments[segmentAt]
  // Postings are those of what is seen.
  const seenFrom = view.windows?.[segmentAt].from ?? ''
  const key = `${seenFrom} ${word.field} ${word.phrase.key}`
  const cached = cache.phrases.get(key)
  if (cached) return cached
  const slots = slotsWithPhrase(view, segmentAt, word.phrase, word.field)
  if (cache.phrases.size >= MAX_CACHED) cache.phrases.clear()
  cache.phrases.set(key, slots)
  return slots
}

const slotsWithSpelling = (view: IndexState, segmentAt: number, { spellings, field }: PlannedWord): Bits => {
  const any = bitsFor(view.segments[segmentAt].size)
  for (const { terms } of spellings) {
    const all = terms.map(term => slotsWithTerm(view, segmentAt, term, field))
    for (let at = 0; at < any.length; at++) {
      let bits = 0xffff_ffff
      for (const slots of all) bits &= slots[at]
      any[at] |= bits
    }
  }
  return any
}

const slotsWithTerm = (view: IndexState, segmentAt: number, term: TermUse, field: number): Bits => {
  const slots = bitsFor(view.segments[segmentAt].size)
  const postings = term.postings[segmentAt]
  if (!postings) return slots
  const { docs, codes, start, end } = postings
  const { frequencies, fields } = view.patterns
  for (let at = start; at < end; at++) {
    const code = codeAt(codes, at)
    if (field === ANYWHERE || frequencies[code * fields + field] > 0) setBit(slots, docs[at])
  }
  return slots
}

/** One of the terms that may stand at a place of a phrase. */
interface Alternative {
  hash: TermHash
  slots: Bits
}

const slotsWithPhrase = (view: IndexState, segmentAt: number, phrase: PlannedPhrase, field: number): Bits => {
  const places = phrase.places.map(terms =>
    terms.map(term => ({ hash: termHash(term.text), slots: slotsWithTerm(view, segmentAt, term, field) })),
  )
  const commonSlots = allPlaces(bitsFor(view.segments[segmentAt].size), places)
  if (places.length > 1) retainInOrder(view, segmentAt, places, field, commonSlots)
  for (const term of phrase.whole) {
    const slots = slotsWithTerm(view, segmentAt, term, field)
    for (let at = 0; at < commonSlots.length; at++) commonSlots[at] |= slots[at]
  }
  return commonSlots
}

/** The slots that hold some term of each place. */
const allPlaces = (into: Bits, places: readonly (readonly Alternative[])[]): Bits => {
  for (let at = 0; at < into.length; at++) {
    let all = 0xffff_ffff
    for (const alternatives of places) {
      let any = 0
      for (const { slots } of alternatives) any |= slots[at]
      all &= any
    }
    into[at] = all
  }
  return into
}

/** Takes the slots out of `found` where the places do not follow one another in a field. */
const retainInOrder = (
  view: IndexState,
  segmentAt: number,
  places: readonly (readonly Alternative[])[],
  field: number,
  found: Bits,
): void => {
  const { wordOrder, facts } = view.segments[segmentAt]
  const { spelled } = view.scratch
  const length = listBits(found, spelled)
  const order = new WordOrder(wordOrder.bytes)
  found.fill(0)
  for (let at = 0; at < length; at++) {
    const slot = spelled[at]
    order.open(wordOrder.offsets[slot])
    const codes = places.map(alternatives => codesIn(order, alternatives, slot))
    let start = 0
    for (const [position, lengths] of facts.lengths.entries()) {
      const end = start + lengths[slot]
      if ((field === ANYWHERE || field === position) && stands(order, codes, start, end)) {
        setBit(found, slot)
        break
      }
      start = end
    }
  }
}

/** The codes under which the alternatives that a document holds stand in its word order. */
const codesIn = (order: WordOrder, alternatives: readonly Alternative[], slot: number): number[] => {
  const codes: number[] = []
  for (const { hash, slots } of alternatives) if (hasBit(slots, slot)) codes.push(order.codeOf(hash))
  return codes
}

/** Whether the places follow one another between two places of the document. */
const stands = (
  order: WordOrder,
  codes: readonly (readonly number[])[],
  start: number,
  end: number,
): boolean => {
  const last = end - codes.length
  for (let from = start; from <= last; from++) {
    let place = 0
    while (place < codes.length && codes[place].includes(order.at(from + place))) place++
    if (place === codes.length) return true
  }
  return false
}
