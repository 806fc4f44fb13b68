import type { SearchQuery } from '../schema.ts'
import { greatCircleKm } from '../search/distance.ts'
import type { DocumentContents } from './document-contents.ts'

/** What a query demands besides words, each of which must hold. */
export interface FilterDemands {
  /** Any of the values of each. */
  choices: readonly { filter: string; values: readonly string[] }[]
  ranges: readonly { name: string; from: number; to: number }[]
  circle: { lat: number; lon: number; radiusKm: number } | null
}

export const demandsOf = ({
  filters,
  ranges,
  near,
}: Pick<SearchQuery, 'filters' | 'ranges' | 'near'>): FilterDemands => ({
  choices: Object.entries(filters ?? {}).flatMap(([filter, values]) =>
    values.length === 0 ? [] : [{ filter, values: [...new Set(values)] }],
  ),
  ranges: Object.entries(ranges ?? {}).map(([name, [from, to]]) => ({ name, from, to })),
  circle: near?.radiusKm === undefined ? null : { ...near, radiusKm: near.radiusKm },
})

export const fits = ({ choices, ranges, circle }: FilterDemands, held: DocumentContents): boolean => {
  for (const { filter, values } of choices) {
    if (!held.valuesOf(filter).some(value => values.includes(value))) return false
  }
  for (const { name, from, to } of ranges) {
    const own = held.doc.ranges?.[name]
    if (!own || own[1] < from || own[0] > to) return false
  }
  if (!circle) return true
  const { geo } = held.doc
  return geo !== undefined && greatCircleKm(circle.lat, circle.lon, geo[0], geo[1]) <= circle.radiusKm
}
