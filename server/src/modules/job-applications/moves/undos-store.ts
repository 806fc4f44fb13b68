import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { pipelineStages } from '../rules.ts'
import type { ApplicationTables } from '../tables.ts'

interface ChangeAuthor {
  companyId: string
  accountId: string
}

/** Who was put back, of those whom a change had moved. */
export interface RestoredApplication {
  id: string
  /** The pipeline's stage before the change, as it is again. */
  pipelineStageId: number
  /** What the seeker saw until now. */
  stage: string
  /** Whether nobody had told the seeker. */
  isUntold: boolean
}

const insertUndo = async (trx: Db, { companyId, accountId }: ChangeAuthor): Promise<string> => {
  const id = newId()
  await trx
    .withTables<ApplicationTables>()
    .insertInto('application_undos')
    .values({ id, company_id: companyId, author_id: accountId })
    .execute()
  return id
}

/** What moves and labels did, so that it can be taken back. A row is of the same moment as the move itself. */
export const undosStore = {
  /** Before these applications, which are held, are moved. */
  ofMove: async (
    trx: Db,
    author: ChangeAuthor,
    applicationIds: readonly string[],
    toPipelineStageId: number,
  ): Promise<string> => {
    const id = await insertUndo(trx, author)
    await sql`
      insert into application_undo_rows
        (undo_id, application_id, pipeline_stage_id, moved_at, opened_at, answered_at, to_pipeline_stage_id)
      select ${id}, id, pipeline_stage_id, moved_at, opened_at, answered_at, ${toPipelineStageId}::int
      from applications
      where id = any(${[...applicationIds]}::text[])`.execute(trx)
    return id
  },

  /** Of those that did not have the label. */
  ofLabel: async (trx: Db, author: ChangeAuthor, applicationIds: readonly string[], label: string) => {
    const id = await insertUndo(trx, author)
    await sql`
      insert into application_undo_rows (undo_id, application_id, label)
      select ${id}, each, ${label} from unnest(${[...applicationIds]}::text[]) each`.execute(trx)
    return id
  },

  /** One of the company's, held until the transaction ends. */
  lock: async (trx: Db, companyId: string, id: string) =>
    trx
      .withTables<ApplicationTables>()
      .selectFrom('application_undos')
      .select(['undone_at'])
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst(),

  /**
   * Puts those back that stand as the change had left them: nobody has moved them since. What a seeker was told is left as it is; of
   * what they were not told yet nothing stays, neither in their timeline nor in the company's numbers.
   */
  restoreMoved: async (trx: Db, id: string): Promise<RestoredApplication[]> => {
    // Times as text: a Date would drop what another undo knows its move by.
    const { rows: moved } = await sql<{ id: string; stage: string; before: number; movedAt: string | null }>`
      select a.id, a.stage, r.pipeline_stage_id as before, r.moved_at::text as "movedAt"
      from application_undo_rows r
      join application_undos u on u.id = r.undo_id
      join applications a on a.id = r.application_id
      where r.undo_id = ${id} and a.pipeline_stage_id = r.to_pipeline_stage_id and a.moved_at = u.at
      order by a.id for update of a`.execute(trx)
    const ids = moved.map(each => each.id)
    // One statement for each: joined in one, what is not there yet has no statistics to join by.
    const { rows: waiting } = await sql<{ id: string }>`
      delete from waiting_refusals where application_id = any(${ids}::text[])
      returning application_id as id`.execute(trx)
    await sql`
      update applications a set pipeline_stage_id = back.pipeline_stage_id, moved_at = back.moved_at
      from unnest(${ids}::text[], ${moved.map(({ before }) => before)}::int[],
        ${moved.map(({ movedAt }) => movedAt)}::timestamptz[]) as back (id, pipeline_stage_id, moved_at)
      where a.id = back.id`.execute(trx)
    const { rows: steps } = await sql<{ id: string }>`
      select e.id::text from application_events e, application_undos u
      where u.id = ${id} and e.application_id = any(${ids}::text[]) and e.at = u.at`.execute(trx)
    const { rows: untoldSteps } = await sql<{ id: string }>`
      delete from untold_moves where event_id = any(${steps.map(step => step.id)}::bigint[])
      returning event_id::text as id`.execute(trx)
    const { rows: erased } = await sql<{ id: string }>`
      delete from application_events where id = any(${untoldSteps.map(step => step.id)}::bigint[])
      returning application_id as id`.execute(trx)
    const untold = new Set([...waiting, ...erased].map(each => each.id))
    const stages = pipelineStages.map(stage => stage.seekerStage)
    await sql`
      update applications a set opened_at = r.opened_at, answered_at = r.answered_at, stage = before.stage
      from application_undo_rows r
      join unnest(${[...untold]}::text[]) as untold (id) on untold.id = r.application_id
      join unnest(${pipelineStages.map(stage => stage.id)}::int[], ${stages}::text[]) as before (id, stage)
        on before.id = r.pipeline_stage_id
      where r.undo_id = ${id} and a.id = r.application_id`.execute(trx)
    return moved.map(each => ({
      id: each.id,
      pipelineStageId: each.before,
      stage: each.stage,
      isUntold: untold.has(each.id),
    }))
  },

  /** Takes the label away from those that got it. */
  removeLabels: async (trx: Db, id: string): Promise<number> => {
    const { rows } = await sql`
      update applications a set labels = array_remove(labels, r.label)
      from application_undo_rows r where r.undo_id = ${id} and r.application_id = a.id and r.label = any(a.labels)
      returning a.id`.execute(trx)
    return rows.length
  },

  markUndone: async (trx: Db, id: string): Promise<void> => {
    await sql`update application_undos set undone_at = now() where id = ${id}`.execute(trx)
  },
}
