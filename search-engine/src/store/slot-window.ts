import type { Numbers } from './segment.ts'

/** Slots from one on, up to another one. */
export interface SlotWindow {
  from: number
  to: number
}

const firstFrom = (ascending: Numbers, number: number): number => {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle] < number) low = middle + 1
    else high = middle
  }
  return low
}

/** The slots of a partition, by the column of a segment's partitions, which ascends. */
export const windowOf = (partitions: Numbers, number: number): SlotWindow => ({
  from: firstFrom(partitions, number),
  to: firstFrom(partitions, number + 1),
})
