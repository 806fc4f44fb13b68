import type { Db } from '../../db/client.ts'
import type { MailFile } from './mail/mails-store.ts'
import type { NotificationEvent, Recipient } from './notification-events.ts'

export interface NotificationRequest {
  recipient: Recipient
  /** Names what it is about: of two requests under one key the second does nothing. */
  key: string
  event: NotificationEvent
  /** Goes with its mail, and is kept no longer than until it is sent. */
  file?: MailFile
}

/**
 * What accounts are told is rows of the transaction that is its cause: mails, notifications and push messages go out
 * when it commits, never when it does not. What the recipient has turned off is not told.
 */
export interface Notifier {
  notify(trx: Db, requests: readonly NotificationRequest[]): Promise<void>
}
