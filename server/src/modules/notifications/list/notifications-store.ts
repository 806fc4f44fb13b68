import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { PageNumber } from '../../../db/page-of-rows.ts'
import type { NotificationContent } from '../notification-content.ts'
import type { NotificationTables } from '../tables.ts'

export type NotificationRow = Pick<
  Selectable<NotificationTables['notifications']>,
  'id' | 'about' | 'created_at' | 'read_at'
>

const of = (db: Db) => db.withTables<NotificationTables>()
const ofList = (db: Db, accountId: string) =>
  of(db).selectFrom('notifications').where('account_id', '=', accountId).where('is_listed', '=', true)

/** Every statement on notifications. Functions take the transaction in which they run. */
export const notificationsStore = {
  /** Stores a notification and answers its id; undefined, and nothing stored, where one with its key is there already. */
  insert: async (
    trx: Db,
    notification: { accountId: string; key: string; about: NotificationContent; isListed: boolean },
  ): Promise<string | undefined> => {
    const row = await of(trx)
      .insertInto('notifications')
      .values({
        id: newId(),
        account_id: notification.accountId,
        dedupe_key: notification.key,
        // The driver would write a text as a JSON string.
        about: sql<string>`${JSON.stringify(notification.about)}::text::jsonb`,
        is_listed: notification.isListed,
      })
      .onConflict(conflict => conflict.column('dedupe_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id
  },

  /** The newest first. Every page of a seeker asks for it: who was told nothing costs one statement. */
  pageOf: async (db: Db, accountId: string, { page, size }: PageNumber) => {
    const counts = await ofList(db, accountId)
      .select(({ fn }) => [
        fn.countAll<string>().as('total'),
        fn.countAll<string>().filterWhere('read_at', 'is', null).as('unread'),
      ])
      .executeTakeFirstOrThrow()
    const total = Number(counts.total)
    const rows: NotificationRow[] =
      (page - 1) * size < total
        ? await ofList(db, accountId)
            .select(['id', 'about', 'created_at', 'read_at'])
            .orderBy('seq', 'desc')
            .limit(size)
            .offset((page - 1) * size)
            .execute()
        : []
    return { rows, total, unread: Number(counts.unread) }
  },

  byId: (db: Db, accountId: string, id: string): Promise<NotificationRow | undefined> =>
    ofList(db, accountId)
      .select(['id', 'about', 'created_at', 'read_at'])
      .where('id', '=', id)
      .executeTakeFirst(),

  unreadOf: async (db: Db, accountId: string): Promise<number> => {
    const { count } = await ofList(db, accountId)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  /** By account, of those that have any. */
  unreadByAccount: async (db: Db, accountIds: readonly string[]): Promise<Map<string, number>> => {
    const counted = await of(db)
      .selectFrom('notifications')
      .where('account_id', '=', sql<string>`any(${accountIds}::text[])`)
      .where('is_listed', '=', true)
      .where('read_at', 'is', null)
      .groupBy('account_id')
      .select(({ fn }) => ['account_id', fn.countAll<string>().as('count')])
      .execute()
    return new Map(counted.map(({ account_id, count }) => [account_id, Number(count)]))
  },

  /** One of them, or all; what was read before keeps its time. */
  markRead: async (db: Db, accountId: string, id?: string) => {
    const unread = of(db)
      .updateTable('notifications')
      .set({ read_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('read_at', 'is', null)
    await (id === undefined ? unread : unread.where('id', '=', id)).execute()
  },
}
