import { expect, test } from 'vitest'
import { markedSides } from './marked-sides.ts'

const shown = (one: string, other: string, locale = 'en') =>
  markedSides(one, other, locale).map(parts =>
    parts.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(''),
  )

test('what the other text does not have is marked', () => {
  expect(shown('Keeper of fifty hives', 'Keeper of forty hives')).toEqual([
    'Keeper of [fifty] hives',
    'Keeper of [forty] hives',
  ])
  expect(shown('Calm among bees.', 'Calm among bees, never stung.')).toEqual([
    'Calm among bees.',
    'Calm among bees[, never stung].',
  ])
})

test('words that differ one after the other are one mark', () => {
  expect(shown('I keep twelve brown hives here', 'I keep four white hives here')[0]).toBe(
    'I keep [twelve brown] hives here',
  )
})

test('words are found where no space is between them, and from right to left', () => {
  expect(shown('養蜂家です。東京在住。', '養蜂家です。大阪在住。', 'ja')[0]).toBe('養蜂家です。[東京]在住。')
  expect(shown('أربي خمسين خلية نحل', 'أربي أربعين خلية نحل', 'ar')[0]).toBe('أربي [خمسين] خلية نحل')
})

test('texts with little in common, or of great length, are unmarked', () => {
  expect(shown('Calm among bees.', 'Ten years of night shifts')).toEqual([
    'Calm among bees.',
    'Ten years of night shifts',
  ])
  expect(shown('', 'Something')).toEqual(['', 'Something'])
  const long = 'word '.repeat(3000)
  expect(markedSides(long, `${long}more`, 'en')[1]).toHaveLength(1)
})

test('a full stop alone is no difference', () => {
  expect(shown('Calm among bees.', 'Calm among bees')).toEqual(['Calm among bees.', 'Calm among bees'])
  expect(shown('養蜂家です', '養蜂家です。', 'ja')[1]).toBe('養蜂家です。')
})

test('lines have bullets, whichever were typed, and none is a difference', () => {
  expect(shown('Kept twelve hives\nSold honey', '- Kept twelve hives\n* Sold wax')).toEqual([
    'Kept twelve hives\nSold [honey]',
    '• Kept twelve hives\n• Sold [wax]',
  ])
})
