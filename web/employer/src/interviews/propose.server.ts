import type { InterviewGroup } from '@hanap/contracts/interviews/interview.schemas'
import { proposeInterview } from '@hanap/contracts/interviews/interviews.calls'
import type { PageContext } from '@hanap/contracts/page'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import type { InterviewProblem } from '@hanap/shared/interviews/interview-view'
import { slotErrors, slotsIn } from '@hanap/shared/interviews/slot-fields'
import { factsOf } from '@hanap/shared/page/page-facts'
import { data, redirect } from 'react-router'

/** A group's time as the value of its box; what is none is left for the call to refuse. */
export const groupValue = ({ starts_at, minutes, capacity }: Omit<InterviewGroup, 'id' | 'places_left'>) =>
  `${starts_at}/${minutes}/${capacity}`

const groupSlot = (value: string) => {
  const [starts_at = '', minutes, capacity] = value.split('/')
  return { starts_at, minutes: Number(minutes), capacity: Number(capacity) }
}

/** Proposes slots to an applicant, and shows the interview. */
export const proposeAction = async (page: PageContext, request: Request, applicationId: string) => {
  const form = await request.formData()
  const groups = form.getAll('group').filter(group => typeof group === 'string')
  const fields = { ...formTexts(form), group: groups.join(' ') }
  const {
    time_zone = 'UTC',
    place = '',
    online_url = '',
    note = '',
    idempotencyKey,
  }: Record<string, string> = fields
  const outcome = await page.call(proposeInterview, {
    body: {
      application_id: applicationId,
      slots: [...groups.map(groupSlot), ...slotsIn(fields, time_zone)],
      time_zone,
      ...(place.trim() && { place }),
      ...(online_url.trim() && { online_url }),
      ...(note.trim() && { note }),
    },
    ...(idempotencyKey && { idempotencyKey }),
  })
  if (outcome.ok) return redirect(`${factsOf(page).prefix}/interviews/${outcome.data.interview.id}?sent`, 303)
  return data<InterviewProblem>(
    {
      errors: slotErrors(firstErrors(outcome.errors)),
      fields,
      isToConfirm: false,
    },
    { status: outcome.status },
  )
}
