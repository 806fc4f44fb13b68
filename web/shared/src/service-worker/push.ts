import { markNotificationRead, subscribePush } from '@hanap/contracts/jobseekers/notifications.calls'
import { chatAt, isPageAt } from '../notifications/chat-page.ts'
import { worker } from './worker.ts'

interface PushPayload {
  id: string
  title: string
  text: string
  path: string
}

const ICON = '/favicon.svg'

const isMessage = (data: unknown): data is PushPayload =>
  typeof data === 'object' &&
  data !== null &&
  ['id', 'title', 'text', 'path'].every(name => typeof Object(data)[name] === 'string')

const read = (event: PushEvent): PushPayload | undefined => {
  try {
    const data: unknown = event.data?.json()
    return isMessage(data) ? data : undefined
  } catch {
    return undefined
  }
}

/** Browsers want every message to be shown. */
const show = async (event: PushEvent) => {
  const message = read(event)
  if (!message) return
  const { id, title, text, path } = message
  // One that comes twice takes its own place, and so does the next one of a chat.
  const tag = chatAt(path) ?? id
  const options = { body: text, tag, renotify: tag !== id, icon: ICON, data: { id, path } }
  await worker.registration.showNotification(title, options)
}

/** A page of this site, whatever the message says. */
const pageAt = (path: unknown): string => {
  const url = new URL(typeof path === 'string' ? path : '/', worker.location.origin)
  return url.origin === worker.location.origin ? url.href : worker.location.origin
}

const open = async ({ notification }: NotificationEvent) => {
  notification.close()
  const { id, path } = Object(notification.data)
  const { method, path: address } = markNotificationRead
  const marking = fetch(address.replace('{id}', encodeURIComponent(String(id))), { method }).catch(
    () => undefined,
  )
  const href = pageAt(path)
  const windows = await worker.clients.matchAll({ type: 'window' })
  // Another page may have something half written: it is led away only where the browser opens no window.
  const client = windows.find(each => isPageAt(each.url, href))
  const shown =
    (await client?.focus().catch(() => null)) ?? (await worker.clients.openWindow(href).catch(() => null))
  // One that is just being left cannot be led anywhere. Where another has been, the answer may be null.
  for (const each of shown ? [] : windows) {
    const isLed = await each.navigate(href).then(
      () => true,
      () => false,
    )
    if (isLed) break
  }
  await marking
}

/** The browser has replaced the subscription: the server is told of the new one. */
const renew = async ({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent) => {
  const options = oldSubscription?.options
  const subscription =
    newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)))
  if (!subscription) return
  const { method, path } = subscribePush
  const { endpoint, keys } = subscription.toJSON()
  const headers = { 'Content-Type': 'application/json' }
  await fetch(path, { method, headers, body: JSON.stringify({ endpoint, keys }) })
}

/** The worker's part in push messages: shown as they come, and opening their page when they are clicked. */
export const registerPush = () => {
  worker.addEventListener('push', event => event.waitUntil(show(event)))
  worker.addEventListener('notificationclick', event => event.waitUntil(open(event)))
  worker.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)))
}
