const FIRST_UNITS = 8192

/** How a unit separates the parts of a text. */
const BLANK = 1
const ALWAYS = 2
const BEFORE_BLANK = 3

/** By unit. Signs that may join what is beside them, or make a letter final (., :, ·), separate only where a blank follows. */
const separators = new Uint8Array(65_536)
const separate = (signs: string, kind: number): void => {
  for (const sign of signs) separators[sign.charCodeAt(0)] = kind
}
separate(' \t\n\v\f\r\u3000', BLANK)
separate('()[]{}/|"*;!?“”•（）；！？、。「」・', ALWAYS)
separate('.,:·，：', BEFORE_BLANK)

const [AMPERSAND, WIDE_AMPERSAND, SMALL_AMPERSAND] = [0x26, 0xff06, 0xfe60]

const isAmpersand = (unit: number): boolean =>
  unit === AMPERSAND || unit === WIDE_AMPERSAND || unit === SMALL_AMPERSAND

/**
 * Goes through the parts of a text: what stands between blanks or signs across which nothing is folded or joined. A blank beside
 * an ampersand is within a part, as in "R & D". A text is indexed under what its parts are indexed under, one after the other.
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
    this.end = 0
  }

  /** Goes to the next part; false at the end. */
  next(): boolean {
    const { units } = this
    const length = this.#length
    let at = this.end
    while (at < length && separators[units[at]] !== 0 && this.#isBetween(at)) at++
    this.start = at
    let hash = 0x811c9dc5
    for (; at < length; at++) {
      const unit = units[at]
      if (separators[unit] !== 0 && this.#isBetween(at)) break
      hash = Math.imul(hash ^ unit, 0x01000193)
    }
    this.end = at
    this.hash = (hash ^ (hash >>> 15)) >>> 0
    return at > this.start
  }

  /** Whether the separator at this place does separate. */
  #isBetween(at: number): boolean {
    const { units } = this
    const next = at + 1 < this.#length ? units[at + 1] : 0
    const kind = separators[units[at]]
    if (kind === ALWAYS) return true
    if (kind === BEFORE_BLANK) return at + 1 === this.#length || separators[next] === BLANK
    return !isAmpersand(next) && !(at > 0 && isAmpersand(units[at - 1]))
  }
}
