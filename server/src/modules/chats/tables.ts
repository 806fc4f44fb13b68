import type {
  ChatRequestKind,
  ChatRequestState,
  ChatSide,
  ChatState,
} from '@hanap/contracts/chats/chat.schemas'
import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { ColumnType, Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'
import type { RiskSignal } from '../risk/index.ts'
import type { MessagePayload } from './messages/message-content.ts'

/** Who began a chat; a greeting is a recruiter's to a seeker who did not apply. */
export type ChatOpener = 'seeker' | 'recruiter' | 'greeting'

export type ChatsTable = {
  id: string
  /** Null: the account was deleted. */
  seeker_id: string | null
  recruiter_id: string | null
  company_id: string | null
  state: ChatState
  /** Who may reopen it. */
  declined_by: ChatSide | null
  /** Null: begun before it was kept. */
  opened_by: WithDefault<ChatOpener | null>
  last_seq: WithDefault<number>
  last_message_at: WithDefault<Date>
  created_at: Generated<Date>
}

type ChatContextsTable = {
  chat_id: string
  job_id: string
  application_id: string | null
  at: WithDefault<Date>
}

export type ChatParticipantsTable = {
  chat_id: string
  account_id: string
  side: ChatSide
  read_seq: WithDefault<number>
  unread_num: WithDefault<number>
  is_archived: WithDefault<boolean>
  is_muted: WithDefault<boolean>
  /** When they were told of what waits since they read last. */
  pushed_at: WithDefault<Date | null>
  mailed_at: WithDefault<Date | null>
}

export type ChatMessagesTable = {
  chat_id: string
  seq: number
  id: string
  sender: ChatSide | 'system'
  /** Null for the system, and once the account was deleted. */
  sender_id: string | null
  client_id: string | null
  kind: 'text' | 'image' | 'file' | 'resume' | 'job' | 'request' | 'interview' | 'system'
  /** A removed message's stays here for reports, and is shown to nobody. */
  text: string | null
  payload: ColumnType<MessagePayload | null, string | null, string | null>
  reply_to_seq: number | null
  /** Null where nothing speaks for a fraud. */
  risks: ColumnType<readonly RiskSignal[] | null, string | null | undefined, string | null>
  /** Chosen among phrases, not written. */
  is_template: WithDefault<boolean>
  created_at: Generated<Date>
  removed_at: WithDefault<Date | null>
}

/** How a recruiter answers, as it was computed last. */
export type ChatResponsesTable = {
  recruiter_id: string
  rate: number
  low: number
  high: number
  median_hours: number | null
  sample_size: number
  computed_at: Date
}

export type ChatRequestsTable = {
  id: string
  chat_id: string
  /** Of the message that asks. */
  seq: number
  kind: ChatRequestKind
  asked_by: ChatSide
  /** Expired is also what was asked too long ago: `requestState`. */
  state: WithDefault<ChatRequestState>
  /** What the two wrote about when it was asked. */
  job_id: string | null
  /** Whose data it is, once it was granted; null again once the account was deleted. */
  owner_id: WithDefault<string | null>
  resume_id: WithDefault<string | null>
  /** The application that carried it, or that the grant made. */
  application_id: WithDefault<string | null>
  asked_at: Generated<Date>
  answered_at: WithDefault<Date | null>
  revoked_at: WithDefault<Date | null>
}

/** A message as it was when it was reported. */
export type ReportedMessage = {
  seq: number
  sender: ChatMessagesTable['sender']
  kind: ChatMessagesTable['kind']
  text: string | null
  at: string
}

export type ChatReportsTable = {
  id: string
  chat_id: string
  /** Null: the account was deleted. */
  reporter_id: string | null
  reporter_side: ChatSide
  subject: 'chat' | 'recruiter' | 'talent'
  /** Of the subject's list. */
  reason_id: number
  is_blocked: boolean
  messages: ColumnType<ReportedMessage[], string, string>
  reported_at: Generated<Date>
  reviewed_at: WithDefault<Date | null>
  is_upheld: WithDefault<boolean | null>
  verdict_reason: WithDefault<VerdictReason | null>
  verdict_words: WithDefault<string | null>
  told_at: WithDefault<Date | null>
}

export type ChatFilesTable = {
  chat_id: string
  id: string
  owner_id: string
  /** Of its message; null while it waits for one. */
  seq: WithDefault<number | null>
  name: string
  mime: string
  /** In bytes. */
  size: number
  /** Of a picture, in pixels. */
  width: number | null
  height: number | null
  content_hash: string
  uploaded_at: Generated<Date>
}

/** A file of a reported message; it outlasts the message. */
export type ChatReportFilesTable = {
  report_id: string
  seq: number
  name: string
  mime: string
  content_hash: string
}

type ChatPhrasesTable = { account_id: string; position: number; text: string }

/** Until when an operator has looked at what an account wrote. */
type ChatRiskReviewsTable = { account_id: string; reviewed_at: Date }

export type ChatTables = {
  chat_risk_reviews: ChatRiskReviewsTable
  chats: ChatsTable
  chat_contexts: ChatContextsTable
  chat_participants: ChatParticipantsTable
  chat_messages: ChatMessagesTable
  chat_requests: ChatRequestsTable
  chat_files: ChatFilesTable
  chat_reports: ChatReportsTable
  chat_report_files: ChatReportFilesTable
  chat_phrases: ChatPhrasesTable
  chat_responses: ChatResponsesTable
}
