import { closeChatNotices } from '@hanap/shared/notifications/chat-page'
import { ROUTER_HEADER } from '@hanap/shared/page/router-headers'
import { savesData } from '@hanap/shared/page/saves-data'
import { registerPush } from '@hanap/shared/service-worker/push'
import { type StaticRoute, worker } from '@hanap/shared/service-worker/worker'
import { applyOrQueue, isApplying, SYNC_TAG } from './apply-offline.ts'
import { currentOwner, NOBODY, ownerOfAnswer, ownerTurn } from './cache-owner.ts'
import { cachedAt } from './cached-pages.ts'
import { isLogOut, logOutDevice } from './log-out.ts'
import { cacheOwn, cacheUnseen, cancelQueued, isCancelling, servePage, serveRouter } from './pages.ts'
import { isCacheable, pageOfData, pathLocaleOf } from './path-locale.ts'
import { sendQueued } from './queued-applications.ts'
import { cacheSavedJobs } from './saved-jobs.ts'
import { isSaving } from './saved-list.ts'
import { asset, installShell, isAsset, tidyShell } from './shell.ts'
import {
  markNoticeRead,
  notifyClient,
  notifyNotSent,
  notifyVisibleClient,
  type PageReport,
} from './worker-notices.ts'

/** An opened page that was kept within this time is not asked for again. */
const JUST_CACHED_MS = 60_000

/**
 * The first that fits counts. Calls of the API go past the worker, but for those that save jobs: they need not wait for it, and
 * one that a page sends as it is left would be lost on the way through it.
 */
const routes: readonly StaticRoute[] = [
  { condition: { urlPattern: { pathname: '/api/jobs/saved-jobs*' } }, source: 'fetch-event' },
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
]

worker.addEventListener('install', event => {
  event.waitUntil(Promise.all([installShell(), event.addRoutes?.(routes)]))
  void worker.skipWaiting()
})

worker.addEventListener('activate', event => {
  const begin = async () => {
    await tidyShell()
    // The browser asks for a page while the worker starts: no page waits for it.
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(begin())
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const { method, mode, headers } = request
  const isRouters = headers.has(ROUTER_HEADER)
  const url = new URL(request.url)
  if (method === 'GET' && isAsset(url)) return event.respondWith(asset(request))
  if (url.origin !== location.origin) return
  if (mode === 'navigate' && method === 'GET') return event.respondWith(servePage(event))
  if (isRouters && method === 'GET') return event.respondWith(serveRouter(event))
  if (isApplying(method, url)) return event.respondWith(applyOrQueue(request))
  if (isCancelling(method, url)) return event.respondWith(cancelQueued(request))
  if (isLogOut(method, url)) return event.respondWith(logOutDevice(request))
  if (isSaving(method, url)) return event.respondWith(saving(event))
  if (method !== 'GET' && (isRouters || pageOfData(url))) return event.respondWith(formOfRouter(request))
})

/** A form that the router sends: log-in is one, and its answer tells who reads from then on. */
const formOfRouter = async (request: Request): Promise<Response> => {
  const turnAtStart = ownerTurn()
  const answer = await fetch(request)
  await ownerOfAnswer(answer, turnAtStart)
  return answer
}

const saving = async (event: FetchEvent): Promise<Response> => {
  const answer = await fetch(event.request)
  const client = await worker.clients.get(event.clientId)
  const { prefix } = pathLocaleOf(new URL(client?.url ?? event.request.url))
  if (answer.ok || answer.type === 'opaqueredirect')
    event.waitUntil(cacheSavedJobs(prefix).catch(() => undefined))
  return answer
}

const isFromPage = (data: unknown): data is PageReport =>
  typeof data === 'object' && data !== null && 'is' in data

/** A page that was opened says so, also one that the router opened. */
worker.addEventListener('message', event => {
  const { source, data } = event
  if (!(source instanceof WindowClient) || !isFromPage(data)) return
  if (data.is === 'not_sent') return notifyNotSent(source)
  if (data.is === 'read') return event.waitUntil(markNoticeRead(data.once))
  const opened = async () => {
    // A page that was on its way while the worker began is not the worker's yet.
    await worker.clients.claim()
    const url = new URL(data.path, location.href)
    const at = await cachedAt(url.href)
    const isJustCached = at !== undefined && Date.now() - at.getTime() < JUST_CACHED_MS
    await closeChatNotices(worker.registration, url.href).catch(() => undefined)
    const { path, prefix } = pathLocaleOf(url)
    // Whoever saves data has what the browser itself opened, and nothing is asked for to be kept.
    const asks = !savesData()
    if (isCacheable(path) && !isJustCached) await cacheUnseen(url).catch(() => undefined)
    await sendQueued()
    await notifyClient(source)
    const reader = await currentOwner()
    if (asks && data.isPersons && reader !== NOBODY) await cacheOwn(prefix, url)
  }
  event.waitUntil(opened().catch(() => undefined))
})

worker.addEventListener('sync', event => {
  if (event.tag !== SYNC_TAG) return
  const send = async () => {
    const isDone = await sendQueued()
    await notifyVisibleClient()
    // Tried again by the browser.
    if (!isDone) throw new Error('no answer yet')
  }
  event.waitUntil(send())
})

registerPush()
