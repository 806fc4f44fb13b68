import { locationName, locationsOf } from '@hanap/markets/locations'
import { type MarketKey, markets } from '@hanap/markets/markets'
import companyNames from '../../banks/companies.json' with { type: 'json' }
import { bankOf } from '../ads/bank.ts'
import { companyDomain, recruiterEmail } from '../logins.ts'
import { type DemoRandom, seededRandom } from '../random.ts'
import type { DemoSize } from '../size.ts'
import { furtherIndustries } from './industries.ts'
import { legalNameOf } from './legal-names.ts'
import { drawLogo } from './logo.ts'
import { type CompanyEntry, madeEntries } from './names.ts'

export interface DemoCompany {
  /** Stable between runs. */
  key: string
  market: MarketKey
  name: string
  /** As it is registered. */
  legalName: string
  /** The name as ads written in English have it. */
  englishName: string
  /** Of `industry_lists`. */
  industryId: number
  /** Of `company_sizes`. */
  sizeId: number
  about: string
  website: string
  /** SVG. */
  logo: string
  locations: string[]
  /** Of `company_benefit_lists`. */
  benefitIds: number[]
  isVerified: boolean
  recruiter: { email: string; firstName: string; lastName: string; title: string }
}

const COMPANY_BENEFITS = 22

const written: Readonly<Record<MarketKey, readonly CompanyEntry[]>> = companyNames

/** Ids of `company_sizes`: most companies are small. */
const sizes = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8]
/** Banks, hospitals, plants, airlines and public offices are not kept by a handful. */
const largeIndustries = [3, 4, 7, 8, 13, 18, 19, 26, 31, 32, 33, 34, 38, 39, 42, 45]
/** Studios, practices and salons are never large. */
const smallIndustries = [5, 6, 10, 12, 15, 16, 17, 20, 21, 25, 36, 37, 40]

const sizeOf = (index: number, industry: number, dice: DemoRandom) => {
  const size = index < WRITTEN ? dice.between(2, 7) : dice.pick(sizes)
  if (smallIndustries.includes(industry)) return Math.min(size, dice.between(2, 4))
  return largeIndustries.includes(industry) ? Math.max(size, dice.between(3, 6)) : size
}

/** So many of each market are written by hand; tests do with them. */
const WRITTEN = 10

const companyOf = (market: MarketKey, language: Parameters<typeof bankOf>[0]) => {
  const places = locationsOf(market).regions.flatMap(region => region.locations)
  return (entry: CompanyEntry, index: number): DemoCompany => {
    const key = `${market}-${index + 1}`
    const dice = seededRandom(`company ${key}`)
    const [firstName = '', lastName = '', title = ''] = entry.recruiter
    const benefits = Array.from({ length: COMPANY_BENEFITS }, (_, at) => at + 1)
    return {
      key,
      market,
      name: entry.name,
      legalName: legalNameOf(market, entry.name),
      englishName: entry.en ?? entry.name,
      industryId: entry.industry,
      sizeId: sizeOf(index, entry.industry, dice),
      about: dice.pick(bankOf(language).abouts).replaceAll('{company}', entry.name),
      website: `https://${companyDomain(market, index + 1)}`,
      logo: drawLogo(entry.name, dice),
      locations: [
        ...new Set(dice.sample(places, dice.between(1, 3)).map(place => locationName(place, language))),
      ],
      benefitIds: dice.sample(benefits, dice.between(2, 5)).sort((a, b) => a - b),
      // The companies that one can log in to have all that there is to try.
      isVerified: dice.chance(0.6) || index === 0,
      recruiter: { email: recruiterEmail(market, index + 1), firstName, lastName, title },
    }
  }
}

/** Invented companies: ten of each market for tests, 60 to 80 of each main market and 25 of the others in all. */
export const demoCompanies = (size: DemoSize = 'whole'): DemoCompany[] =>
  markets.flatMap(({ key, languages }) => {
    const own = written[key]
    const industries = furtherIndustries(
      key,
      own.map(({ industry }) => industry),
    )
    const made = size === 'small' ? [] : madeEntries(key, industries, new Set(own.map(({ name }) => name)))
    return [...own, ...made].map(companyOf(key, languages[0]))
  })
