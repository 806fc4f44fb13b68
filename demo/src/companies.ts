import { locationName, locationsOf } from '@hanap/markets/locations'
import { type MarketKey, markets } from '@hanap/markets/markets'
import companyNames from '../banks/companies.json' with { type: 'json' }
import { bankOf } from './bank.ts'
import { legalNameOf } from './legal-names.ts'
import { companyDomain, recruiterEmail } from './logins.ts'
import { drawLogo } from './logo.ts'
import { seededRandom } from './random.ts'

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

interface DemoCompanyEntry {
  name: string
  en?: string
  industry: number
  recruiter: string[]
}

const COMPANY_BENEFITS = 22

const entries: Readonly<Record<MarketKey, readonly DemoCompanyEntry[]>> = companyNames

/** Ten invented companies of every market: 200 in all. */
export const demoCompanies = (): DemoCompany[] =>
  markets.flatMap(market =>
    entries[market.key].map((entry, index): DemoCompany => {
      const key = `${market.key}-${index + 1}`
      const dice = seededRandom(`company ${key}`)
      const [language] = market.languages
      const places = locationsOf(market.key).regions.flatMap(region => region.locations)
      const [firstName = '', lastName = '', title = ''] = entry.recruiter
      const benefits = Array.from({ length: COMPANY_BENEFITS }, (_, at) => at + 1)
      return {
        key,
        market: market.key,
        name: entry.name,
        legalName: legalNameOf(market.key, entry.name),
        englishName: entry.en ?? entry.name,
        industryId: entry.industry,
        sizeId: dice.between(2, 7),
        about: dice.pick(bankOf(language).abouts).replaceAll('{company}', entry.name),
        website: `https://${companyDomain(market.key, index + 1)}`,
        logo: drawLogo(entry.name, dice),
        locations: [
          ...new Set(dice.sample(places, dice.between(1, 3)).map(place => locationName(place, language))),
        ],
        benefitIds: dice.sample(benefits, dice.between(2, 5)).sort((a, b) => a - b),
        // The companies that one can log in to have all that there is to try.
        isVerified: dice.chance(0.6) || index === 0,
        recruiter: { email: recruiterEmail(market.key, index + 1), firstName, lastName, title },
      }
    }),
  )
