import { functionPath, functionText, mainFunctions } from '@hanap/markets/functions'
import { options } from '@hanap/markets/lists'
import { locationsOf } from '@hanap/markets/locations'
import { markets } from '@hanap/markets/markets'
import { skills } from '@hanap/markets/skills'
import { expect, test } from 'vitest'
import { demoCompanies } from '../companies/companies.ts'
import { mainMarkets } from '../companies/industries.ts'
import { type DemoAd, demoAds } from './ads.ts'
import { languageMixOf } from './mixes.ts'
import { soughtTitles } from './needs.ts'

const companies = demoCompanies()
const ads = demoAds(companies)

const countBy = <Key>(keyOf: (ad: DemoAd) => Key) =>
  ads.reduce((counts, ad) => counts.set(keyOf(ad), (counts.get(keyOf(ad)) ?? 0) + 1), new Map<Key, number>())

const isOpen = (ad: DemoAd) => !ad.isClosed && (ad.endsInDays === null || ad.endsInDays > 0)

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '\n')

test('there are about 2,000 ads in the Philippines, 600 in each main market, at least 150 in the others', () => {
  const open = Map.groupBy(ads.filter(isOpen), ad => ad.market)
  for (const { key } of markets) {
    const count = open.get(key)?.length ?? 0
    const [least, most] = key === 'ph' ? [1950, 2100] : mainMarkets.includes(key) ? [580, 660] : [150, 260]
    expect([key, count >= least && count <= most]).toEqual([key, true])
  }
  const inFunctions = countBy(ad => ad.job.mainFunctionId)
  for (const { id } of mainFunctions('en')) expect([id, (inFunctions.get(id) ?? 0) >= 40]).toEqual([id, true])
})

test('tests do with about 3,000, under the same titles for the demo recruiter', () => {
  const small = demoAds(demoCompanies('small'), 'small')
  expect(small.length).toBeGreaterThan(2900)
  expect(small.length).toBeLessThan(3300)
  const own = (all: readonly DemoAd[]) => all.flatMap(ad => (ad.company.key === 'ph-1' ? [ad.title] : []))
  expect(own(small)).toEqual(own(ads))
})

test('some fields need many people and others few, and not the same everywhere', () => {
  const fields = (market: string) => {
    const own = ads.filter(ad => ad.market === market)
    const counts = [...Map.groupBy(own, ad => ad.job.mainFunctionId).entries()]
    return counts
      .map(([id, { length }]) => ({ id, share: length / own.length }))
      .sort((a, b) => b.share - a.share)
  }
  for (const market of mainMarkets) {
    const shares = fields(market)
    expect((shares[0]?.share ?? 0) / (shares.at(-1)?.share ?? 1)).toBeGreaterThan(6)
  }
  const CUSTOMER_SERVICE = 4
  expect(fields('ph')[0]?.id).toBe(CUSTOMER_SERVICE)
  expect(new Set(mainMarkets.map(market => fields(market)[0]?.id)).size).toBeGreaterThan(3)
})

test('ads are of all ages up to a month, half of them of the last ten days; some are over', () => {
  const DAY = 24 * 60
  const open = ads.filter(isOpen)
  const ages = open.map(ad => ad.postedMinutesAgo / DAY)
  expect(Math.max(...ages)).toBeGreaterThan(29)
  expect(Math.max(...ages)).toBeLessThanOrEqual(30)
  const isYoung = (days: number) => ages.filter(age => age < days).length / ages.length
  expect(isYoung(1)).toBeGreaterThan(0.08)
  expect(isYoung(10)).toBeGreaterThan(0.45)
  for (const { key } of markets) {
    const over = ads.filter(ad => ad.market === key && !isOpen(ad))
    expect([key, over.some(({ isClosed }) => isClosed), over.some(ad => !ad.isClosed)]).toEqual([
      key,
      true,
      true,
    ])
  }
})

