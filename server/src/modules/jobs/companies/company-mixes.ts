import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { CompanyMix } from '../../companies/index.ts'
import { isOpen } from '../store.ts'
import type { JobTables } from '../tables.ts'

const add = (counts: Map<number, number>, id: number | null, jobs: number) => {
  if (id !== null) counts.set(id, (counts.get(id) ?? 0) + jobs)
}

/** What kinds of jobs each company of a market has open, and where. */
export const companyMixes =
  (db: Db) =>
  async (market: string): Promise<ReadonlyMap<string, CompanyMix>> => {
    const rows = await db
      .withTables<JobTables>()
      .selectFrom('jobs')
      .select(['company_id', 'main_function_id', 'region_id', sql<string>`count(*)`.as('jobs')])
      .where('market', '=', market)
      .where(isOpen)
      .groupBy(['company_id', 'main_function_id', 'region_id'])
      .execute()
    const mixes = new Map<string, { functions: Map<number, number>; regions: Map<number, number> }>()
    for (const { company_id, main_function_id, region_id, jobs } of rows) {
      if (company_id === null) continue
      const mix = mixes.get(company_id) ?? { functions: new Map(), regions: new Map() }
      mixes.set(company_id, mix)
      add(mix.functions, main_function_id, Number(jobs))
      add(mix.regions, region_id, Number(jobs))
    }
    return mixes
  }
