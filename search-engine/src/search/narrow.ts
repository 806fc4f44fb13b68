import type { Query } from '../schema.ts'
import { positionOf } from '../store/layout.ts'
import { locate } from '../store/locate.ts'
import type { Segment } from '../store/segment.ts'
import { anyChosen, type Group, groupsOf } from './choices.ts'
import { distanceKm } from './distance.ts'
import type { View } from './view.ts'

/** What a query demands besides words and choices. It holds for counts too. */
export interface Limits {
  ranges: { field: number; from: number; to: number }[]
  circle: { lat: number; lon: number; radiusKm: number } | null
  excluded: { segment: Segment; slot: number }[]
  unwanted: readonly Group[]
}

export function limitsOf(view: View, query: Query): Limits {
  const { near } = query
  return {
    ranges: Object.entries(query.ranges ?? {}).map(([name, [from, to]]) => ({
      field: positionOf(view.layout.ranges, name, 'range'),
      from,
      to,
    })),
    circle: near?.radiusKm === undefined ? null : { ...near, radiusKm: near.radiusKm },
    excluded: (query.exclude ?? []).map(id => locate(view.segments, id)).filter(place => place !== null),
    unwanted: groupsOf(view, query.without),
  }
}

/** Keeps the documents of the list within the limits; returns how many are left. */
export function narrow(segment: Segment, limits: Limits, list: Uint16Array, length: number): number {
  const { facts } = segment
  let left = length
  for (const { field, from, to } of limits.ranges) {
    const lower = facts.from[field]
    const upper = facts.to[field]
    left = keep(list, left, slot => upper[slot] >= from && lower[slot] <= to)
  }
  const { circle } = limits
  if (circle) {
    left = keep(list, left, slot => {
      return distanceKm(circle.lat, circle.lon, facts.lat[slot], facts.lon[slot]) <= circle.radiusKm
    })
  }
  for (const { field, chosen } of limits.unwanted) {
    const column = facts.columns[field]
    left = keep(list, left, slot => !anyChosen(column, chosen, slot))
  }
  const gone = new Set(limits.excluded.filter(place => place.segment === segment).map(place => place.slot))
  return gone.size === 0 ? left : keep(list, left, slot => !gone.has(slot))
}

function keep(list: Uint16Array, length: number, fits: (slot: number) => boolean): number {
  let kept = 0
  for (let at = 0; at < length; at++) if (fits(list[at])) list[kept++] = list[at]
  return kept
}
