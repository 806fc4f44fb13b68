import { expect, test } from 'vitest'
import { createMask } from './mask.ts'

const mask = createMask(['Zenobia', 'Dela Cruz', 'Bay Clinic, Inc.', 'Bay Clinic', '山田電機', 'أحمد'])

test.each([
  ['Zenobia Dela Cruz, emergency nurse', '… emergency nurse'],
  ['Nurse at BAY CLINIC since 2019', 'Nurse at … since 2019'],
  ['Nurse at Bay Clinic, Inc.', 'Nurse at …'],
  ['山田電機で看護師', '… で看護師'],
  ['ممرض أحمد', 'ممرض …'],
  ['Nurse, zen@example.com, +63 917 123 4567', 'Nurse, …'],
  ['Cook · www.cook.example/me', 'Cook · …'],
  ['Cook (see cooks.com/zen or @zen_cooks)', 'Cook (see … or … )'],
])('%s is shown as %s', (text, shown) => {
  expect(mask(text)).toBe(shown)
})

test.each(['Baycliniclike nurse', 'Nurse, 12 years, 24/7 shifts', 'C++ and .NET', 'Crusader'])(
  '%s stays',
  text => {
    expect(mask(text)).toBe(text)
  },
)

test('nothing is left of a text that was a name alone', () => {
  expect(mask('Zenobia Dela Cruz')).toBeNull()
})
