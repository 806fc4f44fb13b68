import * as applicantCalls from '@hanap/contracts/job-applications/applicants.calls'
import * as applicantSchemas from '@hanap/contracts/job-applications/applicants.schemas'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import * as schemas from '@hanap/contracts/job-applications/job-applications.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import { memberRoute, type Route } from '../../../calls/route.ts'
import { applicantsIn } from '../applicants/applicant-views.ts'
import type { ApplicantRoutesDeps } from '../applicants/routes.ts'
import { jobOfSelection, selectionFor } from '../applicants/selection.ts'
import { findVisible } from '../visibility.ts'
import { changeSelected } from './bulk.ts'
import { moveToStage } from './move.ts'
import type { TellMovesDeps } from './tell-moves.ts'
import { undoChange } from './undo.ts'

export type MoveRoutesDeps = ApplicantRoutesDeps & TellMovesDeps

/** Moves of one applicant and of many, and what takes them back: calls 113, 343 and 344. */
export const moveRoutes = (deps: MoveRoutesDeps): Route[] => [
  memberRoute(calls.moveApplicant, schemas.moveApplicant, async incoming => {
    const { pipeline_stage_id, message, expected_stage, delay } = incoming.body
    const { caller, params, idempotencyKey } = incoming
    const before = await findVisible(deps, caller, params.id)
    await deps.recordAccess(caller, 'application', [before])
    const { undoId } = await moveToStage(deps, caller, before, {
      pipelineStageId: pipeline_stage_id,
      message: message || null,
      expectedStage: expected_stage,
      delay,
      key: idempotencyKey,
    })
    const [applicant] = await applicantsIn(deps, [await findVisible(deps, caller, params.id)], incoming)
    if (!applicant) throw new Refusal('application_not_found')
    return { ...applicant, undo_id: undoId }
  }),

  memberRoute(applicantCalls.changeApplicants, applicantSchemas.changeApplicants, async incoming => {
    const { body, caller, idempotencyKey } = incoming
    const selection = await selectionFor(deps, caller, body.filter)
    await jobOfSelection(deps, selection)
    const { undoId, num } = await changeSelected(deps, caller, selection, body, idempotencyKey)
    return { undo_id: undoId, num }
  }),

  memberRoute(applicantCalls.undoApplicantChange, applicantSchemas.undoApplicantChange, async incoming => ({
    num: await undoChange(deps, incoming.caller, incoming.body.undo_id),
  })),
]
