import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinTexts } from './texts.ts'
import { termHash, WordOrder, WordOrderPacker } from './word-order.ts'

interface Text {
  terms: readonly string[]
  words: readonly number[]
}

const text: fc.Arbitrary<Text> = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 400, size: 'max' })
  .chain(terms => {
    const word = fc.integer({ min: 0, max: terms.length - 1 })
    return fc.record({
      terms: fc.constant(terms),
      words: fc.array(word, { minLength: 1, maxLength: 300, size: 'max' }),
    })
  })

const hashesOf = (terms: readonly string[]): Uint32Array =>
  Uint32Array.from(terms.map(termHash).flatMap(({ first, second }) => [first, second]))

const checkRead = (texts: readonly Text[]): void => {
  const packer = new WordOrderPacker()
  const { bytes, offsets } = joinTexts(texts.map(({ terms, words }) => packer.pack(hashesOf(terms), words)))
  const order = new WordOrder(bytes)
  for (const [at, { terms, words }] of texts.entries()) {
    order.open(offsets[at])
    const codes = terms.map(term => order.codeOf(termHash(term)))
    expect(new Set(codes).size).toBe(terms.length)
    expect(words.map((_, place) => order.at(place))).toEqual(words.map(word => codes[word]))
  }
}

test('a document’s words are read back in their order, no two of its terms alike', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), texts => checkRead(texts)),
    { numRuns: 60 },
  )
})

test('a document of 30,000 different words takes no more than 20 bits a word', () => {
  const terms = Array.from({ length: 30_000 }, (_, number) => `word${number}`)
  const words = terms.map((_, number) => number)
  checkRead([{ terms, words }])
  expect(new WordOrderPacker().pack(hashesOf(terms), words).length * 8).toBeLessThan(20 * words.length)
})

test('a document without words takes no room', () => {
  expect(new WordOrderPacker().pack(hashesOf(['side']), [])).toHaveLength(0)
})
