import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ChatRow, ParticipantRow } from './chats-store.ts'
import type { ChatTables } from './tables.ts'

/** Whose chats, and about what. */
export interface ChatScope {
  jobId?: string | undefined
  /** Also those of colleagues of this company. */
  companyId: string | null
}

export interface ChatListOptions extends ChatScope {
  box: 'all' | 'unread' | 'archived'
  /** Only these; absent: all. */
  chatIds?: readonly string[] | undefined
  page: number
  size: number
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

export const participantsStore = {
  add: async (trx: Db, chatId: string, accountId: string, side: ChatSide): Promise<void> => {
    await trx
      .withTables<ChatTables>()
      .insertInto('chat_participants')
      .values({ chat_id: chatId, account_id: accountId, side })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },

  find: (db: Db, chatId: string, accountId: string): Promise<ParticipantRow | undefined> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chat_participants')
      .selectAll()
      .where('chat_id', '=', chatId)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),

  /** How far each side has read, by whoever of it read furthest. */
  readSeqs: async (db: Db, chatIds: readonly string[]): Promise<Map<string, Record<ChatSide, number>>> => {
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_participants')
      .select(['chat_id', 'side', sql<number>`max(read_seq)`.as('read_seq')])
      .where('chat_id', '=', anyOf(chatIds))
      .groupBy(['chat_id', 'side'])
      .execute()
    const seqs = new Map<string, Record<ChatSide, number>>()
    for (const { chat_id, side, read_seq } of rows)
      seqs.set(chat_id, { seeker: 0, recruiter: 0, ...seqs.get(chat_id), [side]: read_seq })
    return seqs
  },

  /** Reads up to a seq; it only grows. What waits still is counted anew. */
  markRead: async (
    trx: Db,
    { id, last_seq }: ChatRow,
    { account_id, side }: Pick<ParticipantRow, 'account_id' | 'side'>,
    seq: number,
  ): Promise<{ read_seq: number; unread_num: number }> => {
    const { rows } = await sql<{ read_seq: number; unread_num: number }>`
      update chat_participants set
        pushed_at = null,
        mailed_at = null,
        read_seq = greatest(read_seq, ${Math.min(seq, last_seq)}::int),
        unread_num = (
          select count(*) from chat_messages
          where chat_messages.chat_id = ${id} and sender <> ${side}
            and seq > greatest(chat_participants.read_seq, ${Math.min(seq, last_seq)}::int))
      where chat_id = ${id} and account_id = ${account_id}
      returning read_seq, unread_num`.execute(trx)
    return rows[0] ?? { read_seq: 0, unread_num: 0 }
  },

  setMarks: async (
    db: Db,
    chatId: string,
    accountId: string,
    marks: { is_archived?: boolean; is_muted?: boolean },
  ): Promise<void> => {
    await db
      .withTables<ChatTables>()
      .updateTable('chat_participants')
      .set(marks)
      .where('chat_id', '=', chatId)
      .where('account_id', '=', accountId)
      .execute()
  },

  /** Messages that wait in all of the account’s chats. */
  unreadOf: async (db: Db, accountId: string): Promise<number> => {
    const { num } = await db
      .withTables<ChatTables>()
      .selectFrom('chat_participants')
      .select(sql<string>`coalesce(sum(unread_num), 0)`.as('num'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return Number(num)
  },

  /** The account's chats, the latest message first. */
  pageOf: async (db: Db, accountId: string, options: ChatListOptions) => {
    const { box, chatIds, jobId, companyId, page, size } = options
    const isArchived = sql<boolean>`coalesce(is_archived, false)`
    let query = db
      .withTables<ChatTables>()
      .selectFrom('chats')
      .leftJoin('chat_participants', join =>
        join.onRef('chats.id', '=', 'chat_participants.chat_id').on('account_id', '=', accountId),
      )
      .where(({ or, eb }) =>
        or([
          eb('account_id', 'is not', null),
          ...(companyId === null ? [] : [eb('company_id', '=', companyId)]),
        ]),
      )
      .where(isArchived, '=', box === 'archived')
    if (box === 'unread') query = query.where('unread_num', '>', 0)
    if (chatIds) query = query.where('chats.id', '=', anyOf(chatIds))
    if (jobId !== undefined)
      query = query.where(({ exists, selectFrom, ref }) =>
        exists(
          selectFrom('chat_contexts')
            .select('job_id')
            .where('chat_contexts.chat_id', '=', ref('chats.id'))
            .where('job_id', '=', jobId),
        ),
      )
    const [{ total }, rows] = await Promise.all([
      query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      query
        .selectAll('chats')
        .select([
          sql<ChatSide>`coalesce(side, 'recruiter')`.as('side'),
          sql<number>`coalesce(read_seq, 0)`.as('read_seq'),
          sql<number>`coalesce(unread_num, 0)`.as('unread_num'),
          isArchived.as('is_archived'),
          sql<boolean>`coalesce(is_muted, false)`.as('is_muted'),
        ])
        .orderBy('last_message_at', 'desc')
        .orderBy('chats.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
    ])
    return { rows, total: Number(total) }
  },

  /** Applications that the account's chats are about, with their chat. */
  applicationsIn: async (db: Db, accountId: string, { jobId, companyId }: ChatScope) => {
    const { rows } = await sql<{ chat_id: string; application_id: string }>`
      select chat_id, application_id from chat_contexts join chats on chats.id = chat_id
      where application_id is not null and (${jobId ?? null}::text is null or job_id = ${jobId ?? null})
        and (company_id = ${companyId} or chat_id in (
          select chat_id from chat_participants where account_id = ${accountId}))`.execute(db)
    return rows
  },

  /** The account's chats, archived ones too. */
  latestOf: (db: Db, accountId: string, limit: number): Promise<ChatRow[]> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chat_participants')
      .innerJoin('chats', 'chats.id', 'chat_participants.chat_id')
      .selectAll('chats')
      .where('account_id', '=', accountId)
      .orderBy('last_message_at', 'desc')
      .limit(limit)
      .execute(),

  /** How far each chat of the account is, in an order that does not change while it is paged. */
  heads: async (db: Db, accountId: string, { page, size }: { page: number; size: number }) => {
    const query = db
      .withTables<ChatTables>()
      .selectFrom('chat_participants')
      .innerJoin('chats', 'chats.id', 'chat_participants.chat_id')
      .where('account_id', '=', accountId)
    const [{ total }, rows] = await Promise.all([
      query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      query
        .select(['chats.id', 'last_seq', 'read_seq', 'unread_num'])
        .orderBy('chats.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
    ])
    return { rows, total: Number(total) }
  },
}
