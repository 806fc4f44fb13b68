import { functionPath, functionText, mainFunctions } from '@hanap/markets/functions'
import { options } from '@hanap/markets/lists'
import { locationsOf } from '@hanap/markets/locations'
import { markets } from '@hanap/markets/markets'
import { skills } from '@hanap/markets/skills'
import { expect, test } from 'vitest'
import { type DemoAd, demoAds } from './ads.ts'
import { demoCompanies } from './companies.ts'
import { languageMixOf } from './mixes.ts'

const companies = demoCompanies()
const ads = demoAds(companies)

const countBy = <Key>(keyOf: (ad: DemoAd) => Key) =>
  ads.reduce((counts, ad) => counts.set(keyOf(ad), (counts.get(keyOf(ad)) ?? 0) + 1), new Map<Key, number>())

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '\n')

test('there are about 3,000 ads, at least 60 in every market and 40 in every main function', () => {
  expect(ads.length).toBeGreaterThan(2900)
  expect(ads.length).toBeLessThan(3200)
  const inMarkets = countBy(ad => ad.market)
  for (const { key } of markets) expect([key, (inMarkets.get(key) ?? 0) >= 60]).toEqual([key, true])
  const inFunctions = countBy(ad => ad.mainFunctionId)
  for (const { id } of mainFunctions('en')) expect([id, (inFunctions.get(id) ?? 0) >= 40]).toEqual([id, true])
})

test('every company has ads, all of its own market', () => {
  expect(countBy(ad => ad.company.key).size).toBe(companies.length)
  expect(ads.filter(ad => ad.company.market !== ad.market)).toEqual([])
})

test('the ads are the same at every load', () => {
  expect(demoAds(demoCompanies())).toEqual(ads)
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
    expect(ad.title).toBe(functionText(ad.functionTitleId, ad.language))
    expect(functionPath(ad.functionTitleId)).toMatchObject({
      main_function_id: ad.mainFunctionId,
      job_function_id: ad.jobFunctionId,
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

/** Scripts in which a language's sentences stand. Titles, companies and places may hold Latin letters. */
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
  expect(ads.filter(ad => categories.get(ad.categoryId) !== ad.mainFunctionId)).toEqual([])
})

test('internships are for fresh graduates, chiefs are experienced, workers with their hands are on site', () => {
  const FRESH_GRADUATE = 1
  const INTERNSHIP = 5
  const titled = (name: RegExp) => ads.filter(ad => name.test(functionText(ad.functionTitleId, 'en')))
  expect(ads.filter(ad => ad.jobTypeId === INTERNSHIP && ad.experienceId !== FRESH_GRADUATE)).toEqual([])
  expect(titled(/^Intern$/).filter(ad => ad.jobTypeId !== INTERNSHIP)).toEqual([])
  expect(titled(/^Chief .* Officer$/).filter(ad => ad.experienceId < 6)).toEqual([])
  expect(titled(/Nurse|Welder|Cook|Driver|Cleaner/).filter(ad => ad.workplace !== 'on_site')).toEqual([])
})

test('screening questions have ids of their own, and choices where one chooses', () => {
  const asked = ads.filter(ad => ad.questions.length > 0)
  expect(asked.length).toBeGreaterThan(ads.length / 4)
  for (const { questions } of asked) {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { type, choices } of questions) expect(choices.length > 1).toBe(type === 'choice')
  }
})
