import type { SortOrder } from '../schema.ts'
import { positionOf } from '../store/layout.ts'
import { type Segment, type SlotOrder, slotOrderOf } from '../store/segment.ts'
import type { IndexState } from './view.ts'

/** An order by one number of each document, greatest first; -Infinity where it is missing. Ties go by the base order. */
export interface FactSort {
  key: string
  number: (segment: Segment, slot: number) => number
}

const sortable = (value: number): number => (Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value)

/** The sort by a stored fact that a query asks for; null for relevance and distance. */
export const factSort = (view: IndexState, sort: SortOrder): FactSort | null => {
  if (sort.by === 'date') {
    const at = positionOf(view.layout.dates, sort.field, 'date')
    return {
      key: at === 0 ? '' : `date ${at}`,
      number: (segment, slot) => sortable(segment.facts.dates[at][slot]),
    }
  }
  if (sort.by === 'range') {
    const at = positionOf(view.layout.ranges, sort.field, 'range')
    const rises = sort.direction === 'asc'
    return {
      key: `range ${at} ${sort.direction}`,
      number: ({ facts }, slot) => sortable(rises ? -facts.from[at][slot] : facts.to[at][slot]),
    }
  }
  return null
}

/** The order when nothing else decides: newest first by the first date. */
export const baseSort: FactSort = {
  key: '',
  number: (segment, slot) => sortable(segment.facts.dates[0]?.[slot] ?? Number.NaN),
}

const MAX_ORDERS = 16

/** The slots of a segment in this order, computed once for as long as the segment stands. */
export const orderFor = (segment: Segment, sort: FactSort): SlotOrder => {
  const base = segment.baseOrder()
  if (sort.key === '') return base
  const remembered = segment.cache.orders.get(sort.key)
  if (remembered) return remembered
  const numbers = Float64Array.from({ length: segment.size }, (_, slot) => sort.number(segment, slot))
  const slots = base.slots.slice()
  slots.sort((a, b) => {
    return numbers[a] === numbers[b] ? base.ranks[a] - base.ranks[b] : numbers[b] > numbers[a] ? 1 : -1
  })
  const order = slotOrderOf(slots)
  if (segment.cache.orders.size >= MAX_ORDERS) segment.cache.orders.clear()
  segment.cache.orders.set(sort.key, order)
  return order
}
