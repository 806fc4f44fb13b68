import { options } from '@hanap/markets/lists'
import { markets } from '@hanap/markets/markets'
import { expect, test } from 'vitest'
import { demoCompanies } from './companies.ts'

const companies = demoCompanies()

test('there are 200 companies, ten in every market, each under a name of its own', () => {
  expect(companies).toHaveLength(200)
  for (const { key } of markets) expect(companies.filter(({ market }) => market === key)).toHaveLength(10)
  expect(new Set(companies.map(({ market, name }) => `${market} ${name.toLowerCase()}`)).size).toBe(200)
})

test('they are the same at every load', () => {
  expect(demoCompanies()).toEqual(companies)
})

test('names are in the script of the market, with another in Latin letters for English ads', () => {
  for (const { market, name, englishName } of companies) {
    const isOwnScript = ['jp', 'tw', 'hk', 'mo', 'sa', 'ae'].includes(market)
    expect([name, /\p{Script=Latin}/u.test(name)]).toEqual([name, !isOwnScript])
    expect(englishName).toMatch(/^[\p{Script=Latin}\p{Script=Common}]+$/u)
  }
})

test('every company has a recruiter, an industry, and a text without open slots', () => {
  const industries = new Set(options('industry_lists', 'en').map(({ id }) => id))
  for (const { industryId, about, recruiter } of companies) {
    expect(industries.has(industryId)).toBe(true)
    expect(about).toMatch(/^[^{}]{20,}$/)
    expect(Object.values(recruiter).filter(text => text === '')).toEqual([])
  }
  expect(new Set(companies.map(({ recruiter }) => recruiter.email)).size).toBe(200)
  for (const { recruiter } of companies)
    expect(recruiter.email).toMatch(/^recruiter@[a-z]+\d+\.demo\.example$/)
})

test('logos are drawings of their own without script or outside parts', () => {
  for (const { logo } of companies) {
    expect(logo).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64"/)
    expect(logo).not.toMatch(/<script|href|url\(|on\w+=/)
  }
  const drawings = companies.map(({ logo }) => logo.replace(/aria-label="[^"]*"/, ''))
  expect(new Set(drawings).size).toBeGreaterThan(190)
})
