import { matchSkill } from '@hanap/markets/skills'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { OpenJobs } from '../companies/index.ts'
import { isOpen, jobStore } from './store.ts'
import type { JobTables } from './tables.ts'

/** A market's open jobs, counted exactly. */
export interface MarketCounts {
  companies: OpenJobs
  titles: ReadonlyMap<number, number>
  /** By location and by region. */
  places: ReadonlyMap<number, number>
  /** By the skills of the skill list, under whichever of their names a job has them. */
  skills: ReadonlyMap<number, number>
}

/** Counts all of a market's open jobs: to be remembered, not to be asked for each request. */
export const marketCounts = (database: Db) => {
  const db = database.withTables<JobTables>()
  const store = jobStore(database)

  const byPlace = async (market: string) => {
    const rows = await db
      .selectFrom('jobs')
      .select(['location_id', 'region_id', sql<string>`count(*)`.as('jobs')])
      .where('market', '=', market)
      .where(isOpen)
      .groupBy(['location_id', 'region_id'])
      .execute()
    const counts = new Map<number, number>()
    for (const { location_id, region_id, jobs } of rows)
      for (const id of new Set([location_id, region_id]))
        if (id !== null) counts.set(id, (counts.get(id) ?? 0) + Number(jobs))
    return counts
  }

  const bySkill = async (market: string) => {
    const { rows: names } = await sql<{ name: string }>`
      select distinct unnest(skills) as name from jobs where market = ${market} and ${isOpen}`.execute(db)
    const skills = names.flatMap(({ name }) => {
      const id = matchSkill(name)
      return id === undefined ? [] : [{ name, id }]
    })
    // A job that has a skill under two of its names counts once.
    const { rows } = await sql<{ id: number; jobs: string }>`
      select known.id, count(distinct jobs.id) as jobs
      from jobs, unnest(jobs.skills) as own (name)
      join unnest(${skills.map(({ name }) => name)}::text[], ${skills.map(({ id }) => id)}::int[]) as known (name, id)
        on known.name = own.name
      where market = ${market} and ${isOpen}
      group by known.id`.execute(db)
    return new Map(rows.map(({ id, jobs }) => [id, Number(jobs)]))
  }

  return async (market: string): Promise<MarketCounts> => {
    const [companies, titles, places, skills] = await Promise.all([
      store.openJobsByCompany(market),
      store.openJobsByTitle(market),
      byPlace(market),
      bySkill(market),
    ])
    return { companies, titles, places, skills }
  }
}
