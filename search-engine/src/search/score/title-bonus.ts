import type { PlannedWord, TermUse } from '../plan.ts'
import { ANYWHERE } from '../query-terms.ts'
import type { IndexState } from '../view.ts'

/** What two neighbouring words of the query that are neighbours in the title add, in shares of the commoner one's rarity. */
const NEIGHBOURS = 0.5
/** What a title that consists of the query's words adds, in shares of their rarities. */
const SAME_TITLE = 0.25
/** The words of a query are kept as bits. */
const MAX_PLACES = 30

/** What documents of one segment gain for titles that hold a query's words side by side, or that are the query. */
export class TitleBonus {
  /** By number of a term: the places of the query that it may stand for in a title, as bits. */
  readonly #places = new Map<number, number>()
  readonly #rarities: number[] = []
  /** The same with the query's function words: a place, or the numbers under which a function word may stand there. */
  readonly #withMinor: (number | ReadonlySet<number>)[] = []
  readonly #view: IndexState
  readonly #segmentAt: number
  /** For a title with some of the words at most, and for one with all of them. */
  readonly mostForSome: number
  readonly mostForAll: number

  constructor(view: IndexState, segmentAt: number, words: readonly PlannedWord[]) {
    this.#view = view
    this.#segmentAt = segmentAt
    for (const word of words) this.#addWord(word)
    const neighbours = this.#neighbourScore(0xffff_ffff)
    // Of two places both are in the title, or they are no neighbours there.
    this.mostForSome = this.#rarities.length > 2 ? neighbours : 0
    this.mostForAll = neighbours + this.#sameTitle
  }

  get hasNeighbours(): boolean {
    return this.#rarities.length > 1
  }

  get #sameTitle(): number {
    return SAME_TITLE * this.#rarities.reduce((sum, rarity) => sum + rarity, 0)
  }

  #addWord({ spellings, rarity, field, phrase, minorBefore = [] }: PlannedWord): void {
    const { layout, segments } = this.#view
    const segment = segments[this.#segmentAt]
    for (const texts of minorBefore)
      this.#withMinor.push(new Set(texts.map(text => segment.termNumber(text))))
    if (field !== ANYWHERE && field !== layout.lead) this.#addPlace([])
    else if (phrase) for (const terms of phrase.places) this.#addPlace(terms)
    else if (spellings[0].terms.length > 1) for (const term of spellings[0].terms) this.#addPlace([term])
    else {
      const alone = spellings.filter(({ terms }) => terms.length === 1)
      this.#addPlace(
        alone.map(({ terms }) => terms[0]),
        rarity,
      )
    }
  }

  #addPlace(terms: readonly TermUse[], most = Number.POSITIVE_INFINITY): void {
    const place = this.#rarities.length
    if (place === MAX_PLACES) return
    for (const term of terms) {
      const number = this.#view.segments[this.#segmentAt].termNumber(term.text)
      if (number >= 0) this.#places.set(number, (this.#places.get(number) ?? 0) | (1 << place))
    }
    this.#withMinor.push(place)
    this.#rarities.push(Math.min(most, Math.max(0, ...terms.map(term => term.rarity))))
  }

  /** For each two neighbouring places of the query that a title has as neighbours: the later one's bit is set. */
  #neighbourScore(pairs: number): number {
    const rarities = this.#rarities
    let score = 0
    for (let place = 1; place < rarities.length; place++) {
      if ((pairs >>> place) & 1) score += NEIGHBOURS * Math.min(rarities[place - 1], rarities[place])
    }
    return score
  }

  /** For neighbours in the title. */
  neighboursOf(slot: number): number {
    const { leadOffsets, leadTerms } = this.#view.segments[this.#segmentAt].facts
    let before = 0
    let pairs = 0
    for (let at = leadOffsets[slot]; at < leadOffsets[slot + 1]; at++) {
      const here = this.#places.get(leadTerms[at]) ?? 0
      pairs |= (before << 1) & here
      before = here
    }
    return this.#neighbourScore(pairs)
  }

  /** For a title that is the query's words, all of them in their order and no others; function words may be missing. */
  sameTitleOf(slot: number): number {
    const { lengths, leadOffsets, leadTerms } = this.#view.segments[this.#segmentAt].facts
    const words = this.#rarities.length
    const withMinor = this.#withMinor
    const length = lengths[this.#view.layout.lead][slot]
    if (length !== words && length !== withMinor.length) return 0
    let place = 0
    for (let at = 0; at < length; at++) {
      const number = leadTerms[leadOffsets[slot] + at]
      const required = length === words ? at : withMinor[at]
      if (typeof required !== 'number') {
        if (!required.has(number)) return 0
        continue
      }
      if ((((this.#places.get(number) ?? 0) >>> place) & 1) === 0) return 0
      place++
    }
    return this.#sameTitle
  }
}
