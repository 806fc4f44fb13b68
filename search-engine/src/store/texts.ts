const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Texts one after the other as UTF-8; text `n` goes from `offsets[n]` up to `offsets[n + 1]`. */
export interface PackedTexts {
  bytes: Uint8Array
  offsets: Uint32Array
}

export const encodeTexts = (texts: readonly string[]): PackedTexts =>
  joinTexts(texts.map(text => encoder.encode(text)))

export const joinTexts = (parts: readonly Uint8Array[]): PackedTexts => {
  const offsets = new Uint32Array(parts.length + 1)
  for (let at = 0; at < parts.length; at++) offsets[at + 1] = offsets[at] + parts[at].length
  const bytes = new Uint8Array(offsets[parts.length])
  for (let at = 0; at < parts.length; at++) bytes.set(parts[at], offsets[at])
  return { bytes, offsets }
}

export const textAt = ({ bytes, offsets }: PackedTexts, at: number): string =>
  decoder.decode(bytes.subarray(offsets[at], offsets[at + 1]))

/** The order of two texts by their bytes, which is that of their code points. */
export const compareTexts = (a: PackedTexts, one: number, b: PackedTexts, other: number): number => {
  const aStart = a.offsets[one]
  const bStart = b.offsets[other]
  const aLength = a.offsets[one + 1] - aStart
  const bLength = b.offsets[other + 1] - bStart
  const shorter = Math.min(aLength, bLength)
  for (let at = 0; at < shorter; at++) {
    const difference = a.bytes[aStart + at] - b.bytes[bStart + at]
    if (difference !== 0) return difference
  }
  return aLength - bLength
}

/** A text to look for in tables of texts. */
export interface TextKey {
  text: string
  bytes: Uint8Array
  hash: number
}

export const keyOf = (text: string): TextKey => {
  const bytes = encoder.encode(text)
  return { text, bytes, hash: hashBytes(bytes, 0, bytes.length) }
}

/** FNV-1a, stirred at the end, so that the upper bits differ too. */
export const hashBytes = (bytes: Uint8Array, start: number, end: number): number => {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at], 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The first place of a hash in a table of this size; later ones follow it. */
export const hashSlot = (hash: number, size: number): number => Math.floor((hash / 0x1_0000_0000) * size)

export const isText = (texts: PackedTexts, at: number, wanted: Uint8Array): boolean => {
  const start = texts.offsets[at]
  if (texts.offsets[at + 1] - start !== wanted.length) return false
  for (let index = 0; index < wanted.length; index++) {
    if (texts.bytes[start + index] !== wanted[index]) return false
  }
  return true
}
