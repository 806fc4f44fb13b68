import type { HiringReport } from '@hanap/contracts/recruiters/hiring-reports.schemas'
import { marketByKey } from '@hanap/markets/markets'
import type { Member } from '../../calls/caller.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import { findCompany } from '../companies/index.ts'
import { applicationFigures, applicationTimes } from '../job-applications/index.ts'
import { activityOfJobs, companyJobs } from '../jobs/index.ts'
import { buildReport } from './build-report.ts'
import { marketMedians } from './market-medians.ts'
import { closedPeriod } from './report-period.ts'

export interface HiringReportsDeps {
  db: Db
  recruitersOf(companyId: string): Promise<AccountFacts[]>
}

interface Asked {
  from?: string | undefined
  to?: string | undefined
  job_id?: string | undefined
}

/** The report of a member's company, or of one of its jobs. */
export const loadHiringReport = async (
  { db, recruitersOf }: HiringReportsDeps,
  { companyId }: Member,
  { job_id: jobId, ...days }: Asked,
): Promise<HiringReport> => {
  const [company, recruiters] = await Promise.all([findCompany(db, companyId), recruitersOf(companyId)])
  if (!company) throw new Refusal('company_missing')
  const { is_verified: isVerified, market } = company
  const period = closedPeriod(days, marketByKey(market)?.timeZone ?? 'UTC', new Date())
  const recruiterIds = recruiters.map(({ id }) => id)
  const jobs = await companyJobs(db, { companyId, recruiterIds, isVerified }, jobId)
  if (jobId !== undefined && jobs.length === 0) throw new Refusal('job_not_found')
  // Numbers are the whole company's, whoever is in a job's team.
  const scope = { companyId, isVerified, closedJobIds: [], jobId, ...period }
  const [activity, applications, times, medians] = await Promise.all([
    activityOfJobs(
      db,
      jobs.map(({ id }) => id),
      period,
    ),
    applicationFigures(db, scope),
    applicationTimes(db, scope),
    marketMedians(db, market),
  ])
  return buildReport({ period, jobs, jobId, activity, applications, times, market: medians })
}
