const LEVELS = [0, 1, 2, 3, 4, 6, 8, 12]
const BITS = 3
const MAX_PATTERNS = 60_000

const levelOf = new Uint8Array(256)
for (let frequency = 0; frequency < 256; frequency++) {
  levelOf[frequency] = LEVELS.findLastIndex(level => level <= frequency)
}

/** What readers need of the patterns: the frequency in field `f` under code `c` stands at `c * fields + f`. */
export interface PatternTable {
  fields: number
  frequencies: Uint8Array
}

/**
 * How often a term stands in each text field of one document, as one small number. Frequencies above 4 are rounded down to
 * 6, 8 or 12, where a score hardly changes any more.
 */
export class FrequencyPatterns implements PatternTable {
  readonly fields: number
  /** In memory that threads share; what is there never changes, and a larger one takes its place when it is full. */
  frequencies: Uint8Array
  #codes = new Map<number, number>()
  #keys: number[] = []

  constructor(fields: number, keys: readonly number[] = []) {
    this.fields = fields
    this.frequencies = new Uint8Array(new SharedArrayBuffer(64 * fields))
    for (const key of keys) this.#add(key)
  }

  /** `counts` holds the frequencies of one term from `at` on. */
  code(counts: Uint8Array, at: number): number {
    const key = this.#key(counts, at)
    const cached = this.#codes.get(key)
    if (cached !== undefined) return cached
    return this.#keys.length < MAX_PATTERNS ? this.#add(key) : this.#coarse(counts, at)
  }

  keys(): readonly number[] {
    return this.#keys
  }

  /** With the table full, only the fields count: at most 255 more patterns. */
  #coarse(counts: Uint8Array, at: number): number {
    let key = 0
    for (let field = this.fields - 1; field >= 0; field--) {
      key = (key << BITS) | (counts[at + field] > 0 ? 1 : 0)
    }
    return this.#codes.get(key) ?? this.#add(key)
  }

  #key(counts: Uint8Array, at: number): number {
    let key = 0
    for (let field = this.fields - 1; field >= 0; field--) {
      key = (key << BITS) | levelOf[counts[at + field]]
    }
    return key
  }

  #add(key: number): number {
    const code = this.#keys.length
    this.#keys.push(key)
    this.#codes.set(key, code)
    if ((code + 1) * this.fields > this.frequencies.length) {
      const larger = new Uint8Array(new SharedArrayBuffer(this.frequencies.length * 2))
      larger.set(this.frequencies)
      this.frequencies = larger
    }
    for (let field = 0; field < this.fields; field++) {
      this.frequencies[code * this.fields + field] = LEVELS[(key >>> (field * BITS)) & ((1 << BITS) - 1)]
    }
    return code
  }
}
