import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import { accountsBlocking, type CompanyRow } from '../companies/index.ts'
import { type JobRow, numbersOfJobs, refusedAmong } from '../jobs/index.ts'
import type { AdRow } from './ads-store.ts'
import type { EmployerJobsDeps } from './deps.ts'
import { type JobOfAd, jobOfAd } from './job-of-ad.ts'
import { findingsIn } from './linter/findings.ts'
import { adFindings } from './linter/lint-own-ad.ts'
import { isEnded, type OwnAd } from './own-ads.ts'
import { adOfJob, employerJobIn } from './views.ts'

const numeric = (amount: number | null) => (amount === null ? null : String(amount))

/** A job that is in no table, as one that is. */
const rowOf = (job: JobOfAd): JobRow => ({
  ...job,
  status: 'active',
  closed_at: null,
  is_urgent: false,
  is_featured: false,
  is_demo: false,
  salary_from: numeric(job.salary_from),
  salary_to: numeric(job.salary_to),
})

/** The job that a draft would make now. */
export const rowOfDraft = (
  ad: Pick<AdRow, 'id' | 'company_id' | 'market' | 'ad' | 'created_at'>,
  company: CompanyRow,
  recruiterId: string | null,
): JobRow => {
  const { created_at: at } = ad
  const market = marketByKey(ad.market)
  if (!market) throw new Error(`An ad of no market: ${ad.market}`)
  return rowOf(
    jobOfAd(ad, { market, company, recruiterId, firstPostedAt: at, publishedAt: at, refreshedAt: at }),
  )
}

/** A job that is over, with what its ad says since: it becomes the job's when that is opened again. */
const asChanged = (job: JobRow, ad: AdRow, company: CompanyRow): JobRow => {
  const words = { ...adOfJob(job), ...ad.ad }
  const { id, source, source_id, source_hash, status, closed_at, recruiter_id, expires_at } = job
  const { first_posted_at, published_at, refreshed_at, is_urgent, is_featured, is_demo } = job
  return {
    ...rowOfDraft({ ...ad, ad: words }, company, recruiter_id),
    ...{ id, source, source_id, source_hash, status, closed_at, expires_at },
    ...{ first_posted_at, published_at, refreshed_at, is_urgent, is_featured, is_demo },
  }
}

export interface DescribingMember {
  companyId: string
  accountId: string
}

/** Ads as their company sees them, in the order given; a list's are not looked at by the linter. */
export const describeAds = async (
  deps: EmployerJobsDeps,
  { companyId, accountId }: DescribingMember,
  owned: readonly OwnAd[],
  { language, isLinted }: { language: LanguageCode; isLinted: boolean },
): Promise<EmployerJob[]> => {
  const { db, jobs } = deps
  const [company] = owned.map(own => own.company)
  if (!company) return []
  const ids = owned.map(({ id }) => id)
  const rows = owned.flatMap(({ ad, job }) => {
    if (!job) return ad ? [rowOfDraft(ad, company, accountId)] : []
    return [ad && isEnded(job) ? asChanged(job, ad, company) : job]
  })
  const [details, opened, refused, blocking] = await Promise.all([
    jobs.detailsForCompany(rows, companyId),
    numbersOfJobs(db, ids),
    refusedAmong(db, ids),
    accountsBlocking(db, companyId),
  ])
  // Numbers name nobody: they stand on the ad's page whoever is of its team.
  const scope = { companyId, isVerified: company.is_verified, closedJobIds: [] }
  const numbers = await deps.numbersByStage(scope, ids, blocking)
  const t = translator(language)
  return Promise.all(
    owned.map(async ({ id, ad, job }, at) => {
      const detail = details[at]
      if (!detail) throw new Error(`An ad without a job: ${id}`)
      const words = job ? { ...adOfJob(job), ...ad?.ad } : (ad?.ad ?? {})
      const spotted = isLinted
        ? await adFindings(deps, { id, companyId, market: detail.row.market, ad: words })
        : []
      return employerJobIn(
        {
          details: detail,
          ad,
          isDraft: job === undefined,
          isRefused: job?.status === 'closed' && refused.has(id),
          findings: findingsIn(spotted, t),
          numbers: numbers.get(id) ?? {},
          opened: opened.get(id),
        },
        language,
      )
    }),
  )
}