test('some companies take applications on a page of their own, never those with a log-in', () => {
  const away = ads.filter(({ externalApplyUrl }) => externalApplyUrl !== null)
  expect(away.length / ads.length).toBeGreaterThan(0.05)
  expect(away.length / ads.length).toBeLessThan(0.3)
  for (const { externalApplyUrl, company } of away) {
    expect(externalApplyUrl).toMatch(/^https:\/\/[a-z]+\d+\.demo\.example\/careers\/[a-z0-9-]+$/)
    expect(company.key).not.toMatch(/-1$/)
  }
})

test('what people search for first is there in every main market, in each of its languages', () => {
  const PART_TIME = 2
  const NO_EXPERIENCE = 2
  for (const market of markets.filter(({ key }) => mainMarkets.includes(key))) {
    const own = ads.filter(ad => ad.market === market.key && isOpen(ad))
    for (const [language] of languageMixOf(market)) {
      const titles = new Set(own.flatMap(ad => (ad.language === language ? ad.job.key : [])))
      const missing = soughtTitles.filter(title => !titles.has(title))
      expect([market.key, language, missing]).toEqual([market.key, language, []])
    }
    expect(own.some(ad => ad.workplace === 'remote')).toBe(true)
    expect(own.some(ad => ad.jobTypeId === PART_TIME)).toBe(true)
    expect(own.some(ad => ad.experienceId === NO_EXPERIENCE)).toBe(true)
  }
  const WEB3 = 108
  expect(ads.some(ad => ad.market === 'ph' && ad.job.jobFunctionId === WEB3)).toBe(true)
})

test('many companies have a few ads and a few have many; none has more than one in sixteen', () => {
  for (const market of mainMarkets) {
    const own = ads.filter(ad => ad.market === market)
    const counts = [...Map.groupBy(own, ad => ad.company.key).values()]
      .map(({ length }) => length)
      .sort((a, b) => b - a)
    const few = counts.filter(count => count <= 5).length / counts.length
    const top = counts.slice(0, Math.round(counts.length / 5)).reduce((sum, count) => sum + count, 0)
    expect([market, few > 0.3, top / own.length > 0.4]).toEqual([market, true, true])
    expect([market, (counts[0] ?? 0) / own.length < 1 / 16]).toEqual([market, true])
  }
})

test('every company has ads, all of its own market', () => {
  expect(countBy(ad => ad.company.key).size).toBe(companies.length)
  expect(ads.filter(ad => ad.company.market !== ad.market)).toEqual([])
})

test('the ads are the same at every load', () => {
  const again = demoAds(demoCompanies())
  expect(again.map(ad => [ad.key, ad.title, ad.description])).toEqual(
    ads.map(ad => [ad.key, ad.title, ad.description]),
  )
  expect(new Set(ads.map(ad => ad.key)).size).toBe(ads.length)
})

test("ads are in their market's languages, in about the shares of its mix", () => {
  const counts = countBy(ad => `${ad.market} ${ad.language}`)
  const inMarkets = countBy(ad => ad.market)
  for (const market of markets) {
    const all = inMarkets.get(market.key) ?? 0
    const mix = languageMixOf(market)
    const shares = mix.map(([language]) => (counts.get(`${market.key} ${language}`) ?? 0) / all)
    expect([market.key, shares.reduce((sum, share) => sum + share)]).toEqual([market.key, expect.closeTo(1)])
    for (const [index, [language, share]] of mix.entries()) {
      const difference = Math.abs((shares[index] ?? 0) - share)
      expect([market.key, language, difference < 0.1]).toEqual([market.key, language, true])
    }
  }
})

test("an ad's title is a job title of its function, in the ad's language", () => {
  for (const ad of ads) {
    expect(ad.title).toBe(functionText(ad.job.id, ad.language))
    expect(functionPath(ad.job.id)).toMatchObject({
      main_function_id: ad.job.mainFunctionId,
      job_function_id: ad.job.jobFunctionId,
    })
  }
})

