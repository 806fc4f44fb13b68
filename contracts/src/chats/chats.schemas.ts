import { z } from 'zod'
import {
  Empty,
  FileInfo,
  Id,
  IdParams,
  integerText,
  OptionId,
  paged,
  pageText,
  sizeText,
  typedText,
} from '../fields.schemas.ts'
import { Stage } from '../job-applications/application.schemas.ts'
import { Chat, ChatFile, ChatPhrase, ChatRequest, ChatRequestKind, Message } from './chat.schemas.ts'

/** Made by the sender's device, one a message: a repeat of it is the same message, for ever. */
export const ClientId = z.string().regex(/^[\w-]{8,64}$/)

const MAX_TEXT = 4000
/** More than a chat ever has. */
const MAX_SEQ = 1_000_000_000
const Seq = z.int().min(1).max(MAX_SEQ)

export const listChats = {
  query: z.object({
    box: z.enum(['all', 'unread', 'archived']).default('all'),
    query: typedText(0, 100).optional(),
    job_id: Id.optional(),
    /** Of an application that the chat is about; with `job_id` of the one for that job. */
    stage: Stage.optional(),
    page: pageText,
    size: sizeText(30),
  }),
  /** `unread_num`: messages that wait in all of the person's chats. */
  answer: z.object({ chats: z.array(Chat), ...paged, unread_num: z.int() }),
}

/** A seeker names the job, a recruiter the application, or the seeker to greet with a job of the company's. `text` and `client_id` are the first message, both or neither. */
export const openChat = {
  body: z
    .object({
      job_id: Id.optional(),
      application_id: Id.optional(),
      jobseeker_id: Id.optional(),
      text: typedText(1, MAX_TEXT).optional(),
      client_id: ClientId.optional(),
    })
    .refine(({ text, client_id }) => (text === undefined) === (client_id === undefined), {
      path: ['client_id'],
    }),
  answer: z.object({ chat: Chat }),
}

export const readChat = { params: IdParams, answer: z.object({ chat: Chat }) }

const messageSeqs = {
  last_seq: z.int(),
  read_seq: z.int(),
  /** Null where the seeker hides it. */
  other_read_seq: z.int().nullable(),
}

/** The newest `size`, or those after or before a seq; always in the order of seq. */
export const listMessages = {
  params: IdParams,
  query: z.object({
    after: integerText(0).optional(),
    before: integerText(1).optional(),
    size: sizeText(50),
  }),
  answer: z.object({ messages: z.array(Message), ...messageSeqs }),
}

/**
 * An image or file needs `file_id`, of call 392 or an upload of the seeker's own; a resume, which its seeker shares by it, `resume_id`;
 * a job `job_id`; a text `text`, which may stand under the others.
 */
export const sendMessage = {
  params: IdParams,
  body: z.object({
    client_id: ClientId,
    kind: z.enum(['text', 'image', 'file', 'resume', 'job']).default('text'),
    text: typedText(1, MAX_TEXT).optional(),
    file_id: Id.optional(),
    resume_id: Id.optional(),
    job_id: Id.optional(),
    reply_to_seq: Seq.optional(),
  }),
  answer: z.object({ message: Message }),
}

export const uploadChatFile = { params: IdParams, body: Empty, answer: z.object({ file: ChatFile }) }

export const readChatFile = { params: z.object({ id: Id, fileId: Id }), answer: FileInfo }

export const removeMessage = {
  params: z.object({ id: Id, seq: integerText(1) }),
  answer: z.object({ message: Message }),
}

export const markChatRead = {
  params: IdParams,
  body: z.object({ seq: Seq }),
  answer: z.object({ read_seq: z.int(), unread_num: z.int() }),
}

export const changeChat = {
  params: IdParams,
  body: z.object({
    is_archived: z.boolean().optional(),
    is_muted: z.boolean().optional(),
    state: z.enum(['open', 'declined']).optional(),
    reason: typedText(0, 500).optional(),
  }),
  answer: z.object({ chat: Chat }),
}

/** A repeat of its `client_id` is the same request. */
export const askInChat = {
  params: IdParams,
  body: z.object({ kind: ChatRequestKind, client_id: ClientId }),
  answer: z.object({ message: Message }),
}

const RequestParams = z.object({ id: Id, requestId: Id })

/** `resume_id` is the resume that is granted; a request of kind `resume` needs it. */
export const answerChatRequest = {
  params: RequestParams,
  body: z.object({ answer: z.enum(['grant', 'decline', 'revoke']), resume_id: Id.optional() }),
  answer: z.object({ request: ChatRequest }),
}

/**
 * What was granted: a number (E.164), an address, web addresses on a line each, or the id of the application; and the resume, whose `url`
 * is guarded as this is.
 */
export const readChatRequestContent = {
  params: RequestParams,
  answer: z.object({
    kind: ChatRequestKind,
    value: z.string().nullable(),
    file: FileInfo.extend({ url: z.string() }).nullable(),
  }),
}

export const readChatRequestFile = { params: RequestParams, answer: FileInfo }

/** `seqs`: the messages that it is about; none: the chat as a whole. The reason is of the subject's list. */
export const reportChat = {
  params: IdParams,
  body: z.object({
    subject: z.enum(['chat', 'recruiter', 'talent']),
    report_reason_id: OptionId,
    seqs: z.array(Seq).max(20).default([]),
    is_blocked: z.boolean().default(false),
  }),
  answer: Empty,
}

export const listChatHeads = {
  query: z.object({ page: pageText, size: sizeText(100) }),
  answer: z.object({
    chats: z.array(z.object({ id: Id, last_seq: z.int(), read_seq: z.int(), unread_num: z.int() })),
    ...paged,
  }),
}

/** As many as one finds again. */
const MAX_PHRASES = 20
const Phrase = typedText(1, 500)

/** The person's own, then ready-made ones; `chat_id` fills in `{name}`, `{job}` and `{company}`. */
export const listPhrases = {
  query: z.object({ chat_id: Id.optional() }),
  answer: z.object({ phrases: z.array(ChatPhrase) }),
}

/** All of the person's own at once, as texts or as they were answered. */
export const savePhrases = {
  body: z.object({
    phrases: z
      .array(z.union([Phrase, z.object({ text: Phrase }).transform(({ text }) => text)]))
      .max(MAX_PHRASES),
  }),
  answer: z.object({ phrases: z.array(ChatPhrase) }),
}
