import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { WebhookEvent, WebhookTables } from './tables.ts'

export type WebhookRow = Selectable<WebhookTables['webhooks']>

const SECRET_BYTES = 32

export const webhooksStore = {
  /** The oldest first, with how many deliveries wait. */
  ofCompany: async (db: Db, companyId: string): Promise<(WebhookRow & { waiting: number })[]> => {
    const { rows } = await sql<WebhookRow & { waiting: number }>`
      select webhooks.*, (
        select count(*)::int from webhook_deliveries where webhook_id = webhooks.id and state = 'waiting'
      ) as waiting
      from webhooks where company_id = ${companyId} order by created_at, id`.execute(db)
    return rows
  },

  find: (db: Db, companyId: string, id: string): Promise<WebhookRow | undefined> =>
    db
      .withTables<WebhookTables>()
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .executeTakeFirst(),

  /** Its secret has the form of Standard Webhooks. */
  insert: (
    trx: Db,
    webhook: { companyId: string; accountId: string; url: string; events: readonly WebhookEvent[] },
  ): Promise<WebhookRow> =>
    trx
      .withTables<WebhookTables>()
      .insertInto('webhooks')
      .values({
        id: newId(),
        company_id: webhook.companyId,
        account_id: webhook.accountId,
        url: webhook.url,
        events: [...new Set(webhook.events)],
        secret: `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** The one that was deleted; nothing where it is not the company's. */
  remove: (trx: Db, companyId: string, id: string): Promise<WebhookRow | undefined> =>
    trx
      .withTables<WebhookTables>()
      .deleteFrom('webhooks')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .returningAll()
      .executeTakeFirst(),
}

/** A suspended company's machines are told nothing more. */
export const endWebhooksOf = async (trx: Db, companyId: string): Promise<void> => {
  await trx.withTables<WebhookTables>().deleteFrom('webhooks').where('company_id', '=', companyId).execute()
}
