import { readCompany, similarCompanies } from '@hanap/contracts/companies/companies.calls'
import type { PageContext } from '@hanap/contracts/page'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import type { JobSearchAnswer } from '@hanap/contracts/search/search.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { companyArticleView, companyView } from '@hanap/shared/company/company-view.server'
import { clippedText } from '@hanap/shared/page/head-texts'
import { factsOf, notFound, originOfMarket } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { data, redirect } from 'react-router'
import { cardViews } from '../jobs/card-view.server.ts'
import { companyRssPath } from '../rss/rss-paths.ts'
import type { CompanyPageView } from './company-view.ts'
import { organizationOf } from './organization.server.ts'

const PAGE_SIZE = 20
const REASONS_SHOWN = 2

/** A company's page; 404 where there is none, a 301 to its own address where the slug is another. */
export const loadCompany = async (page: PageContext, segment: string, url: URL): Promise<CompanyPageView> => {
  const id = segment.slice(segment.lastIndexOf('-') + 1)
  const pageNumber = pageIn(url)
  const field = fieldIn(url)
  const [outcome, jobs, similar] = await Promise.all([
    page.call(readCompany, { params: { id } }),
    page.call(searchJobs, {
      query: {
        company_ids: id,
        sort: '1',
        page: String(pageNumber),
        size: String(PAGE_SIZE),
        source: 'company',
        main_functions: field,
      },
    }),
    page.call(similarCompanies, { params: { companyId: id }, query: { size: '6' } }),
  ])
  if (!outcome.ok) {
    const { status } = outcome
    throw status === 404 || status === 422 ? notFound() : data(null, { status })
  }
  if (!jobs.ok) throw data(null, { status: jobs.status })
  const { data: company } = outcome
  const { prefix, language } = factsOf(page)
  const path = prefix + company.company_url
  if (decodeURIComponent(company.company_url) !== decodeURIComponent(`/company/${segment}`))
    throw redirect(encodeURI(path), 301)
  const totalPages = Math.max(1, jobs.data.total_pages)
  const query = field === undefined ? '' : `?field=${field}`
  if (pageNumber > totalPages) throw redirect(encodeURI(path) + query)

  const t = translator(language)
  return {
    head: {
      ...headOf(page, t('common.brand'), {
        title: t('company.title', { company: company.name }),
        ...(company.about && { description: clippedText(company.about) }),
        pathIn: () => company.company_url,
        // Its jobs are of one market or two; elsewhere the page would be the same without them.
        isIndexed: pageNumber === 1 && field === undefined && jobs.data.total_num > 0,
      }),
      ...(jobs.data.total_num > 0 && {
        feed: new URL(companyRssPath(page, company.company_url), originOfMarket(page)).href,
      }),
    },
    company: companyArticleView(page, company),
    id: company.id,
    isFollowed: company.is_followed,
    ...(page.user && { block: { id: company.id, isBlocked: company.is_blocked } }),
    jobs: cardViews(page, jobs.data.jobs),
    before: (pageNumber - 1) * PAGE_SIZE,
    totalNum: jobs.data.total_num,
    allNum: company.num_of_active_jobs,
    listHref: encodeURI(path) + query,
    fields: fieldsOf(jobs.data.facets.main_functions, encodeURI(path), field),
    url: page.origin + encodeURI(path),
    organization: organizationOf(page, company),
    page: pageNumber,
    totalPages,
    similar: similar.ok
      ? similar.data.companies.map(each => ({
          ...companyView(page, each),
          reasons: each.reasons.slice(0, REASONS_SHOWN),
        }))
      : [],
  }
}

/** The field of work that an address narrows the jobs to; what is no id is left out. */
const fieldIn = (url: URL): string | undefined => {
  const text = url.searchParams.get('field')
  return text && /^[1-9]\d{0,5}$/.test(text) ? text : undefined
}

const fieldsOf = (
  facet: JobSearchAnswer['facets']['main_functions'],
  path: string,
  field: string | undefined,
) => {
  const counted = facet.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  if (counted.length < 2 && field === undefined) return []
  return counted.map(({ value, label, count }) => ({
    text: label,
    href: `${path}?field=${value}#jobs`,
    count,
    isOn: value === field,
  }))
}

/** The page of a URL; a wrong one leads to the address without it. */
export const pageIn = (url: URL): number => {
  const text = url.searchParams.get('page')
  if (text === null) return 1
  if (/^[1-9]\d{0,4}$/.test(text) && text !== '1') return Number(text)
  const clean = new URL(url)
  clean.searchParams.delete('page')
  clean.searchParams.delete('_routes')
  throw redirect(clean.pathname.replace(/\.data$/, '') + clean.search)
}
