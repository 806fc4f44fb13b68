import { NO_START, spelled, startsOf } from './words.ts'

/** A stretch of the sorted starts, the end left out. */
export interface LabelRange {
  from: number
  to: number
}

const END = 0

/**
 * All labels as one text of signs, and every place where a word begins, sorted by what follows there: what begins
 * with some letters is one stretch of these places.
 */
export class LabelTable {
  /** Spelled labels, each ended by 0. */
  readonly signs: Uint16Array
  /** By place in `signs`: whether and how a word begins there. */
  readonly startKinds: Uint8Array
  /** Places where words begin, in the order of what follows. */
  readonly starts: Uint32Array
  /** The label of each of `starts`. */
  readonly labelOfStart: Uint32Array
  /** Whether each of `starts` begins its label. */
  readonly beginsLabel: Uint8Array
  /** Where each label begins in `signs`; one more at the end. */
  readonly offsets: Uint32Array

  constructor(labels: readonly string[]) {
    const texts = labels.map(spelled)
    this.offsets = new Uint32Array(texts.length + 1)
    let length = 0
    for (const [label, text] of texts.entries()) {
      this.offsets[label] = length
      length += text.length + 1
    }
    this.offsets[texts.length] = length
    this.signs = new Uint16Array(length)
    this.startKinds = new Uint8Array(length)

    const labelOfPlace = new Uint32Array(length)
    let count = 0
    for (const [label, text] of texts.entries()) {
      const offset = this.offsets[label]
      const kinds = startsOf(text)
      this.startKinds.set(kinds, offset)
      for (let at = 0; at < text.length; at++) {
        this.signs[offset + at] = text.charCodeAt(at)
        labelOfPlace[offset + at] = label
        if (kinds[at] !== NO_START) count++
      }
    }
    const starts = new Uint32Array(count)
    let next = 0
    for (let place = 0; place < length; place++)
      if (this.startKinds[place] !== NO_START) starts[next++] = place
    this.starts = starts.sort((a, b) => this.#compare(a, b))
    this.labelOfStart = this.starts.map(place => labelOfPlace[place])
    this.beginsLabel = Uint8Array.from(this.starts, place =>
      place === this.offsets[labelOfPlace[place]] ? 1 : 0,
    )
  }

  #compare(a: number, b: number): number {
    const { signs } = this
    let depth = 0
    while (signs[a + depth] === signs[b + depth] && signs[a + depth] !== END) depth++
    return signs[a + depth] - signs[b + depth] || a - b
  }

  get all(): LabelRange {
    return { from: 0, to: this.starts.length }
  }

  /** Of places that agree up to `depth`, the first whose next sign is not below `sign`. */
  #firstNotBelow({ from, to }: LabelRange, depth: number, sign: number): number {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.signs[this.starts[middle] + depth] < sign) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Of places that agree up to `depth`, those that go on with the letters of `word` after `skip`. */
  narrow(range: LabelRange, depth: number, word: string, skip = 0): LabelRange {
    let { from, to } = range
    for (let at = skip; at < word.length && from < to; at++) {
      const sign = word.charCodeAt(at)
      const start = this.#firstNotBelow({ from, to }, depth + at - skip, sign)
      to = this.#firstNotBelow({ from: start, to }, depth + at - skip, sign + 1)
      from = start
    }
    return { from, to }
  }

  /** Splits places that agree up to `depth` by the sign that comes next; a label's end is none. */
  *byNextSign({ from, to }: LabelRange, depth: number): Generator<{ sign: number; range: LabelRange }> {
    let next = this.#firstNotBelow({ from, to }, depth, END + 1)
    while (next < to) {
      const sign = this.signs[this.starts[next] + depth]
      const end = this.#firstNotBelow({ from: next, to }, depth, sign + 1)
      yield { sign, range: { from: next, to: end } }
      next = end
    }
  }

  /** How many letters of `word` after `skip` stand at a place. */
  agreement(place: number, word: string, skip = 0): number {
    let at = skip
    while (at < word.length && this.signs[place + at - skip] === word.charCodeAt(at)) at++
    return at - skip
  }
}
