import { DAY_MS } from '@hanap/contracts/durations'
import type { Db } from '../../db/client.ts'
import { type NewCompany, saveCompanies } from '../companies/index.ts'
import type { NewJob } from './job-rows.ts'
import { saveJobs } from './save-jobs.ts'

let count = 0

/** A company as tests want it; every one has a name of its own. */
export const companyFields = (more: Partial<NewCompany> = {}): NewCompany => {
  count += 1
  return { market: 'ph', name: `Company ${count}`, is_verified: false, ...more }
}

/** A job as tests want it: open in the Philippines, posted today, without anything that was not asked for. */
export const jobFields = (more: Partial<NewJob> = {}): NewJob => {
  count += 1
  const now = new Date()
  return {
    market: 'ph',
    source: 'test',
    source_id: String(count),
    source_hash: String(count),
    company_id: null,
    recruiter_id: null,
    title: `Job ${count}`,
    description: '<p>What one does here.</p>',
    requirements: null,
    language: 'en',
    salary_from: null,
    salary_to: null,
    salary_period: null,
    currency: null,
    job_type_id: null,
    workplace: null,
    xp_lvl_id: null,
    degree_id: null,
    location_id: null,
    region_id: null,
    address: null,
    latitude: null,
    longitude: null,
    category_id: null,
    main_function_id: null,
    job_function_id: null,
    function_title_id: null,
    industry_id: null,
    external_apply_url: null,
    first_posted_at: now,
    published_at: now,
    refreshed_at: now,
    expires_at: null,
    ...more,
  }
}

/** Days before now, for times of posting. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

export const buildCompany = async (db: Db, more: Partial<NewCompany> = {}): Promise<string> => {
  const [id] = await db.transaction().execute(trx => saveCompanies(trx, [companyFields(more)]))
  if (id === undefined) throw new Error('no company was saved')
  return id
}

/** Posts jobs; answers their ids in the order given. */
export const buildJobs = async (db: Db, ...jobs: Partial<NewJob>[]): Promise<string[]> => {
  const saved = await db.transaction().execute(trx => saveJobs(trx, jobs.map(jobFields)))
  return saved.map(({ id }) => id)
}

export const buildJob = async (db: Db, more: Partial<NewJob> = {}): Promise<string> => {
  const [id] = await buildJobs(db, more)
  if (id === undefined) throw new Error('no job was saved')
  return id
}

export { tellOfJobReports } from './reports/tell-job-reports.ts'
