import type { FacetValue, Query } from '../schema.ts'
import { filterPosition } from '../store/layout.ts'
import type { Segment } from '../store/segment.ts'
import type { Group } from './choices.ts'
import { firstPlaces } from './first-places.ts'
import { countColumn } from './value-counts.ts'
import type { View } from './view.ts'

/** A counted field. */
export interface Facet {
  name: string
  field: number
  counts: Uint32Array
  /** The place of the field's own choice among the query's groups, or -1. */
  group: number
}

/** Counts the values of the wanted fields over hits, and over documents that miss only a field's own choice. */
export class Facets {
  readonly #facets: Facet[]
  readonly #view: View
  readonly #groups: readonly Group[]
  readonly #limit: number

  constructor(view: View, query: Query, groups: readonly Group[]) {
    this.#view = view
    this.#groups = groups
    this.#limit = query.facetLimit ?? Number.POSITIVE_INFINITY
    this.#facets = (query.facets ?? []).map(name => {
      const field = filterPosition(view.layout, name)
      return {
        name,
        field,
        counts: view.scratch.counts(field, view.values[field].size),
        group: groups.findIndex(group => group.field === field),
      }
    })
  }

  /** Whether documents that miss only this group are counted anywhere. */
  counts(group: number): boolean {
    return this.#facets.some(facet => facet.group === group)
  }

  all(): readonly Facet[] {
    return this.#facets
  }

  addHits(segment: Segment, list: Uint16Array, length: number): void {
    for (const { field, counts } of this.#facets)
      countColumn(segment.facts.columns[field], list, length, counts)
  }

  addMisses(segment: Segment, group: number, list: Uint16Array, length: number): void {
    for (const facet of this.#facets) {
      if (facet.group !== group) continue
      countColumn(segment.facts.columns[facet.field], list, length, facet.counts)
    }
  }

  results(): Record<string, FacetValue[]> {
    return Object.fromEntries(this.#facets.map(facet => [facet.name, this.#listed(facet)]))
  }

  /** Most frequent first, then by value; chosen values are listed even when nothing has them. */
  #listed({ field, counts, group }: Facet): FacetValue[] {
    const values = this.#view.values[field]
    const own = group < 0 ? null : this.#groups[group]
    const chosen = own?.chosen
    const numbers: number[] = []
    for (let number = 1; number < values.size; number++) {
      if (counts[number] > 0 || chosen?.[number] === 1) numbers.push(number)
    }
    const goesAfter = (a: number, b: number): boolean =>
      counts[a] < counts[b] || (counts[a] === counts[b] && values.compare(a, b) > 0)
    const places = firstPlaces(numbers.length, this.#limit, (a, b) => goesAfter(numbers[a], numbers[b]))
    const first = new Set(places.map(place => numbers[place]))
    for (const number of numbers) if (chosen?.[number] === 1) first.add(number)
    const listed = [...first]
      .sort((a, b) => (goesAfter(a, b) ? 1 : -1))
      .map(number => ({ value: values.text(number), count: counts[number] }))
    if (!own || own.unknown.length === 0) return listed
    return [...listed, ...own.unknown.map(value => ({ value, count: 0 }))].sort(
      (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
    )
  }
}
