import { expect, test } from 'vitest'
import { errorText, fieldErrors } from './error-text.ts'

test.each([
  ['errors.error[0]', { errors: { error: ['a'], email: ['b'] }, message: 'c' }, 'a'],
  ['errors.errors[0]', { errors: { errors: ['a'] } }, 'a'],
  ['errors.phone_num[0]', { errors: { phone_num: ['a'] } }, 'a'],
  ['errors[0]', { errors: ['a'] }, 'a'],
  ['data', { data: 'a' }, 'a'],
  ['message, when none of section 8 is there', { errors: { email: ['b'] }, message: 'a' }, 'a'],
  ['nothing', { data: { id: 1 } }, undefined],
  ['nothing of a page that is no JSON object', '<html>', undefined],
])('error text is read from %s', (_place, body, text) => {
  expect(errorText(body)).toBe(text)
})

test('a refusal of fields names each field', () => {
  expect(fieldErrors({ errors: { email: ['taken'], phone_num: 'wrong', odd: [1] } })).toEqual({
    email: ['taken'],
    phone_num: ['wrong'],
  })
})
