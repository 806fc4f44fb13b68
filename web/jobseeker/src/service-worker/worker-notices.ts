import { worker } from '@hanap/shared/service-worker/worker'
import { currentOwner, NOBODY } from './cache-owner.ts'
import { pathLocaleOf } from './path-locale.ts'
import {
  isAnyWaiting,
  putQueued,
  queuedApplicationsOf,
  removeOld,
  removeQueued,
} from './queued-applications-store.ts'
import { textsIn } from './texts.ts'

/** What an open page is asked to show, in its own language. */
export interface WorkerNotice {
  text: string
  link?: { href: string; text: string }
  close: string
  /** Shown once in a tab under this name, however often it is told; the page says when it was there to be read. */
  once?: string
}

/** What a page tells the worker; of one that was opened also whether it is a signed-in person's. */
export type PageReport =
  | { is: 'opened'; path: string; isPersons: boolean }
  | { is: 'not_sent' }
  | { is: 'read'; once: string }

/** Tells a visitor that their application was not sent, and is not lost. */
export const notifyNotSent = (client: WindowClient): void => {
  const t = textsIn(pathLocaleOf(new URL(client.url)).language)
  const notice: WorkerNotice = { text: t('offline.notKept'), close: t('common.close') }
  client.postMessage(notice)
}

/**
 * Tells the person at an open page what became of their applications, each until a page says that it was read: the page may
 * be about to be left, or not listen yet.
 */
export const notifyClient = async (client: WindowClient): Promise<void> => {
  await removeOld()
  const { language, prefix } = pathLocaleOf(new URL(client.url))
  const t = textsIn(language)
  const close = t('common.close')
  const say = (notice: WorkerNotice) => client.postMessage(notice)
  const reader = await currentOwner()
  if (reader === undefined || reader === NOBODY) {
    const link = { href: `${prefix}/get-started?redirect=${prefix}/applied-jobs`, text: t('common.logIn') }
    if (await isAnyWaiting()) say({ text: t('offline.logInToSend'), link, close, once: 'log-in-to-send' })
    return
  }
  const link = { href: `${prefix}/applied-jobs`, text: t('common.appliedJobs') }
  for (const { key, state, isTold, jobTitle: job, reason = '' } of await queuedApplicationsOf(reader)) {
    const once = key
    if (state === 'sent') say({ text: t('offline.sentNow', { job }), link, close, once })
    else if (state === 'refused' && !isTold)
      say({ text: t('offline.refusedNow', { job, reason }), link, close, once })
  }
}

/** What was read is not told again. */
export const markNoticeRead = async (key: string): Promise<void> => {
  const reader = await currentOwner()
  const queued = reader === undefined ? [] : await queuedApplicationsOf(reader)
  const read = queued.find(each => each.key === key)
  if (read?.state === 'sent') await removeQueued(key)
  else if (read?.state === 'refused') await putQueued({ ...read, isTold: true })
}

/** Tells it at a page that somebody looks at, if there is one; else the next page is told. */
export const notifyVisibleClient = async (): Promise<void> => {
  const open = await worker.clients.matchAll({ type: 'window' })
  const visible = open.find(({ visibilityState }) => visibilityState === 'visible')
  if (visible) await notifyClient(visible)
}
