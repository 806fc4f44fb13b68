import { z } from 'zod'
import { FileInfo, Id, Instant } from '../fields.schemas.ts'
import { InterviewState } from '../interviews/interview.schemas.ts'
import { JobCard, Risk } from '../jobs/job.schemas.ts'

/** One of the two people of a chat; everybody else of the company writes as its recruiter. */
export const ChatSide = z.enum(['seeker', 'recruiter'])
export type ChatSide = z.infer<typeof ChatSide>

/**
 * `requested`: a greeting that the seeker has not answered. `declined`: somebody is not interested, and may reopen it. `blocked`: the
 * seeker blocked the company, or a report was upheld. `closed`: an account or the company ended.
 */
export const ChatState = z.enum(['requested', 'open', 'declined', 'blocked', 'closed'])
export type ChatState = z.infer<typeof ChatState>

/** What one side asks of the other; what is granted is read by call 311 and nowhere else. */
export const ChatRequestKind = z.enum(['resume', 'phone', 'email', 'portfolio', 'application'])
export type ChatRequestKind = z.infer<typeof ChatRequestKind>

export const ChatRequestState = z.enum(['asked', 'granted', 'declined', 'expired', 'revoked'])
export type ChatRequestState = z.infer<typeof ChatRequestState>

export const ChatRequest = z
  .object({
    request_id: Id,
    kind: ChatRequestKind,
    state: ChatRequestState,
    /** Which side asked. */
    asked_by: ChatSide,
    /** Until when it can be answered. */
    expires_at: Instant,
    /** Of a grant: that whoever grants has not confirmed their address. */
    is_unconfirmed: z.boolean(),
    /** Granted by an application, which carried it. */
    is_by_application: z.boolean(),
  })
  .meta({ id: 'ChatRequest' })
export type ChatRequest = z.infer<typeof ChatRequest>

/** Something to write, with what stands for its placeholders where a chat was named. */
export const ChatPhrase = z.object({ id: z.string(), text: z.string(), is_own: z.boolean() })
export type ChatPhrase = z.infer<typeof ChatPhrase>

/** A file of a chat: `url` answers it to those who may read the chat. */
export const ChatFile = FileInfo.extend({
  id: Id,
  url: z.string(),
  /** Of a picture, in pixels. */
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type ChatFile = z.infer<typeof ChatFile>

const messageFields = {
  id: Id,
  chat_id: Id,
  /** From 1, without gaps in its chat. */
  seq: z.int(),
  /** Of the sender's device; null for what the system says. */
  client_id: z.string().nullable(),
  sender: z.enum(['seeker', 'recruiter', 'system']),
  /** Who of the company wrote; null for others. */
  sender_name: z.string().nullable(),
  /** As it was typed; null where the message has none or was removed. What the system says is in the reader's language. */
  text: z.string().nullable(),
  reply_to_seq: z.int().nullable(),
  /** Of a recruiter's message, for its seeker alone; null where nothing speaks for a fraud. */
  risk: Risk.nullable(),
  created_at: Instant,
  removed_at: Instant.nullable(),
}

/** A message; `payload` is null once it was removed, a resume's also once it is no longer shared. */
export const Message = z
  .discriminatedUnion('kind', [
    z.object({ ...messageFields, kind: z.enum(['text', 'system']), payload: z.null() }),
    z.object({
      ...messageFields,
      kind: z.enum(['image', 'file']),
      payload: ChatFile.nullable(),
    }),
    z.object({
      ...messageFields,
      kind: z.literal('resume'),
      /** `request_id` names the grant, which call 310 revokes. */
      payload: FileInfo.extend({ url: z.string(), request_id: Id }).nullable(),
    }),
    z.object({ ...messageFields, kind: z.literal('job'), payload: JobCard.nullable() }),
    z.object({ ...messageFields, kind: z.literal('request'), payload: ChatRequest.nullable() }),
    z.object({
      ...messageFields,
      kind: z.literal('interview'),
      /** `starts_at` of the time agreed, else of the first proposed; null where none stands. */
      payload: z
        .object({ interview_id: Id, state: InterviewState, starts_at: Instant.nullable() })
        .nullable(),
    }),
  ])
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

/** How often and how soon the other side answers: shares between 0 and 1, of `sample_size` chats. */
export const ChatResponse = z.object({
  rate: z.number(),
  low: z.number(),
  high: z.number(),
  sample_size: z.int(),
  text: z.string(),
})

export const Chat = z
  .object({
    id: Id,
    state: ChatState,
    /** Whether the person declined it themselves and may open it again. */
    can_reopen: z.boolean(),
    other: z.object({
      /** Null once the account is deleted. */
      id: Id.nullable(),
      kind: ChatSide,
      first_name: z.string(),
      last_name: z.string(),
      avatar: z.string().nullable(),
      title: z.string().nullable(),
      company_name: z.string().nullable(),
      /** Null where it is not shown. */
      last_active_at: Instant.nullable(),
    }),
    /** The last job that the two wrote about; null once it is gone. */
    job: JobCard.nullable(),
    application_id: Id.nullable(),
    last_message: Message.nullable(),
    last_seq: z.int(),
    read_seq: z.int(),
    /** Null where the seeker hides it. */
    other_read_seq: z.int().nullable(),
    unread_num: z.int(),
    is_archived: z.boolean(),
    is_muted: z.boolean(),
    /** For seekers; null while too little is known. */
    response: ChatResponse.nullable(),
  })
  .meta({ id: 'Chat' })
export type Chat = z.infer<typeof Chat>
