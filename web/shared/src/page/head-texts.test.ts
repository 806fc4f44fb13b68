import { expect, test } from 'vitest'
import { clippedText, headTitle, MAX_DESCRIPTION } from './head-texts.ts'

test('a description ends with a word and says that there is more', () => {
  const text = clippedText(`${'Bake bread. '.repeat(30)}`)
  expect(text.length).toBeLessThanOrEqual(MAX_DESCRIPTION)
  expect(text).toMatch(/(Bake|bread)…$/)
  expect(clippedText('  Short \n text ')).toBe('Short text')
})

test('a text without spaces is clipped too, and no sign of it is cut in two', () => {
  expect(clippedText('求人'.repeat(200))).toHaveLength(MAX_DESCRIPTION)
  expect(clippedText('👩‍⚕️'.repeat(99)).isWellFormed()).toBe(true)
})

test('a title says as much as there is room for', () => {
  expect(headTitle('Hanap', 'Nurse jobs in Manila', '353 jobs')).toBe('Nurse jobs in Manila · 353 jobs')
  const long = 'Registered operating theatre nurse jobs in Metro Manila'
  expect(headTitle('Hanap', long, '353 jobs')).toBe(long)
})
