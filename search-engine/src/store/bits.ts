/** A set of small numbers as bits. */
export type Bits = Uint32Array

export const bitsFor = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export const allBits = (size: number): Bits => {
  const bits = bitsFor(size).fill(0xffff_ffff)
  if (size & 31) bits[bits.length - 1] = (1 << (size & 31)) - 1
  return bits
}

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5] >>> (at & 31)) & 1) === 1

export const setBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] |= 1 << (at & 31)
}

/** Sets the bits from one place up to another. */
export const setRange = (bits: Bits, from: number, to: number): void => {
  const first = (from + 31) >>> 5
  const last = to >>> 5
  if (first > last) {
    for (let at = from; at < to; at++) setBit(bits, at)
    return
  }
  for (let at = from; at < first << 5; at++) setBit(bits, at)
  bits.fill(0xffff_ffff, first, last)
  for (let at = last << 5; at < to; at++) setBit(bits, at)
}

export const clearBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] &= ~(1 << (at & 31))
}

/** Writes the members of the set, in order, to `out` and returns how many they are. */
export const listBits = (bits: Bits, out: Uint16Array): number => {
  let length = 0
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]
    const base = word << 5
    while (rest !== 0) {
      const lowest = rest & -rest
      out[length++] = base + 31 - Math.clz32(lowest)
      rest ^= lowest
    }
  }
  return length
}

export const countBits = (bits: Bits): number => {
  let count = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x5555_5555
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
  }
  return count
}
