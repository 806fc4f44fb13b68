import type { IndexParts } from '../engine.ts'
import { PackedArrays, packArrays, type TypedArray } from '../store/packed-arrays.ts'
import type { ValuesData } from '../store/values.ts'

type WordsFile = Pick<IndexParts, 'languages' | 'patterns' | 'values'>

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** What the segments of an index have in common, as a file. */
export const packWords = ({ languages, patterns, values }: WordsFile): SharedArrayBuffer => {
  const sizes = values.map(({ size }) => size)
  const arrays = new Map<string, TypedArray>([
    ['head', encoder.encode(JSON.stringify({ languages, patterns, sizes }))],
  ])
  for (const [at, { texts, table, size }] of values.entries()) {
    arrays.set(`bytes ${at}`, texts.bytes.subarray(0, texts.offsets[size]))
    arrays.set(`offsets ${at}`, texts.offsets.subarray(0, size + 1))
    arrays.set(`table ${at}`, table)
  }
  return packArrays(arrays)
}

export const unpackWords = (block: SharedArrayBuffer): WordsFile => {
  const arrays = new PackedArrays(block)
  const head: { languages: string[]; patterns: number[]; sizes: number[] } = JSON.parse(
    decoder.decode(arrays.bytes('head')),
  )
  const values = head.sizes.map(
    (size, at): ValuesData => ({
      texts: { bytes: arrays.bytes(`bytes ${at}`), offsets: arrays.words(`offsets ${at}`) },
      table: arrays.words(`table ${at}`),
      size,
    }),
  )
  return { languages: head.languages, patterns: head.patterns, values }
}
