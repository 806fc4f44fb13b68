import { expect, test } from 'vitest'
import { demoApplicants } from './applicants.ts'
import { demoResume, demoTeamWork } from './team-work.ts'

const applicants = demoApplicants(18)

test('a part of the applicants has notes, labels and ratings, the same at every load', () => {
  const all = applicants.map(demoTeamWork)
  expect(applicants.map(demoTeamWork)).toEqual(all)
  const share = (has: (each: (typeof all)[number]) => boolean) => all.filter(has).length / all.length
  for (const part of [share(each => each.notes.length > 0), share(each => each.labels.length > 0)]) {
    expect(part).toBeGreaterThan(0.15)
    expect(part).toBeLessThan(0.7)
  }
  expect(all.filter(({ rating }) => rating).length).toBeGreaterThan(20)
})

test('nothing is written of whom nobody has opened, and nothing before they applied', () => {
  for (const applicant of applicants) {
    const { labels, notes, rating } = demoTeamWork(applicant)
    if (applicant.steps.length === 0) expect([labels, notes, rating]).toEqual([[], [], null])
    for (const { daysAgo } of notes) {
      expect(daysAgo).toBeLessThanOrEqual(applicant.appliedDaysAgo)
      expect(daysAgo).toBeGreaterThanOrEqual(0)
    }
  }
})

test('some have waited for an answer for longer than 45 days', () => {
  const waiting = applicants.filter(({ appliedDaysAgo, steps }) => {
    const last = steps.at(-1)
    return ['viewed', 'in_review'].includes(last?.key ?? '') && (last?.daysAgo ?? appliedDaysAgo) > 46
  })
  expect(waiting.length).toBeGreaterThan(2)
  expect(waiting.length).toBeLessThan(12)
})

test('a resume is a PDF with the applicant’s name', () => {
  const [applicant] = applicants
  if (!applicant) throw new Error('nobody applied')
  const text = demoResume(applicant, 'Office Manager')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text).toContain(`(${applicant.firstName} ${applicant.lastName})`)
})
