import { options } from '@hanap/markets/lists'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { isInCompanyScope } from './store.ts'
import type { CompanyScope } from './visibility.ts'

const keysById = new Map(options('pipeline_stage_lists', 'en').map(({ id, key }) => [id, key]))

/** Applications to jobs that a company's recruiters may see, by job and key of the pipeline's stage; `except` are accounts. */
export const numbersByStage = async (
  db: Db,
  scope: CompanyScope,
  jobIds: readonly string[],
  except: readonly string[],
): Promise<Map<string, Record<string, number>>> => {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<{ job_id: string; stage: number; count: number }>`
    select job_id, pipeline_stage_id as stage, count(*)::int as count from applications
    where ${isInCompanyScope(scope)} and job_id = any(${[...jobIds]}::text[])
      and coalesce(account_id, '') <> all(${[...except]}::text[])
    group by job_id, pipeline_stage_id`.execute(db)
  const byJob = Map.groupBy(rows, row => row.job_id)
  return new Map(
    [...byJob].map(([id, counts]) => [
      id,
      Object.fromEntries(counts.map(({ stage, count }) => [keysById.get(stage) ?? String(stage), count])),
    ]),
  )
}
