import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { ChatRow } from '../chats-store.ts'
import type { MessageRow } from '../messages/messages-store.ts'
import type { ChatTables } from '../tables.ts'

/** How far somebody's chats are, in all. */
export interface ChatPosition {
  account_id: string
  /** Of the last and the read seq of every chat. */
  sum: number
  unread_num: number
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

/** What open pages are told of, many at a time. */
export const liveStore = {
  chats: (db: Db, ids: readonly string[]): Promise<ChatRow[]> =>
    db.withTables<ChatTables>().selectFrom('chats').selectAll().where('id', '=', anyOf(ids)).execute(),

  accountsIn: async (db: Db, chatIds: readonly string[]): Promise<Map<string, string[]>> => {
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_participants')
      .select(['chat_id', 'account_id'])
      .where('chat_id', '=', anyOf(chatIds))
      .execute()
    const accounts = new Map<string, string[]>()
    for (const { chat_id, account_id } of rows)
      accounts.set(chat_id, [...(accounts.get(chat_id) ?? []), account_id])
    return accounts
  },

  /** In the order of their chat and seq. */
  messages: (db: Db, keys: readonly { chatId: string; seq: number }[]): Promise<MessageRow[]> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chat_messages')
      .selectAll()
      .where(
        sql<boolean>`(chat_id, seq) in (select * from unnest(
          ${keys.map(({ chatId }) => chatId)}::text[], ${keys.map(({ seq }) => seq)}::int[]))`,
      )
      .orderBy('chat_id')
      .orderBy('seq')
      .execute(),

  positions: async (db: Db, accountIds: readonly string[]): Promise<Map<string, ChatPosition>> => {
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_participants')
      .innerJoin('chats', 'chats.id', 'chat_participants.chat_id')
      .select([
        'account_id',
        sql<number>`sum(last_seq + read_seq)::float8`.as('sum'),
        sql<number>`sum(unread_num)::int`.as('unread_num'),
      ])
      .where('account_id', '=', anyOf(accountIds))
      .groupBy('account_id')
      .execute()
    return new Map(rows.map(row => [row.account_id, row]))
  },
}
