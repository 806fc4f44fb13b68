import { expect, test } from 'vitest'
import { demoCompanies } from '../companies/companies.ts'
import { demoAds, LIKENESS_LIMIT } from './ads.ts'
import { createSimilarityFilter } from './similarity-filter.ts'

const unspaced = /^(ja|zh)/

/** The rule by its words alone: every run of five words, as text. */
const runsOf = (html: string, language: string) => {
  const text = html.replace(/<[^>]*>/g, ' ')
  const words = unspaced.test(language)
    ? Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text), part =>
        part.isWordLike ? part.segment : '',
      ).filter(word => word !== '')
    : text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word !== '')
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

const shareOf = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter(run => b.has(run)).length / Math.min(a.size, b.size)

test('no two ads of a company share half of their five-word runs', () => {
  const groups = Map.groupBy(demoAds(demoCompanies()), ad => `${ad.language} ${ad.company.key}`)
  let compared = 0
  let most = 0
  for (const group of [...groups.values()].filter(({ length }) => length > 12)) {
    const runs = group.map(ad => runsOf(ad.description, ad.language))
    for (const [index, one] of runs.entries())
      for (const other of runs.slice(0, index)) {
        most = Math.max(most, shareOf(one, other))
        compared += 1
      }
  }
  expect(compared).toBeGreaterThan(50_000)
  expect(most).toBeLessThan(LIKENESS_LIMIT)
  // Sentences do come again: a comparison that finds nothing in common would prove nothing.
  expect(most).toBeGreaterThan(0.2)
}, 60_000)

test('a text that shares too much with an earlier one is refused, another is taken', () => {
  const likeness = createSimilarityFilter(0.4, 'en')
  const long = (start: number) => Array.from({ length: 12 }, (_, at) => `word${start + at}`).join(' ')
  expect(likeness.accept([long(0), long(100), long(200)])).toBe(true)
  expect(likeness.accept([long(0), long(100), long(300)])).toBe(false)
  expect(likeness.accept([long(0), long(400), long(500)])).toBe(true)
  expect(likeness.accept([long(400), long(600)])).toBe(false)
})
