import { expect, test } from 'vitest'
import { demoAds } from './ads.ts'
import { demoCompanies } from './companies.ts'
import { createSimilarityFilter, wordRuns } from './similarity-filter.ts'

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

test('no two ads of one function and language share 40 % of their five-word runs', () => {
  const groups = Map.groupBy(demoAds(demoCompanies()), ad => `${ad.language} ${ad.mainFunctionId}`)
  let compared = 0
  let most = 0
  for (const group of groups.values()) {
    const runs = group.map(ad => runsOf(ad.description, ad.language))
    for (const [index, one] of runs.entries())
      for (const other of runs.slice(0, index)) {
        most = Math.max(most, shareOf(one, other))
        compared += 1
      }
  }
  expect(compared).toBeGreaterThan(50_000)
  expect(most).toBeLessThan(0.4)
  // Sentences do come again: a comparison that finds nothing in common would prove nothing.
  expect(most).toBeGreaterThan(0.2)
})

test('nor do ads of different functions', () => {
  const sample = demoAds(demoCompanies()).filter((ad, index) => ad.language === 'en' && index % 6 === 0)
  const runs = sample.map(ad => runsOf(ad.description, ad.language))
  const shares = runs.flatMap((one, index) => runs.slice(0, index).map(other => shareOf(one, other)))
  expect(shares.length).toBeGreaterThan(20_000)
  expect(Math.max(...shares.slice(0, 1000))).toBeGreaterThan(0)
  expect(shares.filter(share => share >= 0.4)).toEqual([])
})

test('a text that shares too much with an earlier one is refused, another is taken', () => {
  const likeness = createSimilarityFilter(0.4)
  const take = (text: string) => likeness.accept(wordRuns(text, 'en'))
  expect(take('<p>one two three four five six seven eight nine ten</p>')).toBe(true)
  expect(take('<ul><li>One two, three four five</li><li>six seven eight alpha beta</li></ul>')).toBe(false)
  expect(take('one two three four five alpha beta gamma delta epsilon')).toBe(true)
})
