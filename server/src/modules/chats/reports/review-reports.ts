import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { chatsStore } from '../chats-store.ts'
import { endChat } from '../end-chats.ts'
import type { ChatReportsTable, ChatTables } from '../tables.ts'

export type ReportRow = Selectable<ChatReportsTable>

/** Reports that no operator has looked at, the oldest first; for `npm run admin -- chat-reports`. */
export const openReports = (db: Db): Promise<ReportRow[]> =>
  db
    .withTables<ChatTables>()
    .selectFrom('chat_reports')
    .selectAll()
    .where('reviewed_at', 'is', null)
    .orderBy('reported_at')
    .execute()

/** An operator's verdict; one that upholds a report blocks the chat. False where there is no open report of this id. */
export const decideReport = (db: Db, id: string, isUpheld: boolean): Promise<boolean> =>
  db.transaction().execute(async trx => {
    const decided = await trx
      .withTables<ChatTables>()
      .updateTable('chat_reports')
      .set({ reviewed_at: sql<Date>`now()`, is_upheld: isUpheld })
      .where('id', '=', id)
      .where('reviewed_at', 'is', null)
      .returning('chat_id')
      .executeTakeFirst()
    if (!decided) return false
    const chat = isUpheld ? await chatsStore.lock(trx, decided.chat_id) : undefined
    if (chat && chat.state !== 'closed') await endChat(trx, chat, 'blocked')
    return true
  })
