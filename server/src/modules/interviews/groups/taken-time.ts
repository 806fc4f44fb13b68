import type { Db } from '../../../db/client.ts'
import { bookingsStore } from '../bookings-store.ts'
import { groupsStore } from './groups-store.ts'

interface SlotTime {
  starts_at: Date
  ends_at: Date
  /** Null: of one applicant alone. */
  groupId: string | null
}

/** Takes the interviewers' time, or a place in their group; false, and nothing is decided, where there is none. */
export const takeTime = (
  trx: Db,
  interviewId: string,
  interviewerIds: readonly string[],
  { groupId, ...span }: SlotTime,
): Promise<boolean> =>
  groupId === null
    ? bookingsStore.book(trx, interviewId, interviewerIds, span)
    : groupsStore.take(trx, { groupId, interviewId }, interviewerIds, span)

/** Gives back what an interview has taken; the time of a group stays taken while others have a place in it. */
export const freeTime = async (trx: Db, interviewId: string): Promise<void> => {
  if (!(await groupsStore.leave(trx, interviewId))) await bookingsStore.free(trx, interviewId)
}
