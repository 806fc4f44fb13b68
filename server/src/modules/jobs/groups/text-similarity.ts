import { hashesOfRuns, tokensOf } from '../../risk/index.ts'

const RUN = 5
/** Hashes kept of a text: two texts are compared by the smallest of both. */
const SKETCH = 64
const HASH_BYTES = 4

/** A title as it is compared: its words without signs, case and marks of width. */
export const titleKey = (title: string): string => tokensOf(title).join(' ')

/** The smallest hashes of a text's five-word runs, ascending; tags and signs say nothing. */
export const sketchOf = (text: string): Uint32Array =>
  Uint32Array.from(hashesOfRuns(tokensOf(text), RUN))
    .sort()
    .slice(0, SKETCH)

/** The share of five-word runs that two texts have in common, 0 to 1, estimated from their sketches. */
export const textSimilarity = (a: Uint32Array, b: Uint32Array): number => {
  const size = Math.min(SKETCH, a.length + b.length)
  let [inA, inB, shared, counted] = [0, 0, 0, 0]
  // Both ascend and say nothing twice: the smallest hashes of both are met in their order.
  for (; counted < size && (inA < a.length || inB < b.length); counted++) {
    const [ofA, ofB] = [a[inA] ?? Infinity, b[inB] ?? Infinity]
    if (ofA === ofB) shared++
    if (ofA <= ofB) inA++
    if (ofB <= ofA) inB++
  }
  return shared / counted
}

export const bytesOfSketch = (sketch: Uint32Array): Buffer => {
  const bytes = Buffer.alloc(sketch.length * HASH_BYTES)
  for (const [at, hash] of sketch.entries()) bytes.writeUInt32BE(hash, at * HASH_BYTES)
  return bytes
}

export const sketchIn = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => bytes.readUInt32BE(at * HASH_BYTES))
