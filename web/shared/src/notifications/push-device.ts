import { readPushKey, subscribePush, unsubscribePush } from '@hanap/contracts/jobseekers/notifications.calls'
import { call } from '../calls/call.ts'
import { WORKER_WANTED } from '../page/worker-wanted.ts'
import { readSessionUser } from '../session/session.ts'
import { siteStorage } from '../session/storage.ts'

/**
 * What can be said of push messages to this device. `off`: the server pushes nothing. `failed`: something on the way
 * did not work.
 */
export type PushState = 'unsupported' | 'off' | 'denied' | 'undecided' | 'on' | 'failed'

/** Whose device this is: another person's log-in does not take it over unasked. */
const OWNER_KEY = 'push_owner'
const RENEWED_KEY = 'push_renewed'
const RENEW_AFTER_MS = 10 * 60_000
const WORKER_TIMEOUT_MS = 10_000

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The worker that the site's pages register, now if not before; undefined where there is none after some time. */
const registration = (): Promise<ServiceWorkerRegistration | undefined> => {
  dispatchEvent(new Event(WORKER_WANTED))
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>(resolve => setTimeout(resolve, WORKER_TIMEOUT_MS)),
  ])
}

const owner = () => readSessionUser()?.id

/** The subscription that the browser has, where it is this person's. */
const ownSubscription = async (): Promise<PushSubscription | null> => {
  if (!isSupported() || Notification.permission !== 'granted') return null
  if (siteStorage.get(OWNER_KEY) !== owner()) return null
  const registered = await navigator.serviceWorker.getRegistration()
  return (await registered?.pushManager.getSubscription()) ?? null
}

const publicKey = async (): Promise<string | null> => {
  const outcome = await call(readPushKey, {})
  return outcome.ok ? outcome.data.public_key : null
}

export const pushState = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  if ((await publicKey()) === null) return 'off'
  return (await ownSubscription()) ? 'on' : 'undecided'
}

const keep = async (subscription: PushSubscription): Promise<boolean> => {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return (await call(subscribePush, { body: { endpoint, keys: { p256dh, auth } } })).ok
}

/** Asks the browser's permission, so it belongs to a press, and subscribes this device. */
export const subscribeDevice = async (): Promise<PushState> => {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided'
  const [key, registered] = await Promise.all([publicKey(), registration()])
  const account = owner()
  if (key === null || !registered || account === undefined) return 'failed'
  // One that was made for another key or person is of no use.
  await (await registered.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registered.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null)
  if (!subscription || !(await keep(subscription))) return 'failed'
  siteStorage.set(OWNER_KEY, account)
  return 'on'
}

const unsubscribeHere = async () => {
  siteStorage.remove(OWNER_KEY)
  if (!isSupported()) return
  const registered = await navigator.serviceWorker.getRegistration()
  await (await registered?.pushManager.getSubscription())?.unsubscribe()
}

export const unsubscribeDevice = async (): Promise<PushState> => {
  await Promise.all([unsubscribeHere(), call(unsubscribePush, {})])
  return 'undecided'
}

/** At log-out the server forgets the device with its session: only the browser has to be told. Never throws. */
export const removeDevice = (): Promise<void> => unsubscribeHere().catch(() => undefined)

/** A new session of the same person, as after a new password, gets messages on the device as the one before did. */
export const renewDevice = async (): Promise<void> => {
  const subscription = await ownSubscription()
  if (!subscription || Date.now() - Number(siteStorage.get(RENEWED_KEY)) < RENEW_AFTER_MS) return
  if (await keep(subscription)) siteStorage.set(RENEWED_KEY, String(Date.now()))
}
