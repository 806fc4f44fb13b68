import type { Hit, Query, Result } from './schema.ts'
import { search } from './search/search.ts'
import { type SimilarOptions, similar } from './search/similar/similar.ts'
import { Scratch, type View, weighingOf } from './search/view.ts'
import type { Layout } from './store/layout.ts'
import type { PatternTable } from './store/patterns.ts'
import type { Segment } from './store/segment.ts'
import type { Values } from './store/values.ts'

/** What is searched: one consistent state. */
export interface Holdings {
  patterns: PatternTable
  values: readonly Values[]
  segments: readonly Segment[]
  languages: readonly string[]
  /** Living documents, and the sums of their text fields' lengths. */
  size: number
  lengthSums: Float64Array
}

const MOST_ANSWERS = 256

/** Answers queries over what its owner holds at that moment. */
export class Searcher {
  readonly #layout: Layout
  readonly #scratch = new Scratch()
  /** Answers to searches without words, until the next change. */
  readonly #answers = new Map<string, Result>()

  constructor(layout: Layout) {
    this.#layout = layout
  }

  /** To be called after every change of what is held. */
  changed(): void {
    if (this.#answers.size > 0) this.#answers.clear()
  }

  search(holdings: Holdings, query: Query, checkTime: () => void): Result {
    const view = this.#view(holdings, checkTime)
    if (query.text !== undefined && query.text !== '') return search(view, query)
    const key = JSON.stringify(query)
    const known = this.#answers.get(key)
    if (known) return known
    const result = search(view, query)
    if (this.#answers.size >= MOST_ANSWERS) this.#answers.clear()
    this.#answers.set(key, result)
    return result
  }

  similar(holdings: Holdings, id: string, options: SimilarOptions, checkTime: () => void): Hit[] {
    return similar(this.#view(holdings, checkTime), id, options)
  }

  #view({ lengthSums, ...held }: Holdings, checkTime: () => void): View {
    return {
      ...held,
      layout: this.#layout,
      weighing: weighingOf(this.#layout, lengthSums, held.size),
      scratch: this.#scratch,
      checkTime,
    }
  }
}
