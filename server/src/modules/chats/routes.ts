import * as calls from '@hanap/contracts/chats/chats.calls'
import * as schemas from '@hanap/contracts/chats/chats.schemas'
import { checkChat } from '@hanap/contracts/job-applications/job-applications.calls'
import { checkChat as checkChatSchemas } from '@hanap/contracts/job-applications/job-applications.schemas'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal } from '../../calls/refusal.ts'
import { CreatedAnswer, personRoute, type Route, seekerRoute } from '../../calls/route.ts'
import { findCompany } from '../companies/index.ts'
import { teamJobsAmong } from '../jobs/index.ts'
import { findOwnChat, hidesActivity, leadsCompany } from './access.ts'
import { changeOwnChat } from './change-chat.ts'
import { type ChatRow, chatsStore } from './chats-store.ts'
import { chatFileRoutes } from './files/routes.ts'
import type { ChatFilesDeps } from './files/upload-file.ts'
import { messagesStore } from './messages/messages-store.ts'
import { removeOwnMessage } from './messages/remove-message.ts'
import { sendKind } from './messages/send-kind.ts'
import { type OpenChatDeps, openChatFor } from './open-chat.ts'
import { type ChatScope, participantsStore } from './participants-store.ts'
import { phrasesFor, phraseValuesOf } from './phrases/phrases.ts'
import { ownPhrasesOf, replacePhrases } from './phrases/phrases-store.ts'
import { readOwnChat } from './read-chat.ts'
import { reportOwnChat } from './reports/report-chat.ts'
import { type RequestDeps, requestRoutes } from './requests/routes.ts'
import type { ResponseDeps } from './response/renew-responses.ts'
import { otherSide } from './rules.ts'
import { chatsSearched } from './search-chats.ts'
import { type ChatViewDeps, type ChatViewer, chatsIn, messagesIn } from './views.ts'

export interface ChatRoutesDeps
  extends ChatViewDeps,
    OpenChatDeps,
    RequestDeps,
    ChatFilesDeps,
    Pick<ResponseDeps, 'applicationsAt'> {
  jobs: ChatViewDeps['jobs'] & OpenChatDeps['jobs']
  resumes: RequestDeps['resumes']
}

