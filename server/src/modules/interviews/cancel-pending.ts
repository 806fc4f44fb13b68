import type { Db } from '../../db/client.ts'
import { groupsStore } from './groups/groups-store.ts'
import { freeTime } from './groups/taken-time.ts'
import { interviewsStore, type PendingOf } from './interviews-store.ts'
import type { TellInterview } from './tell.ts'
import { timersStore } from './timers-store.ts'

/** Cancels in the caller's transaction what is pending, and tells both. */
export type CancelPending = (trx: Db, of: PendingOf) => Promise<void>

export const cancelPendingWith =
  (tell: TellInterview): CancelPending =>
  async (trx, of) => {
    if ('seekerId' in of) await interviewsStore.lockSeeker(trx, of.seekerId)
    const pending = await interviewsStore.lockPending(trx, of)
    await groupsStore.lockOf(
      trx,
      pending.map(({ id }) => id),
    )
    for (const interview of pending) {
      await freeTime(trx, interview.id)
      await timersStore.set(trx, interview.id, {})
      const cancelled = await interviewsStore.update(trx, interview.id, {
        state: 'cancelled',
        reason: null,
        sequence: interview.sequence + 1,
      })
      await tell(trx, cancelled, { news: 'cancelled', by: null, actorId: null })
    }
  }
