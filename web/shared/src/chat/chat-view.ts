import type { ChatRequest, ChatSide } from '@hanap/contracts/chats/chat.schemas'
import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { ChatConsentView } from './consent-view.ts'
import type { PhrasesView } from './phrases-view.ts'

/** What became of an interview then, and the way to it. */
export interface InterviewCardView {
  href: string
  /** When it is or was to be; null where no time stands. */
  when: string | null
  state: string
  tone: 'plain' | 'accent' | 'positive' | 'warning'
  /** Null where that is not known. */
  job: string | null
  /** Of its times. */
  zone: string
  /** All times that are proposed, where the reader is to answer. */
  toAnswer?: readonly string[]
}

/** A file that came with a message. */
export interface MessageFileView {
  kind: 'image' | 'file' | 'resume'
  name: string
  href: string
  size: string
  /** Of an image, in pixels. */
  width: number | null
  height: number | null
  /** Names the grant of a resume. */
  requestId: string | null
}

export interface JobLinkView {
  title: string
  /** Null for a recruiter, where it is another company's. */
  href: string | null
  /** Company and place, as far as they are known. */
  about: string
}

/** A job that can be sent. */
export interface SendableJobView {
  id: string
  title: string
}

/** A chat in the list. */
export interface ChatItemView {
  id: string
  href: string
  name: string
  avatar: string | null
  /** Job and company, as far as they are there. */
  about: string
  /** Whether the last message reads like a fraud. */
  isRisky: boolean
  /** The last message in short; null where there is none that can be shown. */
  snippet: string | null
  /** It runs against the page. */
  isSnippetForeign: boolean
  /** In its place, where that is about an interview. */
  interview?: { facts: readonly string[]; isToAnswer: boolean }
  when: string
  unread: number
  isCurrent: boolean
}

export interface MessageView {
  seq: number
  /** Of one's own; null for others. */
  clientId: string | null
  isOwn: boolean
  /** Who of the company wrote; null for others. */
  author: string | null
  text: string | null
  job: JobLinkView | null
  file: MessageFileView | null
  /** Brought a resume that is shared no longer. */
  isUnshared: boolean
  /** What it asks for; null for a message that asks for nothing. */
  request: ChatRequest | null
  /** Said by neither side. */
  isSystem: boolean
  interview: InterviewCardView | null
  /** Why to take care with it. */
  risks: readonly string[]
  isRemoved: boolean
  canRemove: boolean
  time: string
  /** RFC 3339, for the element that tells the time. */
  at: string
  /** The day's name, which stands above its first message. */
  day: string
}

export interface ResponseView {
  text: string
  known: string
}

/** Why nobody writes here; undefined where the person may write. */
export type ChatEnd = 'declinedByYou' | 'declined' | 'closed' | 'waiting'

export interface ConversationView {
  id: string
  name: string
  about: string
  avatar: string | null
  job: JobLinkView | null
  /** Of the chat's job. */
  companyId: string | null
  /** Null until the person wants to send one. */
  sendableJobs: readonly SendableJobView[] | null
  applicationId: string | null
  side: ChatSide
  messages: readonly MessageView[]
  /** Whether the messages end with the chat's last one. */
  isLatest: boolean
  /** How far the person and the other side had read as the page was asked for. */
  readSeq: number
  /** Null where it is not shown. */
  otherReadSeq: number | null
  /** How soon the other side answers, and how that is known; null while too little is known. */
  response: ResponseView | null
  /** Address of the page before; null at the beginning. */
  earlierHref: string | null
  end: ChatEnd | null
  /** A greeting that the person has not answered. */
  isGreeting: boolean
  consent: ChatConsentView
  phrases: PhrasesView
  canDecline: boolean
  isArchived: boolean
  isMuted: boolean
  /** For the next message: a repeat of the form sends it once. */
  clientId: string
}

export type ChatBox = 'all' | 'unread' | 'archived'

export interface ChatsView {
  /** Address of the list. */
  path: string
  box: ChatBox
  query: string
  jobId: string
  stage: Stage | undefined
  chats: readonly ChatItemView[]
  /** Messages that wait in all of the person's chats. */
  unread: number
  page: number
  pages: number
  conversation: ConversationView | null
}
