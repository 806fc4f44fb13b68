import type { Postings } from './segment.ts'

/** Stands for a pattern code of more than a byte, which is then kept beside the bytes. No pattern has this code. */
export const ESCAPE = 255

/** The pattern codes of postings: a byte each, and the few larger ones by their places. */
export interface Codes {
  bytes: Uint8Array
  rareAt: Uint32Array
  rareCodes: Uint16Array
}

/** The code of an escaped entry. */
export const rareCode = (
  { rareAt, rareCodes }: Pick<Postings, 'rareAt' | 'rareCodes'>,
  entry: number,
): number => {
  let low = 0
  let high = rareAt.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rareAt[middle] < entry) low = middle + 1
    else high = middle
  }
  return rareCodes[low]
}

/** The pattern code of an entry. */
export const codeAt = (postings: Pick<Postings, 'codes' | 'rareAt' | 'rareCodes'>, entry: number): number => {
  const code = postings.codes[entry]
  return code === ESCAPE ? rareCode(postings, entry) : code
}

export class CodeWriter {
  #bytes: Uint8Array
  #rareAt: number[] = []
  #rareCodes: number[] = []
  #length = 0

  constructor(most: number) {
    this.#bytes = new Uint8Array(most)
  }

  push(code: number): void {
    if (code >= ESCAPE) {
      this.#rareAt.push(this.#length)
      this.#rareCodes.push(code)
    }
    this.#bytes[this.#length++] = Math.min(code, ESCAPE)
  }

  codes(): Codes {
    return {
      bytes: this.#bytes.subarray(0, this.#length),
      rareAt: Uint32Array.from(this.#rareAt),
      rareCodes: Uint16Array.from(this.#rareCodes),
    }
  }
}
