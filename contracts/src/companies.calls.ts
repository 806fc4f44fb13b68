import type { Call } from './call.ts'
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
  summary: 'Companies of the same industry and market.',
  refusals: ['company_not_found'],
}
