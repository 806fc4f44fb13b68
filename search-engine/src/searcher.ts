import type { Hit, SearchQuery, SearchResult } from './schema.ts'
import { searchView } from './search/search.ts'
import { type SimilarOptions, similarDocuments } from './search/similar/similar.ts'
import { type IndexView, QueryScratch, weighingOf } from './search/view.ts'
import type { IndexLayout } from './store/layout.ts'
import type { PatternTable } from './store/patterns.ts'
import type { Segment } from './store/segment.ts'
import type { ValueTable } from './store/values.ts'

/** What is searched: one consistent state. */
export interface SearcherState {
  patterns: PatternTable
  values: readonly ValueTable[]
  segments: readonly Segment[]
  languages: readonly string[]
  /** Living documents, and the sums of their text fields' lengths. */
  size: number
  lengthSums: Float64Array
}

const MAX_ANSWERS = 256

/** Answers queries over what its owner holds at that moment. */
export class Searcher {
  readonly #layout: IndexLayout
  readonly #scratch = new QueryScratch()
  /** Answers to searches without words, until the next change. */
  readonly #answers = new Map<string, SearchResult>()

  constructor(layout: IndexLayout) {
    this.#layout = layout
  }

  /** To be called after every change of what is held. */
  changed(): void {
    if (this.#answers.size > 0) this.#answers.clear()
  }

  search(state: SearcherState, query: SearchQuery, checkTime: () => void): SearchResult {
    const view = this.#view(state, checkTime)
    if (query.text !== undefined && query.text !== '') return searchView(view, query)
    const key = JSON.stringify(query)
    const cached = this.#answers.get(key)
    if (cached) return cached
    const result = searchView(view, query)
    if (this.#answers.size >= MAX_ANSWERS) this.#answers.clear()
    this.#answers.set(key, result)
    return result
  }

  similar(state: SearcherState, id: string, options: SimilarOptions, checkTime: () => void): Hit[] {
    return similarDocuments(this.#view(state, checkTime), id, options)
  }

  #view({ lengthSums, ...searched }: SearcherState, checkTime: () => void): IndexView {
    return {
      ...searched,
      layout: this.#layout,
      weighing: weighingOf(this.#layout, lengthSums, searched.size),
      scratch: this.#scratch,
      checkTime,
    }
  }
}
