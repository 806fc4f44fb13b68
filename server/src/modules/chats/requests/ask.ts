import type { ChatRequestKind } from '@hanap/contracts/chats/chat.schemas'
import type { SignedInPerson } from '../../../calls/caller.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { sentApplication } from '../../job-applications/index.ts'
import { type Jobs, statusAt } from '../../jobs/index.ts'
import { findOwnChat } from '../access.ts'
import { chatsStore } from '../chats-store.ts'
import { type MessageRow, messagesStore } from '../messages/messages-store.ts'
import { writeMessage } from '../messages/send-message.ts'
import { chatRequestsStore } from './requests-store.ts'
import { isCarried, mayAsk, requestState } from './rules.ts'

export interface AskDeps {
  db: Db
  jobs: Pick<Jobs, 'find'>
}

/** Whether the job that the two write about can be applied for; read before the transaction begins. */
const jobOf = async ({ db, jobs }: AskDeps, chatId: string) => {
  const jobId = (await chatsStore.contextsOf(db, [chatId])).get(chatId)?.jobId
  const job = jobId === undefined ? undefined : await jobs.find(jobId)
  return { isOpen: job !== undefined && statusAt(job, new Date()) === 'active' }
}

/** The request that was made under this client id before; refuses another one under it. */
const askedBefore = async (
  trx: Db,
  chatId: string,
  senderId: string,
  { kind, clientId }: { kind: ChatRequestKind; clientId: string },
): Promise<MessageRow | undefined> => {
  const sent = await messagesStore.byClientId(trx, chatId, senderId, clientId)
  if (!sent) return undefined
  const id = sent.payload && 'request_id' in sent.payload ? sent.payload.request_id : ''
  if ((await chatRequestsStore.find(trx, chatId, id))?.kind !== kind) throw new Refusal('client_id_used')
  return sent
}

/**
 * Asks the other side for something: a message and a row, both or neither. What an application carried is granted with it, unless the
 * seeker took it back before.
 */
export const askInOwnChat = async (
  deps: AskDeps,
  caller: SignedInPerson,
  chatId: string,
  asked: { kind: ChatRequestKind; clientId: string },
): Promise<MessageRow> => {
  const { db } = deps
  const { isOpen } = asked.kind === 'application' ? await jobOf(deps, chatId) : { isOpen: true }
  return db.transaction().execute(async trx => {
    const { chat, side } = await findOwnChat(trx, caller, chatId, chatsStore.lock)
    const sent = await askedBefore(trx, chatId, caller.accountId, asked)
    if (sent) return sent
    const { kind, clientId } = asked
    if (!mayAsk(side, kind)) throw refuseField('kind', 'invalid_choice')
    if (!isOpen) throw new Refusal('job_closed')
    const now = new Date()
    const earlier = (await chatRequestsStore.ofChat(trx, chatId)).filter(
      each => each.kind === kind && each.asked_by === side,
    )
    if (earlier.some(each => ['asked', 'granted'].includes(requestState(each, now))))
      throw new Refusal('already_asked')
    const context = (await chatsStore.contextsOf(trx, [chatId])).get(chatId)
    const applicationId = side === 'recruiter' ? (context?.applicationId ?? null) : null
    const application =
      applicationId !== null && earlier.length === 0 ? await sentApplication(trx, applicationId) : undefined
    const id = newId()
    const message = await writeMessage(trx, chat, side, {
      accountId: caller.accountId,
      clientId,
      content: { kind: 'request', text: null, payload: { request_id: id }, replyToSeq: null },
    })
    await chatRequestsStore.insert(trx, {
      id,
      chatId,
      seq: message.seq,
      kind,
      askedBy: side,
      jobId: context?.jobId ?? null,
    })
    if (application && isCarried(kind, application))
      await chatRequestsStore.change(trx, id, {
        state: 'granted',
        owner_id: application.seekerId,
        resume_id: application.resumeId,
        application_id: applicationId,
        answered_at: now,
      })
    return message
  })
}
