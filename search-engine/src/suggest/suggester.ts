import { type LabelRange, LabelTable } from './label-table.ts'
import { beginsWithTypo, rangesWithTypo, SHORTEST_CORRECTED } from './typo.ts'
import { AT_WORD, isWordEnd, NO_START, type TypedText } from './words.ts'

/** Something that may be suggested. */
export interface SuggestionEntry<Kind extends string> {
  id: string
  kind: Kind
  /** What it is called: first as it is shown, then by other names. */
  labels: readonly string[]
}

/** At most how many entries of each kind are wanted; of a kind without a limit, none. */
export type SuggestionLimits<Kind extends string> = Readonly<Partial<Record<Kind, number>>>

/** An entry that was found. */
export interface SuggestionMatch<Kind extends string> {
  entry: SuggestionEntry<Kind>
  /** The label by which it was found. */
  label: string
  count: number
  /** Less is better: how it matches, then its count. Comparable with matches of other suggesters. */
  rank: number
}

/** How a label matches, the best first. */
const WHOLE = 0
const BEGINS = 1
const WORDS = 2
const PARTS = 3
const WITH_TYPO = 4
const NOT_AT_ALL = 255

/** Left out until it counts something. */
const HIDDEN = -1
const MAX_COUNT = 2 ** 31
/** An entry that counts nothing comes after all others. */
const AFTER_ALL = 100 * MAX_COUNT

/**
 * Finds entries by the beginnings of their words while somebody types. Entries are for good; what they count
 * changes in place. All state is in typed arrays: a hundred thousand entries answer in less than 5 ms.
 */
export class Suggester<Kind extends string> {
  readonly #entries: readonly SuggestionEntry<Kind>[]
  readonly #labels: readonly string[]
  readonly #kinds: readonly Kind[]
  readonly #table: LabelTable
  readonly #entryOfLabel: Uint32Array
  /** By label: 0 for the shown one of its entry, 1 for another name. */
  readonly #isOther: Uint8Array
  readonly #kindOf: Uint8Array
  readonly #counts: Int32Array
  /** Of the running search: how each entry matches best, by which label, and which entries matched. */
  readonly #how: Uint8Array
  readonly #by: Uint32Array
  readonly #matched: Uint32Array
  #matches = 0

  constructor(entries: readonly SuggestionEntry<Kind>[]) {
    this.#entries = entries
    this.#labels = entries.flatMap(entry => entry.labels)
    this.#kinds = [...new Set(entries.map(({ kind }) => kind))]
    this.#table = new LabelTable(this.#labels)
    this.#entryOfLabel = new Uint32Array(this.#labels.length)
    this.#isOther = new Uint8Array(this.#labels.length)
    let label = 0
    for (const [at, { labels }] of entries.entries())
      for (const number of labels.keys()) {
        this.#isOther[label] = number === 0 ? 0 : 1
        this.#entryOfLabel[label++] = at
      }
    this.#kindOf = Uint8Array.from(entries, ({ kind }) => this.#kinds.indexOf(kind))
    this.#counts = new Int32Array(entries.length)
    this.#how = new Uint8Array(entries.length).fill(NOT_AT_ALL)
    this.#by = new Uint32Array(entries.length)
    this.#matched = new Uint32Array(entries.length)
  }

  /** Sets what every entry counts: a whole number, or undefined for one that is not to be suggested now. */
  recount(countOf: (entry: SuggestionEntry<Kind>) => number | undefined): void {
    for (const [at, entry] of this.#entries.entries()) this.#counts[at] = countOf(entry) ?? HIDDEN
  }

  /** The best entries of each kind, in no order of kinds. */
  find(typed: TypedText, limits: SuggestionLimits<Kind>, hasTypos: boolean): SuggestionMatch<Kind>[] {
    if (typed.words.length === 0 || this.#entries.length === 0) return []
    if (hasTypos) this.#matchWithTypos(typed)
    else if (typed.words[0] === typed.whole) this.#matchWord(typed.whole)
    else this.#matchWords(typed)
    return this.#best(limits)
  }

  /** Takes the best of what matched, and forgets the rest. */
  #best(limits: SuggestionLimits<Kind>): SuggestionMatch<Kind>[] {
    const most = this.#kinds.map(kind => limits[kind] ?? 0)
    const ranks = this.#kinds.map((): number[] => [])
    const entriesByKind = this.#kinds.map((): number[] => [])
    for (let at = 0; at < this.#matches; at++) {
      const entry = this.#matched[at]
      const kind = this.#kindOf[entry]
      const rank = this.#rankOf(entry)
      this.#how[entry] = NOT_AT_ALL
      const own = ranks[kind]
      const ids = entriesByKind[kind]
      // Entries that rank alike come in the order in which they were given.
      const isBehind = (place: number) => own[place] > rank || (own[place] === rank && ids[place] > entry)
      if (own.length >= most[kind] && !isBehind(most[kind] - 1)) continue
      let place = own.length
      while (place > 0 && isBehind(place - 1)) place--
      own.splice(place, 0, rank)
      ids.splice(place, 0, entry)
      own.length = Math.min(own.length, most[kind])
      ids.length = own.length
    }
    this.#matches = 0
    return entriesByKind.flatMap((list, kind) =>
      list.map((entry, place) => ({
        entry: this.#entries[entry],
        label: this.#labels[this.#by[entry]],
        count: this.#counts[entry],
        rank: ranks[kind][place],
      })),
    )
  }

  #rankOf(entry: number): number {
    const count = this.#counts[entry]
    return this.#how[entry] * MAX_COUNT - count + (count === 0 ? AFTER_ALL : 0)
  }

