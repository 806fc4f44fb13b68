import type { IndexLayout } from './layout.ts'
import { PackedArrays, packInSteps, type TypedArray } from './packed-arrays.ts'
import type { SealedData } from './sealed.ts'
import { MAX_SLOTS } from './segment.ts'

/** The numbers of a field that no document of a segment has, for all segments; not to be changed. */
const none = new Float64Array(MAX_SLOTS).fill(Number.NaN)

/** A sealed segment's arrays as one block that threads share and that is a snapshot's file. */
export function* packSegment(data: SealedData): Generator<void, SharedArrayBuffer> {
  const { facts, codes, ids, wordOrder, stored, ...plain } = data
  const { lengths, columns, from, to, dates, lat, lon, leadOffsets, leadTerms } = facts
  const arrays = new Map<string, TypedArray>([...Object.entries(plain), ...Object.entries(codes)])
  const addAll = (name: string, list: readonly TypedArray[]): void => {
    for (const [at, array] of list.entries()) arrays.set(`${name} ${at}`, array)
  }
  const addNumbers = (name: string, list: readonly Float64Array[]): void => {
    for (const [at, numbers] of list.entries())
      if (!numbers.every(Number.isNaN)) arrays.set(`${name} ${at}`, numbers)
  }
  addAll('lengths', lengths)
  addNumbers('from', from)
  addNumbers('to', to)
  addNumbers('dates', dates)
  addNumbers('point', [lat, lon])
  arrays.set('leadOffsets', leadOffsets).set('leadTerms', leadTerms)
  for (const [at, { offsets, values }] of columns.entries()) {
    arrays.set(`values ${at}`, values)
    if (offsets) arrays.set(`offsets ${at}`, offsets)
  }
  arrays.set('idBytes', ids.bytes).set('idOffsets', ids.offsets)
  arrays.set('wordOrderBytes', wordOrder.bytes).set('wordOrderOffsets', wordOrder.offsets)
  arrays.set('storedBytes', stored.bytes).set('storedOffsets', stored.offsets)
  return yield* packInSteps(arrays)
}

/** Views on a block that `packSegment` made. */
export const segmentArrays = (block: SharedArrayBuffer, layout: IndexLayout): SealedData => {
  const arrays = new PackedArrays(block)
  const baseSlots = arrays.shorts('baseSlots')
  const numbers = (name: string): Float64Array =>
    arrays.has(name) ? arrays.floats(name) : none.subarray(0, baseSlots.length)
  return {
    facts: {
      lengths: layout.text.map((_, at) => arrays.shorts(`lengths ${at}`)),
      columns: layout.filters.map((_, at) => ({
        offsets: arrays.has(`offsets ${at}`) ? arrays.words(`offsets ${at}`) : null,
        values: arrays.numbers(`values ${at}`),
      })),
      from: layout.ranges.map((_, at) => numbers(`from ${at}`)),
      to: layout.ranges.map((_, at) => numbers(`to ${at}`)),
      dates: layout.dates.map((_, at) => numbers(`dates ${at}`)),
      lat: numbers('point 0'),
      lon: numbers('point 1'),
      leadOffsets: arrays.words('leadOffsets'),
      leadTerms: arrays.words('leadTerms'),
    },
    narrowUnits: arrays.bytes('narrowUnits'),
    wideUnits: arrays.shorts('wideUnits'),
    termStarts: arrays.words('termStarts'),
    postingStarts: arrays.words('postingStarts'),
    docs: arrays.shorts('docs'),
    codes: {
      halves: arrays.bytes('halves'),
      rareStarts: arrays.words('rareStarts'),
      rareAt: arrays.bytes('rareAt'),
      rareCodes: arrays.shorts('rareCodes'),
    },
    baseSlots,
    baseRanks: arrays.shorts('baseRanks'),
    idTable: arrays.shorts('idTable'),
    ids: { bytes: arrays.bytes('idBytes'), offsets: arrays.words('idOffsets') },
    wordOrder: { bytes: arrays.bytes('wordOrderBytes'), offsets: arrays.words('wordOrderOffsets') },
    stored: { bytes: arrays.bytes('storedBytes'), offsets: arrays.words('storedOffsets') },
  }
}
