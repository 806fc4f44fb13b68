import { describe, expect, test } from 'vitest'
import { isUnspacedTitle, titleSays, wordsInBoth } from './title-words.ts'

describe('a title says another one word by word, in any script', () => {
  test.each([
    ['IT Support', 'IT', true],
    ['Facilities Manager', 'IT', false],
    ['Senior Software Engineers', 'software engineer', true],
    ['Engineer, Software', 'software engineer', false],
    ['Enfermera de quirófano', 'enfermero', true],
    ['مهندس البرمجيات', 'برمجيات', true],
    ['法人営業マネージャー', '営業', true],
    ['東京都職員', '京都', false],
    ['Cook', '', false],
    ['', 'Cook', false],
  ])('%j says %j: %s', (title, wanted, isSaid) => {
    expect(titleSays(title, wanted)).toBe(isSaid)
  })
})

test('words that two titles share are those of four letters and more', () => {
  expect(wordsInBoth('Sales and IT Manager', 'Manager of IT Sales')).toEqual(['sale', 'manager'])
  expect(wordsInBoth('Cook', 'Driver')).toEqual([])
})

test.each([
  ['営業', true],
  ['Sales 営業', true],
  ['Sales', false],
  ['', false],
])('%j is of a script without blanks: %s', (title, isUnspaced) => {
  expect(isUnspacedTitle(title)).toBe(isUnspaced)
})
