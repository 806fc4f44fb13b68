import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { JobMarks } from './ports.ts'

/** A statement for those of some jobs with which an account did one thing. */
export type JobsAmong = (accountId: string, jobIds: readonly string[]) => RawBuilder<{ job_id: string }>

export interface MarkSources extends Readonly<Record<'saved' | 'applied' | 'viewed', JobsAmong>> {
  /** A statement for the companies that an account follows. */
  followed(accountId: string): RawBuilder<{ company_id: string }>
}

/** What a seeker did with some jobs, asked for as one statement; each list comes from the module that has its table. */
export const marksAmong =
  (db: Db, { saved, applied, viewed, followed }: MarkSources) =>
  async (accountId: string, jobIds: readonly string[]): Promise<JobMarks> => {
    const { rows } = await sql<{ mark: keyof JobMarks; job_id: string }>`
      select 'saved' as mark, job_id from (${saved(accountId, jobIds)}) saved
      union all select 'applied', job_id from (${applied(accountId, jobIds)}) applied
      union all select 'viewed', job_id from (${viewed(accountId, jobIds)}) viewed
      union all select 'followed', jobs.id from jobs join (${followed(accountId)}) followed using (company_id)
        where jobs.id = any(${[...jobIds]}::text[])`.execute(db)
    const among = (name: keyof JobMarks) =>
      new Set(rows.flatMap(({ mark, job_id }) => (mark === name ? job_id : [])))
    return {
      saved: among('saved'),
      applied: among('applied'),
      viewed: among('viewed'),
      followed: among('followed'),
    }
  }
