import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { JobOwners } from './recruiter-jobs.ts'

export interface OwnJobFilter {
  /** `refused`: closed by an operator after a report. */
  status?: 'active' | 'closed' | 'expired' | 'hidden' | 'refused' | undefined
  /** Words of the title. */
  query?: string | undefined
}

/** A title that holds these words, as PostgreSQL's `ilike` takes it. */
export const likeWords = (query: string) => `%${query.replace(/[\\%_]/g, '\\$&')}%`

/** Ids of the first jobs of a company with when each was last changed, those that are not over first, of these the latest; and how many there are. */
export const ownJobIds = async (
  db: Db,
  { companyId, recruiterIds }: JobOwners,
  { status, query, limit }: OwnJobFilter & { limit: number },
): Promise<{ jobs: { id: string; at: Date; isOver: boolean }[]; total: number }> => {
  const { rows } = await sql<{ id: string | null; at: Date | null; isOver: boolean; total: number }>`
    with own as materialized (
      select id, title,
        greatest(refreshed_at, closed_at, (select max(at) from job_changes where job_id = jobs.id)) as at,
        case
          when status = 'closed' and exists (select from job_reports where job_id = jobs.id and is_upheld)
            then 'refused'
          when status = 'active' and expires_at <= now() then 'expired'
          else status
        end as status
      from jobs
      where recruiter_id = any(${[...recruiterIds]}::text[])
        or (recruiter_id is null and company_id = ${companyId})),
    wanted as (
      select id, at, status not in ('active', 'hidden') as is_over from own
      where (${status ?? null}::text is null or status = ${status ?? null})
        and (${query ?? null}::text is null or title ilike ${likeWords(query ?? '')}))
    select id, at, is_over as "isOver", total from (select count(*)::int as total from wanted) as counted
    left join lateral (select * from wanted order by is_over, at desc, id limit ${limit}) as latest on true`.execute(
    db,
  )
  return {
    jobs: rows.flatMap(({ id, at, isOver }) => (id === null || at === null ? [] : [{ id, at, isOver }])),
    total: rows[0]?.total ?? 0,
  }
}

/** Ids at a source of the jobs of it that a company has open. */
export const openSourceIdsOf = async (trx: Db, companyId: string, source: string): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`
    select source_id as id from jobs
    where company_id = ${companyId} and source = ${source}
      and status = 'active' and (expires_at is null or expires_at > now())`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** How many jobs a company has open, whoever wrote them. */
export const countAllOpenJobsOf = async (db: Db, companyId: string): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from jobs
    where company_id = ${companyId} and status = 'active' and (expires_at is null or expires_at > now())`.execute(
    db,
  )
  return rows[0]?.open ?? 0
}

/** How many jobs of some sources a company has open. */
export const countOpenJobsOf = async (
  trx: Db,
  companyId: string,
  sources: readonly string[],
): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from jobs
    where company_id = ${companyId} and source = any(${[...sources]}::text[])
      and status = 'active' and (expires_at is null or expires_at > now())`.execute(trx)
  return rows[0]?.open ?? 0
}
