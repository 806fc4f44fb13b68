import type { Db } from '../../db/client.ts'
import type { InterviewTables } from './tables.ts'

export const bookingsStore = {
  /**
   * Takes the time for all interviewers; false, and nothing is decided, where one of them is taken. Of any number at once the
   * exclusion constraint lets one: the others wait for it and insert nothing.
   */
  book: async (
    trx: Db,
    interviewId: string,
    interviewerIds: readonly string[],
    span: { starts_at: Date; ends_at: Date },
  ): Promise<boolean> => {
    // One at a time and in one order: two interviews of the same interviewers never wait for each other.
    for (const interviewerId of [...interviewerIds].sort()) {
      const row = await trx
        .withTables<InterviewTables>()
        .insertInto('interview_bookings')
        .values({ interview_id: interviewId, interviewer_id: interviewerId, ...span })
        .onConflict(conflict => conflict.doNothing())
        .returning('interviewer_id')
        .executeTakeFirst()
      if (!row) return false
    }
    return true
  },

  /** The time of one interview becomes another's of the same group. */
  pass: async (trx: Db, fromId: string, toId: string): Promise<void> => {
    await trx
      .withTables<InterviewTables>()
      .updateTable('interview_bookings')
      .set({ interview_id: toId })
      .where('interview_id', '=', fromId)
      .execute()
  },

  free: async (trx: Db, interviewId: string): Promise<void> => {
    await trx
      .withTables<InterviewTables>()
      .deleteFrom('interview_bookings')
      .where('interview_id', '=', interviewId)
      .execute()
  },
}
