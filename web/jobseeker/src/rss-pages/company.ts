import { readCompany } from '@hanap/contracts/companies/companies.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { translator } from '@hanap/i18n/catalogues'
import { factsOf, notFound, pageOf } from '@hanap/shared/page/page-facts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { RSS_SIZE, rssAnswer } from '../rss/rss-answer.server.ts'
import { companyRssPath } from '../rss/rss-paths.ts'

/** The newest jobs of a company in the market. */
export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const segment = args.params.company ?? ''
  const id = segment.slice(segment.lastIndexOf('-') + 1)
  const [company, jobs] = await Promise.all([
    page.call(readCompany, { params: { id } }),
    page.call(searchJobs, {
      query: { company_ids: id, sort: '1', size: String(RSS_SIZE), source: 'feed' },
    }),
  ])
  if (!company.ok) {
    const { status } = company
    throw status === 404 || status === 422 ? notFound() : data(null, { status })
  }
  if (!jobs.ok) throw data(null, { status: jobs.status })
  const { name, company_url: companyUrl } = company.data
  const path = companyRssPath(page, companyUrl)
  if (decodeURIComponent(companyUrl) !== decodeURIComponent(`/company/${segment}`))
    throw redirect(encodeURI(path), 301)
  const t = translator(language)
  const title = t('company.title', { company: name })
  return rssAnswer(page, {
    title: `${title} | ${t('common.brand')}`,
    description: title,
    pagePath: prefix + companyUrl,
    path,
    jobs: jobs.data.jobs,
  })
}
