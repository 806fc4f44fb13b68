import type { Chat, ChatSide, Message } from '@hanap/contracts/chats/chat.schemas'
import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { personName } from '@hanap/i18n/person-name'
import type { SignedInPerson } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import { companiesByIds } from '../companies/index.ts'
import { type Jobs, riskSignalIn } from '../jobs/index.ts'
import type { Resumes } from '../resumes/index.ts'
import { hidesActivity } from './access.ts'
import { type ChatRow, chatsStore, type ParticipantRow } from './chats-store.ts'
import { filesIn } from './files/file-views.ts'
import { type MessageRow, messagesStore } from './messages/messages-store.ts'
import { participantsStore } from './participants-store.ts'
import { requestsIn, sharedResumesIn } from './requests/request-views.ts'
import { chatRequestsStore } from './requests/requests-store.ts'
import { responseStore } from './response/response-store.ts'
import { MIN_SAMPLE, responseView } from './response/response-view.ts'
import { isSeekerHidden, otherSide } from './rules.ts'
import { systemText } from './system-texts.ts'

export interface ChatViewDeps {
  db: Db
  jobs: Pick<Jobs, 'cards' | 'factsByIds'>
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  resumes: Pick<Resumes, 'factsByIds'>
}

/** For whom chats are shown. */
export type ChatViewer = Locale & { caller: SignedInPerson }

/** A chat with what it is to one person. */
export interface OwnChat {
  chat: ChatRow
  side: ChatSide
  /** Absent for a colleague who has not taken part yet. */
  participant?: Pick<ParticipantRow, 'read_seq' | 'unread_num' | 'is_archived' | 'is_muted'> | undefined
}

const cardsById = async (
  { jobs }: Pick<ChatViewDeps, 'jobs'>,
  ids: readonly string[],
  viewer: ChatViewer,
): Promise<Map<string, JobCard>> => {
  if (ids.length === 0) return new Map()
  const facts = await jobs.factsByIds([...new Set(ids)])
  return new Map((await jobs.cards(facts, viewer)).map(card => [card.id, card]))
}

const jobIdOf = ({ payload }: MessageRow) => (payload && 'job_id' in payload ? payload.job_id : undefined)

const requestIdOf = ({ payload }: MessageRow) =>
  payload && 'request_id' in payload ? payload.request_id : undefined

/** Messages as they are shown, in the order given. */
export const messagesIn = async (
  deps: ChatViewDeps,
  rows: readonly MessageRow[],
  viewer: ChatViewer,
): Promise<Message[]> => {
  const recruiterIds = rows.flatMap(row =>
    row.sender === 'recruiter' && row.sender_id ? [row.sender_id] : [],
  )
  const requestIds = rows.flatMap(row => requestIdOf(row) ?? [])
  const granting = chatRequestsStore.byIds(deps.db, requestIds)
  const [accounts, requests, resumes, files, cards] = await Promise.all([
    deps.accountsByIds([...new Set(recruiterIds)]),
    granting.then(found => requestsIn(deps.accountsByIds, found.values())),
    granting.then(found => sharedResumesIn(deps.resumes, found.values())),
    filesIn(deps.db, rows),
    cardsById(
      deps,
      rows.flatMap(row => jobIdOf(row) ?? []),
      viewer,
    ),
  ])
  const t = translator(viewer.language)
  const riskOf = ({ risks }: MessageRow): Message['risk'] =>
    risks && viewer.caller.kind === 'seeker' ? { signals: risks.map(risk => riskSignalIn(risk, t)) } : null
  return rows.map((row): Message => {
    const author = row.sender === 'recruiter' ? accounts.get(row.sender_id ?? '') : undefined
    const isRemoved = row.removed_at !== null
    const fields = {
      id: row.id,
      chat_id: row.chat_id,
      seq: row.seq,
      client_id: row.client_id,
      sender: row.sender,
      sender_name: author ? personName(author.firstName, author.lastName) : null,
      text: isRemoved ? null : row.text,
      reply_to_seq: row.reply_to_seq,
      risk: isRemoved ? null : riskOf(row),
      created_at: row.created_at.toISOString(),
      removed_at: row.removed_at?.toISOString() ?? null,
    }
    if (row.kind === 'job')
      return { ...fields, kind: 'job', payload: isRemoved ? null : (cards.get(jobIdOf(row) ?? '') ?? null) }
    if (row.kind === 'request')
      return {
        ...fields,
        kind: 'request',
        payload: isRemoved ? null : (requests.get(requestIdOf(row) ?? '') ?? null),
      }
    if (row.kind === 'image' || row.kind === 'file')
      return { ...fields, kind: row.kind, payload: isRemoved ? null : (files.get(row.id) ?? null) }
    if (row.kind === 'resume')
      return {
        ...fields,
        kind: 'resume',
        payload: isRemoved ? null : (resumes.get(requestIdOf(row) ?? '') ?? null),
      }
    if (row.kind === 'system')
      return { ...fields, kind: 'system', text: systemText(row.payload, viewer.language), payload: null }
    if (row.kind === 'interview' && row.payload && 'interview_id' in row.payload)
      return { ...fields, kind: 'interview', payload: isRemoved ? null : { starts_at: null, ...row.payload } }
    return { ...fields, kind: 'text', payload: null }
  })
}

