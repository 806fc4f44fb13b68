import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import { CHATS_CHANNEL, chatNoticeText } from '../chat-notice.ts'
import type { ChatRow } from '../chats-store.ts'
import { stateAfterMessage } from '../rules.ts'
import type { SystemSaying } from '../system-texts.ts'
import { type MessageRow, messagesStore } from './messages-store.ts'

/**
 * Says in a chat, which the transaction has locked, what somebody did: whoever did it has read it. Without them it waits for both
 * sides.
 */
export const writeSystemMessage = async (
  trx: Db,
  chat: ChatRow,
  saying: SystemSaying,
  by: { side: ChatSide; accountId: string } | null,
): Promise<MessageRow> => {
  const message = await messagesStore.append(trx, {
    chatId: chat.id,
    state: by ? stateAfterMessage(chat.state, by.side) : chat.state,
    sender: 'system',
    senderId: null,
    clientId: null,
    kind: 'system',
    text: null,
    payload: saying,
    replyToSeq: null,
    by: by ?? { side: 'system', accountId: null },
  })
  await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'message', chatId: chat.id, seq: message.seq }))
  return message
}
