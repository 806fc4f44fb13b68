import { searchCompanies } from '@hanap/contracts/companies/companies.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionBySeoValue, options, optionText } from '@hanap/markets/lists'
import { companyView } from '@hanap/shared/company/company-view.server'
import { factsOf } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { data, redirect } from 'react-router'
import type { CompanySearchView } from './company-view.ts'
import { pageIn } from './load-company.server.ts'

const PAGE_SIZE = 30
const MAX_QUERY = 200

type List = 'industry_lists' | 'no_of_employee_ranges'

/** What an address says of a list, in its language's words; nothing for what no list has. */
const chosenIn = (url: URL, key: string, list: List, language: LanguageCode) => {
  const option = optionBySeoValue(list, url.searchParams.get(key) ?? '', language)
  const own = option && options(list, language).find(({ id }) => id === option.id)
  return own ? { id: String(own.id), value: own.seo_value } : undefined
}

export const loadCompanies = async (page: PageContext, url: URL): Promise<CompanySearchView> => {
  const { language, country, prefix } = factsOf(page)
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, MAX_QUERY)
  const industry = chosenIn(url, 'industry', 'industry_lists', language)
  const employees = chosenIn(url, 'no_of_employees', 'no_of_employee_ranges', language)
  const search = new URLSearchParams({
    ...(query && { query }),
    ...(industry && { industry: industry.value }),
    ...(employees && { no_of_employees: employees.value }),
  }).toString()
  const pageNumber = pageIn(url)
  const outcome = await page.call(searchCompanies, {
    query: {
      query: query || undefined,
      industry: industry?.id,
      no_of_employees: employees?.id,
      page: String(pageNumber),
      size: String(PAGE_SIZE),
    },
  })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const { companies, total_num: totalNum, total_pages: totalPages } = outcome.data
  if (pageNumber > Math.max(1, totalPages)) throw redirect(`${prefix}/companies`)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), {
      title: t('company.searchTitle', { country }),
      description: t('company.searchDescription', { country }),
      pathIn: () => (pageNumber > 1 ? `/companies?page=${pageNumber}` : '/companies'),
      ...(pageNumber === 1 && { pathElsewhere: '/companies' }),
      isIndexed: search === '' && pageNumber === 1,
    }),
    query,
    industry: industry?.value ?? '',
    industries: options('industry_lists', language).map(({ seo_value, value }) => [seo_value, value]),
    noOfEmployees: employees?.value ?? '',
    employees: options('no_of_employee_ranges', language).map(({ id, seo_value, value }) => [
      seo_value,
      optionText('company_sizes', id, language) ?? value,
    ]),
    search,
    companies: companies.map(each => companyView(page, each)),
    totalNum,
    page: pageNumber,
    totalPages,
  }
}
