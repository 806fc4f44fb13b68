import { isDeepStrictEqual } from 'node:util'
import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import type { SignedInPerson } from '../../../calls/caller.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import type { RiskSignal } from '../../risk/index.ts'
import { findOwnChat } from '../access.ts'
import { CHATS_CHANNEL, chatNoticeText } from '../chat-notice.ts'
import { type ChatRow, chatsStore } from '../chats-store.ts'
import { isTemplate } from '../phrases/is-template.ts'
import { canWrite, stateAfterMessage } from '../rules.ts'
import type { MessageContent } from './message-content.ts'
import { messageRisks } from './message-risks.ts'
import { type MessageRow, messagesStore } from './messages-store.ts'

export interface Sending {
  accountId: string
  clientId: string
  content: MessageContent
  /** Why its receiver should take care with it. */
  risks?: readonly RiskSignal[]
  /** Chosen among phrases, not written. */
  isTemplate?: boolean
}

const contentOf = (row: MessageRow) => ({
  kind: row.kind,
  text: row.text,
  payload: row.payload,
  replyToSeq: row.reply_to_seq,
})

/** The message that was sent under this client id before; refuses other content under it. */
const sentBefore = async (
  db: Db,
  chatId: string,
  { accountId, clientId, content }: Sending,
): Promise<MessageRow | undefined> => {
  const sent = await messagesStore.byClientId(db, chatId, accountId, clientId)
  if (sent && !isDeepStrictEqual(contentOf(sent), content)) throw new Refusal('client_id_used')
  return sent
}

/**
 * Writes a message into a chat that the transaction has locked: seq counts on without gaps, and everything that follows from the message
 * commits with it. A repeat of a client id is the message that there is.
 */
export const writeMessage = async (
  trx: Db,
  chat: ChatRow,
  side: ChatSide,
  sending: Sending,
): Promise<MessageRow> => {
  const sent = await sentBefore(trx, chat.id, sending)
  if (sent) return sent
  if (!canWrite(chat.state, side)) throw new Refusal('chat_closed')
  const { accountId, clientId, content, risks = [], isTemplate: isChosen = false } = sending
  if (content.replyToSeq !== null && content.replyToSeq > chat.last_seq)
    throw refuseField('reply_to_seq', 'invalid_choice')
  const state = stateAfterMessage(chat.state, side)
  const message = await messagesStore.append(trx, {
    chatId: chat.id,
    state,
    sender: side,
    senderId: accountId,
    clientId,
    ...content,
    risks,
    isTemplate: isChosen,
    by: { side, accountId },
  })
  await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'message', chatId: chat.id, seq: message.seq }))
  if (state !== chat.state)
    await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'state', chatId: chat.id }))
  return message
}

/** Sends into a chat of the caller's: stored before it is answered. */
export const sendIntoChat = async (
  db: Db,
  caller: SignedInPerson,
  chatId: string,
  sending: Pick<Sending, 'clientId' | 'content'>,
): Promise<MessageRow> => {
  const risks = messageRisks(caller, sending.content)
  const isChosen = await isTemplate(db, caller, sending.content)
  return db.transaction().execute(async trx => {
    const { chat, side } = await findOwnChat(trx, caller, chatId, chatsStore.lock)
    return writeMessage(trx, chat, side, {
      ...sending,
      risks,
      isTemplate: isChosen,
      accountId: caller.accountId,
    })
  })
}
