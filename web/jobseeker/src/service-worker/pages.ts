import {
  type CacheOwner,
  currentOwner,
  fetchForOwner,
  NOBODY,
  ownerOfAnswer,
  ownerTurn,
} from './cache-owner.ts'
import { cachedAt, cachedList, cachedPage, cachePage, type OfflineCopy } from './cached-pages.ts'
import { OUTGOING_PATH, offlinePage } from './offline-page.ts'
import { momentIn, withOfflineNotice } from './page-parts.ts'
import { isCacheable, pathLocaleOf } from './path-locale.ts'
import { queuedApplicationsOf, removeQueued } from './queued-applications-store.ts'
import { cacheSavedJobs, fetchForCache, fetchFromBrowser, syncSavedJobs } from './saved-jobs.ts'
import { cachedStylesheet } from './shell.ts'
import { textsIn } from './texts.ts'

/** A line that takes longer is as good as none, where there is a copy. */
const SLOW_MS = 8000

const afterwards = (ms: number) => new Promise<undefined>(resolve => setTimeout(resolve, ms))

/** A page from the network, always; its copy, marked as one, where the network does not answer. */
export const servePage = async (event: FetchEvent): Promise<Response> => {
  const turnAtStart = ownerTurn()
  const url = new URL(event.request.url)
  const network = preloaded(event)
  const answer = await Promise.race([network.catch(() => undefined), afterwards(SLOW_MS)])
  if (!answer) {
    const offlineCopy = await cachedPage(url.href)
    if (offlineCopy) return copyOf(offlineCopy, url)
    return network.catch(() => withoutConnection(url))
  }
  const copy = answer.clone()
  event.waitUntil(noticed(url, copy, turnAtStart).catch(() => undefined))
  return answer
}

/** A page that the router asks for: from the network alone; it is kept as any that is opened. */
export const serveRouter = async (event: FetchEvent): Promise<Response> => {
  const turn = ownerTurn()
  const answer = await fetch(event.request)
  const copy = answer.clone()
  event.waitUntil(noticed(new URL(event.request.url), copy, turn).catch(() => undefined))
  return answer
}

const preloaded = async (event: FetchEvent): Promise<Response> => {
  const answer: Response | undefined = await event.preloadResponse
  return answer ?? fetch(event.request)
}

/** Keeps an opened page for whoever it was made for. */
const noticed = async (url: URL, answer: Response, turnAtStart: number): Promise<void> => {
  const reader = await ownerOfAnswer(answer, turnAtStart)
  if (reader) await cacheFor(reader, url, answer)
}

const cacheFor = async (reader: CacheOwner, url: URL, answer: Response): Promise<void> => {
  const { path } = pathLocaleOf(url)
  const html = isCacheable(path) ? await cachePage(reader, url.href, answer) : undefined
  // A further page of the list has not the newest ones.
  if (path === '/saved-jobs' && url.search === '' && html !== undefined) await syncSavedJobs(reader, html)
}

/** What a person wants to read without a connection, before they open it; not the page that is open. */
export const cacheOwn = async (prefix: string, open: URL): Promise<void> => {
  const isWanted = async (path: string) => {
    const at = new URL(prefix + path, location.href)
    return at.pathname !== open.pathname && (await cachedAt(at.href)) === undefined
  }
  if (await isWanted('/applied-jobs')) await cacheRequested(new URL(`${prefix}/applied-jobs`, location.href))
  if (await isWanted('/saved-jobs')) await cacheSavedJobs(prefix)
}

/** Asks for a page, to keep it. */
const cacheRequested = (url: URL): Promise<void> => cacheAnswer(url, fetchForCache)

/** Keeps a page that the browser opened before there was a worker; signed-in people's the browser does not have. */
export const cacheUnseen = (url: URL): Promise<void> => cacheAnswer(url, fetchFromBrowser)

const cacheAnswer = async (url: URL, ask: (path: string) => Promise<Response>): Promise<void> => {
  const fetched = await fetchForOwner(() => ask(url.href))
  if (fetched) await cacheFor(fetched.reader, url, fetched.answer)
}

const copyOf = ({ html, headers, at }: OfflineCopy, url: URL): Response => {
  const { language } = pathLocaleOf(url)
  const t = textsIn(language)
  const text = t('offline.copy', { time: momentIn(language.tag, at) })
  return new Response(withOfflineNotice(html, text, t('common.tryAgain')), { headers })
}

/** The page that tells that there is no connection, at whatever address. */
export const withoutConnection = async (
  { href, pathname, search }: URL,
  { isLogOut = false } = {},
): Promise<Response> => {
  const place = pathLocaleOf(new URL(href))
  const reader = await currentOwner()
  const stylesheet = await cachedStylesheet()
  const outgoing = reader === undefined || reader === NOBODY ? [] : await queuedApplicationsOf(reader)
  const html = offlinePage({
    place,
    t: textsIn(place.language),
    address: pathname + search,
    isLogOut,
    ...(stylesheet && { stylesheet }),
    cached: await cachedList(),
    outgoing: outgoing.filter(({ state }) => state === 'waiting'),
  })
  const styles = stylesheet ? new URL(stylesheet).origin : "'none'"
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styles}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    },
  })
}

export const isCancelling = (method: string, url: URL): boolean =>
  method === 'POST' && pathLocaleOf(url).path === OUTGOING_PATH

/** Answers the offline page's form: takes an application out of the reader's queue. */
export const cancelQueued = async (request: Request): Promise<Response> => {
  const form = await request.formData()
  const reader = await currentOwner()
  const own = reader === undefined ? [] : await queuedApplicationsOf(reader)
  const key = form.get('key')
  if (own.some(each => each.key === key)) await removeQueued(String(key))
  const back = new URL(String(form.get('back') ?? '/'), location.href)
  return Response.redirect(back.origin === location.origin ? back.href : '/', 303)
}
