import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { bytesOfSketch, sketchIn, sketchOf, textSimilarity, titleKey } from './text-similarity.ts'

/** What decides whether two jobs are one posting. */
export interface GroupCandidate {
  id: string
  market: string
  company_id?: string | null
  title: string
  description: string
  requirements?: string | null
}

interface GroupMember {
  job_id: string
  group_id: string
  group_key: string
  sketch: Uint32Array
}

/** Jobs of one employer under one title are one posting from this likeness of their texts on. */
const ALIKE = 0.8
/** Where no employer is named, only the same text says who posted: a short one says nothing. */
const ALIKE_WITHOUT_COMPANY = 0.97
const MIN_RUNS_WITHOUT_COMPANY = 20
const LOCKS = 64

const keyOf = ({ market, company_id, title }: GroupCandidate) =>
  createHash('sha256')
    .update(`${market}\n${company_id ?? ''}\n${titleKey(title)}`)
    .digest('hex')
    .slice(0, 32)

const leastLikeness = (isNamed: boolean, sketch: Uint32Array) => {
  if (isNamed) return ALIKE
  return sketch.length < MIN_RUNS_WITHOUT_COMPANY ? Number.POSITIVE_INFINITY : ALIKE_WITHOUT_COMPANY
}

export const groupCandidateOf = (job: GroupCandidate) => {
  const sketch = sketchOf(`${job.description}\n${job.requirements ?? ''}`)
  const isNamed = (job.company_id ?? null) !== null
  return {
    job_id: job.id,
    group_key: keyOf(job),
    sketch,
    /** From this likeness on another job is the same posting. */
    alike: leastLikeness(isNamed, sketch),
  }
}

/** Two writers that post the same job at once wait for each other here; in one order, so that none waits forever. */
const lockKeys = (trx: Db, keys: readonly string[]) =>
  sql`select pg_advisory_xact_lock(7205, lock) from (
    select distinct abs(hashtext(key) % ${LOCKS}::int) as lock from unnest(${[...keys]}::text[]) as key order by lock
  ) as locks`.execute(trx)

const read = async (trx: Db, keys: readonly string[], ids: readonly string[]): Promise<GroupMember[]> => {
  const { rows } = await sql<Omit<GroupMember, 'sketch'> & { sketch: Buffer }>`
    select job_id, group_id, group_key, sketch from job_groups
    where group_key = any(${[...keys]}::text[]) or job_id = any(${[...ids]}::text[])`.execute(trx)
  return rows.map(row => ({ ...row, sketch: sketchIn(row.sketch) }))
}

/**
 * Puts new and edited jobs into their groups, in the caller's transaction. Answers the ids of jobs that lost one of
 * their group and so are shown differently.
 */
export const saveGroups = async (trx: Db, jobs: readonly GroupCandidate[]): Promise<string[]> => {
  if (jobs.length === 0) return []
  const candidates = jobs.map(groupCandidateOf)
  const keys = [...new Set(candidates.map(({ group_key }) => group_key))]
  await lockKeys(trx, keys)
  const members = new Map(
    (
      await read(
        trx,
        keys,
        jobs.map(job => job.id),
      )
    ).map(row => [row.job_id, row]),
  )
  const before = new Map([...members.values()].map(({ job_id, group_id }) => [job_id, group_id]))
  const byKey = Map.groupBy(members.values(), member => member.group_key)
  for (const { job_id, group_key, sketch, alike } of candidates) {
    const others = (byKey.get(group_key) ?? []).filter(other => other.job_id !== job_id)
    const nearest = others
      .map(other => ({ other, likeness: textSimilarity(sketch, other.sketch) }))
      .filter(candidate => candidate.likeness >= alike)
      .sort((a, b) => b.likeness - a.likeness)[0]
    const member = { job_id, group_key, sketch, group_id: nearest?.other.group_id ?? newId() }
    members.set(job_id, member)
    byKey.set(group_key, [...others, member])
  }
  await write(
    trx,
    candidates.flatMap(({ job_id }) => members.get(job_id) ?? []),
  )
  const left = candidates.flatMap(({ job_id }) => {
    const group = before.get(job_id)
    return group !== undefined && group !== members.get(job_id)?.group_id ? [group] : []
  })
  return left.length === 0 ? [] : idsIn(trx, left)
}

const write = (trx: Db, members: readonly GroupMember[]) =>
  sql`insert into job_groups (job_id, group_id, group_key, sketch)
    select * from unnest(
      ${members.map(member => member.job_id)}::text[],
      ${members.map(member => member.group_id)}::text[],
      ${members.map(member => member.group_key)}::text[],
      ${members.map(member => `\\x${bytesOfSketch(member.sketch).toString('hex')}`)}::text[]::bytea[])
    on conflict (job_id) do update set
      group_id = excluded.group_id, group_key = excluded.group_key, sketch = excluded.sketch`.execute(trx)

const idsIn = async (trx: Db, groups: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from job_groups where group_id = any(${[...groups]}::text[])`.execute(trx)
  return rows.map(row => row.job_id)
}
