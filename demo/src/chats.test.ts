import { expect, test } from 'vitest'
import { demoAds } from './ads/ads.ts'
import { demoChatSeekers, demoChats } from './chats.ts'
import { demoCompanies } from './companies/companies.ts'
import { SEEKER_EMAIL } from './logins.ts'

const companies = demoCompanies('small')
const ads = demoAds(companies, 'small')

test.each(demoChats)('the chat about “$title” is about an ad of its recruiter’s company, in order', chat => {
  const own = companies.find(({ recruiter }) => recruiter.email === chat.recruiterEmail)
  const titles = ads.flatMap(ad => (ad.company.key === own?.key ? [ad.title] : []))
  expect(titles).toContain(chat.title)
  expect([SEEKER_EMAIL, ...demoChatSeekers.map(({ email }) => email)]).toContain(chat.seekerEmail)
  const hours = chat.messages.map(({ hoursAgo }) => hoursAgo)
  expect(hours).toEqual(hours.toSorted((a, b) => b - a))
  expect(Math.max(chat.seekerRead, chat.recruiterRead)).toBeLessThanOrEqual(chat.messages.length)
})