  #add(label: number, how: number): void {
    const entry = this.#entryOfLabel[label]
    if (this.#counts[entry] === HIDDEN) return
    const own = 2 * how + this.#isOther[label]
    const earlier = this.#how[entry]
    if (earlier <= own) return
    if (earlier === NOT_AT_ALL) this.#matched[this.#matches++] = entry
    this.#how[entry] = own
    this.#by[entry] = label
  }

  /** One word without an article: one letter may be that of every third label, so nothing is read twice. */
  #matchWord(word: string): void {
    const { starts, startKinds, labelOfStart, beginsLabel, signs } = this.#table
    const { from, to } = this.#table.narrow(this.#table.all, 0, word)
    for (let at = from; at < to; at++) {
      const place = starts[at]
      const how =
        beginsLabel[at] === 1
          ? signs[place + word.length] === 0
            ? WHOLE
            : BEGINS
          : startKinds[place] === AT_WORD
            ? WORDS
            : PARTS
      this.#add(labelOfStart[at], how)
    }
  }

  #matchWords({ words, whole }: TypedText): void {
    const table = this.#table
    const ranges = words.map(word => table.narrow(table.all, 0, word))
    const rarest = indexOfLeast(ranges, sizeOf)
    for (let at = ranges[rarest].from; at < ranges[rarest].to; at++) {
      const label = table.labelOfStart[at]
      const how = this.#howWords(label, words, whole)
      if (how !== NOT_AT_ALL) this.#add(label, how)
    }
  }

  #howWords(label: number, words: readonly string[], whole: string): number {
    const table = this.#table
    const offset = table.offsets[label]
    if (table.agreement(offset, whole) === whole.length)
      return table.signs[offset + whole.length] === 0 ? WHOLE : BEGINS
    let how = WORDS
    for (const [number, word] of words.entries()) {
      how = Math.max(how, this.#howWord(label, word, number === words.length - 1))
      if (how === NOT_AT_ALL) break
    }
    return how
  }

  /** How good a word stands in a label; only the last one typed may be unfinished. */
  #howWord(label: number, word: string, isLast: boolean): number {
    const { signs, startKinds, offsets } = this.#table
    let how = NOT_AT_ALL
    const first = word.charCodeAt(0)
    const labelEnd = offsets[label + 1]
    for (let place = offsets[label]; place < labelEnd; place++) {
      if (signs[place] !== first || startKinds[place] === NO_START) continue
      if (this.#table.agreement(place, word) < word.length) continue
      const end = place + word.length
      if (startKinds[place] === AT_WORD && (isLast || isWordEnd(signs[end - 1], signs[end]))) return WORDS
      how = PARTS
    }
    return how
  }

  #matchWithTypos({ words }: TypedText): void {
    const table = this.#table
    const ranges = words.map(word => {
      const exact = table.narrow(table.all, 0, word)
      return word.length < SHORTEST_CORRECTED ? [exact] : [exact, ...rangesWithTypo(table, word)]
    })
    const rarest = indexOfLeast(ranges, list => list.reduce((sum, range) => sum + sizeOf(range), 0))
    const others = words.filter((_, number) => number !== rarest)
    for (const { from, to } of ranges[rarest])
      for (let at = from; at < to; at++) {
        const label = table.labelOfStart[at]
        if (this.#how[this.#entryOfLabel[label]] !== NOT_AT_ALL && this.#isOther[label] === 1) continue
        if (others.every(word => this.#hasAlmost(label, word))) this.#add(label, WITH_TYPO)
      }
  }

  #hasAlmost(label: number, word: string): boolean {
    const table = this.#table
    const { signs, startKinds, offsets } = table
    const isShort = word.length < SHORTEST_CORRECTED
    const first = word.charCodeAt(0)
    // A typing error leaves a word's first letter, or brings its second one there.
    const second = isShort ? first : word.charCodeAt(1)
    const labelEnd = offsets[label + 1]
    for (let place = offsets[label]; place < labelEnd; place++) {
      const sign = signs[place]
      if ((sign !== first && sign !== second) || startKinds[place] === NO_START) continue
      if (isShort ? table.agreement(place, word) === word.length : beginsWithTypo(table, place, word))
        return true
    }
    return false
  }
}

const sizeOf = ({ from, to }: LabelRange) => to - from

const indexOfLeast = <Item>(items: readonly Item[], sizeOfItem: (item: Item) => number): number => {
  const sizes = items.map(sizeOfItem)
  return sizes.indexOf(Math.min(...sizes))
}
