import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import type { Db } from '../../../db/client.ts'
import { openJobsAlike } from '../../jobs/index.ts'
import { adHtml } from '../markdown.ts'
import { type LintFinding, lintAd } from './lint.ts'

export interface LintedAd {
  /** Of its job, once it has one; it is not like itself. */
  id: string
  companyId: string
  market: string
  ad: Ad
}

/** All that the linter says of an ad of a company: of its words, of the market's law, and of other ads of the company like it. */
export const adFindings = async (
  { db }: { db: Db },
  { id, companyId, market, ad }: LintedAd,
): Promise<LintFinding[]> => {
  const title = ad.job_title ?? ''
  const description = adHtml(ad.description ?? '')
  const alike =
    title === '' || description === ''
      ? []
      : await openJobsAlike(db, { id, market, company_id: companyId, title, description })
  return [
    ...lintAd(ad, marketByKey(market) ?? defaultMarket),
    ...alike.slice(0, 1).map(
      ({ title: other }): LintFinding => ({
        rule: 'duplicate',
        severity: 'warning',
        field: 'job_title',
        values: { job: other },
      }),
    ),
  ]
}
