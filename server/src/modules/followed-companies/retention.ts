import type { Retention } from '../../tasks/retention.ts'
import type { FollowedCompanyTables } from './tables.ts'

export const retention: Retention<FollowedCompanyTables> = {
  followed_companies: { until: 'the account, the company, or the owner’s wish' },
  company_news: { until: 'one row a job' },
  company_news_position: { until: 'one row' },
}
