import type { ChatSide, ChatState } from '@hanap/contracts/chats/chat.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { pgNotify } from '../../db/pg-notifier.ts'
import { CHATS_CHANNEL, chatNoticeText } from './chat-notice.ts'
import { type ChatRow, chatsStore } from './chats-store.ts'
import { writeSystemMessage } from './messages/system-message.ts'
import { participantsStore } from './participants-store.ts'
import { chatRequestsStore } from './requests/requests-store.ts'
import type { ChatTables } from './tables.ts'

/** Chats that somebody can still write in or reopen, held until the transaction ends. */
const livingChats = (trx: Db) =>
  trx
    .withTables<ChatTables>()
    .selectFrom('chats')
    .selectAll()
    .where('state', 'in', ['requested', 'open', 'declined'] satisfies ChatState[])
    .orderBy('id')
    .forUpdate()

/** Nobody writes in them any more, and what was granted in them ends. */
const endChats = async (trx: Db, chats: readonly ChatRow[], state: 'blocked' | 'closed') => {
  const ids = chats.map(({ id }) => id)
  await chatRequestsStore.revokeIn(trx, ids)
  for (const id of ids) {
    await chatsStore.setState(trx, id, { state, declinedBy: null })
    await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'state', chatId: id }))
  }
}

/** The same of one chat that the transaction has locked. */
export const endChat = (trx: Db, chat: ChatRow, state: 'blocked' | 'closed'): Promise<void> =>
  endChats(trx, [chat], state)

/** A seeker blocks a company: their chats are blocked, without a word of who did it. Unblocking brings none back. */
export const blockChatsWith = async (trx: Db, seekerId: string, companyId: string): Promise<void> =>
  endChats(
    trx,
    await livingChats(trx).where('seeker_id', '=', seekerId).where('company_id', '=', companyId).execute(),
    'blocked',
  )

const livingChatsOf = (trx: Db, accountId: string): Promise<ChatRow[]> =>
  livingChats(trx)
    .where(({ or, eb }) => or([eb('seeker_id', '=', accountId), eb('recruiter_id', '=', accountId)]))
    .execute()

/** An account is to be deleted: its chats are closed at once, whatever becomes of the wish. */
export const closeChatsOf = async (trx: Db, accountId: string): Promise<void> =>
  endChats(trx, await livingChatsOf(trx, accountId), 'closed')

/** An operator has suspended an account: its chats are closed, and the other side reads why. Restoring it brings none back. */
export const closeSuspendedChats = async (
  trx: Db,
  { id, name, side }: { id: string; name: string; side: ChatSide },
): Promise<void> => {
  const chats = await livingChatsOf(trx, id)
  for (const chat of chats)
    await writeSystemMessage(
      trx,
      chat,
      { key: 'account_suspended', values: { name } },
      { side, accountId: id },
    )
  await endChats(trx, chats, 'closed')
}

/** A company's ads have gone to another one: its chats about nothing else are closed, and what was granted in them ends. */
export const closeChatsAbout = async (
  trx: Db,
  { companyId, jobIds }: { companyId: string; jobIds: readonly string[] },
): Promise<void> => {
  const jobs = [...jobIds]
  const chats = await livingChats(trx)
    .where('company_id', '=', companyId)
    .where(
      sql<boolean>`exists (select from chat_contexts where chat_id = chats.id and job_id = any(${jobs}::text[]))`,
    )
    .where(
      sql<boolean>`not exists (select from chat_contexts where chat_id = chats.id and job_id <> all(${jobs}::text[]))`,
    )
    .execute()
  await endChats(trx, chats, 'closed')
}

const hasChatWith = async (trx: Db, seekerId: string | null, recruiterId: string): Promise<boolean> =>
  seekerId !== null && (await chatsStore.ofPair(trx, seekerId, recruiterId)) !== undefined

/**
 * A recruiter leaves the company: their chats go on with a colleague, whom the seeker is told of and who asks anew how they are reached.
 * Where there is no colleague, or the two have a chat already, they are closed.
 */
export const passChats = async (
  trx: Db,
  { from, to }: { from: string; to: { id: string; name: string } | undefined },
): Promise<void> => {
  const chats = await livingChats(trx).where('recruiter_id', '=', from).execute()
  for (const chat of chats) {
    if (!to || (await hasChatWith(trx, chat.seeker_id, to.id))) {
      await endChat(trx, chat, 'closed')
      continue
    }
    await chatRequestsStore.revokeIn(trx, [chat.id], 'contact')
    await trx
      .withTables<ChatTables>()
      .updateTable('chats')
      .set({ recruiter_id: to.id })
      .where('id', '=', chat.id)
      .execute()
    await participantsStore.add(trx, chat.id, to.id, 'recruiter')
    await sql`
      update chat_participants taken set
        read_seq = greatest(taken.read_seq, left_by.read_seq), unread_num = greatest(taken.unread_num, left_by.unread_num)
      from chat_participants left_by
      where taken.chat_id = ${chat.id} and taken.account_id = ${to.id}
        and left_by.chat_id = ${chat.id} and left_by.account_id = ${from}`.execute(trx)
    await sql`delete from chat_participants where chat_id = ${chat.id} and account_id = ${from}`.execute(trx)
    await writeSystemMessage(
      trx,
      chat,
      { key: 'recruiter_changed', values: { name: to.name } },
      { side: 'recruiter', accountId: to.id },
    )
    await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'state', chatId: chat.id }))
  }
}
