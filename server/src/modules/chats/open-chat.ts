import type { Recruiter, Seeker } from '../../calls/caller.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import { hasBlocked } from '../companies/index.ts'
import { type Jobs, statusAt } from '../jobs/index.ts'
import { type ChatContext, type ChatRow, chatsStore } from './chats-store.ts'
import { messageRisks } from './messages/message-risks.ts'
import { type Sending, writeMessage } from './messages/send-message.ts'
import { participantsStore } from './participants-store.ts'
import { MAX_OPENED_A_DAY } from './rules.ts'

/** An application that stands and that its company's recruiters may see. */
interface ChatApplication {
  id: string
  jobId: string
  seekerId: string
}

export interface OpenChatDeps {
  db: Db
  jobs: Pick<Jobs, 'find'>
  /** Who of a job's company can be written to: its recruiter, else whoever speaks for the company; nobody where nobody may. */
  contactOf(job: {
    company_id: string | null
    recruiter_id: string | null
  }): Promise<{ companyId: string | null; contact: AccountFacts | undefined }>
  /** One of the company's applications as a recruiter sees it, while it stands. */
  standingApplication(companyId: string, id: string): Promise<ChatApplication | undefined>
}

/** Whom a chat is between and what it is about; read before the transaction begins. */
export interface ChatTarget {
  seekerId: string
  recruiterId: string
  companyId: string
  context: ChatContext
  side: 'seeker' | 'recruiter'
}

export interface OpenedChat {
  chat: ChatRow
  isNew: boolean
}

export type FirstMessage = Omit<Sending, 'accountId'> | null

const targetOfSeeker = async (
  { jobs, contactOf }: OpenChatDeps,
  { accountId }: Seeker,
  jobId: string | undefined,
): Promise<ChatTarget> => {
  if (jobId === undefined) throw refuseField('job_id', 'required')
  const job = await jobs.find(jobId)
  if (!job) throw new Refusal('job_not_found')
  if (statusAt(job, new Date()) !== 'active') throw new Refusal('job_closed')
  const { companyId, contact } = await contactOf(job)
  if (companyId === null || !contact?.isStaying) throw new Refusal('chat_unavailable')
  return {
    seekerId: accountId,
    recruiterId: contact.id,
    companyId,
    context: { jobId, applicationId: null },
    side: 'seeker',
  }
}

const targetOfRecruiter = async (
  { standingApplication }: OpenChatDeps,
  { accountId, companyId }: Recruiter,
  applicationId: string | undefined,
): Promise<ChatTarget> => {
  if (applicationId === undefined) throw refuseField('application_id', 'required')
  const application = companyId === null ? undefined : await standingApplication(companyId, applicationId)
  if (!application || companyId === null) throw new Refusal('application_not_found')
  return {
    seekerId: application.seekerId,
    recruiterId: accountId,
    companyId,
    context: { jobId: application.jobId, applicationId: application.id },
    side: 'recruiter',
  }
}

const refuseTooMany = async (trx: Db, { side, seekerId }: ChatTarget) => {
  if (side === 'seeker' && (await chatsStore.openedBySeeker(trx, seekerId)) > MAX_OPENED_A_DAY)
    throw new Refusal('too_many_attempts')
}

/** Opens the pair's chat, or finds it, with the first message where there is one: both or neither. */
export const openChatOf = async (trx: Db, target: ChatTarget, first: FirstMessage): Promise<OpenedChat> => {
  const { seekerId, recruiterId, context, side } = target
  const { chat, isNew } = await chatsStore.findOrInsert(trx, target)
  await participantsStore.add(trx, chat.id, seekerId, 'seeker')
  await participantsStore.add(trx, chat.id, recruiterId, 'recruiter')
  await chatsStore.setContext(trx, chat.id, context)
  if (first)
    await writeMessage(trx, chat, side, {
      ...first,
      accountId: side === 'seeker' ? seekerId : recruiterId,
    })
  return { chat, isNew }
}

/** A seeker opens a chat about a job, a recruiter one about an application. */
export const openChatFor = async (
  deps: OpenChatDeps,
  caller: Seeker | Recruiter,
  about: { job_id?: string | undefined; application_id?: string | undefined },
  first: FirstMessage,
): Promise<OpenedChat> => {
  const target =
    caller.kind === 'seeker'
      ? await targetOfSeeker(deps, caller, about.job_id)
      : await targetOfRecruiter(deps, caller, about.application_id)
  const judged = first && { ...first, risks: messageRisks(caller, first.content) }
  return deps.db.transaction().execute(async trx => {
    if (await hasBlocked(trx, target.seekerId, [target.companyId]))
      throw new Refusal(caller.kind === 'seeker' ? 'company_blocked' : 'application_not_found')
    const opened = await openChatOf(trx, target, judged)
    if (opened.isNew) await refuseTooMany(trx, target)
    return opened
  })
}
