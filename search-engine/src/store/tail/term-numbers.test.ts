import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachTerm } from '../../analysis/terms.ts'
import { createIndex } from '../../index.ts'
import { TermNumbers } from './term-numbers.ts'

const piece = fc.constantFrom(
  ...'nurse Nurses C++ .NET Node.js R&D full-time 5S 会計 エンジニア 経理マネージャー المحاسبين 1,000 don’t 𠮷野家 İŞÇİ'.split(
    ' ',
  ),
  '. ',
  ' ',
  ' & ',
  ' ＆ ',
  '\u00a0',
  'R',
  '\u3000',
  ...'():/;.,，：Σ·•“？'.split(''),
  '、',
  '\u0301',
  'ーー',
)

type FoundTerm = [term: string | undefined, side: boolean]

/** The terms that make a text long, in their order, and the others, in any: those of kana come at the end of a text, or of its part. */
const apart = (terms: readonly FoundTerm[]) => ({
  words: terms.filter(([, side]) => !side),
  sides: terms.filter(([, side]) => side).sort(),
})

test('numbers stand for the very terms of a text, in every language', () => {
  const numbers = new TermNumbers()
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 12 }),
      fc.constantFrom(undefined, 'en', 'ja', 'ar', 'tr', 'es'),
      (pieces, language) => {
        const text = pieces.join('')
        const wanted: FoundTerm[] = []
        eachTerm(text, language, (term, side) => wanted.push([term, side]))
        // The first time a part is taken apart, later it is known.
        for (let round = 0; round < 2; round++) {
          const found: FoundTerm[] = []
          numbers.each(text, language, (number, side) => found.push([numbers.texts[number], side]))
          expect(apart(found)).toEqual(apart(wanted))
        }
      },
    ),
    { numRuns: 800 },
  )
})

test('more words than are remembered change nothing', () => {
  const index = createIndex({ text: { body: { weight: 1 } }, filters: {} }, { tailSlots: 700 })
  const documents = 1500
  for (let at = 0; at < documents; at++) {
    const words = Array.from({ length: 100 }, (_, word) => `w${at}x${word}`)
    index.upsert({ id: String(at), text: { body: `common ${words.join(' ')}` }, filters: {}, stored: '' })
  }
  const find = (text: string) =>
    index.search({ text, sort: { by: 'relevance' }, offset: 0, limit: 1 }).hits.map(({ id }) => id)
  expect(index.search({ text: 'common', sort: { by: 'relevance' }, offset: 0, limit: 0 }).total).toBe(
    documents,
  )
  for (const at of [0, 650, 699, 700, 1310, 1311, 1400, 1499]) expect(find(`w${at}x99`)).toEqual([String(at)])
})
