import { expect, test } from 'vitest'
import { signsIn } from './sign-texts.ts'

test('signs are said in words, and one that has none by its name', () => {
  expect(signsIn('fee_asked, look_alike_domain', key => `text of ${key}`)).toEqual([
    'text of job.risk_fee_asked',
    'look_alike_domain',
  ])
})
