import type { changeApplicants } from '@hanap/contracts/job-applications/applicants.schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Member } from '../../../calls/caller.ts'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { type IdempotencyKey, withIdempotency } from '../../../db/idempotency.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { type ApplicantSelection, isSelected } from '../applicants/filter.ts'
import { canMove, type PipelineStage } from '../rules.ts'
import { type ApplicationRow, applicationsStore } from '../store.ts'
import { hiringSettingsOf } from '../team-work/hiring-settings.ts'
import { targetStage } from './move.ts'
import { isMessageTemplate } from './templates.ts'
import { undosStore } from './undos-store.ts'
import { untoldMovesStore, waitingRefusalsStore } from './waiting-store.ts'

type BulkChange = z.output<typeof changeApplicants.body>

type HeldApplication = Pick<ApplicationRow, 'id' | 'stage' | 'pipeline_stage_id' | 'labels'>

/** Everybody who is meant, held in one order, so that two of such changes wait for each other. */
const lockSelected = async (trx: Db, selection: ApplicantSelection): Promise<HeldApplication[]> => {
  const { rows } = await sql<HeldApplication>`
    select id, stage, pipeline_stage_id, labels from applications where ${isSelected(selection)}
    order by id for update`.execute(trx)
  return rows
}

interface BulkDeps {
  db: Db
  moveNoticeSeconds: number
}

interface ToldBulk {
  /** In seconds. */
  notice: number
  message: string | null
  template: string | null
  delay: number
}

/** Stands in the timelines at once; a worker tells those for whom it is news. */
const moveAll = async (
  trx: Db,
  accountId: string,
  held: readonly HeldApplication[],
  target: PipelineStage,
  { message, template, notice }: ToldBulk,
): Promise<void> => {
  const ids = held.map(({ id }) => id)
  const isTold = message !== null || template !== null
  const news =
    target.seekerStage === 'viewed' && !isTold
      ? []
      : held.flatMap(({ id, stage }) => (isTold || stage !== target.seekerStage ? [id] : []))
  await waitingRefusalsStore.forget(trx, ids)
  await applicationsStore.setStages(trx, ids, target.seekerStage, target.id)
  const { rows: events } = await sql<{ id: string; application_id: string }>`
    insert into application_events (application_id, stage, pipeline_stage_id, by, author_id, message)
    select id, ${target.seekerStage}, ${target.id}, 'recruiter', ${accountId}, ${message}
    from unnest(${ids}::text[]) id returning id, application_id`.execute(trx)
  const toBeTold = new Set(news)
  await untoldMovesStore.wait(
    trx,
    events.flatMap(event => (toBeTold.has(event.application_id) ? event.id : [])),
    { delay: notice, template },
  )
}

const addLabel = async (
  trx: Db,
  author: { companyId: string; accountId: string },
  held: readonly HeldApplication[],
  label: string,
) => {
  const key = label.toLowerCase()
  const ids = held.flatMap(({ id, labels }) => (labels.some(each => each.toLowerCase() === key) ? [] : [id]))
  const undoId = await undosStore.ofLabel(trx, author, ids, label)
  await sql`update applications set labels = labels || ${label}::text where id = any(${ids}::text[])`.execute(
    trx,
  )
  return { undoId, num: ids.length }
}

/** Moves or labels everybody whom a filter means, or nobody, with one undo. */
export const changeSelected = async (
  { db, moveNoticeSeconds: notice }: BulkDeps,
  { accountId, companyId }: Member,
  selection: ApplicantSelection,
  { expected_num, pipeline_stage_id, label, message, template, delay }: BulkChange,
  key: IdempotencyKey | null,
): Promise<{ undoId: string; num: number }> => {
  const target = pipeline_stage_id === undefined ? undefined : targetStage(pipeline_stage_id)
  if (template && !isMessageTemplate(template)) throw refuseField('template', 'invalid_choice')
  // Nobody could be moved there, whoever they are.
  if (target?.seekerStage === 'applied' || target?.seekerStage === 'withdrawn')
    throw new Refusal('stage_closed')
  const { refusalDelay } = await hiringSettingsOf(db, companyId)
  const author = { companyId, accountId }
  return withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
    const held = await lockSelected(trx, selection)
    if (held.length !== expected_num) throw new Refusal('number_changed', { data: { num: held.length } })
    if (!target) return addLabel(trx, author, held, label ?? '')

    const moved = held.filter(
      ({ stage, pipeline_stage_id: at }) => at !== target.id && canMove(stage, target.seekerStage),
    )
    const ids = moved.map(({ id }) => id)
    const undoId = await undosStore.ofMove(trx, author, ids, target.id)
    const news = {
      message: message || null,
      template: template || null,
      delay: delay ?? refusalDelay,
      notice,
    }
    if (target.seekerStage === 'not_selected') {
      await applicationsStore.setPipelineStage(trx, ids, target.id)
      await waitingRefusalsStore.wait(trx, ids, { ...news, authorId: accountId })
    } else await moveAll(trx, accountId, moved, target, news)
    await publishChanges(
      trx,
      ids.map(id => ({ topic: 'application', id })),
    )
    return { undoId, num: ids.length }
  })
}
