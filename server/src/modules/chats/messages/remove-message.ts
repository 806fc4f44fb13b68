import type { SignedInPerson } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import { findOwnChat } from '../access.ts'
import { CHATS_CHANNEL, chatNoticeText } from '../chat-notice.ts'
import { chatsStore } from '../chats-store.ts'
import { chatFilesStore } from '../files/files-store.ts'
import { chatRequestsStore } from '../requests/requests-store.ts'
import { REMOVABLE_MS } from '../rules.ts'
import { type MessageRow, messagesStore } from './messages-store.ts'

/** Takes back a message of the caller's own while it is young enough; a mark stays in its place. */
export const removeOwnMessage = (
  db: Db,
  caller: SignedInPerson,
  chatId: string,
  seq: number,
): Promise<MessageRow> =>
  db.transaction().execute(async trx => {
    await findOwnChat(trx, caller, chatId, chatsStore.lock)
    const message = await messagesStore.find(trx, chatId, seq)
    if (message?.sender_id !== caller.accountId) throw new Refusal('message_not_found')
    if (message.removed_at !== null) return message
    if (Date.now() - message.created_at.getTime() > REMOVABLE_MS) throw new Refusal('message_final')
    const removed = await messagesStore.remove(trx, chatId, seq)
    if (removed.payload && 'request_id' in removed.payload)
      await chatRequestsStore.takeBack(trx, removed.payload.request_id, removed.kind)
    await chatFilesStore.removeOf(trx, chatId, seq)
    await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'message', chatId, seq }))
    return removed
  })
