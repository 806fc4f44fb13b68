import type { ColumnType, Generated } from 'kysely'

type WithDefault<T> = ColumnType<T, T | undefined, T>

type MailsTable = {
  id: string
  dedupe_key: string
  to_address: string
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

export type NotificationTables = {
  mail_bounces: MailBouncesTable
  notifications_off: NotificationsOffTable
  mails: MailsTable
  caught_mails: CaughtMailsTable
}
