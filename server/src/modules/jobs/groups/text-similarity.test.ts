import { expect, test } from 'vitest'
import { bytesOfSketch, sketchIn, sketchOf, textSimilarity, titleKey } from './text-similarity.ts'

const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ')

test.each([
  ['case, signs and tags', '<p>We look for a <b>Nurse</b>, now!</p>', 'we look for a nurse now', 1],
  ['full-width letters', 'ＡＢＣ 会計事務スタッフ', 'abc 会計事務スタッフ', 1],
  ['nothing in common', words(80), words(80, 1000), 0],
])('texts that differ by %s', (_, a, b, expected) => {
  expect(textSimilarity(sketchOf(a), sketchOf(b))).toBe(expected)
})

test('the estimate is near the true share of five-word runs', () => {
  // 200 words with 20 others at the end: 176 of 216 runs are in both.
  const long = words(200)
  const edited = `${words(180)} ${words(20, 5000)}`
  expect(textSimilarity(sketchOf(long), sketchOf(edited))).toBeGreaterThan(0.65)
  expect(textSimilarity(sketchOf(long), sketchOf(edited))).toBeLessThan(0.95)
})

test('texts without a word are alike, and a short one is compared whole', () => {
  expect(textSimilarity(sketchOf(''), sketchOf('<p></p>'))).toBe(1)
  expect(textSimilarity(sketchOf('Call us'), sketchOf('Call us today'))).toBe(0)
})

test('a sketch comes back from its bytes', () => {
  const sketch = sketchOf(words(100))
  expect(sketchIn(bytesOfSketch(sketch))).toEqual(sketch)
})

test('a title is compared without case and signs', () => {
  expect(titleKey('Senior Nurse (ICU) – Night')).toBe(titleKey('senior nurse, icu night'))
})
