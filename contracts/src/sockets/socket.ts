import type { ChatSide, ChatState, Message } from '../chats/chat.schemas.ts'
import type { Notification } from '../jobseekers/notifications.schemas.ts'

/** Where pages of signed-in people hold a WebSocket; a cookie needs our own Origin, a bearer token none. */
export const socketPath = '/api/socket'

/** The session has ended: who asks again with it is refused. Any other end of a connection is to be tried again. */
export const SESSION_ENDED = 4401

/** What the server says. */
export type ServerMessage =
  /** How many notifications wait to be read: when the connection begins, and after each change. */
  | { type: 'unread'; unread_num: number }
  /** A notification that has just been made, in the language of the page. */
  | { type: 'notification'; notification: Notification; unread_num: number }
  | ChatHint

/** What changed in a chat. Any of them may be lost: `position` tells. */
export type ChatHint =
  /** A message that is new, or that was removed. */
  | { type: 'chat_message'; chat_id: string; message: Message }
  /** One side has read so far. */
  | { type: 'chat_read'; chat_id: string; side: ChatSide; read_seq: number }
  /** Somebody else of the chat is writing. */
  | { type: 'chat_typing'; chat_id: string }
  | { type: 'chat_state'; chat_id: string; state: ChatState }
  /** How many messages wait in all of the person's chats: when the connection begins, and after each change. */
  | { type: 'chat_unread'; unread_num: number }
  /** With each sign of life: the sum of the last and the read seq over the person's chats, as call 313 has them. */
  | { type: 'position'; sum: number }
