import type { CompanyReader, Recruiter, Seeker } from '../../calls/caller.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import { hasBlocked } from '../companies/index.ts'
import { type Jobs, statusAt } from '../jobs/index.ts'
import { type ChatContext, type ChatRow, chatsStore } from './chats-store.ts'
import { lockGreetings, refuseGreeting, targetOfGreeting } from './greetings.ts'
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
  standingApplication(reader: CompanyReader, id: string): Promise<ChatApplication | undefined>
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  /** Whether a seeker lets this company find and greet them. */
  isFindableBy(seekerId: string, companyId: string): Promise<boolean>
}

/** Whom a chat is between and what it is about; read before the transaction begins. */
export interface ChatTarget {
  seekerId: string
  recruiterId: string
  companyId: string
  context: ChatContext
  side: 'seeker' | 'recruiter'
  /** To a seeker who did not apply: a new chat waits for their answer. */
  isGreeting?: boolean
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
  { accountId, companyId, role }: Recruiter,
  applicationId: string | undefined,
): Promise<ChatTarget> => {
  if (applicationId === undefined) throw refuseField('application_id', 'required')
  const application =
    companyId === null || role === null
      ? undefined
      : await standingApplication({ accountId, companyId, role }, applicationId)
  if (!application || companyId === null) throw new Refusal('application_not_found')
  return {
    seekerId: application.seekerId,
    recruiterId: accountId,
    companyId,
    context: { jobId: application.jobId, applicationId: application.id },
    side: 'recruiter',
  }
}

/** What a chat is to be about, as call 302 says it. */
interface ChatSubject {
  job_id?: string | undefined
  application_id?: string | undefined
  jobseeker_id?: string | undefined
}

const blockedRefusal = ({ side, isGreeting }: ChatTarget) => {
  if (side === 'seeker') return 'company_blocked'
  return isGreeting ? 'seeker_not_found' : 'application_not_found'
}

const refuseTooMany = async (trx: Db, { side, seekerId }: ChatTarget) => {
  if (side === 'seeker' && (await chatsStore.openedBySeeker(trx, seekerId)) > MAX_OPENED_A_DAY)
    throw new Refusal('too_many_attempts')
}

/** Opens the pair's chat, or finds it, with the first message where there is one: both or neither. */
export const openChatOf = async (trx: Db, target: ChatTarget, first: FirstMessage): Promise<OpenedChat> => {
  const { seekerId, recruiterId, context, side, isGreeting = false } = target
  const openedBy = isGreeting ? 'greeting' : side
  const { chat, isNew } = await chatsStore.findOrInsert(trx, { ...target, openedBy })
  await participantsStore.add(trx, chat.id, seekerId, 'seeker')
  await participantsStore.add(trx, chat.id, recruiterId, 'recruiter')
  await chatsStore.setContext(trx, chat.id, context)
  if (first)
    await writeMessage(trx, chat, side, {
      ...first,
      accountId: side === 'seeker' ? seekerId : recruiterId,
    })
  if (isNew && isGreeting) await chatsStore.setState(trx, chat.id, { state: 'requested', declinedBy: null })
  return { chat, isNew }
}

const targetOf = (
  deps: OpenChatDeps,
  caller: Seeker | Recruiter,
  about: ChatSubject,
  first: FirstMessage,
): Promise<ChatTarget> => {
  if (caller.kind === 'seeker') return targetOfSeeker(deps, caller, about.job_id)
  if (about.jobseeker_id === undefined) return targetOfRecruiter(deps, caller, about.application_id)
  if (!first) throw refuseField('text', 'required')
  return targetOfGreeting(deps, caller, { seekerId: about.jobseeker_id, jobId: about.job_id })
}

/** A greeting that makes a chat keeps to the limits; a repeat, or a word in a chat that there is, makes none. */
const refuseOverGreetings = async (trx: Db, { seekerId, recruiterId, companyId }: ChatTarget) => {
  await lockGreetings(trx, { companyId, seekerId })
  if (!(await chatsStore.ofPair(trx, seekerId, recruiterId)))
    await refuseGreeting(trx, { companyId, seekerId })
}

/** A seeker opens a chat about a job; a recruiter one about an application, or with a greeting. */
export const openChatFor = async (
  deps: OpenChatDeps,
  caller: Seeker | Recruiter,
  about: ChatSubject,
  first: FirstMessage,
): Promise<OpenedChat> => {
  const target = await targetOf(deps, caller, about, first)
  const judged = first && { ...first, risks: messageRisks(caller, first.content) }
  return deps.db.transaction().execute(async trx => {
    if (await hasBlocked(trx, target.seekerId, [target.companyId])) throw new Refusal(blockedRefusal(target))
    if (target.isGreeting) await refuseOverGreetings(trx, target)
    const opened = await openChatOf(trx, target, judged)
    if (opened.isNew) await refuseTooMany(trx, target)
    return opened
  })
}
