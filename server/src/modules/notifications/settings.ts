import { notificationChannels, notificationKinds } from '@hanap/contracts/jobseekers/privacy.calls'
import type { Db } from '../../db/client.ts'
import type { NotificationTables } from './tables.ts'

type NotificationKind = (typeof notificationKinds)[number]
type NotificationChannel = (typeof notificationChannels)[number]

/** By kind and channel, whether an account is told. */
type NotificationSettings = Record<NotificationKind, Record<NotificationChannel, boolean>>
type NotificationChanges = {
  [Kind in NotificationKind]?: { [Channel in NotificationChannel]?: boolean | undefined } | undefined
}

/** Everything is on until it is turned off. */
export const notificationSettingsOf = async (db: Db, accountId: string): Promise<NotificationSettings> => {
  const rows = await db
    .withTables<NotificationTables>()
    .selectFrom('notifications_off')
    .select(['kind', 'channel'])
    .where('account_id', '=', accountId)
    .execute()
  const off = new Set(rows.map(({ kind, channel }) => `${kind} ${channel}`))
  const channelsOf = (kind: NotificationKind) => ({
    email: !off.has(`${kind} email`),
    push: !off.has(`${kind} push`),
    in_app: !off.has(`${kind} in_app`),
  })
  return {
    applied: channelsOf('applied'),
    stage_changed: channelsOf('stage_changed'),
    job_alert: channelsOf('job_alert'),
    chat_message: channelsOf('chat_message'),
  }
}

/** Turns on and off what is named; leaves the rest. */
export const changeNotificationSettings = async (
  trx: Db,
  accountId: string,
  changes: NotificationChanges,
) => {
  const db = trx.withTables<NotificationTables>()
  for (const kind of notificationKinds)
    for (const channel of notificationChannels) {
      const isOn = changes[kind]?.[channel]
      if (isOn === false)
        await db
          .insertInto('notifications_off')
          .values({ account_id: accountId, kind, channel })
          .onConflict(conflict => conflict.doNothing())
          .execute()
      if (isOn === true)
        await db
          .deleteFrom('notifications_off')
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('channel', '=', channel)
          .execute()
    }
}
