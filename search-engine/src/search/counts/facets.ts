import type { FacetCount, SearchQuery } from '../../schema.ts'
import { filterPosition } from '../../store/layout.ts'
import type { Segment } from '../../store/segment.ts'
import type { ValueTable } from '../../store/values.ts'
import type { ChoiceGroup } from '../choices.ts'
import { topK } from '../top-k.ts'
import type { IndexState } from '../view.ts'
import { addTogether, type CountedColumn, type ValueTally } from './tally.ts'

/** The numbers of the first values by frequency, then by text; in no order. */
const firstValues = (tally: ValueTally, values: ValueTable, limit: number): readonly number[] => {
  const { first, equal } = tally.mostFrequent(limit)
  const lacking = limit - first.length
  const places = topK(equal.length, lacking, (a, b) => values.compare(equal[a], equal[b]) > 0)
  for (const place of places) first.push(equal[place])
  return first
}

/** A counted field. */
export interface CountedFacet {
  name: string
  field: number
  tally: ValueTally
  /** The place of the field's own choice among the query's groups, or -1. */
  group: number
}

/** Counts the values of the wanted fields over hits, and over documents that miss only a field's own choice. */
export class FacetCounter {
  readonly #facets: CountedFacet[]
  readonly #view: IndexState
  readonly #groups: readonly ChoiceGroup[]
  readonly #limit: number

  constructor(view: IndexState, query: SearchQuery, groups: readonly ChoiceGroup[]) {
    this.#view = view
    this.#groups = groups
    this.#limit = query.facetLimit ?? Number.POSITIVE_INFINITY
    this.#facets = (query.facets ?? []).map(name => {
      const field = filterPosition(view.layout, name)
      return {
        name,
        field,
        tally: view.scratch.tally(field, view.values[field].size),
        group: groups.findIndex(group => group.field === field),
      }
    })
  }

  /** Whether documents that miss only this group are counted anywhere. */
  counts(group: number): boolean {
    return this.#facets.some(facet => facet.group === group)
  }

  all(): readonly CountedFacet[] {
    return this.#facets
  }

  addHits(segment: Segment, list: Uint16Array, length: number): void {
    const together: CountedColumn[] = []
    for (const { field, tally } of this.#facets) {
      const column = segment.facts.columns[field]
      if (tally.hasFew && column.offsets === null) together.push({ values: column.values, tally })
      else tally.addColumn(column, list, length)
    }
    addTogether(together, list, length)
  }

  addMisses(segment: Segment, group: number, list: Uint16Array, length: number): void {
    for (const facet of this.#facets) {
      if (facet.group !== group) continue
      facet.tally.addColumn(segment.facts.columns[facet.field], list, length)
    }
  }

  results(): Record<string, FacetCount[]> {
    return Object.fromEntries(this.#facets.map(facet => [facet.name, this.#listed(facet)]))
  }

  /** Most frequent first, then by value; chosen values are listed even when nothing has them. */
  #listed({ field, tally, group }: CountedFacet): FacetCount[] {
    const values = this.#view.values[field]
    const { counts } = tally
    const own = group < 0 ? null : this.#groups[group]
    const first = new Set(firstValues(tally, values, this.#limit))
    for (let number = own?.chosen.indexOf(1) ?? -1; own && number >= 0; ) {
      first.add(number)
      number = own.chosen.indexOf(1, number + 1)
    }
    const listed = [...first]
      .sort((a, b) => counts[b] - counts[a] || values.compare(a, b))
      .map(number => ({ value: values.text(number), count: counts[number] }))
    if (!own || own.unknownValues.length === 0) return listed
    return [...listed, ...own.unknownValues.map(value => ({ value, count: 0 }))].sort(
      (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
    )
  }
}
