import { changeInterview, readInterview, reportInterview } from '@hanap/contracts/interviews/interviews.calls'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { data, redirect } from 'react-router'
import { firstErrors, formTexts } from '../calls/form-values.ts'
import { factsOf } from '../page/page-facts.ts'
import type { InterviewProblem } from './interview-view.ts'
import { slotErrors, slotsIn } from './slot-fields.ts'

const LATE_MS = 6 * 60 * 60 * 1000

type Fields = Readonly<Record<string, string>>

/** Cancelling late asks twice. */
const isToConfirm = async (page: PageContext, id: string, { act, confirmed }: Fields) => {
  if (act !== 'cancel' || confirmed) return false
  const outcome = await page.call(readInterview, { params: { id } })
  if (!outcome.ok) return false
  const { state, slots, slot_id } = outcome.data.interview
  const slot = slots.find(each => each.id === slot_id)
  return state === 'accepted' && slot !== undefined && Date.parse(slot.starts_at) - Date.now() < LATE_MS
}

const perform = (page: PageContext, id: string, fields: Fields): Promise<Outcome<unknown>> => {
  const { act = '', slot_id, reason = '', outcome = 'held', time_zone = 'UTC', report_reason_id } = fields
  const params = { id }
  const reasonField = reason.trim() === '' ? {} : { reason }
  const change = (body: Parameters<typeof page.call<typeof changeInterview>>[1]['body']) =>
    page.call(changeInterview, { params, body })
  switch (act) {
    case 'accept':
      return change({ answer: 'accept', ...(slot_id ? { slot_id } : {}) })
    case 'decline':
    case 'cancel':
      return change({ answer: act, ...reasonField })
    case 'check_in':
      return change({ check_in: true })
    case 'outcome':
      return change({
        outcome: outcome === 'missed_by_seeker' || outcome === 'missed_by_recruiter' ? outcome : 'held',
      })
    case 'report':
      return page.call(reportInterview, { params, body: { report_reason_id: Number(report_reason_id) } })
    default:
      return change({
        answer: act === 'reschedule' ? 'reschedule' : 'propose',
        slots: slotsIn(fields, time_zone),
        ...reasonField,
      })
  }
}

/** Does what a form of the interview's page asks for, and shows it again. */
export const interviewAction = async (page: PageContext, request: Request, id: string) => {
  const fields = formTexts(await request.formData())
  const problem = (more: Partial<InterviewProblem>, status: number) =>
    data<InterviewProblem>({ errors: {}, fields, isToConfirm: false, ...more }, { status })
  if (await isToConfirm(page, id, fields)) return problem({ isToConfirm: true }, 200)
  const outcome = await perform(page, id, fields)
  if (!outcome.ok) return problem({ errors: slotErrors(firstErrors(outcome.errors)) }, outcome.status)
  return redirect(`${factsOf(page).prefix}/interviews/${id}`, 303)
}
