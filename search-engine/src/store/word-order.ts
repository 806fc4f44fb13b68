/**
 * The words of a document in their order, told apart by codes of a few bits. A code is a hash of the term that no other term
 * of the same document has: for a term that the document is known to hold (the postings say so), equal codes mean equal
 * terms. A document takes three bytes (bits of a code, how many displacements), the displacements, and the packed codes.
 */
const HEADER = 3
/** Terms that share a displacement, on average. */
const BUCKET = 5
const DISPLACEMENTS = 256
const MAX_BUCKETS = 0xffff
/** Where so many bits do not tell all terms apart (two terms with equal hashes), some share a code. */
const MAX_BITS = 20
/** Codes are told apart quickly while so many of them are left over. */
const FULL = 0.75

/** Two independent hashes of a term. */
export interface TermHash {
  first: number
  second: number
}

export const termHash = (term: string): TermHash => {
  let first = 0x811c9dc5
  let second = 0x2545f491
  for (let at = 0; at < term.length; at++) {
    const unit = term.charCodeAt(at)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ unit, 0x5bd1e995) + 0x3c6ef372
  }
  return { first: mixed(first), second: mixed(second) | 1 }
}

const mixed = (value: number): number => {
  let sum = Math.imul(value ^ (value >>> 16), 0x7feb352d)
  sum = Math.imul(sum ^ (sum >>> 15), 0x846ca68b)
  return (sum ^ (sum >>> 16)) >>> 0
}

const codeOf = (first: number, second: number, displacement: number, bits: number): number =>
  mixed(first + Math.imul(displacement, second)) >>> (32 - bits)

type WordBuffer = Uint32Array<ArrayBuffer>

const larger = (array: WordBuffer, needed: number): WordBuffer =>
  array.length >= needed ? array : new Uint32Array(needed * 2)

/** Packs one document after the other. */
export class WordOrderPacker {
  #codes = new Uint32Array(256)
  /** Terms and their hashes bucket after bucket, and where each bucket begins. */
  #terms = new Uint32Array(256)
  #first = new Uint32Array(256)
  #second = new Uint32Array(256)
  /** By term: its bucket. */
  #buckets = new Uint32Array(256)
  #starts = new Uint32Array(64)
  #fullest = 0
  /** By code: the attempt that took it. */
  #taken = new Uint32Array(256)
  #attempt = 0

  /** `hashes` has the two of each term that the document holds, `words` is its text as places in that list. */
  pack(hashes: Uint32Array, words: ArrayLike<number>): Uint8Array {
    if (words.length === 0) return new Uint8Array(0)
    const terms = hashes.length / 2
    const count = Math.min(MAX_BUCKETS, Math.ceil(terms / BUCKET))
    this.#fillBuckets(hashes, count)
    const displacements = new Uint8Array(count)
    let bits = Math.max(1, Math.ceil(Math.log2(terms / FULL)))
    while (!this.#place(terms, bits, displacements) && bits < MAX_BITS) bits++
    return this.#packed(words, bits, displacements)
  }

  #fillBuckets(hashes: Uint32Array, count: number): void {
    const terms = hashes.length / 2
    this.#codes = larger(this.#codes, terms)
    this.#terms = larger(this.#terms, terms)
    this.#first = larger(this.#first, terms)
    this.#second = larger(this.#second, terms)
    this.#buckets = larger(this.#buckets, terms)
    this.#starts = larger(this.#starts, count + 2).fill(0, 0, count + 2)
    const starts = this.#starts
    const buckets = this.#buckets
    for (let term = 0; term < terms; term++) {
      buckets[term] = hashes[term * 2] % count
      starts[buckets[term] + 2]++
    }
    for (let bucket = 2; bucket <= count; bucket++) starts[bucket] += starts[bucket - 1]
    for (let term = 0; term < terms; term++) {
      const at = starts[buckets[term] + 1]++
      this.#terms[at] = term
      this.#first[at] = hashes[term * 2]
      this.#second[at] = hashes[term * 2 + 1]
    }
    this.#fullest = 0
    for (let bucket = 0; bucket < count; bucket++) {
      this.#fullest = Math.max(this.#fullest, starts[bucket + 1] - starts[bucket])
    }
  }

  /** Looks for displacements under which all codes differ; false when there are none for codes of so many bits. */
  #place(terms: number, bits: number, displacements: Uint8Array): boolean {
    this.#codes.fill(0, 0, terms)
    this.#taken = larger(this.#taken, 1 << bits)
    const attempt = ++this.#attempt
    // The fullest buckets go first, while there is most room.
    for (let size = this.#fullest; size > 0; size--) {
      for (let bucket = 0; bucket < displacements.length; bucket++) {
        if (this.#starts[bucket + 1] - this.#starts[bucket] !== size) continue
        let displacement = 0
        while (displacement < DISPLACEMENTS && !this.#takes(bucket, bits, displacement, attempt))
          displacement++
        if (displacement === DISPLACEMENTS) return false
        displacements[bucket] = displacement
      }
    }
    return true
  }

  #takes(bucket: number, bits: number, displacement: number, attempt: number): boolean {
    const taken = this.#taken
    const codes = this.#codes
    const terms = this.#terms
    const start = this.#starts[bucket]
    const end = this.#starts[bucket + 1]
    for (let at = start; at < end; at++) {
      const code = codeOf(this.#first[at], this.#second[at], displacement, bits)
      if (taken[code] === attempt) {
        for (let back = start; back < at; back++) taken[codes[terms[back]]] = 0
        return false
      }
      taken[code] = attempt
      codes[terms[at]] = code
    }
    return true
  }

  #packed(words: ArrayLike<number>, bits: number, displacements: Uint8Array): Uint8Array {
    const count = displacements.length
    const packed = new Uint8Array(HEADER + count + ((words.length * bits + 7) >>> 3))
    packed[0] = bits
    packed[1] = count & 0xff
    packed[2] = count >>> 8
    packed.set(displacements, HEADER)
    let byte = HEADER + count
    let held = 0
    let pending = 0
    for (let at = 0; at < words.length; at++) {
      pending |= this.#codes[words[at]] << held
      for (held += bits; held >= 8; held -= 8) {
        packed[byte++] = pending & 0xff
        pending >>>= 8
      }
    }
    if (held > 0) packed[byte] = pending
    return packed
  }
}

/** Reads the word order of one document after the other. */
export class WordOrder {
  #bytes: Uint8Array
  #displacements = 0
  #codes = 0
  #count = 0
  #bits = 0
  #mask = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Goes to the document that begins at this byte. */
  open(start: number): void {
    const bytes = this.#bytes
    this.#bits = bytes[start]
    this.#mask = (1 << this.#bits) - 1
    this.#count = bytes[start + 1] | (bytes[start + 2] << 8)
    this.#displacements = start + HEADER
    this.#codes = this.#displacements + this.#count
  }

  /** The code of a term that the document holds. */
  codeOf({ first, second }: TermHash): number {
    return codeOf(first, second, this.#bytes[this.#displacements + (first % this.#count)], this.#bits)
  }

  /** The code of the document's word at this place. */
  at(place: number): number {
    const bytes = this.#bytes
    const bit = place * this.#bits
    const byte = this.#codes + (bit >>> 3)
    const word = bytes[byte] | (bytes[byte + 1] << 8) | (bytes[byte + 2] << 16) | (bytes[byte + 3] << 24)
    return (word >>> (bit & 7)) & this.#mask
  }
}
