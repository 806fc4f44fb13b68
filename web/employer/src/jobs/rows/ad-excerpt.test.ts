import { expect, test } from 'vitest'
import { excerptOf } from './ad-excerpt.ts'

test('a description begins without its marks, its points as lists', () => {
  expect(excerptOf('## The work\n\nYou **weld**.\n- Steel\n* Iron\n\nCome soon.')).toEqual({
    beginning: [
      { text: 'The work' },
      { text: 'You weld.' },
      { points: ['Steel', 'Iron'] },
      { text: 'Come soon.' },
    ],
    rest: [],
  })
})

test('a long one is parted between blocks, none of which is cut', () => {
  const [duties, places] = ['weld steel '.repeat(40).trim(), 'in a yard '.repeat(40).trim()]
  expect(excerptOf(`${duties}\n\n${places}\n\n- Steel\n- Iron`)).toEqual({
    beginning: [{ text: duties }],
    rest: [{ text: places }, { points: ['Steel', 'Iron'] }],
  })
})

test('nothing says nothing', () => {
  expect(excerptOf(' \n')).toEqual({ beginning: [], rest: [] })
})

test('one long paragraph begins with what there is room for, and the rest is all of it', () => {
  const text = 'We bake bread. '.repeat(100).trim()
  const { beginning, rest } = excerptOf(text)
  expect(beginning).toEqual([{ text: `${text.slice(0, 600).trimEnd()}…` }])
  expect(rest).toEqual([{ text }])
})
