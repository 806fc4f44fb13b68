import type { ColumnType, Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'
import type { NotificationContent } from './notification-content.ts'

type MailsTable = {
  id: string
  dedupe_key: string
  to_address: string
  /** The address as it is compared. */
  address_key: string
  to_name: string
  language: string
  is_recruiters: WithDefault<boolean>
  subject: string
  html: string | null
  text: string | null
  unsubscribe_url: WithDefault<string | null>
  file_name: WithDefault<string | null>
  file_mime: WithDefault<string | null>
  file_content: WithDefault<Buffer | null>
  attempts: WithDefault<number>
  created_at: Generated<Date>
  due_at: WithDefault<Date>
  sent_at: WithDefault<Date | null>
  failed_at: WithDefault<Date | null>
  last_error: WithDefault<string | null>
}

type CaughtMailsTable = {
  id: string
  html: string
  text: string
  caught_at: Generated<Date>
}

type NotificationsOffTable = {
  account_id: string
  kind: string
  channel: 'email' | 'push' | 'in_app'
}

type MailBouncesTable = {
  mail_id: string
  address_key: string
  is_hard: boolean
  status: string
  at: Generated<Date>
}

type NotificationsTable = {
  id: string
  account_id: string
  seq: Generated<string>
  dedupe_key: string
  about: ColumnType<NotificationContent, string, never>
  is_listed: boolean
  created_at: Generated<Date>
  read_at: WithDefault<Date | null>
}

type PushSubscriptionsTable = {
  id: string
  session_id: string
  account_id: string
  endpoint: string
  p256dh: string
  auth: string
  language: string
  market: string
  created_at: Generated<Date>
  visible_until: WithDefault<Date | null>
}

type PushesTable = {
  notification_id: string
  subscription_id: string
  due_at: WithDefault<Date>
  attempts: WithDefault<number>
}

export type NotificationTables = {
  notifications: NotificationsTable
  push_subscriptions: PushSubscriptionsTable
  pushes: PushesTable
  mail_bounces: MailBouncesTable
  notifications_off: NotificationsOffTable
  mails: MailsTable
  caught_mails: CaughtMailsTable
}
