import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { PageNumber } from '../../../db/page-of-rows.ts'
import type { ApplicationRow } from '../store.ts'
import { type ApplicantOrder, type ApplicantSelection, isSelected, orders } from './filter.ts'

/** A page of the applicants that are meant, and how many there are. */
export const applicantPage = async (
  db: Db,
  selection: ApplicantSelection,
  order: ApplicantOrder,
  { page, size }: PageNumber,
): Promise<{ rows: ApplicationRow[]; total: number }> => {
  const meant = isSelected(selection)
  const list = sql<ApplicationRow>`
    select * from applications where ${meant} order by ${orders[order]}
    limit ${size} offset ${(page - 1) * size}`
  const [counted, rows] = await Promise.all([
    sql<{ total: string }>`select count(*) as total from applications where ${meant}`.execute(db),
    size === 0 ? [] : list.execute(db).then(found => found.rows),
  ])
  return { rows, total: Number(counted.rows[0]?.total ?? 0) }
}

/** How many there are at each stage of the pipeline, by its id. */
export const countsByPipelineStage = async (
  db: Db,
  selection: ApplicantSelection,
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select pipeline_stage_id as id, count(*)::int as count from applications
    where ${isSelected(selection)} group by pipeline_stage_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The first of each of these stages, in the order of a list. */
export const firstOfStages = async (
  db: Db,
  selection: ApplicantSelection,
  stageIds: readonly number[],
  order: ApplicantOrder,
  { page, size }: PageNumber,
): Promise<Map<number, ApplicationRow[]>> => {
  if (stageIds.length === 0) return new Map()
  const { rows } = await sql<ApplicationRow>`
    select ordered.* from unnest(${[...stageIds]}::int[]) as stages (stage_id)
    cross join lateral (
      select * from applications
      where pipeline_stage_id = stages.stage_id and ${isSelected(selection)}
      order by ${orders[order]} limit ${size} offset ${(page - 1) * size}
    ) as ordered`.execute(db)
  return Map.groupBy(rows, row => row.pipeline_stage_id)
}
