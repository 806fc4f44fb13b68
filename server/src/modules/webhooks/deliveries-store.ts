import { type Selectable, sql } from 'kysely'
import type { DueWork } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { type PageNumber, pageOfRows } from '../../db/page-of-rows.ts'
import type { DeliveryProblem, WebhookTables } from './tables.ts'

export type DeliveryRow = Selectable<WebhookTables['webhook_deliveries']>

export interface DueDelivery extends DeliveryRow {
  url: string
  secret: string
}

/** What came of an attempt. `isDown`: its machine is at fault, whatever is sent to it. */
export interface DeliveryOutcome {
  problem: DeliveryProblem | null
  status: number | null
  answer: string | null
  tookMs: number
  isDown: boolean
}

/** How long a worker has a delivery before it counts as lost with its process: longer than an attempt may take. */
const LEASE_SECONDS = 30
/** Seconds until the next attempt, by the number of those that failed; then the last one again, until its time is over. */
const PAUSES = [5, 30, 120, 600, 1800, 3600]
const EXPIRED_AT_ONCE = 5000

const pauseAfter = (failures: number) => PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0

export const deliveriesStore = {
  page: (db: Db, webhookId: string, page: PageNumber) =>
    pageOfRows(
      db.withTables<WebhookTables>().selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId),
      page,
      deliveries => deliveries.selectAll().orderBy('id', 'desc'),
    ),

  ping: async (trx: Db, webhookId: string): Promise<void> => {
    await trx
      .withTables<WebhookTables>()
      .insertInto('webhook_deliveries')
      .values({ webhook_id: webhookId, event: 'ping', subject_id: webhookId })
      .execute()
  },

  /** Due now, with a whole new day; nothing where the company has none of these ids. */
  sendAgain: async (
    db: Db,
    { companyId, webhookId, id }: { companyId: string; webhookId: string; id: string },
  ): Promise<DeliveryRow | undefined> => {
    const { rows } = await sql<DeliveryRow>`
      with mine as (
        update webhooks set rests_until = '-infinity' where id = ${webhookId} and company_id = ${companyId} returning id
      )
      update webhook_deliveries d
      set state = 'waiting', due_at = now(), expires_at = now() + interval '24 hours', settled_at = null
      from mine where d.webhook_id = mine.id and d.id = ${id}::bigint returning d.*`.execute(db)
    return rows[0]
  },

  /** Takes the first delivery of a webhook that no other worker serves. */
  claim: (db: Db): Promise<DueDelivery | undefined> =>
    db.transaction().execute(async trx => {
      const taken = await sql<Pick<DueDelivery, 'webhook_id' | 'url' | 'secret'>>`
        update webhooks set busy_until = now() + make_interval(secs => ${LEASE_SECONDS})
        where id = (
          select id from webhooks
          where busy_until <= now() and rests_until <= now() and exists (
            select from webhook_deliveries where webhook_id = webhooks.id and state = 'waiting' and due_at <= now()
          )
          order by busy_until limit 1 for update skip locked
        )
        returning id as webhook_id, url, secret`.execute(trx)
      const [webhook] = taken.rows
      if (!webhook) return undefined
      // A statement of its own, which sees what the worker before has settled.
      const { rows } = await sql<DeliveryRow>`
        select * from webhook_deliveries d
        where webhook_id = ${webhook.webhook_id} and state = 'waiting' and due_at <= now() and not exists (
          select from webhook_deliveries earlier
          where earlier.webhook_id = d.webhook_id and earlier.subject_id = d.subject_id
            and earlier.state = 'waiting' and earlier.id < d.id
        )
        order by due_at, id limit 1`.execute(trx)
      const [delivery] = rows
      if (delivery) return { ...delivery, ...webhook }
      await sql`update webhooks set busy_until = now() where id = ${webhook.webhook_id}`.execute(trx)
      return undefined
    }),

  /** Stores what came of an attempt, and when the next one is, in one statement each for the delivery, those behind it, and the webhook. */
  settle: async (
    trx: Db,
    { id, webhook_id, subject_id }: Pick<DueDelivery, 'id' | 'webhook_id' | 'subject_id'>,
    { problem, status, answer, tookMs, isDown }: DeliveryOutcome,
  ): Promise<void> => {
    const { rows } = await sql<{ failures: number }>`
      update webhooks set busy_until = now(),
        failures = ${problem === null ? sql`0` : isDown ? sql`failures + 1` : sql`failures`},
        failing_since = ${problem === null ? sql`null` : sql`coalesce(failing_since, now())`},
        last_delivered_at = ${problem === null ? sql`now()` : sql`last_delivered_at`}
      where id = ${webhook_id} returning failures`.execute(trx)
    const [webhook] = rows
    if (!webhook) return
    if (isDown)
      await sql`
        update webhooks set rests_until = now() + make_interval(secs => ${pauseAfter(webhook.failures)})
        where id = ${webhook_id}`.execute(trx)
    const made = sql`attempts = attempts + 1, problem = ${problem}, status = ${status}, answer = ${answer}, took_ms = ${tookMs}`
    if (problem === null) {
      await sql`
        update webhook_deliveries set ${made}, state = 'delivered', settled_at = now() where id = ${id}`.execute(
        trx,
      )
      return
    }
    const failed = await sql<{ state: string; attempts: number }>`
      update webhook_deliveries set ${made},
        state = case when expires_at <= now() then 'failed' else state end,
        settled_at = case when expires_at <= now() then now() end
      where id = ${id} returning state, attempts`.execute(trx)
    const [delivery] = failed.rows
    if (delivery?.state === 'waiting')
      await sql`
        update webhook_deliveries
        set due_at = greatest(due_at, now() + make_interval(secs => ${pauseAfter(delivery.attempts)}))
        where webhook_id = ${webhook_id} and subject_id = ${subject_id} and state = 'waiting'`.execute(trx)
  },

  /** Those whose day is over are given up; how many. */
  giveUpExpired: async (db: Db): Promise<number> => {
    const expired = await sql`
      update webhook_deliveries
      set state = 'failed', settled_at = now(), problem = coalesce(problem, 'expired')
      where id in (
        select id from webhook_deliveries where state = 'waiting' and expires_at < now()
        order by expires_at limit ${EXPIRED_AT_ONCE}
      )`.execute(db)
    return Number(expired.numAffectedRows ?? 0)
  },

  /** Those of machines that do not rest. */
  due: async (db: Db): Promise<DueWork> => {
    const { rows } = await sql<DueWork>`
      select count(*)::int as due, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as "overdueSeconds"
      from webhook_deliveries join webhooks on webhooks.id = webhook_id
      where state = 'waiting' and due_at <= now() and rests_until <= now()`.execute(db)
    return rows[0] ?? { due: 0, overdueSeconds: 0 }
  },
}
