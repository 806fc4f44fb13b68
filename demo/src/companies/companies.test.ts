import { options } from '@hanap/markets/lists'
import { markets } from '@hanap/markets/markets'
import { expect, test } from 'vitest'
import { demoCompanies } from './companies.ts'
import { mainMarkets } from './industries.ts'

const companies = demoCompanies()

test('there are 60 to 80 companies in every main market and 25 in the others, each under a name of its own', () => {
  for (const { key } of markets) {
    const count = companies.filter(({ market }) => market === key).length
    const [least, most] = mainMarkets.includes(key) ? [60, 80] : [25, 25]
    expect([key, count >= least && count <= most]).toEqual([key, true])
  }
  const names = companies.map(({ market, name }) => `${market} ${name.toLowerCase()}`)
  expect(new Set(names).size).toBe(companies.length)
})

test('tests do with the ten of each market that are written by hand', () => {
  const small = demoCompanies('small')
  expect(small).toHaveLength(200)
  const keys = new Set(small.map(({ key }) => key))
  expect(companies.filter(({ key }) => keys.has(key))).toEqual(small)
})

test('several companies of a main market are in one industry, and they are of all sizes', () => {
  for (const key of mainMarkets) {
    const own = companies.filter(({ market }) => market === key)
    const industries = Map.groupBy(own, ({ industryId }) => industryId)
    expect([...industries.values()].filter(({ length }) => length > 1).length).toBeGreaterThan(10)
    expect(new Set(own.map(({ sizeId }) => sizeId)).size).toBeGreaterThan(6)
    expect(own.filter(({ sizeId }) => sizeId <= 3).length).toBeGreaterThan(own.length / 4)
  }
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
  expect(new Set(companies.map(({ recruiter }) => recruiter.email)).size).toBe(companies.length)
  for (const { recruiter } of companies)
    expect(recruiter.email).toMatch(/^recruiter@[a-z]+\d+\.demo\.example$/)
})

test('logos are drawings of their own without script or outside parts', () => {
  for (const { logo } of companies) {
    expect(logo).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64"/)
    expect(logo).not.toMatch(/<script|href|url\(|on\w+=/)
  }
  const drawings = companies.map(({ logo }) => logo.replace(/aria-label="[^"]*"/, ''))
  expect(new Set(drawings).size).toBeGreaterThan(companies.length * 0.9)
})