test('descriptions have no open slots and no tags but paragraphs, headings and lists', () => {
  for (const { key, description } of ads) {
    expect([key, description.match(/[{}]/g)]).toEqual([key, null])
    const tags = new Set(description.match(/<[^>]*>/g))
    expect([...tags].filter(tag => !/^<\/?(p|h3|ul|li)>$/.test(tag))).toEqual([])
    expect(description).toMatch(
      /^<p>[^<]+<\/p>(<h3>[^<]+<\/h3><ul>(<li>[^<]+<\/li>){2,}<\/ul>){3}<p>[^<]+<\/p>$/,
    )
    expect(description.replaceAll(/&(amp|lt|gt);/g, '')).not.toContain('&')
  }
})

/** Scripts in which a language's sentences stand. Titles, companies, places and abbreviations may hold Latin letters. */
const scripts: Record<string, RegExp> = {
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]*$/u,
  'zh-tw': /^[\p{Script=Han}\p{Script=Common}]*$/u,
  'zh-cn': /^[\p{Script=Han}\p{Script=Common}]*$/u,
  ar: /^[\p{Script=Arabic}\p{Script=Inherited}\p{Script=Common}]*$/u,
}
const latin = /^[\p{Script=Latin}\p{Script=Inherited}\p{Script=Common}]*$/u

test('sentences are in the script of their language', () => {
  for (const ad of ads) {
    const names = [ad.title, ad.company.name, ad.company.englishName, ...Object.values(ad.location.names)]
    const sentences = names
      .toSorted((a, b) => b.length - a.length)
      .reduce((text, name) => text.replaceAll(name.replaceAll('&', '&amp;'), ' '), textOf(ad.description))
      .replaceAll('&amp;', ' ')
      .replaceAll(/\b[A-Z]{2,5}\b/g, ' ')
    expect([ad.key, sentences]).toEqual([ad.key, expect.stringMatching(scripts[ad.language] ?? latin)])
  }
})

test('skills are names of skills in the language of the ad', () => {
  for (const ad of ads) {
    const known = new Set(skills(ad.language).map(({ value }) => value))
    expect(ad.skills.length).toBeGreaterThan(1)
    expect(ad.skills.filter(skill => !known.has(skill))).toEqual([])
  }
})

const idsOf = (list: Parameters<typeof options>[0]) => new Set(options(list, 'en').map(({ id }) => id))

test('every ad stands in a place of its market and under options that exist', () => {
  const types = idsOf('job_types')
  const levels = idsOf('xp_lvls')
  const degrees = idsOf('degrees')
  const benefits = idsOf('job_benefit_lists')
  const places = new Map(
    markets.map(({ key }) => [
      key,
      new Set(locationsOf(key).regions.flatMap(each => each.locations.map(({ id }) => id))),
    ]),
  )
  for (const ad of ads) {
    expect(places.get(ad.market)?.has(ad.location.id)).toBe(true)
    expect([ad.jobTypeId, ad.experienceId, ad.degreeId]).toSatisfy(
      ([type = 0, level = 0, degree = 0]: number[]) =>
        types.has(type) && levels.has(level) && degrees.has(degree),
    )
    expect(ad.benefitIds.filter(id => !benefits.has(id))).toEqual([])
    expect(new Set(ad.benefitIds).size).toBe(ad.benefitIds.length)
  }
  const categories = new Map(
    options('job_category_lists', 'en').map(each => [each.id, each.main_function_id]),
  )
  expect(ads.filter(ad => categories.get(ad.categoryId) !== ad.job.mainFunctionId)).toEqual([])
})

test('screening questions have ids of their own, and choices where one chooses', () => {
  const asked = ads.filter(ad => ad.questions.length > 0)
  expect(asked.length).toBeGreaterThan(ads.length / 4)
  for (const { questions } of asked) {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { type, choices } of questions) expect(choices.length > 1).toBe(type === 'choice')
  }
})
