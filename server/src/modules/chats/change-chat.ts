import type { SignedInPerson } from '../../calls/caller.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { pgNotify } from '../../db/pg-notifier.ts'
import { findOwnChat } from './access.ts'
import { CHATS_CHANNEL, chatNoticeText } from './chat-notice.ts'
import { type ChatRow, chatsStore } from './chats-store.ts'
import { participantsStore } from './participants-store.ts'
import { canChangeState } from './rules.ts'

export interface ChatChanges {
  is_archived?: boolean | undefined
  is_muted?: boolean | undefined
  state?: 'open' | 'declined' | undefined
}

/** Archives and mutes for the caller alone; declines or reopens for both. */
export const changeOwnChat = (
  db: Db,
  caller: SignedInPerson,
  id: string,
  { is_archived, is_muted, state }: ChatChanges,
): Promise<ChatRow> =>
  db.transaction().execute(async trx => {
    const { chat, side } = await findOwnChat(trx, caller, id, chatsStore.lock)
    if (is_archived !== undefined || is_muted !== undefined) {
      await participantsStore.add(trx, id, caller.accountId, side)
      await participantsStore.setMarks(trx, id, caller.accountId, {
        ...(is_archived === undefined ? {} : { is_archived }),
        ...(is_muted === undefined ? {} : { is_muted }),
      })
    }
    if (state === undefined || state === chat.state) return chat
    if (!canChangeState(chat, side, state)) throw new Refusal('chat_closed')
    const declinedBy = state === 'declined' ? side : null
    await chatsStore.setState(trx, id, { state, declinedBy })
    await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'state', chatId: id }))
    return { ...chat, state, declined_by: declinedBy }
  })
