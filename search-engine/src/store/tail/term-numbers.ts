import { stem } from '../../analysis/stem.ts'
import { eachPiece } from '../../analysis/terms.ts'
import { type TermHash, termHash } from '../word-order.ts'
import { TermRanks } from './term-ranks.ts'
import { WordTable } from './word-table.ts'

/** Words of all languages that are remembered. */
const MAX_WORDS = 131_072
/** In place of a language, for what is not stemmed. */
const UNSTEMMED = '-'

/** Receives the terms of one text by number; `side` ones are further spellings and do not make the text longer. */
export type NumberSink = (number: number, side: boolean) => void

/**
 * Numbers for the terms that texts are made of. A word that was seen before in its language is looked up by its letters where they
 * stand, without a string of its own: most of what indexing has to do is that.
 */
export class TermNumbers {
  texts: string[] = []
  hashes: TermHash[] = []
  #numbers = new Map<string, number>()
  #words = new Map<string, WordTable>()
  readonly #ranks = new TermRanks(term => this.of(term))

  /** Forgets all numbers once there are too many. Only while nobody holds any. */
  refresh(): void {
    let words = 0
    for (const { size } of this.#words.values()) words += size
    if (words < MAX_WORDS) return
    this.texts = []
    this.#ranks.clear()
    this.hashes = []
    this.#numbers.clear()
    this.#words.clear()
  }

  /** Distinct numbers in the order in which a table has their terms. */
  inOrder(numbers: Uint32Array): Uint32Array {
    return this.#ranks.inOrder(numbers, this.texts)
  }

  /** The number of a term, a new one when it has none. */
  of(term: string): number {
    let number = this.#numbers.get(term)
    if (number !== undefined) return number
    number = this.texts.length
    this.#numbers.set(term, number)
    this.texts.push(term)
    this.hashes.push(termHash(term))
    return number
  }

  /** Calls `sink` with every term under which a text is indexed, in the order of the text. */
  each(text: string, language: string | undefined, sink: NumberSink): void {
    const words = this.#table(language ?? '')
    const plain = this.#table(UNSTEMMED)
    eachPiece(text, {
      word: (all, start, end, side) => {
        let number = words.find(all, start, end)
        if (number < 0) {
          number = this.of(stem(all.slice(start, end), language))
          words.add(all, start, end, number)
        }
        sink(number, side)
      },
      signs: (all, start, end, side) => {
        let number = plain.find(all, start, end)
        if (number < 0) {
          number = this.of(all.slice(start, end))
          plain.add(all, start, end, number)
        }
        sink(number, side)
      },
    })
  }

  #table(language: string): WordTable {
    let table = this.#words.get(language)
    if (!table) {
      table = new WordTable()
      this.#words.set(language, table)
    }
    return table
  }
}
