import { expect, test } from 'vitest'
import { emailKey } from '../../calls/email-key.ts'
import { countryOf, sessionUser, type UserFields } from './rules.ts'

test.each([
  ['Ana@Example.COM', 'ana@example.com'],
  ['  ana@example.com ', 'ana@example.com'],
  ['ＡＮＡ@example.com', 'ana@example.com'],
])('%s and its lower-case form are one address', (typed, key) => {
  expect(emailKey(typed)).toBe(key)
})

test('any known country key is accepted, an unknown one is a refusal of its field', () => {
  expect(countryOf('tw', 'ph')).toBe('tw')
  expect(countryOf(undefined, 'sg')).toBe('sg')
  expect(() => countryOf('xx', 'ph')).toThrow(
    expect.objectContaining({ status: 422, fields: { country_key: [{ code: 'invalid_choice' }] } }),
  )
})

const account: UserFields = {
  id: 'a1',
  kind: 'seeker',
  first_name: 'Ana',
  last_name: 'Cruz',
  email: 'ana@example.com',
  contact_number: null,
  avatar: null,
  is_email_verified: false,
  notice_period_id: null,
  is_profile_completed: false,
  terms_accepted_at: null,
  register_flow: null,
  place_id: null,
  additional_info: null,
  is_thin: true,
}

test.each<[string, Partial<UserFields>, number]>([
  ['a seeker whose profile is not completed', {}, 1],
  ['one whose profile is completed and too thin to be matched', { is_profile_completed: true }, 1],
  ['one whose profile can be matched and is not completed', { is_thin: false }, 1],
  ['one whose profile is completed and can be matched', { is_profile_completed: true, is_thin: false }, 0],
  ['a recruiter', { kind: 'recruiter' }, 0],
])('active_key of %s', (_who, change, key) => {
  expect(sessionUser({ ...account, ...change }, false).active_key).toBe(key)
})

test('terms that were not accepted are kept as not accepted', () => {
  expect(sessionUser(account, true)).toMatchObject({ is_terms_accepted: false, is_new_account: true })
  expect(sessionUser({ ...account, terms_accepted_at: new Date() }, false).is_terms_accepted).toBe(true)
})
