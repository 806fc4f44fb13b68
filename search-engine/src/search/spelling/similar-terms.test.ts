import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortedTerms, tableOf } from '../../store/term-table.ts'
import { similarTerms } from './similar-terms.ts'

/** Insert, delete, replace and swap neighbours, each unit at most once, by definition. */
const edits = (one: string, other: string): number => {
  const known = new Map<string, number>()
  const between = (a: number, b: number): number => {
    if (a === 0 || b === 0) return a + b
    const key = `${a} ${b}`
    const before = known.get(key)
    if (before !== undefined) return before
    const same = one[a - 1] === other[b - 1] ? 0 : 1
    const swaps = a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1]
    const least = Math.min(
      between(a - 1, b) + 1,
      between(a, b - 1) + 1,
      between(a - 1, b - 1) + same,
      swaps ? between(a - 2, b - 2) + 1 : Number.POSITIVE_INFINITY,
    )
    known.set(key, least)
    return least
  }
  return between(one.length, other.length)
}

const term = fc
  .array(fc.constantFrom('a', 'b', 'c', 'é', 'م', 'ح', 'エ'), { minLength: 1, maxLength: 9 })
  .map(signs => signs.join(''))

test('the terms of a script within so many edits are those that a comparison of all finds', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(term, { maxLength: 120, size: 'max' }),
      term,
      fc.integer({ min: 1, max: 2 }),
      (terms, word, most) => {
        const found = similarTerms(tableOf(sortedTerms(terms)), word, most)
        const isWide = (text: string): boolean => /[^\0-\xff]/u.test(text)
        const wanted = sortedTerms(terms)
          .filter(text => isWide(text) === isWide(word))
          .map(text => ({ text, edits: edits(word, text) }))
          .filter(candidate => candidate.edits <= most)
        expect(found).toEqual(wanted)
        const sameStart = similarTerms(tableOf(sortedTerms(terms)), word, most, { sameStart: true })
        expect(sameStart).toEqual(wanted.filter(({ text }) => text[0] === word[0]))
      },
    ),
    { numRuns: 500 },
  )
})
