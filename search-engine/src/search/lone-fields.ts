import type { PatternTable } from '../store/patterns.ts'

const UNKNOWN = -2
/** In place of a field: there are several, or none. */
export const NO_LONE_FIELD = -1
const MOST_CODES = 65_536

/** By frequency pattern: the only text field that it has a term in. Most terms of a document stand in one field; patterns never change. */
export class LoneFields {
  readonly #fields = new Int8Array(MOST_CODES).fill(UNKNOWN)

  fieldOf({ frequencies, fields }: PatternTable, code: number): number {
    const cached = this.#fields[code]
    if (cached !== UNKNOWN) return cached
    let lone = NO_LONE_FIELD
    let count = 0
    for (let field = 0; field < fields; field++) {
      if (frequencies[code * fields + field] === 0) continue
      lone = field
      count++
    }
    if (count > 1) lone = NO_LONE_FIELD
    this.#fields[code] = lone
    return lone
  }
}