/** Chats and their messages: calls 004, 301-308 and 312-315. */
export const chatRoutes = (deps: ChatRoutesDeps): Route[] => {
  const { db } = deps
  const viewOf = async (chat: ChatRow, viewer: ChatViewer) => {
    const { side } = await findOwnChat(db, viewer.caller, chat.id)
    const participant = await participantsStore.find(db, chat.id, viewer.caller.accountId)
    const [view] = await chatsIn(deps, [{ chat, side, participant }], viewer)
    if (!view) throw new Refusal('chat_not_found')
    return view
  }

  return [
    ...requestRoutes(deps),
    ...chatFileRoutes(deps),

    seekerRoute(checkChat, checkChatSchemas, async ({ params, caller }) => {
      const chat = await chatsStore.ofPair(db, caller.accountId, params.recruiterId)
      return { is_exists: chat !== undefined, chat_id: chat?.id ?? null }
    }),

    personRoute(calls.listChats, schemas.listChats, async incoming => {
      const { query, caller } = incoming
      const scope: ChatScope = {
        jobId: query.job_id,
        // Whoever leads the company, or is of the job's team, finds its chats of all colleagues.
        companyId:
          query.job_id !== undefined &&
          caller.kind === 'recruiter' &&
          (leadsCompany(caller) || (await teamJobsAmong(db, caller.accountId, [query.job_id])).length > 0)
            ? caller.companyId
            : null,
      }
      const search = { words: query.query, stage: query.stage, scope }
      const { rows, total } = await participantsStore.pageOf(db, caller.accountId, {
        ...query,
        ...scope,
        chatIds: await chatsSearched(deps, caller, search),
      })
      const own = rows.map(row => ({ chat: row, side: row.side, participant: row }))
      return {
        chats: await chatsIn(deps, own, incoming),
        ...pageEnvelope(total, query),
        unread_num: await participantsStore.unreadOf(db, caller.accountId),
      }
    }),

    personRoute(calls.openChat, schemas.openChat, async incoming => {
      const { body, caller } = incoming
      const first =
        body.text === undefined || body.client_id === undefined
          ? null
          : {
              clientId: body.client_id,
              content: { kind: 'text' as const, text: body.text, payload: null, replyToSeq: null },
            }
      const { chat, isNew } = await openChatFor(deps, caller, body, first)
      const opened = await findOwnChat(db, caller, chat.id)
      const answer = { chat: await viewOf(opened.chat, incoming) }
      return isNew ? new CreatedAnswer(answer) : answer
    }),

    personRoute(calls.readChat, schemas.readChat, async incoming => {
      const { chat } = await findOwnChat(db, incoming.caller, incoming.params.id)
      return { chat: await viewOf(chat, incoming) }
    }),

    personRoute(calls.listMessages, schemas.listMessages, async incoming => {
      const { params, query, caller } = incoming
      const { chat, side } = await findOwnChat(db, caller, params.id)
      const [rows, seqs, participant, seekers] = await Promise.all([
        messagesStore.page(db, chat.id, query),
        participantsStore.readSeqs(db, [chat.id]),
        participantsStore.find(db, chat.id, caller.accountId),
        deps.accountsByIds(chat.seeker_id === null ? [] : [chat.seeker_id]),
      ])
      return {
        messages: await messagesIn(deps, rows, incoming),
        last_seq: chat.last_seq,
        read_seq: participant?.read_seq ?? 0,
        other_read_seq: hidesActivity(chat, seekers) ? null : (seqs.get(chat.id)?.[otherSide(side)] ?? 0),
      }
    }),

    personRoute(calls.sendMessage, schemas.sendMessage, async incoming => {
      const row = await sendKind(deps, incoming.caller, incoming.params.id, incoming.body)
      const [message] = await messagesIn(deps, [row], incoming)
      if (!message) throw new Refusal('message_not_found')
      return { message }
    }),

    personRoute(calls.removeMessage, schemas.removeMessage, async incoming => {
      const { params, caller } = incoming
      const row = await removeOwnMessage(db, caller, params.id, params.seq)
      const [message] = await messagesIn(deps, [row], incoming)
      if (!message) throw new Refusal('message_not_found')
      return { message }
    }),

    personRoute(calls.markChatRead, schemas.markChatRead, ({ params, body, caller }) =>
      readOwnChat(db, caller, params.id, body.seq),
    ),

    personRoute(calls.changeChat, schemas.changeChat, async incoming => {
      const chat = await changeOwnChat(db, incoming.caller, incoming.params.id, incoming.body)
      return { chat: await viewOf(chat, incoming) }
    }),

    personRoute(calls.reportChat, schemas.reportChat, async ({ params, body, caller }) => {
      await reportOwnChat(db, caller, params.id, {
        subject: body.subject,
        reasonId: body.report_reason_id,
        seqs: body.seqs,
        isBlocked: body.is_blocked,
      })
      return {}
    }),

    personRoute(calls.listPhrases, schemas.listPhrases, async incoming => {
      const { query, caller, language } = incoming
      const own = await ownPhrasesOf(db, caller.accountId)
      const chat =
        query.chat_id === undefined
          ? undefined
          : await viewOf((await findOwnChat(db, caller, query.chat_id)).chat, incoming)
      const companyId = caller.kind === 'recruiter' ? caller.companyId : null
      const company = companyId === null ? undefined : await findCompany(db, companyId)
      const values = chat && phraseValuesOf(chat, company?.name ?? null)
      return { phrases: phrasesFor(caller.kind, own, { language, values }) }
    }),

    personRoute(calls.savePhrases, schemas.savePhrases, async ({ body, caller, language }) => {
      await replacePhrases(db, caller.accountId, body.phrases)
      return { phrases: phrasesFor(caller.kind, body.phrases, { language }) }
    }),

    personRoute(calls.listChatHeads, schemas.listChatHeads, async ({ query, caller }) => {
      const { rows, total } = await participantsStore.heads(db, caller.accountId, query)
      return { chats: rows, ...pageEnvelope(total, query) }
    }),
  ]
}
