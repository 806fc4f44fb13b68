import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { publishChanges } from '../../db/outbox.ts'
import { saveGroups } from './groups/save-groups.ts'
import { type JobInsert, type JobSource, jobKey, jobRow, type NewJob, writeJobs } from './job-rows.ts'
import type { JobChangesTable, JobTables, StoredJobStatus } from './tables.ts'

export interface SavedRow {
  id: string
  /** `unchanged`: the same content under the same source and id, and as open as before. */
  outcome: JobChangesTable['change'] | 'unchanged'
}

interface StoredJob extends JobSource {
  id: string
  source_hash: string
  status: StoredJobStatus
  expires_at: Date | null
}

const lockStored = async (trx: Db, jobs: readonly JobSource[]): Promise<Map<string, StoredJob>> => {
  const { rows } = await sql<StoredJob>`
    select jobs.id, source, source_id, source_hash, status, expires_at
    from unnest(${jobs.map(job => job.source)}::text[], ${jobs.map(job => job.source_id)}::text[])
      as wanted (source, source_id)
    join jobs using (source, source_id)
    order by source, source_id for update of jobs`.execute(trx)
  return new Map(rows.map(row => [jobKey(row), row]))
}

const changeOf = (row: JobInsert, stored: StoredJob | undefined): SavedRow['outcome'] => {
  if (!stored) return 'posted'
  const isOpen = row.status === 'active'
  const wasOpen = stored.status === 'active' || stored.status === 'hidden'
  if (wasOpen && !isOpen) return 'closed'
  if (stored.source_hash !== row.source_hash) return 'edited'
  const isSameEnd = stored.expires_at?.getTime() === row.expires_at?.getTime()
  return isSameEnd && isOpen === wasOpen ? 'unchanged' : 'refreshed'
}

/**
 * Posts jobs or brings them up to date by source and the source's id, in the caller's transaction, with the outbox.
 * A job that its source still has is open again if it was closed; one that an operator hid stays hidden. Of two
 * rows with the same source and id the last counts. Takes any number; some hundred at a time are fastest. Answers
 * in the order given.
 */
export const saveJobs = async (trx: Db, jobs: readonly NewJob[]): Promise<SavedRow[]> => {
  if (jobs.length === 0) return []
  const now = new Date()
  const rows = new Map(jobs.map(job => [jobKey(job), jobRow(job, now)]))
  const stored = await lockStored(trx, [...rows.values()])
  const saved = new Map(
    [...rows].map(([key, row]) => [
      key,
      { id: stored.get(key)?.id ?? row.id, outcome: changeOf(row, stored.get(key)) },
    ]),
  )
  // One order for all writers, so that two of them never wait for each other.
  const changed = [...rows]
    .filter(([key]) => saved.get(key)?.outcome !== 'unchanged')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  for (const { id, source, source_id } of await writeJobs(
    trx,
    changed.map(([, row]) => row),
  )) {
    // Another writer may have posted the same job a moment ago: its id is the one that counts.
    const own = saved.get(jobKey({ source, source_id }))
    if (own) own.id = id
  }
  const regrouped = await saveGroups(
    trx,
    changed.flatMap(([key, row]) => {
      const own = saved.get(key)
      return own && own.outcome !== 'closed' ? [{ ...row, id: own.id }] : []
    }),
  )
  await publishChanges(
    trx,
    regrouped.map(id => ({ topic: 'job', id })),
  )
  await publishJobChanges(
    trx,
    changed.flatMap(([key, row]) => {
      const own = saved.get(key)
      return own && own.outcome !== 'unchanged'
        ? [{ job_id: own.id, change: own.outcome, at: own.outcome === 'posted' ? row.first_posted_at : now }]
        : []
    }),
  )
  return jobs.map(job => {
    const own = saved.get(jobKey(job))
    if (!own) throw new Error(`Could not store the job ${job.source} ${job.source_id}`)
    return own
  })
}

export const publishJobChanges = async (
  trx: Db,
  changes: readonly { job_id: string; change: JobChangesTable['change']; at: Date }[],
) => {
  if (changes.length === 0) return
  await trx
    .withTables<JobTables>()
    .insertInto('job_changes')
    .values(changes)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await publishChanges(
    trx,
    changes.map(({ job_id }) => ({ topic: 'job', id: job_id })),
  )
}
