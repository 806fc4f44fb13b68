import type { Failure } from '@hanap/contracts/page'
import { expect, test } from 'vitest'
import { idleAction, settled } from './use-action.ts'

const refusal: Failure = { ok: false, status: 422, code: 'invalid_fields', message: 'no', errors: {} }

test('an act starts not fetching and without error', () => {
  expect(idleAction).toEqual({ fetching: false, response: null, error: null })
})

test('a success stores the response and clears the error', () => {
  expect(settled({ ok: true, data: 7 })).toEqual({ fetching: false, response: 7, error: null })
})

test('a failure stores the error and an empty response', () => {
  expect(settled(refusal)).toEqual({ fetching: false, response: null, error: refusal })
})
