import { expect, test } from 'vitest'
import { isFamilyNameFirst, personName } from './person-name.ts'

test.each([
  ['Mara', 'Santos', 'Mara Santos'],
  ['花', '林', '林花'],
  ['さくら', '佐々木', '佐々木さくら'],
  ['Kenji', '林', 'Kenji 林'],
  ['Suharto', '', 'Suharto'],
  ['花', '', '花'],
  ['', '', ''],
])('the name of %s, family %s is %s', (first, last, whole) => {
  expect(personName(first, last)).toBe(whole)
})

test('Chinese and Japanese readers give the family name first', () => {
  expect((['ja', 'zh-tw', 'zh-cn'] as const).every(isFamilyNameFirst)).toBe(true)
  expect(isFamilyNameFirst('ms')).toBe(false)
})
