import { optionText } from '@hanap/markets/lists'
import { sql } from 'kysely'
import type { SignedInPerson } from '../../../calls/caller.ts'
import { refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { findOwnChat } from '../access.ts'
import { chatsStore } from '../chats-store.ts'
import { endChat } from '../end-chats.ts'
import { chatFilesStore } from '../files/files-store.ts'
import { type MessageRow, messagesStore } from '../messages/messages-store.ts'
import type { ChatTables, ReportedMessage } from '../tables.ts'

/** So many messages are stored before and after one that is reported; without one, so many of the newest. */
const AROUND = 10

const reasonLists = {
  chat: 'chat_report_lists',
  recruiter: 'report_recruiter_reasons',
  talent: 'report_talent_reasons',
} as const
export type ReportSubject = keyof typeof reasonLists

/** Why something was reported, in words. */
export const reportReasonText = (subject: ReportSubject, reasonId: number) =>
  optionText(reasonLists[subject], reasonId, 'en')

export interface ChatReport {
  subject: ReportSubject
  reasonId: number
  seqs: readonly number[]
  isBlocked: boolean
}

const messagesAround = async (trx: Db, chatId: string, seqs: readonly number[]): Promise<MessageRow[]> => {
  if (seqs.length === 0) return messagesStore.page(trx, chatId, { size: 2 * AROUND })
  const evidence = new Map<number, MessageRow>()
  for (const seq of seqs)
    for (const row of await messagesStore.page(trx, chatId, {
      after: Math.max(0, seq - AROUND - 1),
      size: 2 * AROUND + 1,
    }))
      evidence.set(row.seq, row)
  return [...evidence.values()].sort((one, other) => one.seq - other.seq)
}

const evidenceOf = ({ seq, sender, kind, text, created_at }: MessageRow): ReportedMessage => ({
  seq,
  sender,
  kind,
  text,
  at: created_at.toISOString(),
})

/**
 * Stores what the caller reports with the messages around it; a repeat about the same before anybody looked is one. With `isBlocked`
 * nobody writes in the chat any more.
 */
export const reportOwnChat = (
  db: Db,
  caller: SignedInPerson,
  chatId: string,
  { subject, reasonId, seqs, isBlocked }: ChatReport,
): Promise<void> =>
  db.transaction().execute(async trx => {
    const { chat, side } = await findOwnChat(trx, caller, chatId, chatsStore.lock)
    if (subject === (side === 'seeker' ? 'talent' : 'recruiter'))
      throw refuseField('subject', 'invalid_choice')
    if (reportReasonText(subject, reasonId) === undefined)
      throw refuseField('report_reason_id', 'invalid_choice')
    const messages = (await messagesAround(trx, chatId, seqs)).map(evidenceOf)
    const reports = trx.withTables<ChatTables>()
    const stored = sql<string>`${JSON.stringify(messages)}::text::jsonb`
    const before = await reports
      .selectFrom('chat_reports')
      .select('id')
      .where('chat_id', '=', chatId)
      .where('reporter_id', '=', caller.accountId)
      .where('subject', '=', subject)
      .where('reason_id', '=', reasonId)
      .where('reviewed_at', 'is', null)
      .executeTakeFirst()
    const reportId = before?.id ?? newId()
    if (before)
      await reports
        .updateTable('chat_reports')
        .set({ messages: stored })
        .where('id', '=', before.id)
        .execute()
    else
      await reports
        .insertInto('chat_reports')
        .values({
          id: reportId,
          chat_id: chatId,
          reporter_id: caller.accountId,
          reporter_side: side,
          subject,
          reason_id: reasonId,
          is_blocked: isBlocked,
          messages: stored,
        })
        .execute()
    await chatFilesStore.report(
      trx,
      reportId,
      chatId,
      messages.map(({ seq }) => seq),
    )
    if (isBlocked && chat.state !== 'closed') await endChat(trx, chat, 'blocked')
  })
