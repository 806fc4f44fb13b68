import type { ChatRequestKind, ChatSide } from '@hanap/contracts/chats/chat.schemas'

/** What was granted, as it is shown once somebody asked to see it. */
export interface SharedContentView {
  requestId: string
  /** Lines of text, each with where it leads, if anywhere. */
  lines: readonly { text: string; href: string | null }[]
  file: { name: string; href: string } | null
  /** The application's page, for its recruiters. */
  applicationHref: string | null
}

/** What the person may ask for and share in a chat. */
export interface ChatConsentView {
  side: ChatSide
  /** Address of the chat. */
  path: string
  askable: readonly ChatRequestKind[]
  /** The seeker's own, which they may share. */
  resumes: readonly { id: string; name: string; isDefault: boolean }[]
  shown: SharedContentView | null
}
