import type { Chat, ChatSide, Message } from '@hanap/contracts/chats/chat.schemas'
import type { Formats } from '@hanap/i18n/format'
import type { MessageView } from './chat-view.ts'

const REMOVABLE_MS = 15 * 60 * 1000

/** Who reads a message, where and when. */
export interface Reading {
  side: ChatSide
  format: Formats
  prefix: string
  now: number
}

export const jobLink = (job: Chat['job'], prefix: string) =>
  job ? { title: job.job_title, href: prefix + job.job_url } : null

export const messageView = (message: Message, { side, format, prefix, now }: Reading): MessageView => {
  const { seq, text, created_at, client_id, sender_name } = message
  const isRemoved = message.removed_at !== null
  const isOwn = message.sender === side
  return {
    seq,
    clientId: isOwn ? client_id : null,
    isOwn,
    author: sender_name,
    text,
    job: message.kind === 'job' ? jobLink(message.payload, prefix) : null,
    isRemoved,
    canRemove: isOwn && !isRemoved && now - Date.parse(created_at) < REMOVABLE_MS,
    time: format.time(created_at),
    at: created_at,
    day: format.longDate(created_at),
  }
}
