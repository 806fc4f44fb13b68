import type { PipelineKey } from '@hanap/contracts/job-applications/application.schemas'
import type { Member } from '../../../calls/caller.ts'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../../calls/refusal.ts'
import { type IdempotencyKey, withIdempotency } from '../../../db/idempotency.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { canMove, type PipelineStage, pipelineStage } from '../rules.ts'
import { type ApplicationRow, applicationsStore } from '../store.ts'
import { hiringSettingsOf } from '../team-work/hiring-settings.ts'
import type { TellMovesDeps } from './tell-moves.ts'
import { undosStore } from './undos-store.ts'
import { untoldMovesStore, waitingRefusalsStore } from './waiting-store.ts'

export interface Move {
  pipelineStageId: number
  message: string | null
  /** Where the recruiter saw the applicant. */
  expectedStage: PipelineKey | undefined
  /** After so many seconds a refusal is told; undefined: as the company wishes. */
  delay: number | undefined
  key: IdempotencyKey | null
}

export const targetStage = (pipelineStageId: number): PipelineStage => {
  const target = pipelineStage(pipelineStageId)
  if (!target) throw refuseField('pipeline_stage_id', 'invalid_choice')
  return target
}

const refuseChanged = ({ pipeline_stage_id: id }: ApplicationRow) =>
  new Refusal('stage_changed', {
    data: { pipeline_stage_id: id, pipeline_stage_key: pipelineStage(id)?.key ?? null },
  })

/**
 * The recruiter moves the application to a stage of the pipeline. The seeker gets a mail when their own stage changes or something was
 * written to them, once an undo would come too late; of a refusal they see nothing until its time has come. Moving to where it stands already changes nothing. Answers
 * what takes it back.
 */
export const moveToStage = async (
  deps: TellMovesDeps,
  { accountId, companyId }: Member,
  before: ApplicationRow,
  { pipelineStageId, message, expectedStage, delay, key }: Move,
): Promise<{ undoId: string | null }> => {
  const { id } = before
  // Read now: inside the transaction nothing may ask for a second connection.
  const { refusalDelay } = await hiringSettingsOf(deps.db, companyId)
  return withIdempotency(deps.db, key, refuseIdempotencyConflict, async trx => {
    const application = await applicationsStore.lockOfCompany(trx, companyId, id)
    if (!application) throw new Refusal('application_not_found')
    const target = targetStage(pipelineStageId)
    if (expectedStage !== undefined && pipelineStage(application.pipeline_stage_id)?.key !== expectedStage)
      throw refuseChanged(application)
    const isMoved = application.pipeline_stage_id !== target.id
    if (!isMoved && message === null) return { undoId: null }
    if (!canMove(application.stage, target.seekerStage)) throw new Refusal('stage_closed')

    const undoId = isMoved ? await undosStore.ofMove(trx, { companyId, accountId }, [id], target.id) : null
    const isRefusal = target.seekerStage === 'not_selected' && application.stage !== 'not_selected'
    const seconds = isRefusal ? (delay ?? refusalDelay) : 0
    if (seconds > 0) {
      await applicationsStore.setPipelineStage(trx, [id], target.id)
      await waitingRefusalsStore.wait(trx, [id], {
        delay: seconds,
        authorId: accountId,
        message,
        template: null,
      })
      await publishChanges(trx, [{ topic: 'application', id }])
      return { undoId }
    }

    await waitingRefusalsStore.forget(trx, [id])
    await applicationsStore.setStage(trx, id, target.seekerStage, target.id, {
      isOpened: true,
      isAnswered: target.seekerStage !== 'viewed',
      isMoved,
    })
    const eventId = await applicationsStore.addEvent(trx, {
      applicationId: id,
      stage: target.seekerStage,
      pipelineStageId: target.id,
      by: 'recruiter',
      authorId: accountId,
      message,
    })
    if (target.seekerStage === 'not_selected') await deps.cancelInterviews(trx, { applicationId: id })
    await publishChanges(trx, [{ topic: 'application', id }])
    const isNews = target.seekerStage !== application.stage && target.seekerStage !== 'viewed'
    if (isNews || message !== null)
      await untoldMovesStore.wait(trx, [eventId], { delay: deps.moveNoticeSeconds, template: null })
    return { undoId }
  })
}
