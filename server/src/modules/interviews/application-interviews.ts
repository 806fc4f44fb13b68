import type { InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import { type Expression, sql } from 'kysely'
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

/** When the last interview about an application was that took place, as far as anybody knows; null where none was. */
export const lastInterviewAt = (applicationId: Expression<string>) =>
  sql<Date | null>`(select max(starts_at) from interviews where application_id = ${applicationId}
    and state in ('accepted', 'held', 'missed', 'unconfirmed') and starts_at < now())`
