import { expect, test } from 'vitest'
import { typedBlocks } from './typed-blocks.ts'

const blocksOf = (...texts: string[]) =>
  typedBlocks(texts.map(text => ({ text }))).map(({ isList, lines }) => ({
    isList,
    lines: lines.map(line => line.map(({ text }) => text).join('|')),
  }))

test('lines with bullets are a list, what stands before them is not', () => {
  expect(blocksOf('At the hives:\n• Kept twelve\n• Sold honey\n\nUntil 2024')).toEqual([
    { isList: false, lines: ['At the hives:'] },
    { isList: true, lines: ['Kept twelve', 'Sold honey'] },
    { isList: false, lines: ['Until 2024'] },
  ])
})

test.each(['- Kept twelve', '* Kept twelve', '– Kept twelve', ' • Kept twelve'])('%j is of a list', text => {
  expect(blocksOf(text)).toEqual([{ isList: true, lines: ['Kept twelve'] }])
})

test.each(['-5 degrees', 'Bees - and honey', '•'])('%j is of none', text => {
  expect(blocksOf(text)).toEqual([{ isList: false, lines: [text] }])
})

test('stretches keep what they are over a line’s end, and lose a bullet within', () => {
  expect(blocksOf('• Kept ', 'twelve\n• Sold', ' honey')).toEqual([
    { isList: true, lines: ['Kept |twelve', 'Sold| honey'] },
  ])
  const marked = [
    { text: '•', isOwn: false },
    { text: ' Kept\n• Sold', isOwn: true },
  ]
  expect(typedBlocks(marked)[0]?.lines).toEqual([
    [{ text: 'Kept', isOwn: true }],
    [{ text: 'Sold', isOwn: true }],
  ])
})

test('of no text there is none', () => {
  expect(typedBlocks([])).toEqual([])
})
