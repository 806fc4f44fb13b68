import { options } from '@hanap/markets/lists'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { closedStages, pipelineIdOf } from '../rules.ts'

/** An ad that its employer closes. */
export interface Closing {
  jobId: string
  /** Keys of `pipeline_stage_lists` whose applications go on. */
  keeps: readonly string[]
  /** To those who are told no. */
  message: string | null
  authorId: string
}

const idsOf = (keys: readonly string[]) =>
  options('pipeline_stage_lists', 'en')
    .filter(({ key }) => keys.includes(key))
    .map(({ id }) => id)

/**
 * Ends the applications to an ad that is closed, save for those in the stages that go on, in the caller's transaction. Everybody is
 * told afterwards, by `closing-notices.ts`, however many there are. Answers the ids of those that ended.
 */
export const endApplicationsOf = async (trx: Db, closing: Closing): Promise<string[]> => {
  const { jobId, keeps, message, authorId } = closing
  const stageId = pipelineIdOf('not_selected')
  const { rows: ended } = await sql<{ id: string }>`
    with ended as (
      update applications set stage = 'not_selected', pipeline_stage_id = ${stageId},
        closed_from_pipeline_stage_id = pipeline_stage_id, asked_at = null, moved_at = now(),
        opened_at = coalesce(opened_at, now()), answered_at = coalesce(answered_at, now())
      where id in (
        select id from applications
        where job_id = ${jobId} and stage <> all(${[...closedStages]}::text[])
          and pipeline_stage_id <> all(${idsOf(keeps)}::int[])
        order by id for update)
      returning id),
    events as (
      insert into application_events (application_id, stage, pipeline_stage_id, by, author_id, message)
      select id, 'not_selected', ${stageId}, 'recruiter', ${authorId}, ${message} from ended
      returning application_id, id),
    notices as (
      insert into closing_notices (application_id, kind, message, event_id)
      select application_id, 'refused', ${message}::text, id from events
      on conflict (application_id) do update set
        kind = excluded.kind, message = excluded.message, event_id = excluded.event_id, at = now())
    select id from ended`.execute(trx)
  // Who was asked after an earlier closing has nothing to answer any more.
  await sql`update applications set asked_at = null where job_id = ${jobId} and asked_at is not null`.execute(
    trx,
  )
  await sql`
    insert into closing_notices (application_id, kind)
    select id, 'goes_on' from applications
    where job_id = ${jobId} and stage <> all(${[...closedStages]}::text[])
    on conflict (application_id) do update set kind = excluded.kind, message = null, event_id = null, at = now()`.execute(
    trx,
  )
  await publishChanges(
    trx,
    ended.map(({ id }) => ({ topic: 'application', id })),
  )
  return ended.map(({ id }) => id)
}

/** Asks those whose applications ended with an ad that is open again whether they are still interested, in the caller's transaction. */
export const askAgain = async (trx: Db, jobId: string): Promise<void> => {
  await sql`
    with asked as (
      update applications set asked_at = now()
      where job_id = ${jobId} and stage = 'not_selected' and closed_from_pipeline_stage_id is not null
      returning id)
    insert into closing_notices (application_id, kind) select id, 'reopened' from asked
    on conflict (application_id) do update set kind = excluded.kind, message = null, event_id = null, at = now()`.execute(
    trx,
  )
}