const otherOf = (
  other: AccountFacts | undefined,
  kind: ChatSide,
  companyName: string | null,
  { language, isHidden }: { language: ChatViewer['language']; isHidden: boolean },
): Chat['other'] => ({
  id: other?.id ?? null,
  kind,
  first_name: other?.firstName ?? translator(language)('privacy.deletedAccount'),
  last_name: other?.lastName ?? '',
  avatar: other?.avatar ?? null,
  title: other?.title ?? null,
  company_name: kind === 'recruiter' ? companyName : null,
  last_active_at: isHidden ? null : (other?.lastActiveAt.toISOString() ?? null),
})

/** A seeker whom a greeting waits for. */
const hiddenSeeker = (id: string | null, language: ChatViewer['language']): Chat['other'] => ({
  id,
  kind: 'seeker',
  first_name: translator(language)('chats.candidate'),
  last_name: '',
  avatar: null,
  title: null,
  company_name: null,
  last_active_at: null,
})

/** Chats as one of their people sees them, in the order given. */
export const chatsIn = async (
  deps: ChatViewDeps,
  own: readonly OwnChat[],
  viewer: ChatViewer,
): Promise<Chat[]> => {
  const { db, accountsByIds } = deps
  const ids = own.map(({ chat }) => chat.id)
  const otherId = ({ chat, side }: OwnChat) => (side === 'seeker' ? chat.recruiter_id : chat.seeker_id)
  const [contexts, last, seqs, accounts, companies, responses] = await Promise.all([
    chatsStore.contextsOf(db, ids),
    messagesStore.lastOf(db, ids),
    participantsStore.readSeqs(db, ids),
    accountsByIds(own.flatMap(({ chat }) => [chat.seeker_id, chat.recruiter_id].flatMap(id => id ?? []))),
    companiesByIds(db, [...new Set(own.flatMap(({ chat }) => chat.company_id ?? []))]),
    responseStore.ofRecruiters(
      db,
      own.flatMap(({ chat, side }) => (side === 'seeker' ? (chat.recruiter_id ?? []) : [])),
      MIN_SAMPLE,
    ),
  ])
  const [cards, messages] = await Promise.all([
    cardsById(
      deps,
      [...contexts.values()].map(({ jobId }) => jobId),
      viewer,
    ),
    messagesIn(deps, [...last.values()], viewer),
  ])
  const messageOf = new Map(messages.map(message => [message.chat_id, message]))
  return own.map((each): Chat => {
    const { chat, side, participant } = each
    const context = contexts.get(chat.id)
    const isHidden = hidesActivity(chat, accounts)
    const response = side === 'seeker' ? responses.get(chat.recruiter_id ?? '') : undefined
    return {
      id: chat.id,
      state: chat.state,
      can_reopen: chat.state === 'declined' && chat.declined_by === side,
      other: isSeekerHidden(chat, side)
        ? hiddenSeeker(chat.seeker_id, viewer.language)
        : otherOf(
            accounts.get(otherId(each) ?? ''),
            otherSide(side),
            companies.get(chat.company_id ?? '')?.name ?? null,
            { language: viewer.language, isHidden },
          ),
      job: cards.get(context?.jobId ?? '') ?? null,
      application_id: context?.applicationId ?? null,
      last_message: messageOf.get(chat.id) ?? null,
      last_seq: chat.last_seq,
      read_seq: participant?.read_seq ?? 0,
      other_read_seq: isHidden ? null : (seqs.get(chat.id)?.[otherSide(side)] ?? 0),
      unread_num: participant?.unread_num ?? 0,
      is_archived: participant?.is_archived ?? false,
      is_muted: participant?.is_muted ?? false,
      response: response ? responseView(response, viewer.language) : null,
    }
  })
}
