import { type Bits, hasBit } from './bits.ts'
import { hashBytes, hashSlot, isText, type PackedTexts, type TextKey } from './texts.ts'

/** Marks an empty place, so that no slot has this number. */
const EMPTY = 0xffff
/** Places for each document: with a third of them empty, a look-up reads two places on average. */
const ROOM = 1.5

/** A hash table from the ids of the living documents of one segment to their slots. */
export const idTableOf = (ids: PackedTexts, live: Bits): Uint16Array => {
  const size = ids.offsets.length - 1
  const table = new Uint16Array(Math.ceil(size * ROOM) + 1).fill(EMPTY)
  for (let slot = 0; slot < size; slot++) if (hasBit(live, slot)) addId(table, ids, slot)
  return table
}

export const emptyIdTable = (size: number): Uint16Array =>
  new Uint16Array(Math.ceil(size * ROOM) + 1).fill(EMPTY)

export const addId = (table: Uint16Array, ids: PackedTexts, slot: number): void => {
  let place = hashSlot(hashBytes(ids.bytes, ids.offsets[slot], ids.offsets[slot + 1]), table.length)
  while (table[place] !== EMPTY) place = place + 1 === table.length ? 0 : place + 1
  table[place] = slot
}

/** The slot of an id, or -1. The document there may have died since. */
export const findId = (table: Uint16Array, ids: PackedTexts, key: TextKey): number => {
  let place = hashSlot(key.hash, table.length)
  for (;;) {
    const slot = table[place]
    if (slot === EMPTY) return -1
    if (isText(ids, slot, key.bytes)) return slot
    place = place + 1 === table.length ? 0 : place + 1
  }
}
