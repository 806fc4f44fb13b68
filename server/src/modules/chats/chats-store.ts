import type { ChatSide, ChatState } from '@hanap/contracts/chats/chat.schemas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { ChatOpener, ChatParticipantsTable, ChatsTable, ChatTables } from './tables.ts'

export type ChatRow = Selectable<ChatsTable>
export type ParticipantRow = Selectable<ChatParticipantsTable>

export interface ChatContext {
  jobId: string
  applicationId: string | null
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

export const chatsStore = {
  find: (db: Db, id: string): Promise<ChatRow | undefined> =>
    db.withTables<ChatTables>().selectFrom('chats').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Held until the transaction ends: whoever writes into a chat holds it, so that seq has no gaps. */
  lock: (trx: Db, id: string): Promise<ChatRow | undefined> =>
    trx
      .withTables<ChatTables>()
      .selectFrom('chats')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  ofPair: (db: Db, seekerId: string, recruiterId: string): Promise<ChatRow | undefined> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chats')
      .selectAll()
      .where('seeker_id', '=', seekerId)
      .where('recruiter_id', '=', recruiterId)
      .where('state', '<>', 'closed')
      .executeTakeFirst(),

  /** The pair's chat, and whether it is new; of two requests at once one makes it. */
  findOrInsert: async (
    trx: Db,
    pair: { seekerId: string; recruiterId: string; companyId: string; openedBy: ChatOpener },
  ): Promise<{ chat: ChatRow; isNew: boolean }> => {
    const inserted = await trx
      .withTables<ChatTables>()
      .insertInto('chats')
      .values({
        id: newId(),
        seeker_id: pair.seekerId,
        recruiter_id: pair.recruiterId,
        company_id: pair.companyId,
        state: 'open',
        declined_by: null,
        opened_by: pair.openedBy,
      })
      .onConflict(conflict => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return { chat: inserted, isNew: true }
    const chat = await trx
      .withTables<ChatTables>()
      .selectFrom('chats')
      .selectAll()
      .where('seeker_id', '=', pair.seekerId)
      .where('recruiter_id', '=', pair.recruiterId)
      .where('state', '<>', 'closed')
      .forUpdate()
      .executeTakeFirstOrThrow()
    return { chat, isNew: false }
  },

  /** The job becomes the one that the two write about. */
  setContext: async (trx: Db, chatId: string, { jobId, applicationId }: ChatContext): Promise<void> => {
    await trx
      .withTables<ChatTables>()
      .insertInto('chat_contexts')
      .values({ chat_id: chatId, job_id: jobId, application_id: applicationId })
      .onConflict(conflict =>
        conflict.columns(['chat_id', 'job_id']).doUpdateSet(({ ref, fn, eb }) => ({
          application_id: fn.coalesce(ref('excluded.application_id'), ref('chat_contexts.application_id')),
          at: eb.fn<Date>('now', []),
        })),
      )
      .execute()
  },

  /** Every job that each chat is or was about. */
  jobIdsOf: async (db: Db, chatIds: readonly string[]): Promise<Map<string, string[]>> => {
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_contexts')
      .select(['chat_id', 'job_id'])
      .where('chat_id', '=', anyOf(chatIds))
      .execute()
    const jobs = new Map<string, string[]>()
    for (const { chat_id, job_id } of rows) jobs.set(chat_id, [...(jobs.get(chat_id) ?? []), job_id])
    return jobs
  },

  /** The latest context of each chat. */
  contextsOf: async (db: Db, chatIds: readonly string[]): Promise<Map<string, ChatContext>> => {
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_contexts')
      .distinctOn('chat_id')
      .select(['chat_id', 'job_id', 'application_id'])
      .where('chat_id', '=', anyOf(chatIds))
      .orderBy('chat_id')
      .orderBy('at', 'desc')
      .execute()
    return new Map(rows.map(row => [row.chat_id, { jobId: row.job_id, applicationId: row.application_id }]))
  },

  /** Ids of chats by the application that they are about. */
  ofApplications: async (db: Db, applicationIds: readonly string[]): Promise<Map<string, string>> => {
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_contexts')
      .select(['application_id', 'chat_id'])
      .where('application_id', '=', anyOf(applicationIds))
      .execute()
    return new Map(rows.map(row => [row.application_id ?? '', row.chat_id]))
  },

  setState: async (
    trx: Db,
    id: string,
    { state, declinedBy }: { state: ChatState; declinedBy: ChatSide | null },
  ): Promise<void> => {
    await trx
      .withTables<ChatTables>()
      .updateTable('chats')
      .set({ state, declined_by: declinedBy })
      .where('id', '=', id)
      .execute()
  },

  /** How many chats a seeker opened within a day. */
  openedBySeeker: async (db: Db, seekerId: string): Promise<number> => {
    const { num } = await db
      .withTables<ChatTables>()
      .selectFrom('chats')
      .select(sql<string>`count(*)`.as('num'))
      .where('seeker_id', '=', seekerId)
      .where('opened_by', '=', 'seeker')
      .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
      .executeTakeFirstOrThrow()
    return Number(num)
  },
}
