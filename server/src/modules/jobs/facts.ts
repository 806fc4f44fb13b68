import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import { languageByCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import type { Selectable } from 'kysely'
import { type CompanyFacts, type CompanyRow, companyFacts, pageSlug } from '../companies/index.ts'
import { statusAt } from './rules.ts'
import type { JobsTable } from './tables.ts'

export type JobRow = Selectable<JobsTable>

/**
 * All that a card shows, in no language: what the search index keeps beside a job, so that a page of results
 * needs no database. JSON-safe; times are RFC 3339.
 */
export interface JobFacts {
  id: string
  market: string
  title: string
  url: string
  language: string | null
  status: JobCard['status_key']
  salary_from: number | null
  salary_to: number | null
  salary_period: JobCard['salary_period']
  currency: string | null
  is_salary_hidden: boolean
  job_type_id: number | null
  workplace: JobCard['workplace']
  xp_lvl_id: number | null
  degree_id: number | null
  location_id: number | null
  region_id: number | null
  address: string | null
  main_function_id: number | null
  job_function_id: number | null
  function_title_id: number | null
  skills: string[]
  benefit_ids: number[]
  company: CompanyFacts | null
  recruiter_id: string | null
  external_apply_url: string | null
  is_urgent: boolean
  is_featured: boolean
  /** Of the posting, under whichever job it was first. */
  first_posted_at: string
  published_at: string
  refreshed_at: string
  expires_at: string | null
  also_posted: AlsoPosted[]
}

/** Another open job that is the same posting, mostly for another place. */
export interface AlsoPosted {
  id: string
  url: string
  location_id: number | null
  region_id: number | null
  address: string | null
  published_at: string
}

const ownLanguage = ({ language, market }: Pick<JobRow, 'language' | 'market'>) =>
  languageByCode(language ?? '')?.code ?? marketByKey(market)?.languages[0] ?? 'en'

export const jobUrl = (job: Pick<JobRow, 'id' | 'title' | 'language' | 'market'>) =>
  `/job/${pageSlug(job.title, ownLanguage(job), 'job')}-${job.id}`

const amount = (numeric: string | null) => (numeric === null ? null : Number(numeric))

const MAX_ALSO_POSTED = 20
/** A posting that comes again within this time of its end is still the same. */
const REPOST_MS = 90 * 86_400_000

const alsoPosted = (row: JobRow): AlsoPosted => ({
  id: row.id,
  url: jobUrl(row),
  location_id: row.location_id,
  region_id: row.region_id,
  address: row.address,
  published_at: row.published_at.toISOString(),
})

const firstPosted = (row: JobRow, others: readonly JobRow[]): Date => {
  const still = row.first_posted_at.getTime() - REPOST_MS
  const recent = others.filter(({ closed_at }) => closed_at === null || closed_at.getTime() >= still)
  return new Date(Math.min(...[row, ...recent].map(each => each.first_posted_at.getTime())))
}

/** `others` are the other jobs of its group, open or not. */
export const jobFacts = (
  row: JobRow,
  company: CompanyRow | undefined,
  others: readonly JobRow[] = [],
): JobFacts => ({
  id: row.id,
  market: row.market,
  title: row.title,
  url: jobUrl(row),
  language: row.language,
  status: row.status,
  salary_from: amount(row.salary_from),
  salary_to: amount(row.salary_to),
  salary_period: row.salary_period,
  currency: row.currency,
  is_salary_hidden: row.is_salary_hidden,
  job_type_id: row.job_type_id,
  workplace: row.workplace,
  xp_lvl_id: row.xp_lvl_id,
  degree_id: row.degree_id,
  location_id: row.location_id,
  region_id: row.region_id,
  address: row.address,
  main_function_id: row.main_function_id,
  job_function_id: row.job_function_id,
  function_title_id: row.function_title_id,
  skills: row.skills,
  benefit_ids: row.benefit_ids,
  company: company ? companyFacts(company) : null,
  recruiter_id: row.recruiter_id,
  external_apply_url: row.external_apply_url,
  is_urgent: row.is_urgent,
  is_featured: row.is_featured,
  first_posted_at: firstPosted(row, others).toISOString(),
  published_at: row.published_at.toISOString(),
  refreshed_at: row.refreshed_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  also_posted: others
    .filter(other => statusAt(other, new Date()) === 'active')
    .sort((a, b) => b.published_at.getTime() - a.published_at.getTime())
    .slice(0, MAX_ALSO_POSTED)
    .map(alsoPosted),
})
