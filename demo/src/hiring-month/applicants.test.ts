import { options } from '@hanap/markets/lists'
import { expect, test } from 'vitest'
import { DEMO_APPLICANTS, demoApplicants } from './applicants.ts'

const applicants = demoApplicants(18)

test('applicants of all stages, the same at every load', () => {
  expect(applicants).toHaveLength(DEMO_APPLICANTS)
  expect(demoApplicants(18)).toEqual(applicants)
  const standing = new Set(applicants.map(({ steps }) => steps.at(-1)?.key ?? 'applied'))
  const keys = options('pipeline_stage_lists', 'en').map(({ key }) => key)
  for (const key of standing) expect(keys).toContain(key)
  expect(standing.size).toBeGreaterThan(7)
})

test('nobody is there twice, and nobody moves before they applied or after today', () => {
  expect(new Set(applicants.map(({ email }) => email)).size).toBe(applicants.length)
  expect(new Set(applicants.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(
    applicants.length,
  )
  for (const { appliedDaysAgo, steps } of applicants) {
    const days = [appliedDaysAgo, ...steps.map(({ daysAgo }) => daysAgo)]
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
  }
})
