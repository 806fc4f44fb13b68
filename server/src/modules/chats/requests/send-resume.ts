import type { SignedInPerson } from '../../../calls/caller.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { Resumes } from '../../resumes/index.ts'
import { findOwnChat } from '../access.ts'
import { chatsStore } from '../chats-store.ts'
import { type MessageRow, messagesStore } from '../messages/messages-store.ts'
import { writeMessage } from '../messages/send-message.ts'
import { chatRequestsStore } from './requests-store.ts'

export interface SendResumeDeps {
  db: Db
  resumes: Pick<Resumes, 'isOwn'>
}

export interface ResumeSending {
  clientId: string
  resumeId: string
  text: string | null
  replyToSeq: number | null
}

/** The message that was sent under this client id before; refuses other content under it. */
const sentBefore = async (
  trx: Db,
  chatId: string,
  senderId: string,
  { clientId, resumeId, text, replyToSeq }: ResumeSending,
): Promise<MessageRow | undefined> => {
  const sent = await messagesStore.byClientId(trx, chatId, senderId, clientId)
  if (!sent) return undefined
  const id = sent.payload && 'request_id' in sent.payload ? sent.payload.request_id : ''
  const request = sent.kind === 'resume' ? await chatRequestsStore.find(trx, chatId, id) : undefined
  if (request?.resume_id !== resumeId || sent.text !== text || sent.reply_to_seq !== replyToSeq)
    throw new Refusal('client_id_used')
  return sent
}

/** A seeker shares a resume unasked: a message, and a grant that is read and revoked as one that was asked for. */
export const sendResumeIntoChat = (
  { db, resumes }: SendResumeDeps,
  caller: SignedInPerson,
  chatId: string,
  sending: ResumeSending,
): Promise<MessageRow> =>
  db.transaction().execute(async trx => {
    const { accountId } = caller
    const { chat, side } = await findOwnChat(trx, caller, chatId, chatsStore.lock)
    if (side !== 'seeker') throw refuseField('kind', 'invalid_choice')
    const sent = await sentBefore(trx, chatId, accountId, sending)
    if (sent) return sent
    const { clientId, resumeId, text, replyToSeq } = sending
    if (!(await resumes.isOwn(trx, accountId, resumeId))) throw refuseField('resume_id', 'invalid_choice')
    const id = newId()
    const message = await writeMessage(trx, chat, side, {
      accountId,
      clientId,
      content: { kind: 'resume', text, payload: { request_id: id }, replyToSeq },
    })
    const context = (await chatsStore.contextsOf(trx, [chatId])).get(chatId)
    await chatRequestsStore.insert(trx, {
      id,
      chatId,
      seq: message.seq,
      kind: 'resume',
      askedBy: 'recruiter',
      jobId: context?.jobId ?? null,
    })
    await chatRequestsStore.change(trx, id, {
      state: 'granted',
      owner_id: accountId,
      resume_id: resumeId,
      answered_at: new Date(),
    })
    return message
  })
