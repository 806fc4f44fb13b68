import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { groupsStore } from './groups/groups-store.ts'

/**
 * Passes a recruiter's interviews that are to come to a colleague, in the caller's transaction. Where the colleague's time is taken
 * both stand: people decide which one is moved.
 */
export const reassignInterviews = async (
  trx: Db,
  fromRecruiterId: string,
  toRecruiterId: string,
): Promise<void> => {
  await sql`
    with own as (
      select interview_id from interview_interviewers join interviews on interviews.id = interview_id
      where account_id = ${fromRecruiterId} and state in ('proposed', 'accepted')
    ), left_over as (
      delete from interview_interviewers
      where account_id = ${fromRecruiterId} and interview_id in (select interview_id from own)
    )
    insert into interview_interviewers (interview_id, account_id)
    select interview_id, ${toRecruiterId} from own on conflict do nothing`.execute(trx)
  await groupsStore.reassign(trx, fromRecruiterId, toRecruiterId)
  await sql`
    with freed as (
      delete from interview_bookings using interviews
      where interviewer_id = ${fromRecruiterId} and interviews.id = interview_id and state = 'accepted'
      returning interview_id, interview_bookings.starts_at, interview_bookings.ends_at
    )
    insert into interview_bookings (interview_id, interviewer_id, starts_at, ends_at)
    select interview_id, ${toRecruiterId}, starts_at, ends_at from freed on conflict do nothing`.execute(trx)
  await sql`
    update interviews set recruiter_id = ${toRecruiterId}
    where recruiter_id = ${fromRecruiterId} and state in ('proposed', 'accepted')`.execute(trx)
}
