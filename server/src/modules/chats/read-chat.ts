import type { SignedInPerson } from '../../calls/caller.ts'
import type { Db } from '../../db/client.ts'
import { pgNotify } from '../../db/pg-notifier.ts'
import { findOwnChat } from './access.ts'
import { CHATS_CHANNEL, chatNoticeText } from './chat-notice.ts'
import { chatsStore } from './chats-store.ts'
import { participantsStore } from './participants-store.ts'

/** The caller has read a chat up to a seq; both sides' pages are told where that is news. */
export const readOwnChat = (
  db: Db,
  caller: SignedInPerson,
  chatId: string,
  seq: number,
): Promise<{ read_seq: number; unread_num: number }> =>
  db.transaction().execute(async trx => {
    const { accountId } = caller
    const { chat, side } = await findOwnChat(trx, caller, chatId, chatsStore.lock)
    await participantsStore.add(trx, chatId, accountId, side)
    const before = await participantsStore.find(trx, chatId, accountId)
    const read = await participantsStore.markRead(trx, chat, { account_id: accountId, side }, seq)
    if (read.read_seq !== before?.read_seq)
      await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'read', chatId, accountId }))
    return read
  })
