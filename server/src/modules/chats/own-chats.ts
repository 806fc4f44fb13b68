import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import type { Db } from '../../db/client.ts'
import { chatRequestsStore } from './requests/requests-store.ts'
import { requestState } from './requests/rules.ts'
import type { ChatTables } from './tables.ts'

/** So many messages at a time are fetched of one chat. */
const MESSAGES_AT_ONCE = 1000

/** A chat as its person takes it away: what both said, without what was removed. */
export interface OwnChatRecord {
  id: string
  state: string
  started_at: string
  /** What one side asked of the other, and what became of it. */
  requests: {
    kind: string
    by: ChatSide
    state: string
    asked_at: string
    answered_at: string | null
    revoked_at: string | null
  }[]
  messages: {
    at: string
    by: ChatSide | 'system'
    kind: string
    text: string | null
    /** Name of the file that it brought. */
    file: string | null
  }[]
}

/** Every chat of an account with its messages, the latest chat first. */
export const ownChatsOf = async (database: Db, accountId: string): Promise<OwnChatRecord[]> => {
  const db = database.withTables<ChatTables>()
  const chats = await db
    .selectFrom('chat_participants')
    .innerJoin('chats', 'chats.id', 'chat_participants.chat_id')
    .selectAll('chats')
    .where('account_id', '=', accountId)
    .orderBy('last_message_at', 'desc')
    .execute()
  const messagesOf = async (id: string, after = 0): Promise<OwnChatRecord['messages']> => {
    const rows = await db
      .selectFrom('chat_messages')
      .leftJoin('chat_files', join =>
        join
          .onRef('chat_files.chat_id', '=', 'chat_messages.chat_id')
          .onRef('chat_files.seq', '=', 'chat_messages.seq'),
      )
      .select(['chat_messages.seq', 'created_at', 'sender', 'kind', 'text', 'name'])
      .where('chat_messages.chat_id', '=', id)
      .where('chat_messages.seq', '>', after)
      .where('removed_at', 'is', null)
      .orderBy('chat_messages.seq')
      .limit(MESSAGES_AT_ONCE)
      .execute()
    const records = rows.map(({ created_at, sender, kind, text, name }) => ({
      at: created_at.toISOString(),
      by: sender,
      kind,
      text,
      file: name,
    }))
    const last = rows.at(-1)
    return rows.length < MESSAGES_AT_ONCE || !last
      ? records
      : [...records, ...(await messagesOf(id, last.seq))]
  }
  const requestsOf = async (id: string): Promise<OwnChatRecord['requests']> =>
    (await chatRequestsStore.ofChat(database, id)).map(row => ({
      kind: row.kind,
      by: row.asked_by,
      state: requestState(row, new Date()),
      asked_at: row.asked_at.toISOString(),
      answered_at: row.answered_at?.toISOString() ?? null,
      revoked_at: row.revoked_at?.toISOString() ?? null,
    }))
  const records: OwnChatRecord[] = []
  for (const chat of chats)
    records.push({
      id: chat.id,
      state: chat.state,
      started_at: chat.created_at.toISOString(),
      requests: await requestsOf(chat.id),
      messages: await messagesOf(chat.id),
    })
  return records
}

/** Which files an account sent, the oldest first. */
export const ownChatFilesOf = (
  db: Db,
  accountId: string,
): Promise<{ chatId: string; id: string; name: string; size: number }[]> =>
  db
    .withTables<ChatTables>()
    .selectFrom('chat_files')
    .select(['chat_id as chatId', 'id', 'name', 'size'])
    .where('owner_id', '=', accountId)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
