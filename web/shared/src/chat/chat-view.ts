import type { ChatRequest } from '@hanap/contracts/chats/chat.schemas'
import type { ChatConsentView } from './consent-view.ts'
import type { PhrasesView } from './phrases-view.ts'

/** What became of an interview then, and the way to it. */
export interface InterviewCardView {
  href: string
  state: string
}

/** A chat in the list. */
export interface ChatItemView {
  id: string
  href: string
  name: string
  avatar: string | null
  /** Company and job, as far as they are there. */
  about: string
  /** The last message in short; null where there is none that can be shown. */
  snippet: string | null
  when: string
  unread: number
  isCurrent: boolean
}

export interface MessageView {
  seq: number
  isOwn: boolean
  /** Who of the company wrote; null for others, and where the message before is theirs too. */
  author: string | null
  text: string | null
  job: { title: string; href: string } | null
  /** What it asks for; null for a message that asks for nothing. */
  request: ChatRequest | null
  /** Said by neither side. */
  isSystem: boolean
  interview: InterviewCardView | null
  isRemoved: boolean
  canRemove: boolean
  time: string
  /** RFC 3339, for the element that tells the time. */
  at: string
  /** The day's name above the first message of a day. */
  day: string | null
  /** Whether the messages that were not read begin here. */
  isFirstUnread: boolean
  /** Of one's own last message that the other side has read. */
  isReadMark: boolean
}

/** Why nobody writes here; undefined where the person may write. */
export type ChatEnd = 'declinedByYou' | 'declined' | 'closed'

export interface ConversationView {
  id: string
  name: string
  about: string
  avatar: string | null
  job: { title: string; href: string } | null
  messages: readonly MessageView[]
  /** Address of the page before; null at the beginning. */
  earlierHref: string | null
  end: ChatEnd | null
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
  chats: readonly ChatItemView[]
  page: number
  pages: number
  conversation: ConversationView | null
}
