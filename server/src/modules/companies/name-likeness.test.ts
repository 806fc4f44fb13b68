import { expect, test } from 'vitest'
import { mayBeEmployer } from './name-likeness.ts'

const company = (name: string, legalName: string | null = null) => ({ name, legal_name: legalName })

test.each([
  ['Bayani Foods', company('Bayani Foods, Inc.')],
  ['BAYANI FOODS PHILIPPINES', company('Bayani Foods')],
  ['Bayani Foods', company('Bayani Foods Philippines Inc.')],
  ['Jollibee', company('Jollibee Foods Corporation')],
  ['Happy Plus', company('Bayani', 'Happy Plus Holdings')],
  ['株式会社山田電機', company('山田電機 大阪')],
  ['شركة النور', company('شركه النور للتجارة')],
])('%s may be %o', (employer, other) => {
  expect(mayBeEmployer(employer, other)).toBe(true)
})

test.each([
  ['Bayani Foods', company('Manila Foods')],
  ['Foods', company('Bayani Foods')],
  ['SM', company('SM Hotels')],
  ['', company('Bayani')],
  ['山田', company('山本')],
])('%s is another company than %o', (employer, other) => {
  expect(mayBeEmployer(employer, other)).toBe(false)
})
