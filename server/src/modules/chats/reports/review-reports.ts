import type { ChatState } from '@hanap/contracts/chats/chat.schemas'
import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import { CHATS_CHANNEL, chatNoticeText } from '../chat-notice.ts'
import { chatsStore } from '../chats-store.ts'
import { endChat } from '../end-chats.ts'
import type { ChatReportsTable, ChatTables } from '../tables.ts'

export type ReportRow = Selectable<ChatReportsTable>

/** Reports that no operator has looked at, the oldest first. */
export const openReports = (
  db: Db,
  { subject, limit = 1000 }: { subject?: ReportRow['subject']; limit?: number } = {},
): Promise<ReportRow[]> =>
  db
    .withTables<ChatTables>()
    .selectFrom('chat_reports')
    .selectAll()
    .where('reviewed_at', 'is', null)
    .$if(subject !== undefined, query => query.where('subject', '=', subject ?? 'chat'))
    .orderBy('reported_at')
    .limit(limit)
    .execute()

export const countOpenReports = async (db: Db, subject: ReportRow['subject']): Promise<number> => {
  const { count } = await db
    .withTables<ChatTables>()
    .selectFrom('chat_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('reviewed_at', 'is', null)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return count
}

export interface ReportWithSides extends ReportRow {
  seekerId: string | null
  recruiterId: string | null
  companyId: string | null
}

/** A report with who is in its chat. */
export const findReport = async (db: Db, id: string): Promise<ReportWithSides | undefined> => {
  const report = await db
    .withTables<ChatTables>()
    .selectFrom('chat_reports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!report) return undefined
  const chat = await chatsStore.find(db, report.chat_id)
  return {
    ...report,
    seekerId: chat?.seeker_id ?? null,
    recruiterId: chat?.recruiter_id ?? null,
    companyId: chat?.company_id ?? null,
  }
}

interface ReportRuling {
  isUpheld: boolean
  reason?: VerdictReason | undefined
  words?: string | undefined
}

/** What a verdict changed: the chat that it blocked, with its state before. */
export interface DecidedReport {
  chat: { id: string; state: ChatState } | undefined
}

/** An operator's verdict; one that upholds a report blocks the chat. Undefined where there is no open report of this id. */
export const ruleOnReport = async (
  trx: Db,
  id: string,
  { isUpheld, reason, words }: ReportRuling,
): Promise<DecidedReport | undefined> => {
  const decided = await trx
    .withTables<ChatTables>()
    .updateTable('chat_reports')
    .set({
      reviewed_at: sql<Date>`now()`,
      is_upheld: isUpheld,
      verdict_reason: reason ?? null,
      verdict_words: words || null,
    })
    .where('id', '=', id)
    .where('reviewed_at', 'is', null)
    .returning('chat_id')
    .executeTakeFirst()
  if (!decided) return undefined
  const chat = isUpheld ? await chatsStore.lock(trx, decided.chat_id) : undefined
  if (!chat || chat.state === 'closed' || chat.state === 'blocked') return { chat: undefined }
  await endChat(trx, chat, 'blocked')
  return { chat: { id: chat.id, state: chat.state } }
}

/** The same from the command line: without a reason, and whether there was such a report. */
export const decideReport = (db: Db, id: string, isUpheld: boolean): Promise<boolean> =>
  inTransaction(db, async trx => (await ruleOnReport(trx, id, { isUpheld })) !== undefined)

/**
 * Takes a verdict back: the chat is as it was, without what was granted in it. With `isOpen` the report waits again, else
 * it is refused. Answers whether the sides were told of the verdict; undefined where there is none.
 */
export const revertReport = async (
  trx: Db,
  id: string,
  { chat, isOpen }: { chat: DecidedReport['chat']; isOpen: boolean },
): Promise<{ isTold: boolean } | undefined> => {
  const tables = trx.withTables<ChatTables>()
  const report = await tables
    .selectFrom('chat_reports')
    .select(['told_at', 'reviewed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!report || report.reviewed_at === null) return undefined
  await tables
    .updateTable('chat_reports')
    .set(
      isOpen
        ? { reviewed_at: null, is_upheld: null, told_at: null, verdict_reason: null, verdict_words: null }
        : { is_upheld: false, told_at: sql<Date>`now()` },
    )
    .where('id', '=', id)
    .execute()
  const held = chat && (await chatsStore.lock(trx, chat.id))
  if (chat && held?.state === 'blocked') {
    await chatsStore.setState(trx, chat.id, { state: chat.state, declinedBy: null })
    await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'state', chatId: chat.id }))
  }
  return { isTold: report.told_at !== null }
}
