import { expect, test } from 'vitest'
import { amountIn, wholeAmountIn } from './amount-in.ts'

test.each([
  ['25000', 25_000],
  ['25,000', 25_000],
  ['25.000', 25_000],
  ['1 250 000', 1_250_000],
  ['٢٥٬٠٠٠', 25_000],
  ['２５０００', 25_000],
  ['12.50', 12.5],
  ['12,5', 12.5],
  ['1.234,50', 1234.5],
  ['١٢٫٥', 12.5],
  ['', null],
  ['about 20', Number.NaN],
])('%j is the amount %d', (text, amount) => {
  expect(amountIn(text)).toBe(amount)
})

test('a whole amount has no decimals', () => {
  expect(wholeAmountIn('12.50')).toBe(1250)
})
