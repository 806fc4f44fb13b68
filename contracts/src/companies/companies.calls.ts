import type { Call } from '../call.ts'
import type * as schemas from './companies.schemas.ts'

const service = 'companies'

export const readCompany: Call<typeof schemas.readCompany> = {
  id: '087',
  service,
  method: 'GET',
  path: '/api/companies/{id}',
  who: 'public',
  summary: "A company's detail.",
  refusals: ['company_not_found'],
}

export const searchCompanies: Call<typeof schemas.searchCompanies> = {
  id: '088',
  service,
  method: 'GET',
  path: '/api/companies/search',
  who: 'public',
  summary: 'Search companies of the market by name and industry.',
}

export const suggestCompanyNames: Call<typeof schemas.suggestCompanyNames> = {
  id: '089',
  service,
  method: 'GET',
  path: '/api/companies/search-suggestion',
  who: 'public',
  summary: 'Names of companies with open jobs in the market, for what somebody has typed so far.',
  cacheControl: 'public, max-age=60',
}

export const suggestSearches: Call<typeof schemas.suggestSearches> = {
  id: '090',
  service,
  method: 'GET',
  path: '/api/companies/combined_search_suggestion',
  who: 'public',
  summary:
    'Companies, job titles, places and skills for what somebody has typed so far, each with its open jobs in the market.',
  cacheControl: 'public, max-age=60',
}

export const featuredCompanies: Call<typeof schemas.featuredCompanies> = {
  id: '091',
  service,
  method: 'GET',
  path: '/api/companies/featured-companies',
  who: 'public',
  summary: 'Verified companies of the market with the most open jobs.',
}

export const similarCompanies: Call<typeof schemas.similarCompanies> = {
  id: '092',
  service,
  method: 'GET',
  path: '/api/companies/{companyId}/similar-companies',
  who: 'public',
  summary:
    'Companies of the market that are alike by industry, kinds of jobs, places and size, each with the reasons.',
  refusals: ['company_not_found'],
}

export const companiesByLegalName: Call<typeof schemas.companiesByLegalName> = {
  id: '093',
  service,
  method: 'GET',
  path: '/api/companies/search-company-by-legal-name-displany-name',
  who: 'public',
  summary:
    'Companies of the market with the words in their name, as they are registered or as they are known; the very name first.',
}

export const listBlockedCompanies: Call<typeof schemas.listBlockedCompanies> = {
  id: '130',
  service,
  method: 'GET',
  path: '/api/companies/blacklist-companies',
  who: 'seeker',
  summary: 'Companies that the seeker has blocked, the latest first.',
}

export const blockCompany: Call<typeof schemas.blockCompany> = {
  id: '094',
  service,
  method: 'POST',
  path: '/api/companies/blacklist-companies/create',
  who: 'seeker',
  body: 'json',
  summary:
    "Block a company: its recruiters no longer find or contact the seeker, and its jobs leave the seeker's lists. Blocking twice answers the same entry.",
  refusals: ['company_not_found', 'too_many_blocked'],
}

export const unblockCompany: Call<typeof schemas.unblockCompany> = {
  id: '095',
  service,
  method: 'DELETE',
  path: '/api/companies/{id}/blacklist-companies/delete',
  who: 'seeker',
  summary: 'Take a block back; one that is not there is no error.',
  refusals: ['company_not_found'],
}
