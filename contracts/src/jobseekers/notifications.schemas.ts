import { z } from 'zod'
import { Empty, Id, IdParams, Instant, paged, pageText, sizeText } from '../fields.schemas.ts'
import { noticeKinds } from './notifications.calls.ts'

/** `path` leads to a page of the same site, in the language of the request. */
export const Notification = z
  .object({
    id: Id,
    kind: z.enum(noticeKinds),
    title: z.string(),
    text: z.string(),
    path: z.string(),
    created_at: Instant,
    is_read: z.boolean(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

const unread = { unread_num: z.int() }

export const listNotifications = {
  query: z.object({ page: pageText, size: sizeText(20) }),
  answer: z.object({ notifications: z.array(Notification), ...unread, ...paged }),
}

export const markNotificationRead = { params: IdParams, answer: z.object(unread) }

export const markAllNotificationsRead = { answer: z.object(unread) }

export const readPushKey = {
  /** For `applicationServerKey`; null: this server pushes nothing. */
  answer: z.object({ public_key: z.string().nullable() }),
}

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`))

/** As the browser's `PushSubscription.toJSON()` has it. */
export const subscribePush = {
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  answer: Empty,
}

export const unsubscribePush = { answer: Empty }
