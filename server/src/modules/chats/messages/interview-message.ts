import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import type { InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import { CHATS_CHANNEL, chatNoticeText } from '../chat-notice.ts'
import { chatsStore } from '../chats-store.ts'
import { canWrite, stateAfterMessage } from '../rules.ts'
import { messagesStore } from './messages-store.ts'

/** What became of an interview, for its pair's chat. */
export interface InterviewMessage {
  seekerId: string
  recruiterId: string
  /** Whose act it was; null for nobody's. */
  by: ChatSide | null
  actorId: string | null
  interviewId: string
  state: InterviewState
  /** Of the time agreed, else of the first proposed; null where none stands. */
  startsAt: Date | null
}

/** Writes into the pair's chat in the caller's transaction, as the system; null where there is none that goes on. */
export const writeInterviewMessage = async (
  trx: Db,
  { seekerId, recruiterId, by, actorId, interviewId, state, startsAt }: InterviewMessage,
): Promise<string | null> => {
  const pair = await chatsStore.ofPair(trx, seekerId, recruiterId)
  const chat = pair && (await chatsStore.lock(trx, pair.id))
  const side = by ?? 'recruiter'
  if (!chat || !canWrite(chat.state, side)) return null
  const { seq } = await messagesStore.append(trx, {
    chatId: chat.id,
    state: stateAfterMessage(chat.state, side),
    sender: 'system',
    senderId: null,
    clientId: null,
    kind: 'interview',
    text: null,
    payload: { interview_id: interviewId, state, starts_at: startsAt?.toISOString() ?? null },
    replyToSeq: null,
    by: { side: 'system', accountId: actorId },
  })
  await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'message', chatId: chat.id, seq }))
  return chat.id
}
