import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { ChatFilesTable, ChatReportFilesTable, ChatTables } from '../tables.ts'

export type ChatFileRow = Selectable<ChatFilesTable>
export type NewChatFile = Insertable<ChatFilesTable>
export type ReportFileRow = Selectable<ChatReportFilesTable>

/** So long a file waits for its message. */
const WAITING_HOURS = 24

const anyOf = (texts: readonly string[]) => sql<string>`any(${[...texts]}::text[])`

export const chatFilesStore = {
  /** One that is there stays as it is. */
  insert: async (trx: Db, file: NewChatFile): Promise<void> => {
    await trx
      .withTables<ChatTables>()
      .insertInto('chat_files')
      .values(file)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },

  find: (db: Db, chatId: string, id: string): Promise<ChatFileRow | undefined> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chat_files')
      .selectAll()
      .where('chat_id', '=', chatId)
      .where('id', '=', id)
      .executeTakeFirst(),

  byIds: async (db: Db, ids: readonly string[]): Promise<ChatFileRow[]> =>
    ids.length === 0
      ? []
      : db
          .withTables<ChatTables>()
          .selectFrom('chat_files')
          .selectAll()
          .where('id', '=', anyOf(ids))
          .execute(),

  waitingOf: async (db: Db, ownerId: string): Promise<number> => {
    const { num } = await db
      .withTables<ChatTables>()
      .selectFrom('chat_files')
      .select(sql<string>`count(*)`.as('num'))
      .where('owner_id', '=', ownerId)
      .where('seq', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(num)
  },

  /** Makes it the file of a message; false where it is another's. */
  claim: async (trx: Db, chatId: string, id: string, seq: number): Promise<boolean> => {
    const { numUpdatedRows } = await trx
      .withTables<ChatTables>()
      .updateTable('chat_files')
      .set({ seq })
      .where('chat_id', '=', chatId)
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('seq', 'is', null), eb('seq', '=', seq)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  removeOf: async (trx: Db, chatId: string, seq: number): Promise<void> => {
    await trx
      .withTables<ChatTables>()
      .deleteFrom('chat_files')
      .where('chat_id', '=', chatId)
      .where('seq', '=', seq)
      .execute()
  },

  /** Keeps the files of some messages as evidence of a report. */
  report: async (trx: Db, reportId: string, chatId: string, seqs: readonly number[]): Promise<void> => {
    await sql`
      insert into chat_report_files (report_id, seq, name, mime, content_hash)
      select ${reportId}, seq, name, mime, content_hash from chat_files
      where chat_id = ${chatId} and seq = any(${[...seqs]}::int[])
      on conflict do nothing`.execute(trx)
  },

  reported: (db: Db, reportIds: readonly string[]): Promise<ReportFileRow[]> =>
    db
      .withTables<ChatTables>()
      .selectFrom('chat_report_files')
      .selectAll()
      .where('report_id', '=', anyOf(reportIds))
      .execute(),

  /** Which of these contents some message or report has. */
  named: async (db: Db, hashes: readonly string[]): Promise<Set<string>> => {
    const tables = db.withTables<ChatTables>()
    const [files, reported] = await Promise.all(
      (['chat_files', 'chat_report_files'] as const).map(table =>
        tables
          .selectFrom(table)
          .select('content_hash')
          .distinct()
          .where('content_hash', '=', anyOf(hashes))
          .execute(),
      ),
    )
    return new Set([...(files ?? []), ...(reported ?? [])].map(row => row.content_hash))
  },

  /** Forgets files that no message named within their day. */
  sweepWaiting: async (db: Db): Promise<void> => {
    await db
      .withTables<ChatTables>()
      .deleteFrom('chat_files')
      .where('seq', 'is', null)
      .where('uploaded_at', '<', sql<Date>`now() - make_interval(hours => ${WAITING_HOURS})`)
      .execute()
  },
}
