import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIndex, type Doc, type SearchQuery } from '../../index.ts'
import { sampleSchema } from '../../testing/changes.ts'

const DAY_MS = 86_400_000
const vocabulary = ['ko', 'ra', 'mi', 'tu', 'zel', 'vox']

/** More than are scored at a time, in two segments and a bit. */
const DOCUMENTS = 3000

/** Numbers from 0 on below another one, the same from run to run. */
const drawFrom = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const documentsFrom = (seed: number): Doc[] => {
  const draw = drawFrom(seed)
  const words = (most: number): string =>
    Array.from({ length: draw(most + 1) }, () => vocabulary[draw(vocabulary.length)]).join(' ')
  return Array.from({ length: DOCUMENTS }, (_, id) => ({
    id: String(id),
    text: { title: words(4), body: words(12) },
    filters: { market: 'abc'[draw(3)], skill: [] },
    dates: draw(9) === 0 ? {} : { posted: draw(60) * DAY_MS },
    stored: '',
  }))
}

const text = fc
  .array(fc.constantFrom(...vocabulary, '"ko ra"', 'title:mi', 'body:tu'), { minLength: 1, maxLength: 4 })
  .map(words => words.join(' '))

test('a page is the same whether what cannot reach it is scored or not', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(text, { minLength: 8, maxLength: 8 }), (seed, texts) => {
      const index = createIndex(sampleSchema, { tailSlots: 1300 })
      index.upsertMany(documentsFrom(seed))
      for (const asked of texts) {
        const query: SearchQuery = {
          text: asked,
          fields: { title: 'title', body: 'body' },
          sort: { by: 'relevance' },
          offset: 0,
          limit: DOCUMENTS,
          now: 60 * DAY_MS,
        }
        // As many as there are can always reach the page.
        const { hits: all } = index.search(query)
        expect(index.search({ ...query, limit: 7 }).hits).toEqual(all.slice(0, 7))
        expect(index.search({ ...query, offset: 5, limit: 3 }).hits).toEqual(all.slice(5, 8))
        const start = all.at(40)
        if (start)
          expect(index.search({ ...query, after: start.key, limit: 4 }).hits).toEqual(all.slice(41, 45))
      }
    }),
    { numRuns: 6 },
  )
})
