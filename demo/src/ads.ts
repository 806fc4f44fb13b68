import { functionText } from '@hanap/markets/functions'
import { functionStructure } from '@hanap/markets/functions/structure'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { type Location, locationName } from '@hanap/markets/locations'
import { defaultMarket, type Market, type MarketKey, markets } from '@hanap/markets/markets'
import { skills } from '@hanap/markets/skills'
import { type Bank, bankOf } from './bank.ts'
import { benefitsOf } from './benefits.ts'
import type { DemoCompany } from './companies.ts'
import { demoDescription } from './description.ts'
import { employerOf } from './employers.ts'
import { demoFieldOf } from './fields.ts'
import { adCountOf, languageOf } from './mixes.ts'
import { placesOf } from './places.ts'
import { type DemoRandom, seededRandom } from './random.ts'
import { rankOf } from './rank.ts'
import { salaryOf } from './salaries.ts'
import { createSimilarityFilter, type SimilarityFilter, wordRuns } from './similarity-filter.ts'
import { type DemoWorkplace, degreeOf, demoWorkplaceOf, experienceOf, jobTypeOf } from './terms.ts'
import { WEB3_FUNCTION, web3AdsOf, withWeb3 } from './web3.ts'

export interface DemoQuestion {
  id: string
  type: 'yes_no' | 'choice' | 'number' | 'text'
  text: string
  is_required: boolean
  choices: string[]
}

export interface DemoAd {
  /** Stable between runs. */
  key: string
  market: MarketKey
  company: DemoCompany
  language: LanguageCode
  title: string
  /** HTML of paragraphs, headings and lists. */
  description: string
  mainFunctionId: number
  jobFunctionId: number
  functionTitleId: number
  categoryId: number
  location: Location
  jobTypeId: number
  workplace: DemoWorkplace
  experienceId: number
  degreeId: number
  /** A month, in the market's currency; null: not told. */
  salary: { from: number; to: number } | null
  /** In the ad's language. */
  skills: string[]
  benefitIds: number[]
  questions: DemoQuestion[]
  isUrgent: boolean
  isFeatured: boolean
  /** Minutes before the load. */
  postedMinutesAgo: number
  /** Days after the load; null: open until it is filled. */
  endsInDays: number | null
}

/** No two ads share this part of their five-word runs. */
export const LIKENESS_LIMIT = 0.4

/** How often an ad is drawn anew when it is too much like another one. */
const ATTEMPTS = 300

const categoryByFunction = new Map(
  options('job_category_lists', 'en').map(({ id, main_function_id }) => [main_function_id, id]),
)

const questionsOf = (bank: Bank, dice: DemoRandom): DemoQuestion[] => {
  if (dice.chance(0.55)) return []
  const { yes_no, number, text, choice } = bank.questions
  const all: Omit<DemoQuestion, 'id'>[] = [
    { type: 'yes_no', text: dice.pick(yes_no), is_required: true, choices: [] },
    { type: 'number', text: dice.pick(number), is_required: true, choices: [] },
    { type: 'text', text: dice.pick(text), is_required: false, choices: [] },
    { type: 'choice', is_required: false, ...dice.pick(choice) },
  ]
  return dice.sample(all, dice.between(1, 3)).map((question, index) => ({ id: `q${index + 1}`, ...question }))
}

interface TitleOfFunction {
  mainFunctionId: number
  jobFunctionId: number
  id: number
  key: string
}

const jobsByFunction: readonly (readonly TitleOfFunction[])[] = functionStructure.map(main =>
  main.subs.flatMap(sub =>
    sub.titles.map(title => ({ ...title, mainFunctionId: main.id, jobFunctionId: sub.id })),
  ),
)

const web3Jobs = jobsByFunction.flat().filter(({ jobFunctionId }) => jobFunctionId === WEB3_FUNCTION)

/** Skills by id, in a language. */
const skillNames = (language: LanguageCode): ReadonlyMap<number, string> =>
  new Map(skills(language).map(({ id, value }) => [id, value]))
const skillNamesByLanguage = new Map(languages.map(({ code }) => [code, skillNames(code)]))

const skillsIn = (language: LanguageCode, ids: readonly number[]) =>
  ids.flatMap(id => skillNamesByLanguage.get(language)?.get(id) ?? [])

