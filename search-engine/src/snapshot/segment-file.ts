import type { Layout } from '../store/layout.ts'
import { encodeTexts } from '../store/seal.ts'
import { Sealed } from '../store/sealed.ts'
import { PackedArrays, packArrays, type TypedArray } from './arrays.ts'

const decoder = new TextDecoder()

/** A sealed segment and its documents' ids as the pieces of a file. */
export function packSegment(segment: Sealed, ids: readonly string[]): Uint8Array[] {
  const { facts, ...plain } = segment.data
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
  const packedIds = encodeTexts(ids)
  arrays.set('idBytes', packedIds.bytes)
  arrays.set('idOffsets', packedIds.offsets)
  return packArrays(arrays)
}

export function unpackSegment(
  bytes: Uint8Array,
  layout: Layout,
  name: string,
  live: Uint32Array,
): { segment: Sealed; ids: string[] } {
  const arrays = new PackedArrays(bytes)
  const segment = new Sealed(
    {
      facts: {
        handles: arrays.words('handles'),
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
      storedBytes: arrays.bytes('storedBytes'),
      storedOffsets: arrays.words('storedOffsets'),
    },
    name,
    live,
  )
  const idBytes = arrays.bytes('idBytes')
  const offsets = arrays.words('idOffsets')
  const ids = Array.from({ length: segment.size }, (_, slot) =>
    decoder.decode(idBytes.subarray(offsets[slot], offsets[slot + 1])),
  )
  return { segment, ids }
}
