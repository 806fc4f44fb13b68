import type { Company } from '@hanap/contracts/jobs/job.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { placeNameIn } from '@hanap/markets/location-match'
import { marketByKey } from '@hanap/markets/markets'
import type { Selectable } from 'kysely'
import { pageSlug } from './page-slug.ts'
import type { CompaniesTable } from './tables.ts'

export type CompanyRow = Selectable<CompaniesTable>

/** What a job's card says of its company, in no language. */
export interface CompanyFacts {
  id: string
  name: string
  url: string
  logo: string | null
  industry_id: number | null
  size_id: number | null
  is_verified: boolean
}

const companyUrl = ({ id, name, market }: Pick<CompanyRow, 'id' | 'name' | 'market'>) =>
  `/company/${pageSlug(name, marketByKey(market)?.languages[0] ?? 'en', 'company')}-${id}`

export const companyFacts = (row: CompanyRow): CompanyFacts => ({
  id: row.id,
  name: row.name,
  url: companyUrl(row),
  logo: row.logo,
  industry_id: row.industry_id,
  size_id: row.size_id,
  is_verified: row.is_verified,
})

export const industryText = (id: number | null, language: LanguageCode) =>
  id === null ? null : (optionText('industry_lists', id, language) ?? null)

export const companySizeText = (id: number | null, language: LanguageCode) =>
  id === null ? null : (optionText('company_sizes', id, language) ?? null)

/** Those of a list that there are, with their texts. */
export const namedOptions = (
  list: 'company_benefit_lists' | 'company_culture_lists',
  ids: readonly number[],
  language: LanguageCode,
) =>
  ids.flatMap(id => {
    const name = optionText(list, id, language)
    return name === undefined ? [] : [{ id, name }]
  })

/** Towns that the market knows, by their names in a language; what else a company wrote stays. */
const placesIn = ({ market, locations }: CompanyRow, language: LanguageCode) => {
  const key = marketByKey(market)?.key
  return key ? locations.map(name => placeNameIn(key, name, language)) : locations
}

/** The company as the wire has it, in a language. */
export const companyIn = (row: CompanyRow, openJobs: number, language: LanguageCode): Company => ({
  id: row.id,
  name: row.name,
  legal_name: row.legal_name,
  company_url: companyUrl(row),
  logo: row.logo,
  cover: row.cover,
  industry: industryText(row.industry_id, language),
  industry_id: row.industry_id,
  size: companySizeText(row.size_id, language),
  website: row.website,
  about: row.about,
  locations: placesIn(row, language),
  benefits: namedOptions('company_benefit_lists', row.benefit_ids, language),
  is_verified: row.is_verified,
  num_of_active_jobs: openJobs,
})