/** What an ad says beside its text. */
const termsOf = (
  market: MarketKey,
  { mainFunctionId, jobFunctionId, key }: TitleOfFunction,
  language: LanguageCode,
  dice: DemoRandom,
) => {
  const field = demoFieldOf(jobFunctionId)
  const rank = rankOf(key)
  const experienceId = experienceOf(rank, dice)
  const jobTypeId = jobTypeOf(rank, experienceId, field, dice)
  const workplace = demoWorkplaceOf(field, dice)
  const salary = salaryOf({ market, field, rank, experienceId, jobTypeId }, dice)
  return {
    experienceId,
    jobTypeId,
    workplace,
    degreeId: degreeOf(rank, field, dice),
    salary: dice.chance(0.22) ? null : salary,
    skills: skillsIn(language, dice.sample(field.skills, dice.between(2, 5))),
    benefitIds: benefitsOf({ market, mainFunctionId, field, workplace, jobTypeId }, dice),
  }
}

/** The company of the demo log-in has more ads than the others of its market. */
const OWN_ADS = 12

const ownAds = (market: Market, owner: DemoCompany | undefined) =>
  market.key === defaultMarket.key && owner
    ? Array.from({ length: OWN_ADS }, (_, index) => ({ index, owner }))
    : []

const ofMarket = (
  market: Market,
  companies: readonly DemoCompany[],
  likenesses: (language: LanguageCode) => SimilarityFilter,
) => {
  const placeIn = placesOf(market)
  const own = companies.filter(company => company.market === market.key)

  /** An ad of web3 is in English, whatever the market's mix; an owner's are all theirs. */
  const adAt = (
    index: number,
    { isWeb3 = false, owner }: { isWeb3?: boolean; owner?: DemoCompany } = {},
  ): DemoAd => {
    const key = `${market.key}-${isWeb3 ? 'web3-' : ''}${owner ? 'own-' : ''}${index + 1}`
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const dice = seededRandom(`ad ${key} ${attempt}`)
      const language = isWeb3 ? 'en' : languageOf(market, dice)
      const job = dice.pick(isWeb3 ? web3Jobs : (jobsByFunction[index % jobsByFunction.length] ?? []))
      const bank = isWeb3 ? withWeb3(bankOf(language), job.mainFunctionId) : bankOf(language)
      const title = functionText(job.id, language)
      const company = owner ?? employerOf(job.mainFunctionId, own, dice)
      const location = placeIn(dice)
      const slots = {
        company: language === 'en' ? company.englishName : company.name,
        place: locationName(location, language),
        title,
      }
      const description = demoDescription(bank, job.mainFunctionId, slots, dice)
      if (!likenesses(language).accept(wordRuns(description, language))) continue
      return {
        key,
        market: market.key,
        company,
        language,
        title,
        description,
        mainFunctionId: job.mainFunctionId,
        jobFunctionId: job.jobFunctionId,
        functionTitleId: job.id,
        categoryId: categoryByFunction.get(job.mainFunctionId) ?? 1,
        location,
        ...termsOf(market.key, job, language, dice),
        questions: questionsOf(bank, dice),
        isUrgent: dice.chance(0.08),
        isFeatured: dice.chance(0.06),
        postedMinutesAgo: dice.between(20, 28 * 24 * 60),
        endsInDays: dice.chance(0.5) ? dice.between(10, 60) : null,
      }
    }
    throw new Error(`The sentences are too few for the ad ${key}`)
  }

  return [
    ...Array.from({ length: adCountOf(market.key) }, (_, index) => adAt(index)),
    ...Array.from({ length: web3AdsOf(market.key) }, (_, index) => adAt(index, { isWeb3: true })),
    ...ownAds(market, own[0]).map(({ index, owner }) => adAt(index, { owner })),
  ]
}

/** About 3,000 ads of our own making, the same at every load. */
export const demoAds = (companies: readonly DemoCompany[]): DemoAd[] => {
  const byLanguage = new Map<LanguageCode, SimilarityFilter>()
  const likenessOf = (language: LanguageCode) => {
    const cached = byLanguage.get(language)
    if (cached) return cached
    const made = createSimilarityFilter(LIKENESS_LIMIT)
    byLanguage.set(language, made)
    return made
  }
  return markets.flatMap(market => ofMarket(market, companies, likenessOf))
}
