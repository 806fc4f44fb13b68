import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { personName } from '@hanap/i18n/person-name'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { type ActionFunctionArgs, data } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'

/** What became of the form: a text that says what was done, or errors by field with what was typed. */
export type MoveResult =
  | { done: string; idempotencyKey: string }
  | { errors: Record<string, string>; typed: { pipeline_stage_id: string; message: string } }

/** Moves the applicant to another stage, or writes to them; the seeker sees it and is told by mail. */
export const moveAction = async (page: PageContext, { request, params }: ActionFunctionArgs) => {
  const id = params.id ?? ''
  const fields = formTexts(await request.formData())
  const { pipeline_stage_id = '', shown_stage_id = '', message = '', idempotencyKey = '' } = fields
  const text = message.trim()
  const outcome = await page.call(moveApplicant, {
    params: { id },
    body: { pipeline_stage_id: Number(pipeline_stage_id), ...(text && { message }) },
    ...(idempotencyKey && { idempotencyKey }),
  })
  if (!outcome.ok) {
    // There is no session, or nothing to be moved: the form can say nothing of it.
    if (outcome.status === 401 || outcome.status === 404) answerOrRedirect(page, outcome)
    const refused: MoveResult = { errors: firstErrors(outcome.errors), typed: { pipeline_stage_id, message } }
    return data<MoveResult>(refused, { status: outcome.status })
  }
  const { seeker, stage_text: stage, pipeline_stage_id: stageId } = outcome.data
  const name = personName(seeker.first_name, seeker.last_name)
  const t = translator(factsOf(page).language)
  const isMoved = shown_stage_id !== String(stageId)
  const done = isMoved
    ? t(text ? 'employer.movedTold' : 'employer.moved', { name, stage })
    : text
      ? t('employer.messageSent', { name })
      : t('employer.nothingChanged')
  return data<MoveResult>({ done, idempotencyKey })
}
