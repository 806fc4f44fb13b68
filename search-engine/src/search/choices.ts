import type { Choices } from '../schema.ts'
import { allBits, type Bits, bitsFor, setRange } from '../store/bits.ts'
import { filterPosition } from '../store/layout.ts'
import type { Segment, ValueColumn } from '../store/segment.ts'
import { windowOf } from '../store/slot-window.ts'
import type { IndexState } from './view.ts'

/** The chosen values of one filter field. */
export interface ChoiceGroup {
  /** The field's position. */
  field: number
  /** By value number: 1 for a chosen one. */
  chosen: Uint8Array
  /** Chosen values that no document ever had. */
  unknownValues: readonly string[]
}

export const groupsOf = (view: IndexState, choices: Choices | undefined): ChoiceGroup[] => {
  const groups: ChoiceGroup[] = []
  for (const [name, texts] of Object.entries(choices ?? {})) {
    const field = filterPosition(view.layout, name)
    if (texts.length === 0) continue
    const values = view.values[field]
    const chosen = new Uint8Array(values.size)
    const unknown: string[] = []
    for (const text of new Set(texts)) {
      const number = values.find(text)
      if (number === undefined) unknown.push(text)
      else chosen[number] = 1
    }
    groups.push({ field, chosen, unknownValues: unknown })
  }
  return groups
}

/** Whether a document has a chosen value. */
export const anyChosen = ({ offsets, values }: ValueColumn, chosen: Uint8Array, slot: number): boolean => {
  if (!offsets) return chosen[values[slot]] === 1
  for (let at = offsets[slot]; at < offsets[slot + 1]; at++) if (chosen[values[at]] === 1) return true
  return false
}

/** More than one group failed. */
export const FAILED_MANY = 255

/**
 * Column by column: for each document of the list 0 when it fits every group, the group's place plus one when it fits all but
 * that one, FAILED_MANY otherwise.
 */
export const failures = (
  segment: Segment,
  groups: readonly ChoiceGroup[],
  list: Uint16Array,
  length: number,
  fails: Uint8Array,
): void => {
  fails.fill(0, 0, length)
  for (const [at, { field, chosen }] of groups.entries()) {
    const column = segment.facts.columns[field]
    const { offsets, values } = column
    const mark = at + 1
    for (let index = 0; index < length; index++) {
      const slot = list[index]
      const fits = offsets === null ? chosen[values[slot]] === 1 : anyChosen(column, chosen, slot)
      if (!fits) fails[index] = fails[index] === 0 ? mark : FAILED_MANY
    }
  }
}

/** Remembered for a segment: 8 KB each in the largest. */
const MAX_MASKS = { scopes: 32, choices: 64 }

/** The slots of some partitions. */
const partitionMask = ({ size, facts }: Segment, { field, chosen }: ChoiceGroup): Bits => {
  const mask = bitsFor(size)
  for (let number = chosen.indexOf(1); number >= 0; number = chosen.indexOf(1, number + 1)) {
    const { from, to } = windowOf(facts.columns[field].values, number)
    setRange(mask, from, to)
  }
  return mask
}

/** Group by group: a slot that an earlier group left out is not looked at again. */
const computeMask = (segment: Segment, groups: readonly ChoiceGroup[]): Bits => {
  const mask = allBits(segment.size)
  for (const { field, chosen } of groups) {
    const column = segment.facts.columns[field]
    const { offsets, values } = column
    for (let word = 0; word < mask.length; word++) {
      let passing = 0
      for (let rest = mask[word]; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const slot = (word << 5) + 31 - Math.clz32(bit)
        if (offsets === null ? chosen[values[slot]] === 1 : anyChosen(column, chosen, slot)) passing |= bit
      }
      mask[word] = passing
    }
  }
  return mask
}

const maskOf = ({ layout }: IndexState, segment: Segment, groups: readonly ChoiceGroup[]): Bits => {
  const [only] = groups
  return groups.length === 1 && only.field === layout.partition
    ? partitionMask(segment, only)
    : computeMask(segment, groups)
}

type MaskCache = 'scopes' | 'choices'

/** By segment: the slots within the scope, dead ones too; null when nothing is out of scope. Remembered per segment. */
export const scopeMasks = (
  view: IndexState,
  scope: Choices | undefined,
  cache: MaskCache = 'scopes',
): (Bits | null)[] => {
  const groups = groupsOf(view, scope)
  if (groups.length === 0) return view.segments.map(() => null)
  const key = JSON.stringify(scope)
  return view.segments.map(segment => {
    const masks = segment.cache[cache]
    const mask = masks.get(key) ?? maskOf(view, segment, groups)
    // Those that were used last stand last; the first one goes when there are too many.
    masks.delete(key)
    masks.set(key, mask)
    const [oldest] = masks.keys()
    if (masks.size > MAX_MASKS[cache] && oldest !== undefined) masks.delete(oldest)
    return mask
  })
}
