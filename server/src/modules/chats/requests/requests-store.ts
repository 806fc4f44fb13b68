import type { ChatRequestKind, ChatRequestState, ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { ChatMessagesTable, ChatRequestsTable, ChatTables } from '../tables.ts'

export type ChatRequestRow = Selectable<ChatRequestsTable>

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`
const CONTACT: readonly ChatRequestKind[] = ['phone', 'email', 'portfolio']

export interface NewChatRequest {
  id: string
  chatId: string
  /** Of the message that asks. */
  seq: number
  kind: ChatRequestKind
  askedBy: ChatSide
  jobId: string | null
}

/** Every change is made under the lock of the chat. */
export const chatRequestsStore = {
  insert: async (trx: Db, { id, chatId, seq, kind, askedBy, jobId }: NewChatRequest): Promise<void> => {
    await trx
      .withTables<ChatTables>()
      .insertInto('chat_requests')
      .values({ id, chat_id: chatId, seq, kind, asked_by: askedBy, job_id: jobId })
      .execute()
  },

  find: (db: Db, chatId: string, id: string): Promise<ChatRequestRow | undefined> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chat_requests')
      .selectAll()
      .where('chat_id', '=', chatId)
      .where('id', '=', id)
      .executeTakeFirst(),

  byIds: async (db: Db, ids: readonly string[]): Promise<Map<string, ChatRequestRow>> => {
    if (ids.length === 0) return new Map()
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_requests')
      .selectAll()
      .where('id', '=', anyOf(ids))
      .execute()
    return new Map(rows.map(row => [row.id, row]))
  },

  /** All of a chat, the oldest first. */
  ofChat: (db: Db, chatId: string): Promise<ChatRequestRow[]> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chat_requests')
      .selectAll()
      .where('chat_id', '=', chatId)
      .orderBy('seq')
      .execute(),

  change: (trx: Db, id: string, change: Updateable<ChatRequestsTable>): Promise<ChatRequestRow> =>
    trx
      .withTables<ChatTables>()
      .updateTable('chat_requests')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** With its message: what is not answered yet cannot be granted any more, and a resume that it shared is shared no longer. */
  takeBack: async (trx: Db, id: string, kind: ChatMessagesTable['kind']): Promise<void> => {
    const request = trx.withTables<ChatTables>().updateTable('chat_requests').where('id', '=', id)
    const expired: ChatRequestState = 'expired'
    await request.set({ state: expired }).where('state', '=', 'asked').execute()
    if (kind === 'resume')
      await request
        .set({ state: 'revoked', revoked_at: sql<Date>`now()` })
        .where('state', '=', 'granted')
        .execute()
  },

  /** Ends what was granted in some chats, and what waits for an answer there. `contact`: only how one is reached. */
  revokeIn: async (trx: Db, chatIds: readonly string[], scope: 'all' | 'contact' = 'all'): Promise<void> => {
    const requests = trx
      .withTables<ChatTables>()
      .updateTable('chat_requests')
      .where('chat_id', '=', anyOf(chatIds))
    const of = scope === 'all' ? requests : requests.where('kind', 'in', CONTACT)
    await of.set({ state: 'revoked', revoked_at: sql<Date>`now()` }).where('state', '=', 'granted').execute()
    await of.set({ state: 'expired' }).where('state', '=', 'asked').execute()
  },
}
