import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import { closedStages } from '../rules.ts'
import type { ApplicationTables } from '../tables.ts'

/** On which the worker hears that a seeker is to be told something. */
export const MOVES_CHANNEL = 'application_moves'

export interface WaitingRefusal {
  /** In seconds from now. */
  delay: number
  authorId: string
  message: string | null
  /** A ready-made message in place of one. */
  template: string | null
}

/** Of whom somebody is to be told. */
export interface ToldApplication {
  applicationId: string
  accountId: string | null
  jobId: string
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

/** Refusals that their seekers do not know of yet. */
export const waitingRefusalsStore = {
  /** When those of these applications that wait will be told. */
  dueAmong: async (db: Db, applicationIds: readonly string[]): Promise<Map<string, Date>> => {
    const rows = await db
      .withTables<ApplicationTables>()
      .selectFrom('waiting_refusals')
      .select(['application_id', 'due_at'])
      .where('application_id', '=', anyOf(applicationIds))
      .execute()
    return new Map(rows.map(row => [row.application_id, row.due_at]))
  },

  /** One that waits already is told anew from now on. */
  wait: async (
    trx: Db,
    applicationIds: readonly string[],
    { delay, authorId, message, template }: WaitingRefusal,
  ): Promise<void> => {
    await sql`
      insert into waiting_refusals (application_id, due_at, author_id, message, template)
      select id, now() + make_interval(secs => ${delay}), ${authorId}, ${message}, ${template}
      from unnest(${[...applicationIds]}::text[]) id
      on conflict (application_id) do update set due_at = excluded.due_at, author_id = excluded.author_id,
        message = excluded.message, template = excluded.template`.execute(trx)
    await pgNotify(trx, MOVES_CHANNEL)
  },

  /** Takes them back: nobody is told. */
  forget: async (trx: Db, applicationIds: readonly string[]): Promise<void> => {
    await trx
      .withTables<ApplicationTables>()
      .deleteFrom('waiting_refusals')
      .where('application_id', '=', anyOf(applicationIds))
      .execute()
  },

  /** Those whose time has come, the oldest first. */
  due: async (db: Db, limit: number): Promise<ToldApplication[]> => {
    const { rows } = await sql<ToldApplication>`
      select a.id as "applicationId", a.account_id as "accountId", a.job_id as "jobId"
      from waiting_refusals w join applications a on a.id = w.application_id
      where w.due_at <= now() order by w.due_at limit ${limit}`.execute(db)
    return rows
  },

  /** One whose time has come, with its application held; nothing where somebody else tells it, or it was taken back. */
  take: async (trx: Db, applicationId: string): Promise<Omit<WaitingRefusal, 'delay'> | undefined> => {
    const { rows: held } = await sql<{ stage: Stage }>`
      select stage from applications where id = ${applicationId} for update skip locked`.execute(trx)
    const [application] = held
    if (!application) return undefined
    const { rows } = await sql<Omit<WaitingRefusal, 'delay'>>`
      delete from waiting_refusals where application_id = ${applicationId} and due_at <= now()
      returning author_id as "authorId", message, template`.execute(trx)
    // Its ad was closed meanwhile, which told the seeker.
    return closedStages.includes(application.stage) ? undefined : rows[0]
  },

  /** In milliseconds. */
  untilNext: async (db: Db): Promise<number | undefined> => {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from waiting_refusals`.execute(db)
    return rows[0]?.ms ?? undefined
  },
}

/** A move that a seeker was not told of yet. */
export interface UntoldMove extends ToldApplication {
  eventId: string
}

export const untoldMovesStore = {
  /** Of what these events say seekers are told after so many seconds; what they were to be told before, without words, is old by then. */
  wait: async (
    trx: Db,
    eventIds: readonly string[],
    { delay, template }: { delay: number; template: string | null },
  ): Promise<void> => {
    await sql`
      delete from untold_moves u using application_events old, application_events e
      where u.event_id = old.id and u.template is null and old.message is null
        and old.application_id = e.application_id and e.id = any(${[...eventIds]}::bigint[])`.execute(trx)
    await sql`
      insert into untold_moves (event_id, template, due_at)
      select id, ${template}, now() + make_interval(secs => ${delay}) from unnest(${[...eventIds]}::bigint[]) id`.execute(
      trx,
    )
    await pgNotify(trx, MOVES_CHANNEL)
  },

  /** Those whose time has come, the oldest first. */
  due: async (db: Db, limit: number): Promise<UntoldMove[]> => {
    const { rows } = await sql<UntoldMove>`
      select u.event_id::text as "eventId", a.id as "applicationId", a.account_id as "accountId",
        a.job_id as "jobId"
      from untold_moves u join application_events e on e.id = u.event_id
        join applications a on a.id = e.application_id
      where u.due_at <= now() order by u.due_at, u.event_id limit ${limit}`.execute(db)
    return rows
  },

  /** Nothing where somebody else tells it. `isOver`: they stand elsewhere by now. */
  take: async (trx: Db, eventId: string) => {
    const { rows } = await sql<{
      template: string | null
      message: string | null
      stage: Stage
      isOver: boolean
    }>`
      with taken as (delete from untold_moves where event_id = ${eventId} returning template)
      select taken.template, e.message, e.stage, a.stage <> e.stage as "isOver"
      from taken, application_events e join applications a on a.id = e.application_id
      where e.id = ${eventId}`.execute(trx)
    return rows[0]
  },

  /** In milliseconds. */
  untilNext: async (db: Db): Promise<number | undefined> => {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from untold_moves`.execute(db)
    return rows[0]?.ms ?? undefined
  },

  setMessage: async (trx: Db, eventId: string, message: string): Promise<void> => {
    await sql`update application_events set message = ${message} where id = ${eventId}`.execute(trx)
  },
}
