import type { Chat, Message } from '@hanap/contracts/chats/chat.schemas'
import { listChats, listMessages, markChatRead, readChat } from '@hanap/contracts/chats/chats.calls'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type Formats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { pageNumber } from '../calls/list-page.ts'
import type { PageFacts } from '../page/facts.ts'
import { clippedText } from '../page/head-texts.ts'
import { factsOf } from '../page/page-facts.ts'
import { ROUTER_HEADER } from '../page/router-headers.ts'
import { isStage } from '../page/stages.ts'
import type { ChatBox, ChatEnd, ChatItemView, ChatsView, ConversationView } from './chat-view.ts'
import { listQuery, listSearch } from './list-search.ts'
import { type ChatInterviews, loadChatInterviews } from './load-chat-interviews.server.ts'
import { loadConsent } from './load-consent.server.ts'
import { loadPhrases } from './load-phrases.server.ts'
import { loadSendableJobs } from './load-sendable-jobs.server.ts'
import { interviewStates, isToAnswer, jobLink, messageView, otherJob } from './message-view.ts'

const MESSAGES = 50
const SNIPPET = 120
/** What runs against the page is cut here alone: two lines of the list, rarely three. */
const FOREIGN_SNIPPET = 80

export interface ChatPageOptions {
  page: PageContext
  request: Request
  chatId: string | undefined
  /** Where the site has its chats. */
  path: string
  /** An answer's data, or a thrown response where there is none. */
  answerOf<Answer>(outcome: Outcome<Answer>): Answer
}

const isBox = (text: string | null): text is ChatBox => text === 'unread' || text === 'archived'

const nameOf = ({ other }: Chat) => personName(other.first_name, other.last_name)

const aboutOf = ({ other, job }: Chat) =>
  [job?.job_title, other.company_name].filter(text => text !== null && text !== undefined).join(' · ')

type Translate = ReturnType<typeof translator>

interface SnippetOptions {
  t: Translate
  format: Formats
  interviews: ChatInterviews
  /** Of the job that stands above. */
  jobId: string | undefined
}

const interviewSnippet = (
  message: Message | null,
  { t, format, interviews, jobId }: SnippetOptions,
): ChatItemView['interview'] => {
  if (message?.kind !== 'interview' || !message.payload) return undefined
  const { interview_id, state, starts_at } = message.payload
  const interview = interviews.get(interview_id)
  const toAnswer = isToAnswer(state, interview)
  return {
    facts: [
      t('interviews.one'),
      otherJob(interview, jobId),
      !toAnswer && t(interviewStates[state]),
      starts_at && format.date(starts_at).replace(/\s/gu, '\u00a0'),
    ].flatMap(text => text || []),
    isToAnswer: toAnswer,
  }
}

const textOf = (message: Message | null, t: Translate): string | null | undefined => {
  if (message?.kind === 'interview') return t('interviews.one')
  if (message?.kind === 'job') return message.payload?.job_title
  if (message?.kind === 'request') return message.payload && t(`chats.asked_${message.payload.kind}`)
  if (message?.kind === 'image') return message.text ?? (message.payload && t('chats.image'))
  if (message?.kind === 'file') return message.payload?.name ?? message.text
  if (message?.kind === 'resume') return t('chats.sharedResume')
  return message?.text
}

/** By its first letter, as `dir="auto"` has it. */
const runsAgainst = (text: string, dir: PageFacts['dir']) =>
  (/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr') !== dir

const snippetOf = (message: Message | null, dir: PageFacts['dir'], t: Translate) => {
  const text = textOf(message, t)
  if (!text) return { snippet: null, isSnippetForeign: false }
  const isSnippetForeign = runsAgainst(text, dir)
  return { snippet: clippedText(text, isSnippetForeign ? FOREIGN_SNIPPET : SNIPPET), isSnippetForeign }
}

/** The time of a message of today; else how long ago it was. */
const whenOf = (at: string, format: Formats, now = new Date()) =>
  format.date(at) === format.date(now) ? format.time(at) : format.ago(at, now)

interface ItemOptions extends Omit<SnippetOptions, 'jobId'> {
  base: string
  /** Of the list, which stands beside the chat. */
  search: string
  dir: PageFacts['dir']
  currentId: string | undefined
}

const itemOf = (chat: Chat, options: ItemOptions): ChatItemView => {
  const { base, search, dir, format, currentId, t } = options
  const interview = interviewSnippet(chat.last_message, { ...options, jobId: chat.job?.id })
  return {
    id: chat.id,
    href: `${base}/${chat.id}${search}`,
    name: nameOf(chat),
    avatar: chat.other.avatar,
    about: aboutOf(chat),
    isRisky: chat.unread_num > 0 && chat.last_message?.risk != null,
    ...snippetOf(chat.last_message, dir, t),
    ...(interview && { interview }),
    when: chat.last_message ? whenOf(chat.last_message.created_at, format) : '',
    unread: chat.id === currentId ? 0 : chat.unread_num,
    isCurrent: chat.id === currentId,
  }
}

const endOf = ({ state, other }: Chat, canReopen: boolean): ChatEnd | null => {
  if (state === 'requested' && other.kind === 'seeker') return 'waiting'
  if (state === 'declined') return canReopen ? 'declinedByYou' : 'declined'
  return state === 'blocked' || state === 'closed' ? 'closed' : null
}

const responseOf = ({ response }: Chat, format: Formats, t: Translate): ConversationView['response'] =>
  response && {
    text: response.text,
    known: t('chats.responseKnown', {
      rate: format.percent(response.rate),
      low: format.percent(response.low),
      high: format.percent(response.high),
      count: response.sample_size,
    }),
  }

/** Whether asking for the page is reading it: not where it is fetched in case somebody opens it, nor by a router, whose page says itself what is seen. */
const isReading = ({ headers }: Request) =>
  !/prefetch|prerender/.test(headers.get('sec-purpose') ?? '') && !headers.has(ROUTER_HEADER)

/** What cannot be an id asks for nothing. */
const idIn = (text: string | null) => (text !== null && /^[\w-]{1,40}$/.test(text) ? text : '')

const seqIn = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : undefined)

