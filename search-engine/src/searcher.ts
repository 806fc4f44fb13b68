import type { Choices, Hit, SearchQuery, SearchResult } from './schema.ts'
import { searchIndexState } from './search/search.ts'
import { type SimilarOptions, similarDocuments } from './search/similar/similar.ts'
import { type IndexState, indexViewOf, partitionOf, QueryScratch } from './search/view.ts'
import type { IndexLayout } from './store/layout.ts'
import type { PatternTable } from './store/patterns.ts'
import type { SealedSegment } from './store/sealed.ts'
import type { ValueTable } from './store/values.ts'

/** What is searched: one consistent state. */
export interface SearcherState {
  patterns: PatternTable
  values: readonly ValueTable[]
  segments: readonly SealedSegment[]
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
    const view = this.#view(state, query.scope, checkTime)
    if (query.text !== undefined && query.text !== '') return searchIndexState(view, query)
    const key = JSON.stringify(query)
    const cached = this.#answers.get(key)
    if (cached) return cached
    const result = searchIndexState(view, query)
    if (this.#answers.size >= MAX_ANSWERS) this.#answers.clear()
    this.#answers.set(key, result)
    return result
  }

  similar(state: SearcherState, id: string, options: SimilarOptions, checkTime: () => void): Hit[] {
    return similarDocuments(this.#view(state, options.scope, checkTime), id, options)
  }

  #view(state: SearcherState, scope: Choices | undefined, checkTime: () => void): IndexState {
    const partition = partitionOf(this.#layout, state.values, scope)
    return indexViewOf(state, this.#layout, partition, this.#scratch, checkTime)
  }
}
