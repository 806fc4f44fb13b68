import { notificationKinds } from '@hanap/contracts/jobseekers/privacy.calls'
import { recruiterNotificationKinds } from '@hanap/contracts/recruiters/notification-settings.calls'
import { marketByKey } from '@hanap/markets/markets'
import { offsetAt } from '@hanap/markets/time-zone'
import type { Db } from '../../db/client.ts'
import { isMailStopped, REQUESTED_KIND } from './mail/bounces.ts'
import { type NotificationContent, notificationContentOf } from './notification-content.ts'
import type { MailEvent, NotificationEvent, Recipient } from './notification-events.ts'
import { channelsWanted } from './settings.ts'

/** What an event is told by; absent where it is not told so. */
export interface Channels {
  /** In the list of notifications, and on the account's devices. */
  notification: { content: NotificationContent; isListed: boolean; isPushed: boolean } | undefined
  mail: MailEvent | undefined
}

const contentFor = (event: NotificationEvent, recipient: Recipient): NotificationContent | undefined => {
  const content = notificationContentOf(event, recipient)
  if (!content || !recipient.isRecruiter) return content
  // A seeker's name would stay when their account is erased; of a chat it goes with the last push. Links lead to the site on which it is read.
  return { ...content, ...(content.kind === 'interview' && { other: '' }), isRecruiters: true }
}
/** What is no urgent news goes to no device. */
const isUrgent = (event: NotificationEvent) => event.kind !== 'job_alert' || event.isInstant

const QUIET_FROM_HOUR = 21
const QUIET_UNTIL_HOUR = 8

/** Of these nobody is woken: from 21 to 8 no device is told, save of an interview of that day. */
const quietKinds: readonly NotificationEvent['kind'][] = [
  'interview',
  'chat_message',
  'new_applicant',
  'company_news',
]

const isQuiet = (event: NotificationEvent, { market }: Recipient, now: number): boolean => {
  if (!quietKinds.includes(event.kind)) return false
  const { timeZone } = marketByKey(market)
  const local = (at: number) => new Date(at + offsetAt(timeZone, at)).toISOString()
  const hour = Number(local(now).slice(11, 13))
  const today = local(now).slice(0, 10)
  const isOfToday =
    event.kind === 'interview' && event.times.some(time => local(Date.parse(time)).startsWith(today))
  return (hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR) && !isOfToday
}
const mailEventOf = (event: NotificationEvent) => {
  if (event.kind === 'new_log_in' || event.kind === 'company_news') return undefined
  return event.kind === 'chat_message' && event.by === 'push' ? undefined : event
}

/** The kind that somebody turns on or off. */
const wishOf = ({ kind }: NotificationEvent) => {
  if (kind === 'company_digest') return 'company_news'
  // What becomes of an ad is news of the applications to it.
  return kind === 'ad_changed' ? 'stage_changed' : kind
}

/**
 * How a recipient is told of an event: by all channels that it has and that the account has not turned off. Nothing is
 * mailed to an address whose mails come back, but for a code that somebody waits for.
 */
export const channelsFor = async (
  trx: Db,
  event: NotificationEvent,
  recipient: Recipient,
  now: number = Date.now(),
): Promise<Channels> => {
  const kinds = recipient.isRecruiter ? recruiterNotificationKinds : notificationKinds
  const wish = wishOf(event)
  const kind = kinds.find(each => each === wish)
  const isWanted =
    kind === undefined
      ? { in_app: true, push: true, email: true }
      : await channelsWanted(trx, recipient.accountId, kind)

  const content = contentFor(event, recipient)
  // The list of chats says what waits there.
  const isListed = isWanted.in_app && event.kind !== 'chat_message'
  const isPushed = isWanted.push && isUrgent(event) && !isQuiet(event, recipient, now)
  const mail = isWanted.email ? mailEventOf(event) : undefined
  const isMailed = mail && (mail.kind === REQUESTED_KIND || !(await isMailStopped(trx, recipient.email)))
  return {
    notification: content && (isListed || isPushed) ? { content, isListed, isPushed } : undefined,
    mail: isMailed ? mail : undefined,
  }
}
