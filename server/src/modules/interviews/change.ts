import type { InterviewAct, InterviewSide } from '@hanap/contracts/interviews/interview.schemas'
import type { changeInterview } from '@hanap/contracts/interviews/interviews.schemas'
import type { z } from 'zod'
import type { SignedInPerson } from '../../calls/caller.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { findOwnInterview } from './access.ts'
import { placedSlots } from './groups/placed-slots.ts'
import { freeTime, takeTime } from './groups/taken-time.ts'
import { endOf, type InterviewRow, interviewsStore, spanOf } from './interviews-store.ts'
import { slotsOf } from './propose.ts'
import { actRefusal, isLateCancel } from './states.ts'
import type { TellInterview } from './tell.ts'
import { agreementTimers, proposalTimers, timersStore } from './timers-store.ts'

type Change = z.output<typeof changeInterview.body>

/** A change under way: the interview is locked, and whoever asks may do this now. */
interface Changing {
  trx: Db
  interview: InterviewRow
  side: InterviewSide
  actorId: string
  now: Date
  tell: TellInterview
}

const actOf = ({ answer, check_in }: Change): InterviewAct => {
  if (answer !== undefined) return answer === 'reschedule' ? 'propose' : answer
  return check_in ? 'check_in' : 'outcome'
}

const accept = async ({ trx, interview, side, actorId, now, tell }: Changing, slotId: string | undefined) => {
  const slots = (await interviewsStore.slotsOf(trx, [interview.id])).get(interview.id) ?? []
  if (slotId === undefined && slots.length > 1) throw refuseField('slot_id', 'required')
  const slot = slotId === undefined ? slots[0] : slots.find(({ id }) => id === slotId)
  if (!slot) throw refuseField('slot_id', 'invalid_choice')
  if (slot.starts_at <= now) throw new Refusal('interview_not_now')
  const span = { starts_at: slot.starts_at, ends_at: endOf(slot) }
  const interviewers = (await interviewsStore.interviewersOf(trx, [interview.id])).get(interview.id) ?? []
  if (!(await takeTime(trx, interview.id, interviewers, { ...span, groupId: slot.group_id })))
    throw new Refusal('slot_taken')
  const accepted = await interviewsStore.update(trx, interview.id, {
    state: 'accepted',
    slot_id: slot.id,
    ...span,
    reason: null,
    sequence: interview.sequence + 1,
  })
  await timersStore.set(trx, interview.id, agreementTimers(span, now))
  await tell(trx, accepted, { news: 'accepted', by: side, actorId })
}

const propose = async ({ trx, interview, side, actorId, now, tell }: Changing, change: Change) => {
  const { answer, slots: sent, reason, place, online_url, note } = change
  if (sent === undefined) throw refuseField('slots', 'required')
  if ((answer === 'reschedule' || interview.state === 'accepted') && !reason)
    throw refuseField('reason', 'required')
  // A group is the company's to make.
  if (side === 'seeker' && sent.some(({ capacity }) => capacity > 1)) throw refuseField('slots', 'invalid')
  const slots = slotsOf(sent, now)
  await freeTime(trx, interview.id)
  const interviewerIds = (await interviewsStore.interviewersOf(trx, [interview.id])).get(interview.id) ?? []
  const group = { companyId: interview.company_id, interviewerIds }
  await interviewsStore.setSlots(trx, interview.id, await placedSlots(trx, group, slots))
  const isElsewhere = side === 'recruiter' && (place !== undefined || online_url !== undefined)
  const proposed = await interviewsStore.update(trx, interview.id, {
    state: 'proposed',
    proposed_by: side,
    slot_id: null,
    ...spanOf(slots),
    ...(isElsewhere ? { place: place ?? null, online_url: online_url ?? null } : {}),
    ...(side === 'recruiter' && note !== undefined ? { note: note || null } : {}),
    reason: reason || null,
    sequence: interview.sequence + 1,
    seeker_checked_in_at: null,
    recruiter_checked_in_at: null,
  })
  await timersStore.set(trx, interview.id, proposalTimers(slots))
  await tell(trx, proposed, {
    news: interview.state === 'accepted' ? 'moved' : 'proposed',
    by: side,
    actorId,
  })
}

/** Declines or cancels in the caller's transaction, and tells both. */
export const endInterview = async (
  { trx, interview, side, actorId, now, tell }: Changing,
  state: 'declined' | 'cancelled',
  reason: string | undefined,
) => {
  if (state === 'cancelled' && !reason) throw refuseField('reason', 'required')
  await freeTime(trx, interview.id)
  const ended = await interviewsStore.update(trx, interview.id, {
    state,
    reason: reason || null,
    sequence: interview.sequence + 1,
    ...(state === 'cancelled' ? { cancelled_by: side, is_late_cancel: isLateCancel(interview, now) } : {}),
  })
  await timersStore.set(trx, interview.id, {})
  await tell(trx, ended, { news: state, by: side, actorId })
}

const checkIn = async ({ trx, interview, side, now }: Changing) => {
  const at = side === 'seeker' ? interview.seeker_checked_in_at : interview.recruiter_checked_in_at
  if (at !== null) return
  await interviewsStore.update(
    trx,
    interview.id,
    side === 'seeker' ? { seeker_checked_in_at: now } : { recruiter_checked_in_at: now },
  )
}

const settle = async ({ trx, interview }: Changing, outcome: NonNullable<Change['outcome']>) => {
  await interviewsStore.update(trx, interview.id, {
    state: outcome === 'held' ? 'held' : 'missed',
    outcome,
  })
  await timersStore.set(trx, interview.id, {})
}

const perform = async (changing: Changing, change: Change) => {
  const { answer, outcome } = change
  if (answer === 'accept') return accept(changing, change.slot_id)
  if (answer === 'decline') return endInterview(changing, 'declined', change.reason)
  if (answer === 'cancel') return endInterview(changing, 'cancelled', change.reason)
  if (answer !== undefined) return propose(changing, change)
  if (outcome !== undefined) return settle(changing, outcome)
  return checkIn(changing)
}

/** Does to an interview of the caller's what it asks for, with all that follows, or nothing. */
export const changeOwnInterview = (
  { db, tell }: { db: Db; tell: TellInterview },
  caller: SignedInPerson,
  id: string,
  change: Change,
): Promise<void> =>
  db.transaction().execute(async trx => {
    const { interview, side } = await findOwnInterview(trx, caller, id, interviewsStore.lock)
    const now = new Date()
    const refusal = actRefusal(interview, side, actOf(change), now)
    if (refusal) throw new Refusal(refusal === 'settled' ? 'interview_settled' : 'interview_not_now')
    await perform({ trx, interview, side, actorId: caller.accountId, now, tell }, change)
  })
