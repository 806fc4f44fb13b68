import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { type GroupCandidate, saveGroups } from '../groups/save-groups.ts'

/** Imported ads under a company's name go to another company, in one market. */
export interface ImportedJobsMove {
  from: string
  to: string
  market: string
  /** Sources of what the company wrote itself, which stays. */
  ownSources: readonly string[]
}

const BATCH = 500

const moveBatch = async (trx: Db, { from, to, market, ownSources }: ImportedJobsMove): Promise<string[]> => {
  const { rows } = await sql<GroupCandidate>`
    update jobs set company_id = ${to}
    where id in (
      select id from jobs
      where company_id = ${from} and market = ${market} and recruiter_id is null
        and source <> all(${[...ownSources]}::text[])
      order by id limit ${BATCH} for update)
    returning id, market, company_id, title, description, requirements`.execute(trx)
  const ids = rows.map(({ id }) => id)
  await sql`delete from job_team_members where job_id = any(${ids}::text[])`.execute(trx)
  const shownOtherwise = await saveGroups(trx, rows)
  await publishChanges(
    trx,
    [...new Set([...ids, ...shownOtherwise])].map(id => ({ topic: 'job', id })),
  )
  return ids
}

/** Moves them all, so many at a time; answers their ids. */
export const moveImportedJobs = async (trx: Db, move: ImportedJobsMove): Promise<string[]> => {
  const moved: string[] = []
  for (let batch = await moveBatch(trx, move); batch.length > 0; batch = await moveBatch(trx, move))
    moved.push(...batch)
  return moved
}

/** Whether a company has ads of these sources, open or not. */
export const hasJobsFrom = async (
  db: Db,
  companyId: string,
  sources: readonly string[],
): Promise<boolean> => {
  const { rows } = await sql`
    select from jobs where company_id = ${companyId} and source = any(${[...sources]}::text[]) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
