import { functionStructure } from '@hanap/markets/functions/structure'
import { markets } from '@hanap/markets/markets'
import { salaryRange } from '@hanap/markets/salary-bands'
import { skills as allSkills } from '@hanap/markets/skills'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { demoFieldOf } from './fields.ts'
import { demoJobOf, demoJobs } from './jobs.ts'
import { rankOf } from './rank.ts'
import { salaryOf } from './salaries.ts'

const FULL_TIME = 1
const subs = functionStructure.flatMap(main => main.subs)

const job = (
  key: string,
  { market, experienceId, jobTypeId }: { market: 'ph' | 'jp'; experienceId: number; jobTypeId: number },
) => {
  const { pay, rank } = demoJobOf(key)
  return salaryOf({ market, pay, rank, experienceId, jobTypeId }, seededRandom(key))
}

test.each([
  ['ph', 18_000, 150_000],
  ['jp', 220_000, 900_000],
  ['id', 4_500_000, 40_000_000],
  ['us', 2800, 14_000],
] as const)('full-time pay in %s lies between %d and %d a month', (market, lowest, highest) => {
  for (const { key, pay, rank } of demoJobs)
    for (const experienceId of [1, 2, 3, 4, 5, 6, 7]) {
      const asked = { market, pay, rank, experienceId, jobTypeId: FULL_TIME }
      const { from, to } = salaryOf(asked, seededRandom(`${key} ${experienceId}`))
      expect([key, from >= lowest && from < to && to <= highest]).toEqual([key, true])
    }
})

test("the usual pay of each market lies within its salary bands' limits", () => {
  for (const { key } of markets) {
    const asked = {
      market: key,
      pay: demoFieldOf(129).pay,
      rank: 'staff',
      experienceId: 4,
      jobTypeId: FULL_TIME,
    } as const
    const { from, to } = salaryOf(asked, seededRandom(key))
    const bands = salaryRange(key)
    expect([key, from >= bands.from * 0.9, to <= bands.to]).toEqual([key, true, true])
  }
})

test('experience, field and rank raise pay; part of a month is paid in part', () => {
  const at = (key: string, experienceId: number, jobTypeId = FULL_TIME) =>
    job(key, { market: 'ph', experienceId, jobTypeId }).from
  expect(at('accountant', 7)).toBeGreaterThan(at('accountant', 4) * 1.5)
  expect(at('surgeon', 5)).toBeGreaterThan(at('cleaner', 5) * 2)
  expect(at('chief-financial-officer', 6)).toBeGreaterThan(at('accounting-assistant', 6) * 2)
  expect(at('barista', 3, 2)).toBeLessThan(at('barista', 3))
})

test.each([
  ['intern', 'intern'],
  ['management-trainee', 'trainee'],
  ['nursing-assistant', 'helper'],
  ['account-manager', 'staff'],
  ['registered-nurse', 'staff'],
  ['store-manager', 'lead'],
  ['production-supervisor', 'lead'],
  ['chief-executive-officer', 'chief'],
  ['sales-director', 'chief'],
])('%s ranks as %s', (key, rank) => {
  expect(rankOf(key)).toBe(rank)
})

test('every sub-function has skills that exist, and is known for its pay', () => {
  const known = new Set(allSkills('en').map(({ id }) => id))
  for (const { id } of subs) {
    const { skills, pay } = demoFieldOf(id)
    expect(skills.length).toBeGreaterThanOrEqual(4)
    expect(skills.filter(skill => !known.has(skill))).toEqual([])
    expect(new Set(skills).size).toBe(skills.length)
    expect(pay).toBeGreaterThan(0.5)
    expect(pay).toBeLessThan(2.5)
  }
})
