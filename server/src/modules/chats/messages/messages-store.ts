import type { ChatSide, ChatState } from '@hanap/contracts/chats/chat.schemas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { RiskSignal } from '../../risk/index.ts'
import type { ChatMessagesTable, ChatTables } from '../tables.ts'
import type { MessagePayload } from './message-content.ts'

export type MessageRow = Selectable<ChatMessagesTable>

export interface NewMessage {
  chatId: string
  /** Of the chat, from this message on. */
  state: ChatState
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
  /** Whose doing it is, who have read up to it: it waits for all of the other side, of the system's for everybody else. */
  by: { side: ChatSide | 'system'; accountId: string | null }
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

export const messagesStore = {
  /**
   * Counts on in a chat that the transaction has locked, and writes its next message with what follows for everybody in it, of whom
   * its sender is one from then on: one statement, for all who wait for the chat wait for it.
   */
  append: async (trx: Db, message: NewMessage): Promise<MessageRow> => {
    const { chatId, payload, risks, isTemplate = false } = message
    const { side, accountId } = message.by
    const { rows } = await sql<MessageRow>`
      with counted as (
        update chats set last_seq = last_seq + 1, last_message_at = now(), state = ${message.state}
        where id = ${chatId} returning last_seq
      ), waiting as (
        update chat_participants set
          pushed_at = case when account_id = ${accountId} then null else pushed_at end,
          mailed_at = case when account_id = ${accountId} then null else mailed_at end,
          unread_num = case when account_id = ${accountId} then 0 when side = ${side} then unread_num else unread_num + 1 end,
          read_seq = case when account_id = ${accountId} then last_seq else read_seq end,
          is_archived = is_archived and (side = ${side} or is_muted)
        from counted where chat_id = ${chatId}
      ), joined as (
        insert into chat_participants (chat_id, account_id, side, read_seq)
        select ${chatId}, ${message.senderId}, ${message.sender}, last_seq from counted where ${message.senderId}::text is not null
        on conflict do nothing
      )
      insert into chat_messages
        (chat_id, seq, id, sender, sender_id, client_id, kind, text, payload, reply_to_seq, risks, is_template)
      select ${chatId}, last_seq, ${newId()}, ${message.sender}, ${message.senderId}, ${message.clientId}, ${message.kind},
        ${message.text}, ${payload && JSON.stringify(payload)}::text::jsonb, ${message.replyToSeq}::int,
        ${risks?.length ? JSON.stringify(risks) : null}::text::jsonb, ${isTemplate}::boolean
      from counted
      returning *`.execute(trx)
    const [written] = rows
    if (!written) throw new Error('A message was written into a chat that is not there')
    return written
  },

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
