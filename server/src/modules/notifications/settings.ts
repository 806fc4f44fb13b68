import { notificationChannels, notificationKinds } from '@hanap/contracts/jobseekers/privacy.calls'
import { recruiterNotificationKinds } from '@hanap/contracts/recruiters/notification-settings.calls'
import type { Db } from '../../db/client.ts'
import type { NotificationTables } from './tables.ts'

type SeekerKind = (typeof notificationKinds)[number]
type RecruiterKind = (typeof recruiterNotificationKinds)[number]
type NotificationKind = SeekerKind | RecruiterKind
type Channels = Record<(typeof notificationChannels)[number], boolean>

type NotificationChanges<Kind extends NotificationKind> = {
  [Each in Kind]?: { [Channel in keyof Channels]?: boolean | undefined } | undefined
}

/** Everything is on until it is turned off. */
const settingsOf = async (db: Db, accountId: string): Promise<(kind: NotificationKind) => Channels> => {
  const rows = await db
    .withTables<NotificationTables>()
    .selectFrom('notifications_off')
    .select(['kind', 'channel'])
    .where('account_id', '=', accountId)
    .execute()
  const off = new Set(rows.map(({ kind, channel }) => `${kind} ${channel}`))
  return kind => ({
    email: !off.has(`${kind} email`),
    push: !off.has(`${kind} push`),
    in_app: !off.has(`${kind} in_app`),
  })
}

/** By which ways an account wants to be told of a kind. */
export const channelsWanted = async (db: Db, accountId: string, kind: NotificationKind): Promise<Channels> =>
  (await settingsOf(db, accountId))(kind)

/** By kind and channel, whether a seeker is told. */
export const notificationSettingsOf = async (
  db: Db,
  accountId: string,
): Promise<Record<SeekerKind, Channels>> => {
  const channelsOf = await settingsOf(db, accountId)
  return {
    applied: channelsOf('applied'),
    stage_changed: channelsOf('stage_changed'),
    job_alert: channelsOf('job_alert'),
    company_news: channelsOf('company_news'),
    chat_message: channelsOf('chat_message'),
  }
}

/** The same of a recruiter. */
export const recruiterSettingsOf = async (
  db: Db,
  accountId: string,
): Promise<Record<RecruiterKind, Channels>> => {
  const channelsOf = await settingsOf(db, accountId)
  return {
    new_applicant: channelsOf('new_applicant'),
    applicants_waiting: channelsOf('applicants_waiting'),
    chat_message: channelsOf('chat_message'),
    interview: channelsOf('interview'),
  }
}

/** Turns on and off what is named of these kinds; leaves the rest. */
const changeSettings = async <Kind extends NotificationKind>(
  trx: Db,
  accountId: string,
  kinds: readonly Kind[],
  changes: NotificationChanges<Kind>,
) => {
  const db = trx.withTables<NotificationTables>()
  for (const kind of kinds)
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

export const changeSeekerSettings = (trx: Db, accountId: string, changes: NotificationChanges<SeekerKind>) =>
  changeSettings(trx, accountId, notificationKinds, changes)

export const changeRecruiterSettings = (
  trx: Db,
  accountId: string,
  changes: NotificationChanges<RecruiterKind>,
) => changeSettings(trx, accountId, recruiterNotificationKinds, changes)
