import { sql } from 'kysely'
import type { DueWork } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'

/** A job that an alert found. */
export interface AlertMatch {
  alertId: string
  jobId: string
  /** The jobs that are the same posting: of these the alert gets one. */
  postingIds: readonly string[]
  dueAt: Date
}

/** Jobs that alerts found and that are to be mailed by now. */
export const dueMatches = async (db: Db): Promise<DueWork> => {
  const { rows } = await sql<DueWork>`
    select count(*)::int as due, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as "overdueSeconds"
    from job_alert_matches where due_at <= now()`.execute(db)
  return rows[0] ?? { due: 0, overdueSeconds: 0 }
}

/** Keeps what was found; a job or posting that its alert had before is left out. */
export const insertMatches = async (trx: Db, matches: readonly AlertMatch[]) => {
  if (matches.length === 0) return
  await sql`
    insert into job_alert_matches (alert_id, job_id, due_at)
    select wanted.alert_id, wanted.job_id, wanted.due_at
    from unnest(
      ${matches.map(match => match.alertId)}::text[],
      ${matches.map(match => match.jobId)}::text[],
      ${matches.map(match => match.dueAt.toISOString())}::timestamptz[],
      ${matches.map(match => match.postingIds.join(' '))}::text[]
    ) as wanted (alert_id, job_id, due_at, postings)
    where exists (select from job_alerts where id = wanted.alert_id)
      and not exists (
        select from job_alert_matches known
        where known.alert_id = wanted.alert_id and known.job_id = any(string_to_array(wanted.postings, ' '))
      )
    on conflict do nothing`.execute(trx)
}

/** The jobs among these whose present content has not been matched with alerts yet. */
export const notYetMatched = async (
  db: Db,
  jobs: readonly { id: string; source_hash: string }[],
): Promise<ReadonlySet<string>> => {
  if (jobs.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${jobs.map(job => job.id)}::text[], ${jobs.map(job => job.source_hash)}::text[])
        as asked (id, source_hash)
      left join job_alert_seen as seen on seen.job_id = asked.id
    where seen.source_hash is distinct from asked.source_hash`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The same jobs, each of them marked as matched for whoever asks next; of two processes one gets it. */
export const claimForMatching = async (
  trx: Db,
  jobs: readonly { id: string; source_hash: string }[],
): Promise<ReadonlySet<string>> => {
  if (jobs.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    insert into job_alert_seen as seen (job_id, source_hash)
    select * from unnest(${jobs.map(job => job.id)}::text[], ${jobs.map(job => job.source_hash)}::text[])
    on conflict (job_id) do update set source_hash = excluded.source_hash
      where seen.source_hash <> excluded.source_hash
    returning job_id as id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}
