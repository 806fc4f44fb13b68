import type { PageContext } from '@hanap/contracts/page'
import { listEmployerJobs } from '@hanap/contracts/recruiters/employer-jobs.calls'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { options } from '@hanap/markets/lists'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { factsOf } from '@hanap/shared/page/page-facts'
import { ownMembership } from '../recruiter/recruiter.server.ts'
import { placeIdOf } from './ad-choices.server.ts'

const FULL_TIME = 'full-time'

/** What a new ad most likely says, to be changed in its form: as the company's latest one, else full-time work where the company is; in the country that was chosen. */
export const likelyAd = async (page: PageContext, country: string): Promise<Ad> => {
  const { language } = factsOf(page)
  const [{ company }, list] = await Promise.all([
    ownMembership(page),
    page.call(listEmployerJobs, { query: { page: '1', size: '1' } }),
  ])
  const market = (marketByKey(country || (company?.country_key ?? '')) ?? defaultMarket).key
  const latest = list.ok ? list.data.jobs.at(0) : undefined
  const isThere = latest?.job_country_key === market
  const place =
    (isThere ? latest?.job_location_id : undefined) ??
    placeIdOf(market, company?.locations.at(0) ?? '', language)
  const fullTime = options('job_types', language).find(({ key }) => key === FULL_TIME)
  return {
    workplace: latest?.workplace ?? 'on_site',
    job_type_id: latest?.job_type_id ?? fullTime?.id ?? null,
    ...(place !== undefined && { job_location_id: place }),
    ...(latest?.salary_period && { salary_period: latest.salary_period }),
  }
}
