import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { data, redirect } from 'react-router'

/** The form beside a chat, as its fields say. */
type MoveFields = Record<string, string>

export const isMove = ({ act }: MoveFields): boolean => act === 'move'

/** Moves the applicant to another stage and shows the chat again. */
export const moveInChat = async (page: PageContext, request: Request, fields: MoveFields) => {
  const { application_id = '', pipeline_stage_id = '', idempotencyKey = '' } = fields
  const outcome = await page.call(moveApplicant, {
    params: { id: application_id },
    body: { pipeline_stage_id: Number(pipeline_stage_id) },
    ...(idempotencyKey && { idempotencyKey }),
  })
  if (outcome.ok) {
    const { pathname, search } = new URL(request.url)
    return redirect(pathname + search, 303)
  }
  const { pipeline_stage_id: ofField, error } = firstErrors(outcome.errors)
  return data({ moveError: ofField ?? error ?? outcome.message }, { status: outcome.status })
}
