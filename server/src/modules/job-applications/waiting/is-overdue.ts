import { ANSWER_DAYS, answerDaysAfterInterview } from '@hanap/markets/answer-law'
import { markets } from '@hanap/markets/markets'
import { type RawBuilder, sql } from 'kysely'
import { jobMarketOf } from '../../jobs/index.ts'

/** When the last interview about an application was, as it stands in a row. */
export type LastInterviewAt = (applicationId: RawBuilder<string>) => RawBuilder<Date | null>

/** What waits longer was given up by both. */
const MAX_WAIT_DAYS = 365

const shorter = markets.flatMap(({ key }) => {
  const days = answerDaysAfterInterview(key)
  return days < ANSWER_DAYS ? [{ key, days }] : []
})

/** Since when an application has waited: its last move by a recruiter or the last interview. */
const waitsSince = (lastInterviewAt: LastInterviewAt): RawBuilder<Date> =>
  sql`greatest(applied_at, moved_at, ${lastInterviewAt(sql.ref('applications.id'))})`

/** After how many days of that its answer is due. */
const daysToAnswer = (lastInterviewAt: LastInterviewAt): RawBuilder<number> => {
  if (shorter.length === 0) return sql`${ANSWER_DAYS}::int`
  const cases = shorter.map(
    ({ key, days }) => sql`when ${jobMarketOf(sql.ref('applications.job_id'))} = ${key} then ${days}::int`,
  )
  return sql`case when stage = 'interview' or ${lastInterviewAt(sql.ref('applications.id'))} is not null
    then case ${sql.join(cases, sql` `)} else ${ANSWER_DAYS}::int end
    else ${ANSWER_DAYS}::int end`
}

/**
 * Whether the row of `applications` has waited for an answer longer than it should. Whole days of UTC: all of a day are due at once,
 * so that who is reminded is reminded once a day.
 */
export const isOverdue = (lastInterviewAt: LastInterviewAt): RawBuilder<boolean> =>
  // The first two are for the index: nobody is due before the shortest time.
  sql`(stage in ('applied', 'viewed', 'in_review', 'interview')
    and coalesce(moved_at, applied_at) < now() - make_interval(days => ${Math.min(ANSWER_DAYS, ...shorter.map(({ days }) => days))}::int)
    and coalesce(moved_at, applied_at) > now() - make_interval(days => ${MAX_WAIT_DAYS}::int)
    and account_id is not null
    and (${waitsSince(lastInterviewAt)} at time zone 'UTC')::date + ${daysToAnswer(lastInterviewAt)}
      < (now() at time zone 'UTC')::date)`
