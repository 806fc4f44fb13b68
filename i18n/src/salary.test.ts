import { expect, test } from 'vitest'
import { translator } from './catalogues.ts'
import { createFormats } from './format.ts'
import { type SalaryFields, salaryText } from './salary.ts'

const formats = createFormats('en', { key: 'ph', currency: 'PHP', timeZone: 'Asia/Manila' })
const salary: SalaryFields = {
  salary_range_from: 30_000,
  salary_range_to: 50_000,
  salary_period: 'month',
  currency: 'PHP',
  is_salary_hidden: false,
}

test.each<[string, Partial<SalaryFields>, string | null]>([
  ['a range', {}, '₱30,000 – ₱50,000 a month'],
  [
    'ends the wrong way round',
    { salary_range_from: 50_000, salary_range_to: 30_000 },
    '₱30,000 – ₱50,000 a month',
  ],
  ['equal ends', { salary_range_to: 30_000 }, '₱30,000 a month'],
  ['only a start', { salary_range_to: null }, 'From ₱30,000 a month'],
  ['only an end', { salary_range_from: null }, 'Up to ₱50,000 a month'],
  ['the band below 30K', { salary_range_from: 0, salary_range_to: 30_000 }, 'Up to ₱30,000 a month'],
  [
    'by the hour, with cents',
    { salary_range_from: 17.5, salary_range_to: 17.5, salary_period: 'hour', currency: 'USD' },
    '$17.50 an hour',
  ],
  ['no period and no currency', { salary_period: null, currency: null }, '₱30,000 – ₱50,000 a month'],
  ['a sum for the whole work', { salary_period: 'once' }, '₱30,000 – ₱50,000 in total'],
  ['hidden', { is_salary_hidden: true }, null],
  ['nothing named', { salary_range_from: null, salary_range_to: null }, null],
  ['zeros', { salary_range_from: 0, salary_range_to: 0 }, null],
])('salary with %s', (_what, change, text) => {
  expect(salaryText(translator('en'), formats, { ...salary, ...change })).toBe(text)
})
