import type { InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import type { Db } from '../../db/client.ts'
import type { InterviewTables } from './tables.ts'

/** An interview as its seeker takes it away. */
export interface OwnInterviewRecord {
  job_title: string
  company_name: string | null
  state: InterviewState
  starts_at: string
  place: string | null
  note: string | null
  reason: string | null
}

/** Every interview of a seeker, the latest first. */
export const ownInterviewsOf = async (db: Db, seekerId: string): Promise<OwnInterviewRecord[]> => {
  const rows = await db
    .withTables<InterviewTables>()
    .selectFrom('interviews')
    .select(['job_title', 'company_name', 'state', 'starts_at', 'place', 'note', 'reason'])
    .where('seeker_id', '=', seekerId)
    .orderBy('starts_at', 'desc')
    .execute()
  return rows.map(row => ({ ...row, starts_at: row.starts_at.toISOString() }))
}
