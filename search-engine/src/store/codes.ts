/** In place of a pattern code that does not fit half a byte, which is then kept beside. */
const ESCAPE = 15
/** Entries whose escaped codes are kept together, as a power of two: a place among them fits a byte. */
const BLOCK_BITS = 8
const BLOCK = 1 << BLOCK_BITS

/** The pattern codes of postings, of which most are small: patterns get their codes in the order in which they come. */
export interface Codes {
  /** Half a byte an entry, the lower half first. */
  halves: Uint8Array
  /** By block: where its escaped entries begin. */
  rareStarts: Uint32Array
  /** Places of escaped entries within their blocks. */
  rareAt: Uint8Array
  rareCodes: Uint16Array
}

/** The pattern code of an entry. */
export const codeAt = (codes: Codes, entry: number): number => {
  const code = (codes.halves[entry >>> 1] >>> ((entry & 1) << 2)) & 15
  return code === ESCAPE ? rareCode(codes, entry) : code
}

const rareCode = ({ rareStarts, rareAt, rareCodes }: Codes, entry: number): number => {
  const place = entry & (BLOCK - 1)
  let at = rareStarts[entry >>> BLOCK_BITS]
  while (rareAt[at] !== place) at++
  return rareCodes[at]
}

export class CodeWriter {
  #halves: Uint8Array
  #rareStarts: number[] = []
  #rareAt: number[] = []
  #rareCodes: number[] = []
  #length = 0

  constructor(most: number) {
    this.#halves = new Uint8Array((most + 1) >>> 1)
  }

  push(code: number): void {
    const entry = this.#length++
    const place = entry & (BLOCK - 1)
    if (place === 0) this.#rareStarts.push(this.#rareCodes.length)
    if (code >= ESCAPE) {
      this.#rareAt.push(place)
      this.#rareCodes.push(code)
    }
    this.#halves[entry >>> 1] |= Math.min(code, ESCAPE) << ((entry & 1) << 2)
  }

  codes(): Codes {
    return {
      halves: this.#halves.subarray(0, (this.#length + 1) >>> 1),
      rareStarts: Uint32Array.from(this.#rareStarts),
      rareAt: Uint8Array.from(this.#rareAt),
      rareCodes: Uint16Array.from(this.#rareCodes),
    }
  }
}
