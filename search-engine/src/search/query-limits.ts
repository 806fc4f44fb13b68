import type { SearchQuery } from '../schema.ts'
import { positionOf } from '../store/layout.ts'
import { locateDocument } from '../store/locate.ts'
import type { Segment } from '../store/segment.ts'
import { anyChosen, type ChoiceGroup, groupsOf } from './choices.ts'
import { greatCircleKm } from './distance.ts'
import type { IndexState } from './view.ts'

/** What a query demands besides words and choices. It holds for counts too. */
export interface QueryLimits {
  ranges: { field: number; from: number; to: number }[]
  circle: { lat: number; lon: number; radiusKm: number } | null
  excluded: { segment: Segment; slot: number }[]
  excludedGroups: readonly ChoiceGroup[]
}

export const queryLimitsOf = (view: IndexState, query: SearchQuery): QueryLimits => {
  const { near } = query
  return {
    ranges: Object.entries(query.ranges ?? {}).map(([name, [from, to]]) => ({
      field: positionOf(view.layout.ranges, name, 'range'),
      from,
      to,
    })),
    circle: near?.radiusKm === undefined ? null : { ...near, radiusKm: near.radiusKm },
    excluded: (query.exclude ?? [])
      .map(id => locateDocument(view.segments, id))
      .filter(place => place !== null),
    excludedGroups: groupsOf(view, query.without),
  }
}

/** Keeps the documents of the list within the limits; returns how many are left. */
export const applyLimits = (
  segment: Segment,
  limits: QueryLimits,
  list: Uint16Array,
  length: number,
): number => {
  const { facts } = segment
  let left = length
  for (const { field, from, to } of limits.ranges) {
    const lower = facts.from[field]
    const upper = facts.to[field]
    left = retainWhere(list, left, slot => upper[slot] >= from && lower[slot] <= to)
  }
  const { circle } = limits
  if (circle) {
    left = retainWhere(list, left, slot => {
      return greatCircleKm(circle.lat, circle.lon, facts.lat[slot], facts.lon[slot]) <= circle.radiusKm
    })
  }
  for (const { field, chosen } of limits.excludedGroups) {
    const column = facts.columns[field]
    left = retainWhere(list, left, slot => !anyChosen(column, chosen, slot))
  }
  const gone = new Set(limits.excluded.filter(place => place.segment === segment).map(place => place.slot))
  return gone.size === 0 ? left : retainWhere(list, left, slot => !gone.has(slot))
}

const retainWhere = (list: Uint16Array, length: number, fits: (slot: number) => boolean): number => {
  let remaining = 0
  for (let at = 0; at < length; at++) if (fits(list[at])) list[remaining++] = list[at]
  return remaining
}
