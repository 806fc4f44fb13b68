import type { InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import type { Db } from '../../db/client.ts'
import type { InterviewTables } from './tables.ts'

/** An interview as an applicant's page names it. */
export interface ApplicationInterview {
  id: string
  state: InterviewState
  starts_at: Date
  time_zone: string
  recruiter_id: string | null
}

/** Interviews about an application, the latest first. */
export const interviewsOfApplication = (db: Db, applicationId: string): Promise<ApplicationInterview[]> =>
  db
    .withTables<InterviewTables>()
    .selectFrom('interviews')
    .select(['id', 'state', 'starts_at', 'time_zone', 'recruiter_id'])
    .where('application_id', '=', applicationId)
    .orderBy('starts_at', 'desc')
    .execute()
