import type { Publication } from './publication.ts'
import type { Hit, Schema, SearchQuery, SearchResult } from './schema.ts'
import type { SimilarOptions } from './search/similar/similar.ts'
import { Searcher } from './searcher.ts'
import { type IndexLayout, layoutOf } from './store/layout.ts'
import type { PatternTable } from './store/patterns.ts'
import { SealedSegment } from './store/sealed.ts'
import { ValueTable } from './store/values.ts'

/** An index that another thread changes: searched over the same memory, as of the last publication that was taken up. */
export class Replica {
  readonly #layout: IndexLayout
  readonly #searcher: Searcher
  #segments = new Map<string, SealedSegment>()
  #values: ValueTable[]
  #patterns: PatternTable
  #languages: readonly string[] = []
  #size = 0
  #lengthSums: Float64Array

  constructor(schema: Schema) {
    this.#layout = layoutOf(schema)
    this.#searcher = new Searcher(this.#layout)
    this.#values = this.#layout.filters.map(() => new ValueTable())
    this.#patterns = { fields: this.#layout.text.length, frequencies: new Uint8Array() }
    this.#lengthSums = new Float64Array(this.#layout.text.length)
  }

  /** Publications are taken up in the order in which they were made, all of them. */
  applyPublication(publication: Publication): void {
    const { added, removed, deaths, values, frequencies, languages, size, lengthSums } = publication
    for (const { segment, slots } of deaths) {
      const dying = this.#segments.get(segment)
      if (dying) for (const slot of slots) dying.bury(slot)
    }
    for (const name of removed) this.#segments.delete(name)
    for (const { name, block, live } of added) {
      this.#segments.set(name, new SealedSegment(block, this.#layout, name, live))
    }
    for (const { field, data } of values) this.#values[field] = new ValueTable(data)
    if (frequencies) this.#patterns = { ...this.#patterns, frequencies }
    this.#languages = languages
    this.#size = size
    this.#lengthSums = lengthSums
    this.#searcher.changed()
  }

  /** `checkTime` is called now and then and may throw to end the search. */
  search(query: SearchQuery, checkTime: () => void): SearchResult {
    return this.#searcher.search(this.#searcherState(), query, checkTime)
  }

  similar(id: string, options: SimilarOptions, checkTime: () => void): Hit[] {
    return this.#searcher.similar(this.#searcherState(), id, options, checkTime)
  }

  #searcherState() {
    return {
      patterns: this.#patterns,
      values: this.#values,
      segments: [...this.#segments.values()],
      languages: this.#languages,
      size: this.#size,
      lengthSums: this.#lengthSums,
    }
  }
}
