import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { RiskSignal } from '../../risk/index.ts'
import type { ChatMessagesTable, ChatTables } from '../tables.ts'
import type { MessagePayload } from './message-content.ts'

export type MessageRow = Selectable<ChatMessagesTable>

export interface NewMessage {
  chatId: string
  seq: number
  sender: ChatSide | 'system'
  senderId: string | null
  clientId: string | null
  kind: MessageRow['kind']
  text: string | null
  payload: MessagePayload | null
  replyToSeq: number | null
  /** Absent: nobody judged it. */
  risks?: readonly RiskSignal[]
  isTemplate?: boolean
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

export const messagesStore = {
  insert: (trx: Db, message: NewMessage): Promise<MessageRow> =>
    trx
      .withTables<ChatTables>()
      .insertInto('chat_messages')
      .values({
        chat_id: message.chatId,
        seq: message.seq,
        id: newId(),
        sender: message.sender,
        sender_id: message.senderId,
        client_id: message.clientId,
        kind: message.kind,
        text: message.text,
        payload: message.payload && sql<string>`${JSON.stringify(message.payload)}::text::jsonb`,
        reply_to_seq: message.replyToSeq,
        is_template: message.isTemplate ?? false,
        risks: message.risks?.length ? sql<string>`${JSON.stringify(message.risks)}::text::jsonb` : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),

  byClientId: (db: Db, chatId: string, senderId: string, clientId: string): Promise<MessageRow | undefined> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chat_messages')
      .selectAll()
      .where('chat_id', '=', chatId)
      .where('sender_id', '=', senderId)
      .where('client_id', '=', clientId)
      .executeTakeFirst(),

  find: (db: Db, chatId: string, seq: number): Promise<MessageRow | undefined> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chat_messages')
      .selectAll()
      .where('chat_id', '=', chatId)
      .where('seq', '=', seq)
      .executeTakeFirst(),

  /** In the order of seq: those after one, or the last of those before one, or of all. */
  page: async (
    db: Db,
    chatId: string,
    { after, before, size }: { after?: number | undefined; before?: number | undefined; size: number },
  ): Promise<MessageRow[]> => {
    let query = db
      .withTables<ChatTables>()
      .selectFrom('chat_messages')
      .selectAll()
      .where('chat_id', '=', chatId)
      .limit(size)
    if (before !== undefined) query = query.where('seq', '<', before)
    if (after !== undefined) return query.where('seq', '>', after).orderBy('seq').execute()
    return (await query.orderBy('seq', 'desc').execute()).reverse()
  },

  /** The last message of each chat. */
  lastOf: async (db: Db, chatIds: readonly string[]): Promise<Map<string, MessageRow>> => {
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_messages')
      .innerJoin('chats', join =>
        join
          .onRef('chats.id', '=', 'chat_messages.chat_id')
          .onRef('chats.last_seq', '=', 'chat_messages.seq'),
      )
      .selectAll('chat_messages')
      .where('chats.id', '=', anyOf(chatIds))
      .execute()
    return new Map(rows.map(row => [row.chat_id, row]))
  },

  remove: (trx: Db, chatId: string, seq: number): Promise<MessageRow> =>
    trx
      .withTables<ChatTables>()
      .updateTable('chat_messages')
      .set({ removed_at: sql<Date>`coalesce(removed_at, now())` })
      .where('chat_id', '=', chatId)
      .where('seq', '=', seq)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** Which of the account's chats have these words in a message that was not removed. */
  chatsWith: async (db: Db, accountId: string, words: string): Promise<string[]> => {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_participants')
      .select('chat_id')
      .where('account_id', '=', accountId)
      .where(({ exists, selectFrom, ref }) =>
        exists(
          selectFrom('chat_messages')
            .select('seq')
            .where('chat_messages.chat_id', '=', ref('chat_participants.chat_id'))
            .where('text', 'ilike', pattern)
            .where('removed_at', 'is', null),
        ),
      )
      .execute()
    return rows.map(row => row.chat_id)
  },
}
