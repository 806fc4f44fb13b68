import type { ChatRequestKind, ChatRequestState } from '@hanap/contracts/chats/chat.schemas'
import type { SignedInPerson } from '../../../calls/caller.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import type { AccountFacts } from '../../auth/index.ts'
import type { JobApplicationsModule } from '../../job-applications/index.ts'
import { portfolioOf } from '../../profiles/index.ts'
import type { Resumes } from '../../resumes/index.ts'
import { findOwnChat } from '../access.ts'
import { CHATS_CHANNEL, chatNoticeText } from '../chat-notice.ts'
import { type ChatRow, chatsStore } from '../chats-store.ts'
import { writeSystemMessage } from '../messages/system-message.ts'
import { canWrite } from '../rules.ts'
import { type ChatRequestRow, chatRequestsStore } from './requests-store.ts'
import { requestState } from './rules.ts'

export interface AnswerDeps {
  db: Db
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  resumes: Pick<Resumes, 'isOwn'>
  applications: Pick<JobApplicationsModule, 'readTarget' | 'submitTalent'>
}

export interface RequestAnswer {
  answer: 'grant' | 'decline' | 'revoke'
  resumeId: string | undefined
  /** In whose market an application is made. */
  market: string
}

/** Which states an answer follows; one that it leads to already is no error. */
const follows: Record<RequestAnswer['answer'], { from: readonly ChatRequestState[]; to: ChatRequestState }> =
  {
    grant: { from: ['asked', 'declined'], to: 'granted' },
    decline: { from: ['asked'], to: 'declined' },
    revoke: { from: ['granted'], to: 'revoked' },
  }

/** Read before the transaction begins: inside it nothing may ask for a second connection. */
const whatIsGranted = async (
  deps: AnswerDeps,
  { accountId }: SignedInPerson,
  { kind, job_id }: ChatRequestRow,
) => {
  const owner = (await deps.accountsByIds([accountId])).get(accountId)
  if (!owner) throw new Refusal('sign_in_required')
  const isThere: Partial<Record<ChatRequestKind, boolean>> = {
    phone: owner.phone !== null,
    portfolio: kind === 'portfolio' && (await portfolioOf(deps.db, accountId)).length > 0,
  }
  if (isThere[kind] === false) throw new Refusal('nothing_to_grant')
  return {
    owner,
    target:
      kind === 'application' && job_id !== null ? await deps.applications.readTarget(job_id) : undefined,
  }
}

type Grant = Awaited<ReturnType<typeof whatIsGranted>>

const grant = async (
  trx: Db,
  deps: AnswerDeps,
  chat: ChatRow,
  { request, given, resumeId, market }: { request: ChatRequestRow; given: Grant } & RequestAnswer,
): Promise<ChatRequestRow> => {
  const { owner, target } = given
  const { kind, job_id: jobId } = request
  if (kind === 'resume' && resumeId === undefined) throw refuseField('resume_id', 'required')
  if (resumeId !== undefined && !(await deps.resumes.isOwn(trx, owner.id, resumeId)))
    throw refuseField('resume_id', 'invalid_choice')
  const takesResume = kind === 'resume' || kind === 'application'
  const granted = {
    owner_id: owner.id,
    resume_id: takesResume ? (resumeId ?? null) : null,
    answered_at: new Date(),
  }
  if (kind !== 'application')
    return chatRequestsStore.change(trx, request.id, { state: 'granted', ...granted })
  if (jobId === null || !target) throw new Refusal('job_not_found')
  const applicationId = await deps.applications.submitTalent(trx, {
    target,
    seeker: owner,
    resumeId: granted.resume_id,
    market,
  })
  await chatsStore.setContext(trx, chat.id, { jobId, applicationId })
  return chatRequestsStore.change(trx, request.id, {
    state: 'granted',
    ...granted,
    application_id: applicationId,
  })
}

/** Grants or declines what the other side asked, or revokes what one granted: the row, what follows, and a message that says it. */
export const answerInOwnChat = async (
  deps: AnswerDeps,
  caller: SignedInPerson,
  { chatId, requestId }: { chatId: string; requestId: string },
  given: RequestAnswer,
): Promise<ChatRequestRow> => {
  const { db } = deps
  const own = await findOwnChat(db, caller, chatId)
  const request = await chatRequestsStore.find(db, chatId, requestId)
  if (!request) throw new Refusal('request_not_found')
  if (request.asked_by === own.side) throw new Refusal('request_not_yours')
  const { from, to } = follows[given.answer]
  const granted =
    to === 'granted' && request.state !== to ? await whatIsGranted(deps, caller, request) : undefined
  return db.transaction().execute(async trx => {
    const { chat, side } = await findOwnChat(trx, caller, chatId, chatsStore.lock)
    const request = await chatRequestsStore.find(trx, chatId, requestId)
    if (!request) throw new Refusal('request_not_found')
    const state = requestState(request, new Date())
    if (state === to) return request
    if (state === 'expired') throw new Refusal('request_expired')
    if (!from.includes(state)) throw new Refusal('request_settled')
    if (to === 'granted' && !canWrite(chat.state, side)) throw new Refusal('chat_closed')
    const answered = granted
      ? await grant(trx, deps, chat, { request, given: granted, ...given })
      : await chatRequestsStore.change(
          trx,
          requestId,
          to === 'revoked' ? { state: to, revoked_at: new Date() } : { state: to, answered_at: new Date() },
        )
    await writeSystemMessage(
      trx,
      chat,
      {
        key: `request_${to === 'granted' || to === 'declined' ? to : 'revoked'}`,
        values: { kind: request.kind },
      },
      { side, accountId: caller.accountId },
    )
    await pgNotify(trx, CHATS_CHANNEL, chatNoticeText({ is: 'message', chatId, seq: request.seq }))
    return answered
  })
}
