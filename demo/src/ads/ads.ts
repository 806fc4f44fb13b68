import { functionText } from '@hanap/markets/functions'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { type Location, locationName } from '@hanap/markets/locations'
import { type Market, type MarketKey, markets } from '@hanap/markets/markets'
import { skills } from '@hanap/markets/skills'
import type { DemoCompany } from '../companies/companies.ts'
import { benefitsOf } from '../jobs/benefits.ts'
import type { DemoJob } from '../jobs/jobs.ts'
import { salaryOf } from '../jobs/salaries.ts'
import { type DemoWorkplace, degreeOf, demoWorkplaceOf, experienceOf, jobTypeOf } from '../jobs/terms.ts'
import { type DemoRandom, seededRandom } from '../random.ts'
import type { DemoSize } from '../size.ts'
import { bankOf } from './bank.ts'
import { demoDescription } from './description.ts'
import { placesOf } from './places.ts'
import { type PlannedAd, planOf } from './plan.ts'
import { type DemoQuestion, questionsOf } from './questions.ts'
import { createSimilarityFilter, type SimilarityFilter } from './similarity-filter.ts'
import { type DemoTime, timeOf } from './times.ts'
import { WEB3_FUNCTION, withWeb3 } from './web3.ts'

export interface DemoAd extends DemoTime {
  /** Stable between runs. */
  key: string
  market: MarketKey
  company: DemoCompany
  language: LanguageCode
  title: string
  /** HTML of paragraphs, headings and lists. */
  description: string
  job: DemoJob
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
  /** Where one applies on the employer's own site. */
  externalApplyUrl: string | null
  isUrgent: boolean
  isFeatured: boolean
}

/** No two ads of a company share this part of their five-word runs. */
export const LIKENESS_LIMIT = 0.5

/** How often an ad is drawn anew when it is too much like another one. */
const ATTEMPTS = 300

const categoryByFunction = new Map(
  options('job_category_lists', 'en').map(({ id, main_function_id }) => [main_function_id, id]),
)

/** Skills by id, in a language. */
const skillNames = (language: LanguageCode): ReadonlyMap<number, string> =>
  new Map(skills(language).map(({ id, value }) => [id, value]))
const skillNamesByLanguage = new Map(languages.map(({ code }) => [code, skillNames(code)]))

const skillsIn = (language: LanguageCode, ids: readonly number[]) =>
  ids.flatMap(id => skillNamesByLanguage.get(language)?.get(id) ?? [])

/** What an ad says beside its text. */
const termsOf = (market: MarketKey, job: DemoJob, language: LanguageCode, dice: DemoRandom) => {
  const experienceId = experienceOf(job, dice)
  const jobTypeId = jobTypeOf(job, experienceId, dice)
  const workplace = demoWorkplaceOf(job, dice)
  const { mainFunctionId, pay, rank } = job
  const salary = salaryOf({ market, pay, rank, experienceId, jobTypeId }, dice)
  return {
    experienceId,
    jobTypeId,
    workplace,
    degreeId: degreeOf(job, dice),
    salary: dice.chance(0.22) ? null : salary,
    skills: skillsIn(language, dice.sample(job.skills, dice.between(2, 5))),
    benefitIds: benefitsOf(
      { market, mainFunctionId, isDesk: job.workplace !== 'site', workplace, jobTypeId },
      dice,
    ),
  }
}

/** Larger companies with pages of their own about jobs; those that one can log in to have none. */
const applyUrlOf = ({ company, key }: PlannedAd): string | null => {
  const dice = seededRandom(`own site ${company.key}`)
  const hasOwnSite = company.sizeId >= 5 && !company.key.endsWith('-1') && dice.chance(0.35)
  return hasOwnSite ? `${company.website}/careers/${key}` : null
}

const ofMarket = (
  market: Market,
  companies: readonly DemoCompany[],
  size: DemoSize,
  likenesses: (company: DemoCompany, language: LanguageCode) => SimilarityFilter,
) => {
  const placeIn = placesOf(market)
  const own = companies.filter(company => company.market === market.key)

  const written = (planned: PlannedAd): DemoAd => {
    const { key, company, job, language, isPast = false } = planned
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const dice = seededRandom(`ad ${key} ${attempt}`)
      const isWeb3 = job.jobFunctionId === WEB3_FUNCTION && language === 'en'
      const bank = isWeb3 ? withWeb3(bankOf(language), job.mainFunctionId) : bankOf(language)
      const title = functionText(job.id, language)
      const location = placeIn(dice)
      const slots = {
        company: language === 'en' ? company.englishName : company.name,
        place: locationName(location, language),
        title,
      }
      const { html, sentences } = demoDescription(bank, job, slots, dice)
      if (!likenesses(company, language).accept(sentences)) continue
      return {
        key,
        market: market.key,
        company,
        language,
        title,
        description: html,
        job,
        categoryId: categoryByFunction.get(job.mainFunctionId) ?? 1,
        location,
        ...termsOf(market.key, job, language, dice),
        questions: questionsOf(bank, dice),
        externalApplyUrl: applyUrlOf(planned),
        isUrgent: dice.chance(0.08),
        isFeatured: dice.chance(0.06),
        ...timeOf(isPast, dice),
      }
    }
    throw new Error(`The sentences are too few for the ad ${key}`)
  }

  return planOf(market, own, size).map(written)
}

/** About 11,000 ads of our own making, or 3,000 for tests; the same at every load. */
export const demoAds = (companies: readonly DemoCompany[], size: DemoSize = 'whole'): DemoAd[] => {
  const filters = new Map<string, SimilarityFilter>()
  const likenessOf = ({ key }: DemoCompany, language: LanguageCode) => {
    const cached = filters.get(`${key} ${language}`)
    if (cached) return cached
    const made = createSimilarityFilter(LIKENESS_LIMIT, language)
    filters.set(`${key} ${language}`, made)
    return made
  }
  return markets.flatMap(market => ofMarket(market, companies, size, likenessOf))
}
