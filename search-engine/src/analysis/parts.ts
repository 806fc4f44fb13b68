const FIRST_UNITS = 8192
const BLANK = 0x20
/** A wide blank, an ideographic comma, an ideographic full stop. */
const FIRST_WIDE_BREAK = 0x3000
const LAST_WIDE_BREAK = 0x3002
const FIRST_BREAK = 0x09
const LAST_BREAK = 0x0d
const AMPERSAND = 0x26
const WIDE_AMPERSAND = 0xff06
const SMALL_AMPERSAND = 0xfe60

const isBreak = (unit: number): boolean =>
  unit === BLANK ||
  (unit >= FIRST_BREAK && unit <= LAST_BREAK) ||
  (unit >= FIRST_WIDE_BREAK && unit <= LAST_WIDE_BREAK)

const isAmpersand = (unit: number): boolean =>
  unit === AMPERSAND || unit === WIDE_AMPERSAND || unit === SMALL_AMPERSAND

/**
 * Goes through the parts of a text: what stands between two blanks (or ideographic stops), but for those beside an ampersand, which may join initials
 * ("R & D"). A text is indexed under what its parts are indexed under, one after the other.
 */
export class TextParts {
  /** Of the text. */
  units = new Uint16Array(FIRST_UNITS)
  /** The part goes from `start` up to `end`. */
  start = 0
  end = 0
  /** Of the part's units. */
  hash = 0
  #bytes = Buffer.from(this.units.buffer)
  #length = 0

  open(text: string): void {
    if (text.length > this.units.length) {
      this.units = new Uint16Array(text.length * 2)
      this.#bytes = Buffer.from(this.units.buffer)
    }
    this.#bytes.write(text, 'utf16le')
    this.#length = text.length
    this.end = -1
  }

  /** Goes to the next part; false at the end. */
  next(): boolean {
    const { units } = this
    const length = this.#length
    let at = this.end + 1
    while (at < length && this.#isBetween(at)) at++
    this.start = at
    let hash = 0x811c9dc5
    for (; at < length; at++) {
      const unit = units[at]
      if ((unit <= BLANK || unit >= FIRST_WIDE_BREAK) && this.#isBetween(at)) break
      hash = Math.imul(hash ^ unit, 0x01000193)
    }
    this.end = at
    this.hash = (hash ^ (hash >>> 15)) >>> 0
    return at > this.start
  }

  /** Whether the unit at this place separates two parts. */
  #isBetween(at: number): boolean {
    const unit = this.units[at]
    if (!isBreak(unit)) return false
    const joinsBefore = at > 0 && isAmpersand(this.units[at - 1])
    return !joinsBefore && !(at + 1 < this.#length && isAmpersand(this.units[at + 1]))
  }
}
