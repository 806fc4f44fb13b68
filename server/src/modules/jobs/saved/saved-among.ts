import { sql } from 'kysely'
import type { JobsAmong } from '../marks.ts'

/** Which of some jobs an account saved. */
export const savedAmong: JobsAmong = (accountId, jobIds) => sql`
  select job_id from saved_jobs where account_id = ${accountId} and job_id = any(${[...jobIds]}::text[])`
