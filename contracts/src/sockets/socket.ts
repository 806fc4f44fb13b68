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
