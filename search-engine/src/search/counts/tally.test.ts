import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ValueColumn } from '../../store/segment.ts'
import { addTogether, ValueTally } from './tally.ts'

/** Columns of fields with a few values, with just too many for that, and with many. */
const size = fc.constantFrom(2, 9, 255, 256, 257, 3000)

const column = (values: number[], isWide: boolean): ValueColumn => ({
  offsets: null,
  values: isWide ? Uint32Array.from(values) : Uint16Array.from(values),
})

const numbersBelow = (most: number) => fc.array(fc.nat({ max: most - 1 }), { minLength: 40, maxLength: 40 })

const countsOf = (numbers: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const number of numbers) if (number !== 0) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}

const expectCounts = (tally: ValueTally, numbers: readonly number[]): void => {
  const counts = countsOf(numbers)
  const met = [...tally.numbers()]
  expect(new Map(met.map(number => [number, tally.counts[number]]))).toEqual(counts)
  expect(met).toHaveLength(counts.size)
  const { first, equal } = tally.mostFrequent(5)
  const greatest = [...counts.values()].sort((a, b) => b - a)
  const taken = [...first, ...equal].map(number => counts.get(number) ?? 0)
  expect(taken.sort((a, b) => b - a).slice(0, 5)).toEqual(greatest.slice(0, 5))
}

test('values are counted the same way, however many a field has and whatever was counted before', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(size, fc.boolean()).chain(([most, isWide]) =>
          fc.record({
            most: fc.constant(most),
            isWide: fc.constant(isWide),
            values: numbersBelow(most),
            slots: fc.uniqueArray(fc.nat({ max: 39 })),
          }),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      rounds => {
        const tally = new ValueTally()
        for (const { most, isWide, values, slots } of rounds) {
          const list = Uint16Array.from(slots)
          tally.clear(most)
          tally.addColumn(column(values, isWide), list, list.length)
          tally.add(1, 2)
          expectCounts(tally, [...slots.map(slot => values[slot]), 1, 1])
        }
      },
    ),
  )
})

test('columns that are counted in one pass are counted as each by itself', () => {
  fc.assert(
    fc.property(
      fc.array(numbersBelow(200), { maxLength: 9 }),
      fc.uniqueArray(fc.nat({ max: 39 })),
      (columns, slots) => {
        const list = Uint16Array.from(slots)
        const counted = columns.map(values => ({
          values: column(values, false).values,
          tally: new ValueTally().clear(200),
        }))
        addTogether(counted, list, list.length)
        for (const [at, { tally }] of counted.entries())
          expectCounts(
            tally,
            slots.map(slot => columns[at][slot]),
          )
      },
    ),
  )
})
