import { searchCompanies } from '@hanap/contracts/companies/companies.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { factsOf } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { data, redirect } from 'react-router'
import { companyView } from './company-view.server.ts'
import type { CompanySearchView } from './company-view.ts'
import { pageIn } from './load-company.server.ts'

const PAGE_SIZE = 30
const MAX_QUERY = 200

export async function loadCompanies(page: PageContext, url: URL): Promise<CompanySearchView> {
  const { language, country, prefix } = factsOf(page)
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, MAX_QUERY)
  const pageNumber = pageIn(url)
  const outcome = await page.call(searchCompanies, {
    query: { query: query || undefined, page: String(pageNumber), size: String(PAGE_SIZE) },
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
      isIndexed: query === '',
    }),
    query,
    companies: companies.map(each => companyView(page, each)),
    totalNum,
    page: pageNumber,
    totalPages,
  }
}
