import type { ScreeningQuestion } from '@hanap/contracts/jobs/job.schemas'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { JobsTable, StoredJobStatus } from './tables.ts'

/** A job as its source says it. `expires_at` is the first moment at which it is over: one that is over makes the job expired. */
export type NewJob = Omit<
  Insertable<JobsTable>,
  'id' | 'status' | 'closed_at' | 'screening_questions' | 'salary_from' | 'salary_to'
> & {
  id?: string
  salary_from: number | null
  salary_to: number | null
  screening_questions?: readonly ScreeningQuestion[]
}

/** Columns that a source decides; the others are ours or never change. */
const content = [
  'market',
  'source_hash',
  'company_id',
  'recruiter_id',
  'title',
  'description',
  'requirements',
  'language',
  'salary_from',
  'salary_to',
  'salary_period',
  'currency',
  'is_salary_hidden',
  'job_type_id',
  'workplace',
  'xp_lvl_id',
  'degree_id',
  'location_id',
  'region_id',
  'address',
  'latitude',
  'longitude',
  'category_id',
  'main_function_id',
  'job_function_id',
  'function_title_id',
  'industry_id',
  'skills',
  'benefit_ids',
  'attractive_reason_ids',
  'screening_questions',
  'external_apply_url',
  'is_urgent',
  'is_featured',
  'is_demo',
  'published_at',
  'refreshed_at',
  'expires_at',
] as const satisfies readonly (keyof JobsTable)[]

const columns = ['id', 'source', 'source_id', 'first_posted_at', 'status', 'closed_at', ...content] as const

const refs = (names: readonly string[]) => sql.join(names.map(name => sql.ref(name)))

export interface JobSource {
  source: string
  source_id: string
}

export const jobKey = (job: JobSource) => `${job.source}\n${job.source_id}`

export const jobRow = (job: NewJob, now: Date) => {
  const expiresAt = job.expires_at ?? null
  const isOver = expiresAt !== null && expiresAt <= now
  const status: StoredJobStatus = isOver ? 'expired' : 'active'
  return {
    ...job,
    id: job.id ?? newId(),
    status,
    expires_at: expiresAt,
    closed_at: isOver ? expiresAt : null,
    is_salary_hidden: job.is_salary_hidden ?? false,
    is_urgent: job.is_urgent ?? false,
    is_featured: job.is_featured ?? false,
    is_demo: job.is_demo ?? false,
    skills: job.skills ?? [],
    benefit_ids: job.benefit_ids ?? [],
    attractive_reason_ids: job.attractive_reason_ids ?? [],
    screening_questions: job.screening_questions ?? [],
  }
}

export type JobInsert = ReturnType<typeof jobRow>

export const writeJobs = async (
  trx: Db,
  rows: readonly JobInsert[],
): Promise<(JobSource & { id: string })[]> => {
  if (rows.length === 0) return []
  const { rows: written } = await sql<JobSource & { id: string }>`
    insert into jobs (${refs(columns)})
    select ${refs(columns)} from json_populate_recordset(null::jobs, ${JSON.stringify(rows)}::text::json)
    on conflict (source, source_id) do update set
      ${sql.join(content.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))},
      status = case when jobs.status = 'hidden' then 'hidden' else excluded.status end,
      closed_at = excluded.closed_at
    returning id, source, source_id`.execute(trx)
  return written
}
