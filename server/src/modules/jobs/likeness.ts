const TOKENS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu
const TAGS = /<[^>]*>|&\w+;/g
const RUN = 5
/** Hashes kept of a text: two texts are compared by the smallest of both. */
const SKETCH = 64
const HASH_BYTES = 4

const FNV_OFFSET = 0x811c_9dc5
const FNV_PRIME = 0x0100_0193

const tokensOf = (text: string): readonly string[] =>
  text.replace(TAGS, ' ').normalize('NFKC').toLowerCase().match(TOKENS) ?? []

const hashOf = (tokens: readonly string[], from: number, to: number): number => {
  let hash = FNV_OFFSET
  for (let at = from; at < to; at++) {
    const token = tokens[at] ?? ''
    for (let sign = 0; sign < token.length; sign++) hash = Math.imul(hash ^ token.charCodeAt(sign), FNV_PRIME)
    hash = Math.imul(hash ^ 32, FNV_PRIME)
  }
  // The low bits of FNV alone are too regular to choose the smallest hashes by.
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85eb_ca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A title as it is compared: its words without signs, case and marks of width. */
export const titleKey = (title: string): string => tokensOf(title).join(' ')

const hashesOfRuns = (tokens: readonly string[], run: number): Set<number> => {
  const hashes = new Set<number>()
  for (let at = 0; at === 0 || at + run <= tokens.length; at++)
    hashes.add(hashOf(tokens, at, Math.min(at + run, tokens.length)))
  return hashes
}

/** The smallest hashes of a text's five-word runs, ascending; tags and signs say nothing. */
export const sketchOf = (text: string): Uint32Array =>
  Uint32Array.from(hashesOfRuns(tokensOf(text), RUN))
    .sort()
    .slice(0, SKETCH)

/** Words that two writers hardly put one after another by chance. */
const LONG_RUN = 8
/** The same of a script that is written without spaces, where each sign is a token. */
const LONG_RUN_OF_SIGNS = 24

/** Hashes of every long run of a text's words, each once; as PostgreSQL's `integer` holds them. */
export const longRunsOf = (text: string): Int32Array => {
  const tokens = tokensOf(text)
  const signs = tokens.filter(token => token.length === 1).length
  return Int32Array.from(hashesOfRuns(tokens, signs > tokens.length / 2 ? LONG_RUN_OF_SIGNS : LONG_RUN))
}

/** The share of five-word runs that two texts have in common, 0 to 1, estimated from their sketches. */
export const likeness = (a: Uint32Array, b: Uint32Array): number => {
  const both = new Set(a)
  const shared = new Set(b.filter(hash => both.has(hash)))
  const smallest = [...new Set([...a, ...b])].sort((x, y) => x - y).slice(0, SKETCH)
  return smallest.filter(hash => shared.has(hash)).length / smallest.length
}

export const bytesOfSketch = (sketch: Uint32Array): Buffer => {
  const bytes = Buffer.alloc(sketch.length * HASH_BYTES)
  for (const [at, hash] of sketch.entries()) bytes.writeUInt32BE(hash, at * HASH_BYTES)
  return bytes
}

export const sketchIn = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => bytes.readUInt32BE(at * HASH_BYTES))
