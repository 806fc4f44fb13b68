import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { translator } from '@hanap/i18n/catalogues'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { factsOf } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { data } from 'react-router'
import { cardViews } from '../jobs/card-view.server.ts'
import type { TopCompany, Web3View } from './web3-view.ts'

/** The sub-function of blockchain and web3. */
const WEB3_FUNCTION = 108
const JOBS = 12
/** Companies are counted among so many jobs, the most that one answer has. */
const COUNTED = 100
const COMPANIES = 6

/** Companies by how many of the jobs are theirs; each is reached by its newest one. */
export const topCompanies = (cards: readonly JobCard[], prefix: string): TopCompany[] => {
  const companies = new Map<string, TopCompany>()
  for (const card of cards) {
    if (card.company_id === null || card.company_name === null) continue
    const company = companies.get(card.company_id)
    if (company) company.openJobs += 1
    else
      companies.set(card.company_id, {
        name: card.company_name,
        href: prefix + (card.company_url ?? ''),
        logo: card.company_logo,
        isVerified: card.is_company_verified,
        openJobs: 1,
        contactHref: `${prefix}${card.job_url}/${card.recruiter_id === null ? 'apply' : 'chat'}`,
      })
  }
  return [...companies.values()].toSorted((a, b) => b.openJobs - a.openJobs).slice(0, COMPANIES)
}

/** Jobs and companies of the market's web3 field. */
export const loadWeb3 = async (page: PageContext): Promise<Web3View> => {
  const { market, language, country, prefix } = factsOf(page)
  const outcome = await page.call(searchJobs, {
    query: { job_function_ids: String(WEB3_FUNCTION), size: String(COUNTED), sort: '1', source: 'web3' },
  })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const { jobs, total_num: totalNum, query_id: queryId } = outcome.data
  const t = translator(language)
  const path = buildSearchUrl(market, language, { ...emptySearch, jobFunctions: [WEB3_FUNCTION] })
  return {
    head: headOf(page, t('common.brand'), {
      title: t('web3.title', { country }),
      description: t('web3.lead'),
      pathIn: () => '/web3',
      // Other markets have their page in the index only while they have jobs of this field.
      isIndexed: totalNum > 0,
    }),
    totalNum,
    queryId,
    searchHref: prefix + path,
    jobs: cardViews(page, jobs.slice(0, JOBS)),
    companies: topCompanies(jobs, prefix),
  }
}
