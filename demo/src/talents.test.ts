import { expect, test } from 'vitest'
import { demoAds } from './ads/ads.ts'
import { demoCompanies } from './companies/companies.ts'
import { demoGreeting, demoTalents } from './talents.ts'

const talents = demoTalents()

test('forty people with names of their own have work in order, a place and something that they look for', () => {
  expect(new Set(talents.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(40)
  for (const { work, wanted, skills } of talents) {
    expect(work.length).toBeGreaterThan(0)
    expect(work[0]?.endMonthsAgo).toBeNull()
    const starts = work.map(({ startMonthsAgo }) => startMonthsAgo)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(skills.length).toBeGreaterThan(1)
    expect(wanted).not.toBe('')
  }
})

test('the greeting is one of a recruiter’s about an ad of their company, to somebody who does that work', () => {
  const own = demoAds(demoCompanies('small'), 'small').filter(
    ({ company }) => company.recruiter.email === demoGreeting.recruiterEmail,
  )
  expect(own.map(({ title }) => title)).toContain(demoGreeting.title)
  const greeted = talents.find(({ email }) => email === demoGreeting.seekerEmail)
  expect(greeted?.work[0]?.title).toBe(demoGreeting.title)
})
