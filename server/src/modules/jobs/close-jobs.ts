import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

import { publishJobChanges } from './save-jobs.ts'

/** Closes jobs that are open, whatever closed them. Answers the ids of those that were. */
export const closeJobs = (trx: Db, ids: readonly string[]): Promise<string[]> =>
  close(trx, sql`id = any(${[...ids]}::text[])`)

/** Closes all open jobs of a company. Answers their ids. */
export const closeJobsOf = (trx: Db, companyId: string): Promise<string[]> =>
  close(trx, sql`company_id = ${companyId}`)

/** Closes a source's open jobs that a complete feed no longer has. Answers their ids. */
export const closeJobsNotAmong = (trx: Db, source: string, sourceIds: readonly string[]): Promise<string[]> =>
  close(trx, sql`source = ${source} and source_id <> all(${[...sourceIds]}::text[])`)

const close = async (trx: Db, which: ReturnType<typeof sql>): Promise<string[]> => {
  const at = new Date()
  const { rows } = await sql<{ id: string }>`
    update jobs set status = 'closed', closed_at = ${at}
    where status in ('active', 'hidden') and ${which} returning id`.execute(trx)
  await publishJobChanges(
    trx,
    rows.map(({ id }) => ({ job_id: id, change: 'closed', at })),
  )
  return rows.map(({ id }) => id)
}

/** Ends the jobs whose time is over. Answers their ids. */
export const expireJobs = async (trx: Db): Promise<string[]> => {
  const { rows } = await sql<{ id: string; at: Date }>`
    update jobs set status = 'expired', closed_at = expires_at
    where id in (
      select id from jobs where status = 'active' and expires_at <= now() limit 5000 for update skip locked
    ) returning id, expires_at as at`.execute(trx)
  await publishJobChanges(
    trx,
    rows.map(({ id, at }) => ({ job_id: id, change: 'closed', at })),
  )
  return rows.map(({ id }) => id)
}

/** Opens ads again whose closing was a mistake, where their time is not over. Answers the ids of those that are open now. */
export const reopenClosedJobs = async (trx: Db, ids: readonly string[]): Promise<string[]> => {
  const at = new Date()
  const { rows } = await sql<{ id: string }>`
    update jobs set status = 'active', closed_at = null
    where status = 'closed' and id = any(${[...ids]}::text[]) and (expires_at is null or expires_at > ${at})
    returning id`.execute(trx)
  await publishJobChanges(
    trx,
    rows.map(({ id }) => ({ job_id: id, change: 'edited', at })),
  )
  return rows.map(({ id }) => id)
}
