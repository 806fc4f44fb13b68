import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'
import { colourTokens } from './tokens.server.ts'

const contrastIn = (scheme: 'light' | 'dark', one: string, other: string) => {
  const colourOf = (token: string) => colourTokens.find(({ name }) => name === token)?.[scheme] ?? ''
  return contrastOf(colourOf(one), colourOf(other))
}

const texts: [string, string[]][] = [
  ['text', ['surface', 'raised', 'sunken', 'accent-soft', 'sun-soft', 'positive-soft']],
  ['muted', ['surface', 'raised', 'sunken']],
  ['accent', ['surface', 'raised', 'sunken', 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-ink', ['ink', 'ink-soft']],
  ['on-ink-muted', ['ink', 'ink-soft']],
  ['on-singpass', ['singpass']],
  ['positive', ['surface', 'raised', 'positive-soft']],
  ['warning', ['surface', 'raised', 'warning-soft']],
  ['danger', ['surface', 'raised', 'danger-soft']],
]
const pairs = texts.flatMap(([text, grounds]) => grounds.map(ground => [text, ground] as const))

test.each(pairs)('%s on %s has a contrast of 4.5 and more, light and dark', (text, ground) => {
  expect(contrastIn('light', text, ground)).toBeGreaterThanOrEqual(4.5)
  expect(contrastIn('dark', text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(['surface', 'raised'])('edges of controls and focus stand out of %s by 3 and more', ground => {
  for (const edge of ['control', 'focus', 'accent']) {
    expect(contrastIn('light', edge, ground)).toBeGreaterThanOrEqual(3)
    expect(contrastIn('dark', edge, ground)).toBeGreaterThanOrEqual(3)
  }
})

test('dark has colours of its own', () => {
  expect(colourTokens.find(({ name }) => name === 'surface')).toMatchObject({
    light: '#faf9f6',
    dark: '#131513',
  })
})

test('contrast is counted as WCAG does', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
