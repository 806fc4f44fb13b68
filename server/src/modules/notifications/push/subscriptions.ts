import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { NotificationTables } from '../tables.ts'

const of = (db: Db) => db.withTables<NotificationTables>()

/** Longer than the time between two signs of life of a visible page. */
const VISIBLE_SECONDS = 75

export interface NewSubscription {
  sessionId: string
  accountId: string
  endpoint: string
  p256dh: string
  auth: string
  language: string
  market: string
}

/** Every statement on devices that get push messages. */
export const subscriptionsStore = {
  /** A session has one device, and a device is of who subscribed it last. */
  save: async (trx: Db, { sessionId, accountId, endpoint, ...more }: NewSubscription) => {
    const { p256dh, auth, language, market } = more
    await of(trx)
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('session_id', '!=', sessionId)
      .execute()
    const changed = { account_id: accountId, endpoint, p256dh, auth, language, market }
    await of(trx)
      .insertInto('push_subscriptions')
      .values({ id: newId(), session_id: sessionId, ...changed })
      .onConflict(conflict => conflict.column('session_id').doUpdateSet(changed))
      .execute()
  },

  removeOfSession: async (db: Db, sessionId: string) => {
    await of(db).deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
  },

  remove: async (db: Db, id: string) => {
    await of(db).deleteFrom('push_subscriptions').where('id', '=', id).execute()
  },

  /** Pages of these sessions are visible, and for some time. */
  visible: async (db: Db, sessionIds: readonly string[]) => {
    await sql`
      update push_subscriptions set visible_until = now() + make_interval(secs => ${VISIBLE_SECONDS})
      where session_id = any(${[...sessionIds]}::text[])`.execute(db)
  },

  hidden: async (db: Db, sessionIds: readonly string[]) => {
    await of(db)
      .updateTable('push_subscriptions')
      .set({ visible_until: null })
      .where('session_id', '=', sql<string>`any(${[...sessionIds]}::text[])`)
      .execute()
  },
}
