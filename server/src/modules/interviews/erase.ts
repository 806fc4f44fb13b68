import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Takes a deleted seeker out of their interviews: the company keeps its times, without what was said to and by the person. */
export const eraseInterviews = async (trx: Db, accountId: string): Promise<void> => {
  await sql`
    update interviews set seeker_id = null, note = null, reason = null where seeker_id = ${accountId}`.execute(
    trx,
  )
  await sql`
    update interview_reports set reporter_id = 'deleted ' || interview_id || ' ' || side, detail = null
    where reporter_id = ${accountId}`.execute(trx)
}
