import type { IndexLayout } from './layout.ts'
import { PackedArrays, packInSteps, type TypedArray } from './packed-arrays.ts'
import type { SealedData } from './sealed.ts'

/** A sealed segment's arrays as one block that threads share and that is a snapshot's file. */
export function* packSegment(data: SealedData): Generator<void, SharedArrayBuffer> {
  const { facts, ids, wordOrder, stored, ...plain } = data
  const { lengths, columns, from, to, dates, ...plainFacts } = facts
  const arrays = new Map<string, TypedArray>([...Object.entries(plain), ...Object.entries(plainFacts)])
  const addAll = (name: string, list: readonly TypedArray[]): void => {
    for (const [at, array] of list.entries()) arrays.set(`${name} ${at}`, array)
  }
  addAll('lengths', lengths)
  addAll('from', from)
  addAll('to', to)
  addAll('dates', dates)
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
  return {
    facts: {
      lengths: layout.text.map((_, at) => arrays.shorts(`lengths ${at}`)),
      columns: layout.filters.map((_, at) => ({
        offsets: arrays.has(`offsets ${at}`) ? arrays.words(`offsets ${at}`) : null,
        values: arrays.numbers(`values ${at}`),
      })),
      from: layout.ranges.map((_, at) => arrays.floats(`from ${at}`)),
      to: layout.ranges.map((_, at) => arrays.floats(`to ${at}`)),
      dates: layout.dates.map((_, at) => arrays.floats(`dates ${at}`)),
      lat: arrays.floats('lat'),
      lon: arrays.floats('lon'),
      leadOffsets: arrays.words('leadOffsets'),
      leadTerms: arrays.words('leadTerms'),
    },
    narrowUnits: arrays.bytes('narrowUnits'),
    wideUnits: arrays.shorts('wideUnits'),
    termStarts: arrays.words('termStarts'),
    postingStarts: arrays.words('postingStarts'),
    docs: arrays.shorts('docs'),
    codes: arrays.bytes('codes'),
    rareAt: arrays.words('rareAt'),
    rareCodes: arrays.shorts('rareCodes'),
    baseSlots: arrays.shorts('baseSlots'),
    baseRanks: arrays.shorts('baseRanks'),
    idTable: arrays.shorts('idTable'),
    ids: { bytes: arrays.bytes('idBytes'), offsets: arrays.words('idOffsets') },
    wordOrder: { bytes: arrays.bytes('wordOrderBytes'), offsets: arrays.words('wordOrderOffsets') },
    stored: { bytes: arrays.bytes('storedBytes'), offsets: arrays.words('storedOffsets') },
  }
}
