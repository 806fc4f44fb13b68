import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { Db } from '../../db/client.ts'
import { type JobRow, type NewJob, saveJobs, saveOverride, withOverride } from '../jobs/index.ts'

/** What each field of an ad decides of its job. */
const columnsOf: Readonly<Record<keyof Ad, readonly (keyof NewJob)[]>> = {
  job_title: ['title'],
  description: ['description', 'requirements'],
  function_job_title_id: ['main_function_id', 'job_function_id', 'function_title_id', 'category_id'],
  job_type_id: ['job_type_id'],
  workplace: ['workplace'],
  job_location_id: ['location_id', 'region_id', 'latitude', 'longitude'],
  full_address: ['address'],
  salary_range_from: ['salary_from', 'salary_to'],
  salary_range_to: ['salary_from', 'salary_to'],
  salary_period: ['salary_period'],
  currency: ['currency'],
  is_salary_hidden: ['is_salary_hidden'],
  xp_lvl_id: ['xp_lvl_id'],
  degree_id: ['degree_id'],
  job_skills: ['skills'],
  job_benefits: ['benefit_ids'],
  attractive_reasons: ['attractive_reason_ids'],
  screening_questions: ['screening_questions'],
  external_apply_url: ['external_apply_url'],
  num_of_openings: [],
  expired_at: ['expires_at'],
  language_code: ['language'],
  legal: [],
}

const isField = (name: string): name is keyof Ad => Object.hasOwn(columnsOf, name)

const asNewJob = ({
  status: _status,
  closed_at: _closed,
  salary_from,
  salary_to,
  ...row
}: JobRow): NewJob => ({
  ...row,
  salary_from: salary_from === null ? null : Number(salary_from),
  salary_to: salary_to === null ? null : Number(salary_to),
})

export interface ImportedChange {
  /** What was touched here of what the feed says. */
  ad: Ad
  /** The job that the ad with all its fields would make. */
  made: NewJob
}

const overriddenBy = ({ ad, made }: ImportedChange): Partial<NewJob> => {
  const names = new Set(
    Object.keys(ad)
      .filter(isField)
      .flatMap(field => columnsOf[field]),
  )
  return Object.fromEntries([...names].map(name => [name, made[name]]))
}

/** Changes an imported job, or opens it again until some time: what was touched here its feed changes no more. */
export const overrideJob = async (
  trx: Db,
  job: JobRow,
  change: ImportedChange & { reopenedUntil?: Date },
) => {
  const override = { columns: overriddenBy(change), isClosed: false }
  await saveOverride(trx, job.id, override)
  const changed = withOverride(asNewJob(job), override)
  const { reopenedUntil: expires_at } = change
  await saveJobs(trx, [expires_at ? { ...changed, expires_at, refreshed_at: new Date() } : changed])
}

/** Remembers that the employer has closed an imported job: its feed opens it no more. */
export const keepClosed = (trx: Db, job: JobRow, change: ImportedChange) =>
  saveOverride(trx, job.id, { columns: overriddenBy(change), isClosed: true })
