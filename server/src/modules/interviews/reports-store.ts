import type { InterviewSide } from '@hanap/contracts/interviews/interview.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { InterviewTables } from './tables.ts'

interface InterviewReport {
  interviewId: string
  reporterId: string
  side: InterviewSide
  reasonId: number
  detail: string | null
}

export const reportsStore = {
  /** One a person: a later one takes the place of the first, and is looked at anew. */
  save: async (
    db: Db,
    { interviewId, reporterId, side, reasonId, detail }: InterviewReport,
  ): Promise<void> => {
    await db
      .withTables<InterviewTables>()
      .insertInto('interview_reports')
      .values({ interview_id: interviewId, reporter_id: reporterId, side, reason_id: reasonId, detail })
      .onConflict(conflict =>
        conflict.columns(['interview_id', 'reporter_id']).doUpdateSet({
          reason_id: reasonId,
          detail,
          reported_at: sql<Date>`now()`,
          reviewed_at: null,
          is_upheld: null,
          told_at: null,
        }),
      )
      .execute()
  },

  /** Which of some interviews a person has reported. */
  reportedBy: async (db: Db, reporterId: string, ids: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .withTables<InterviewTables>()
      .selectFrom('interview_reports')
      .select('interview_id')
      .where('reporter_id', '=', reporterId)
      .where('interview_id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
    return new Set(rows.map(row => row.interview_id))
  },
}
