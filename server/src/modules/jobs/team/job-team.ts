import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { JobTables } from '../tables.ts'
import type { JobTeamTables } from './tables.ts'

/** Who was added to a job's recruiter, in the order in which they were. */
export const jobTeamOf = async (db: Db, jobId: string): Promise<string[]> => {
  const rows = await db
    .withTables<JobTeamTables>()
    .selectFrom('job_team_members')
    .select('account_id')
    .where('job_id', '=', jobId)
    .orderBy('added_at')
    .orderBy('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** Makes these, and nobody else, the members that were added; false where they were already. */
export const setJobTeam = async (trx: Db, jobId: string, accountIds: readonly string[]): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`job team ${jobId}`}, 0))`.execute(trx)
  const before = new Set(await jobTeamOf(trx, jobId))
  const chosen = new Set(accountIds)
  if (before.size === chosen.size && [...chosen].every(id => before.has(id))) return false
  const members = trx.withTables<JobTeamTables>()
  await members
    .deleteFrom('job_team_members')
    .where('job_id', '=', jobId)
    .where('account_id', '<>', sql<string>`all(${[...chosen]}::text[])`)
    .execute()
  if (chosen.size > 0)
    await members
      .insertInto('job_team_members')
      .values([...chosen].map(id => ({ job_id: jobId, account_id: id })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  return true
}

/** A colleague takes the place of who leaves in every team, so that no job is open to more people than before. */
export const passJobTeams = async (trx: Db, from: string, to: string | undefined) => {
  if (to !== undefined)
    await sql`
      insert into job_team_members (job_id, account_id)
      select job_id, ${to} from job_team_members where account_id = ${from} on conflict do nothing`.execute(
      trx,
    )
  await trx
    .withTables<JobTeamTables>()
    .deleteFrom('job_team_members')
    .where('account_id', '=', from)
    .execute()
}

/** Those of some jobs to whose team an account was added. */
export const teamJobsAmong = async (
  db: Db,
  accountId: string,
  jobIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .withTables<JobTeamTables>()
    .selectFrom('job_team_members')
    .select('job_id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', sql<string>`any(${[...jobIds]}::text[])`)
    .execute()
  return rows.map(({ job_id }) => job_id)
}

/** Members of the teams of some jobs. */
export const teamsOfJobs = async (db: Db, jobIds: readonly string[]): Promise<Map<string, Set<string>>> => {
  const rows = await db
    .withTables<JobTeamTables>()
    .selectFrom('job_team_members')
    .select(['job_id', 'account_id'])
    .where('job_id', '=', sql<string>`any(${[...jobIds]}::text[])`)
    .execute()
  const teams = new Map<string, Set<string>>()
  for (const { job_id, account_id } of rows)
    teams.set(job_id, (teams.get(job_id) ?? new Set()).add(account_id))
  return teams
}

/** Jobs of a company that have a team of which a member is not: neither their recruiter nor added. */
export const jobsClosedTo = async (
  db: Db,
  { accountId, recruiterIds }: { accountId: string; recruiterIds: readonly string[] },
): Promise<string[]> => {
  const rows = await db
    .withTables<JobTables & JobTeamTables>()
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.recruiter_id', '=', sql<string>`any(${[...recruiterIds]}::text[])`)
    .where('jobs.recruiter_id', '<>', accountId)
    .where(({ exists, not, selectFrom }) => {
      const team = selectFrom('job_team_members').select(sql`1`.as('one')).whereRef('job_id', '=', 'jobs.id')
      return sql<boolean>`${exists(team)} and ${not(exists(team.where('account_id', '=', accountId)))}`
    })
    .execute()
  return rows.map(({ id }) => id)
}
