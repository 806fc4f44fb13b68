import type { ScreeningQuestion } from '@hanap/contracts/jobs/job.schemas'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { publish } from '../../db/outbox.ts'
import { saveGroups } from './groups/save-groups.ts'
import type { JobChangesTable, JobStatus, JobsTable, JobTables } from './tables.ts'

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

export interface SavedRow {
  id: string
  /** `unchanged`: the same content under the same source and id, and as open as before. */
  outcome: JobChangesTable['change'] | 'unchanged'
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

interface Source {
  source: string
  source_id: string
}

const keyOf = (job: Source) => `${job.source}\n${job.source_id}`

const rowOf = (job: NewJob, now: Date) => {
  const expiresAt = job.expires_at ?? null
  const isOver = expiresAt !== null && expiresAt <= now
  const status: JobStatus = isOver ? 'expired' : 'active'
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
    screening_questions: job.screening_questions ?? [],
  }
}
type Row = ReturnType<typeof rowOf>

interface Known extends Source {
  id: string
  source_hash: string
  status: JobStatus
  expires_at: Date | null
}

const lockKnown = async (trx: Db, jobs: readonly Source[]): Promise<Map<string, Known>> => {
  const { rows } = await sql<Known>`
    select jobs.id, source, source_id, source_hash, status, expires_at
    from unnest(${jobs.map(job => job.source)}::text[], ${jobs.map(job => job.source_id)}::text[])
      as wanted (source, source_id)
    join jobs using (source, source_id)
    order by source, source_id for update of jobs`.execute(trx)
  return new Map(rows.map(row => [keyOf(row), row]))
}

const changeOf = (row: Row, known: Known | undefined): SavedRow['outcome'] => {
  if (!known) return 'posted'
  const isOpen = row.status === 'active'
  const wasOpen = known.status === 'active' || known.status === 'hidden'
  if (wasOpen && !isOpen) return 'closed'
  if (known.source_hash !== row.source_hash) return 'edited'
  const isSameEnd = known.expires_at?.getTime() === row.expires_at?.getTime()
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
  const wanted = new Map(jobs.map(job => [keyOf(job), rowOf(job, now)]))
  const known = await lockKnown(trx, [...wanted.values()])
  const saved = new Map(
    [...wanted].map(([key, row]) => [
      key,
      { id: known.get(key)?.id ?? row.id, outcome: changeOf(row, known.get(key)) },
    ]),
  )
  // One order for all writers, so that two of them never wait for each other.
  const changed = [...wanted]
    .filter(([key]) => saved.get(key)?.outcome !== 'unchanged')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  for (const { id, source, source_id } of await write(
    trx,
    changed.map(([, row]) => row),
  )) {
    // Another writer may have posted the same job a moment ago: its id is the one that counts.
    const own = saved.get(keyOf({ source, source_id }))
    if (own) own.id = id
  }
  const regrouped = await saveGroups(
    trx,
    changed.flatMap(([key, row]) => {
      const own = saved.get(key)
      return own && own.outcome !== 'closed' ? [{ ...row, id: own.id }] : []
    }),
  )
  await publish(
    trx,
    regrouped.map(id => ({ topic: 'job', id })),
  )
  await tell(
    trx,
    changed.flatMap(([key, row]) => {
      const own = saved.get(key)
      return own && own.outcome !== 'unchanged'
        ? [{ job_id: own.id, change: own.outcome, at: own.outcome === 'posted' ? row.first_posted_at : now }]
        : []
    }),
  )
  return jobs.map(job => {
    const own = saved.get(keyOf(job))
    if (!own) throw new Error(`Could not store the job ${job.source} ${job.source_id}`)
    return own
  })
}

const write = async (trx: Db, rows: readonly Row[]): Promise<(Source & { id: string })[]> => {
  if (rows.length === 0) return []
  const { rows: written } = await sql<Source & { id: string }>`
    insert into jobs (${refs(columns)})
    select ${refs(columns)} from json_populate_recordset(null::jobs, ${JSON.stringify(rows)}::text::json)
    on conflict (source, source_id) do update set
      ${sql.join(content.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))},
      status = case when jobs.status = 'hidden' then 'hidden' else excluded.status end,
      closed_at = excluded.closed_at
    returning id, source, source_id`.execute(trx)
  return written
}

/** Closes jobs that are open, whatever closed them. Answers the ids of those that were. */
export const closeJobs = (trx: Db, ids: readonly string[]): Promise<string[]> =>
  close(trx, sql`id = any(${[...ids]}::text[])`)

/** Closes a source's open jobs that a complete feed no longer has. Answers their ids. */
export const closeJobsNotAmong = (trx: Db, source: string, sourceIds: readonly string[]): Promise<string[]> =>
  close(trx, sql`source = ${source} and source_id <> all(${[...sourceIds]}::text[])`)

const close = async (trx: Db, which: ReturnType<typeof sql>): Promise<string[]> => {
  const at = new Date()
  const { rows } = await sql<{ id: string }>`
    update jobs set status = 'closed', closed_at = ${at}
    where status in ('active', 'hidden') and ${which} returning id`.execute(trx)
  await tell(
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
  await tell(
    trx,
    rows.map(({ id, at }) => ({ job_id: id, change: 'closed', at })),
  )
  return rows.map(({ id }) => id)
}

const tell = async (
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
  await publish(
    trx,
    changes.map(({ job_id }) => ({ topic: 'job', id: job_id })),
  )
}
