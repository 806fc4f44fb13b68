import type { BrowserContext, Page } from 'playwright-core'
import { waitUntil } from './server.ts'

/** In the place of the browser maker's push service, which no test can reach: subscriptions lead to `endpoint`. */
export const standInFor = (endpoint: string) => {
  const AUTH_BYTES = 16
  const KEY = 'stand-in subscription'
  const encoded = (raw: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(raw)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const publicKey = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    return encoded(await crypto.subtle.exportKey('raw', pair.publicKey))
  }
  const subscription = () => {
    const kept = localStorage.getItem(KEY)
    if (kept === null) return null
    return {
      toJSON: () => JSON.parse(kept),
      unsubscribe: async () => {
        localStorage.removeItem(KEY)
        return true
      },
    }
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (!/^[\w-]{87}$/.test(applicationServerKey)) throw new Error('no key of the server')
      const auth = crypto.getRandomValues(new Uint8Array(AUTH_BYTES))
      const keys = { p256dh: await publicKey(), auth: encoded(auth.buffer) }
      localStorage.setItem(KEY, JSON.stringify({ endpoint, keys }))
      return subscription()
    },
  })
}

/** Gives the active worker a push message as the browser does (DevTools protocol); another one would lose it. */
export const deliver = async (context: BrowserContext, page: Page, message: object) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const session = await context.newCDPSession(page)
  const registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', event => registrations.push(...event.registrations))
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const own = () =>
    registrations.findLast(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin))
  await waitUntil('the worker is registered', () => own() !== undefined)
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: own()?.registrationId ?? '',
    data: JSON.stringify(message),
  })
  await session.detach()
}

export const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.ready
    const shown = await found.getNotifications()
    return shown.map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** Clicks the notification that the worker shows. A worker that the browser has ended stays in the list for a moment. */
export const clickShown = (context: BrowserContext): Promise<void> =>
  waitUntil('the notification is clicked', async () => {
    for (const worker of context.serviceWorkers().toReversed())
      if (await worker.evaluate(clickFirst).catch(() => false)) return true
    return false
  })

/** In the worker; answers whether there was one. */
const clickFirst = async (): Promise<boolean> => {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
  const [notification] = await registration.getNotifications()
  if (!notification) return false
  const event: Event = Reflect.construct(Object(globalThis).ExtendableEvent, ['notificationclick'])
  dispatchEvent(Object.assign(event, { notification }))
  return true
}