const loadConversation = async (
  { page, request, chatId = '', path, answerOf }: ChatPageOptions,
  facts: PageFacts,
  format: Formats,
): Promise<ConversationView> => {
  const params = { id: chatId }
  const before = seqIn(new URL(request.url).searchParams.get('before'))
  const { chat } = answerOf(await page.call(readChat, { params }))
  const { messages, last_seq, read_seq, other_read_seq } = answerOf(
    await page.call(listMessages, {
      params,
      query: { size: String(MESSAGES), ...(before ? { before } : {}) },
    }),
  )
  if (last_seq > read_seq && before === undefined && isReading(request))
    await page.call(markChatRead, { params, body: { seq: last_seq } })
  const side = chat.other.kind === 'seeker' ? 'recruiter' : 'seeker'
  const place = { side, prefix: facts.prefix, companyId: chat.job?.company_id ?? null } as const
  const first = messages[0]?.seq ?? 1
  const interviews = await loadChatInterviews(page, messages)
  return {
    id: chat.id,
    name: nameOf(chat),
    about: aboutOf(chat),
    avatar: chat.other.avatar,
    job: jobLink(chat.job, place),
    companyId: place.companyId,
    sendableJobs: await loadSendableJobs(page, request, { chat, side }),
    applicationId: chat.application_id,
    side,
    messages: messages.map(message =>
      messageView(message, {
        ...place,
        format,
        t: translator(facts.language),
        now: Date.now(),
        interviews,
      }),
    ),
    // A message may come between the chat and its messages.
    isLatest: (messages.at(-1)?.seq ?? 0) >= last_seq,
    readSeq: read_seq,
    otherReadSeq: other_read_seq,
    response: responseOf(chat, format, translator(facts.language)),
    earlierHref: first > 1 ? `${facts.prefix}${path}/${chat.id}?before=${first}` : null,
    end: endOf(chat, chat.can_reopen),
    isGreeting: chat.state === 'requested' && side === 'seeker',
    phrases: await loadPhrases(page, request, { chatId: chat.id, path: `${facts.prefix}${path}/${chat.id}` }),
    consent: await loadConsent(page, request, { chat, side, path }),
    canDecline: chat.state === 'open' || (chat.state === 'requested' && side === 'seeker'),
    isArchived: chat.is_archived,
    isMuted: chat.is_muted,
    clientId: page.newKey(),
  }
}

/** The person's chats, and the one that is open: calls 301, 303, 304 and 307. */
export const loadChats = async (options: ChatPageOptions): Promise<ChatsView> => {
  const { page, request, chatId, path, answerOf } = options
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const search = new URL(request.url).searchParams
  const box = search.get('box')
  const chosenBox = isBox(box) ? box : 'all'
  const query = search.get('query')?.trim().slice(0, 100) ?? ''
  const conversation = chatId === undefined ? null : await loadConversation(options, facts, format)
  const jobId = idIn(search.get('job'))
  const stageId = search.get('stage') ?? ''
  const stage = isStage(stageId) ? stageId : undefined
  const number = pageNumber(request)
  const list = answerOf(
    await page.call(listChats, {
      query: {
        box: chosenBox,
        page: number,
        ...(query ? { query } : {}),
        ...(jobId ? { job_id: jobId } : {}),
        ...(stage ? { stage } : {}),
      },
    }),
  )
  const base = `${facts.prefix}${path}`
  const shown = { box: chosenBox, query, jobId, stage }
  const listed = { ...listQuery(shown), ...(number === '1' ? {} : { page: number }) }
  const item = {
    base,
    search: listSearch(listed),
    dir: facts.dir,
    format,
    t: translator(facts.language),
    interviews: await loadChatInterviews(
      page,
      list.chats.map(chat => chat.last_message),
    ),
    currentId: chatId,
  }
  return {
    path: base,
    ...shown,
    chats: list.chats.map(chat => itemOf(chat, item)),
    unread: list.unread_num,
    page: list.page,
    pages: list.total_pages,
    conversation,
  }
}
