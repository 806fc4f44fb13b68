import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type JobSource, jobKey, type NewJob } from '../job-rows.ts'
import type { JobTables } from '../tables.ts'

/** What an employer has changed of an imported job. */
export interface JobOverride {
  columns: Partial<NewJob>
  isClosed: boolean
}

const jsonIn = (columns: JobOverride['columns']) => JSON.stringify(columns)

export const saveOverride = async (
  trx: Db,
  jobId: string,
  { columns, isClosed }: JobOverride,
): Promise<void> => {
  const override = { columns: sql<string>`${jsonIn(columns)}::text::jsonb`, is_closed: isClosed }
  await trx
    .withTables<JobTables>()
    .insertInto('job_overrides')
    .values({ job_id: jobId, ...override })
    .onConflict(conflict => conflict.column('job_id').doUpdateSet(override))
    .execute()
}

/** A job as its feed says it, with what its employer has changed. */
export const withOverride = (job: NewJob, { columns }: JobOverride): NewJob => {
  const { expires_at: end, ...rest } = columns
  return {
    ...job,
    ...rest,
    ...(end != null && { expires_at: new Date(end) }),
    source_hash: createHash('sha256')
      .update(`${job.source_hash} ${jsonIn(columns)}`)
      .digest('base64url'),
  }
}

/** What employers have changed of jobs, by their sources. */
export const overridesOf = async (
  trx: Db,
  jobs: readonly JobSource[],
): Promise<ReadonlyMap<string, JobOverride>> => {
  const { rows } = await sql<JobSource & { columns: JobOverride['columns']; is_closed: boolean }>`
    select source, source_id, columns, is_closed
    from unnest(${jobs.map(job => job.source)}::text[], ${jobs.map(job => job.source_id)}::text[])
      as wanted (source, source_id)
    join jobs using (source, source_id) join job_overrides on job_id = jobs.id`.execute(trx)
  return new Map(
    rows.map(({ columns, is_closed, ...source }) => [jobKey(source), { columns, isClosed: is_closed }]),
  )
}
