import { expect, test } from 'vitest'
import { demoAds } from './ads/ads.ts'
import { demoCompanies } from './companies/companies.ts'
import { demoInterviews } from './interviews.ts'
import { SEEKER_EMAIL } from './logins.ts'

const ads = demoAds(demoCompanies('small'), 'small')
const titles = Map.groupBy(ads, ({ company }) => company.recruiter.email)

test('every demo interview is about an ad of its recruiter’s company, once for each seeker, with times in order', () => {
  for (const { recruiterEmail, title, slots } of demoInterviews) {
    expect(titles.get(recruiterEmail)?.map(ad => ad.title)).toContain(title)
    const hours = slots.map(({ day, hour }) => day * 24 + hour)
    expect(hours).toEqual(hours.toSorted((a, b) => a - b))
  }
  const pairs = demoInterviews.map(({ seekerEmail, title }) => `${seekerEmail} ${title}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('the demo seeker has one that waits, one for tomorrow, one that was held and one that was cancelled', () => {
  const own = demoInterviews.filter(({ seekerEmail }) => seekerEmail === SEEKER_EMAIL)
  expect(own.map(({ state, slots }) => [state, slots[0]?.day])).toEqual([
    ['proposed', 3],
    ['accepted', 1],
    ['held', -5],
    ['cancelled', 2],
  ])
})

test('no two that were agreed with one recruiter overlap', () => {
  const times = demoInterviews
    .filter(({ state }) => state === 'accepted' || state === 'held')
    .map(({ slots: [slot], minutes }) => {
      const start = (slot?.day ?? 0) * 1440 + (slot?.hour ?? 0) * 60
      return { start, end: start + minutes }
    })
    .sort((a, b) => a.start - b.start)
  for (const [at, { start }] of times.entries())
    expect(start).toBeGreaterThanOrEqual(times[at - 1]?.end ?? -1e9)
})
