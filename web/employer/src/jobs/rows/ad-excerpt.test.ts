import { expect, test } from 'vitest'
import { excerptOf } from './ad-excerpt.ts'

test('a description begins without its marks, its points as lists', () => {
  expect(excerptOf('## The work\n\nYou **weld**.\n- Steel\n* Iron\n\nCome soon.')).toEqual([
    { text: 'The work' },
    { text: 'You weld.' },
    { points: ['Steel', 'Iron'] },
    { text: 'Come soon.' },
  ])
})

test('a long one ends with a word and says that there is more', () => {
  const [block] = excerptOf('weld steel '.repeat(80))
  expect(block).toEqual({ text: expect.stringMatching(/ (weld|steel)…$/) })
})

test('nothing says nothing', () => {
  expect(excerptOf(' \n')).toEqual([])
})
