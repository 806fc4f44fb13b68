import { sql } from 'kysely'
import type { Member } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import { pipelineOfKey, pipelineStage } from '../rules.ts'
import { type RestoredApplication, undosStore } from './undos-store.ts'
import { MOVES_CHANNEL } from './waiting-store.ts'

/** Who sent an application has been looked at by now. */
const toldStageOf = ({ pipelineStageId }: RestoredApplication) => {
  const stage = pipelineStage(pipelineStageId)
  return stage?.seekerStage === 'applied' ? pipelineOfKey('viewed') : stage
}

/** What a seeker was told is taken back by an event that they see. */
const tellOfReturn = async (trx: Db, accountId: string, told: readonly RestoredApplication[]) => {
  const returns = told.flatMap(application => {
    const stage = toldStageOf(application)
    return stage ? [{ ...application, to: stage, isNews: stage.seekerStage !== application.stage }] : []
  })
  if (returns.length === 0) return
  const ids = returns.map(({ id }) => id)
  const stageIds = returns.map(({ to }) => to.id)
  const stages = returns.map(({ to }) => to.seekerStage)
  await sql`
    update applications a set stage = back.stage, pipeline_stage_id = back.pipeline_stage_id
    from unnest(${ids}::text[], ${stages}::text[], ${stageIds}::int[]) as back (id, stage, pipeline_stage_id)
    where a.id = back.id`.execute(trx)
  await sql`
    with added as (
      insert into application_events (application_id, stage, pipeline_stage_id, by, author_id)
      select id, stage, pipeline_stage_id, 'recruiter', ${accountId}
      from unnest(${ids}::text[], ${stages}::text[], ${stageIds}::int[]) as back (id, stage, pipeline_stage_id)
      returning id, application_id
    )
    insert into untold_moves (event_id, template)
    select added.id, null from added
    join unnest(${returns.flatMap(({ id, isNews }) => (isNews ? [id] : []))}::text[]) news on news = application_id`.execute(
    trx,
  )
  await pgNotify(trx, MOVES_CHANNEL)
}

/** Takes back what a move or a bulk did, for those whom nobody has moved since; how many these are. */
export const undoChange = (
  { db }: { db: Db },
  { accountId, companyId }: Member,
  undoId: string,
): Promise<number> =>
  db.transaction().execute(async trx => {
    const undo = await undosStore.lock(trx, companyId, undoId)
    if (!undo) throw new Refusal('undo_not_found')
    if (undo.undone_at !== null) throw new Refusal('undo_done')
    const restored = await undosStore.restoreMoved(trx, undoId)
    await tellOfReturn(
      trx,
      accountId,
      restored.filter(({ isUntold }) => !isUntold),
    )
    const unlabelled = await undosStore.removeLabels(trx, undoId)
    await undosStore.markUndone(trx, undoId)
    await publishChanges(
      trx,
      restored.map(({ id }) => ({ topic: 'application', id })),
    )
    return restored.length + unlabelled
  })
