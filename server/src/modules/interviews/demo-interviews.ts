import type { InterviewSide } from '@hanap/contracts/interviews/interview.schemas'
import type { Db } from '../../db/client.ts'
import { writeInterviewMessage } from '../chats/index.ts'
import { type ProposedSlot, placedSlots } from './groups/placed-slots.ts'
import { takeTime } from './groups/taken-time.ts'
import { interviewsStore, spanOf } from './interviews-store.ts'
import { agreementTimers, proposalTimers, timersStore } from './timers-store.ts'

export interface WrittenInterview {
  applicationId: string
  job: { id: string; title: string }
  companyId: string
  companyName: string
  seekerId: string
  recruiterId: string
  state: 'proposed' | 'accepted' | 'cancelled' | 'held'
  proposedBy: InterviewSide
  /** In the order of time. */
  slots: readonly ProposedSlot[]
  place: string | null
  onlineUrl: string | null
  note: string | null
  reason: string | null
  timeZone: string
}

/** Writes an interview of the demo data as it stands now: with its taken time, its timers and its word in the pair's chat. */
export const saveDemoInterview = async (trx: Db, written: WrittenInterview): Promise<void> => {
  const { state, slots, seekerId, recruiterId, proposedBy } = written
  const span = spanOf(slots)
  const inserted = await interviewsStore.insert(
    trx,
    {
      application_id: written.applicationId,
      job_id: written.job.id,
      job_title: written.job.title,
      company_id: written.companyId,
      company_name: written.companyName,
      seeker_id: seekerId,
      recruiter_id: recruiterId,
      chat_id: null,
      state,
      proposed_by: proposedBy,
      ...span,
      place: written.place,
      online_url: written.onlineUrl,
      note: written.note,
      time_zone: written.timeZone,
    },
    [recruiterId],
  )
  const { id } = inserted
  const group = { companyId: written.companyId, interviewerIds: [recruiterId] }
  await interviewsStore.setSlots(trx, id, await placedSlots(trx, group, slots))
  const taken = state === 'proposed' ? undefined : (await interviewsStore.slotsOf(trx, [id])).get(id)?.[0]
  if (state === 'accepted')
    await takeTime(trx, id, [recruiterId], { ...span, groupId: taken?.group_id ?? null })
  const timers = {
    proposed: proposalTimers(slots),
    accepted: agreementTimers(span, new Date()),
    cancelled: {},
    held: {},
  }
  await timersStore.set(trx, id, timers[state])
  const by = state === 'accepted' ? 'seeker' : proposedBy
  const chatId =
    state === 'held'
      ? null
      : await writeInterviewMessage(trx, {
          seekerId,
          recruiterId,
          by,
          actorId: by === 'seeker' ? seekerId : recruiterId,
          interviewId: id,
          state,
          startsAt: span.starts_at,
        })
  const metAt = state === 'held' ? span.starts_at : null
  await interviewsStore.update(trx, id, {
    chat_id: chatId,
    slot_id: taken?.id ?? null,
    reason: written.reason,
    sequence: state === 'proposed' ? 0 : 1,
    seeker_checked_in_at: metAt,
    recruiter_checked_in_at: metAt,
    outcome: state === 'held' ? 'held' : null,
    cancelled_by: state === 'cancelled' ? 'recruiter' : null,
  })
}
