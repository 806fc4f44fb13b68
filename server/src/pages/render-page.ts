import { randomUUID } from 'node:crypto'
import { isSearchPath } from '@hanap/markets/search-path'
import type { AnyCaller } from '../calls/caller.ts'
import { encodingOf } from '../calls/encoding.ts'
import { hasCurrent, isUnchangedSince } from '../calls/etag.ts'
import { readCookie, sessionCookieName, userCookieName } from '../security/cookies.ts'
import { refuseForeignOrigin } from '../security/origin.ts'
import type { Compaction } from './compaction.ts'
import { isComputers } from './computers.ts'
import { type DrawPageDeps, drawPage, isReading, type PageViewer, type SitePageRequest } from './draw-page.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import type { Drawn, SharedDrawings } from './shared-drawings.ts'
import type { SiteBuild } from './sites.ts'
import type { createTrackingConsent } from './tracking-consent.ts'

export interface RenderPageDeps extends DrawPageDeps {
  cache: PageCache
  drawings: SharedDrawings
  compaction: Compaction
  /** What visitors of the job seekers' site allow; absent where there is nothing to allow. */
  trackingConsent?: ReturnType<typeof createTrackingConsent>
  /** Whether the marketplace is closed for maintenance, for a language's readers. */
  isOutage(): boolean
}

/** A page of a site: from what is cached or being drawn for others, or drawn for whoever asks. */
export const renderPage = async (
  deps: RenderPageDeps,
  site: SiteBuild,
  asked: SitePageRequest,
): Promise<Response> => {
  const { name, request, url, clientAddress, locale } = asked
  const cookie = request.headers.get('cookie')
  const token = readCookie(cookie, sessionCookieName(clientAddress.isHttps)) || undefined
  // A guest's session changes nothing on a page; who is signed in also has the readable cookie, and so has who was.
  const isOperators = name === 'operator'
  // Of the operators' site nothing is kept for anybody.
  const isVisitor = !isOperators && !readCookie(cookie, userCookieName(clientAddress.isHttps))
  refuseForeignOrigin(request.method, request.headers, clientAddress.host, {
    hasBearer: false,
    hasCookie: true,
  })

  const encoding = encodingOf(request.headers.get('accept-encoding'))
  // What closes the marketplace leaves its operators at work.
  const isOutage = !isOperators && deps.isOutage()
  if (isOutage && url.pathname.endsWith('.data')) return reload(url)
  const trackingConsent = name === 'jobseeker' ? deps.trackingConsent?.(request.headers) : undefined
  const findCaller = async () =>
    token === undefined ? ({ kind: 'none' } as const) : await deps.sessions.find(token)
  const isDesktop = name === 'jobseeker' && isSearchPath(url.pathname) && isComputers(request.headers)
  const viewer = {
    encoding,
    isOutage,
    trackingConsent,
    isDesktop,
    isVisitor: isVisitor && isReading(request),
  }
  const drawOwn = (caller: AnyCaller) => drawPage(deps, site, asked, { ...viewer, caller, token })
  if (!viewer.isVisitor) return responseOf(request, await drawOwn(await findCaller()))

  // All that a visitor's page depends on, but for what its tags name.
  const key = `${trackingConsent ? `${trackingConsent.allowed} ` : ''}${name} ${locale.market.key} ${clientAddress.isHttps} ${clientAddress.host} ${encoding} ${isOutage} ${isDesktop} ${url.pathname}${url.search}`
  const drawForAll = (as: Pick<PageViewer, 'caller' | 'token'>) => () =>
    drawPage(deps, site, detached(asked), { ...viewer, ...as })
  const cached = deps.cache.find(key)
  if (cached?.isStale) deps.drawings.redraw(key, drawForAll(VISITOR)).catch(reportIn(deps, asked))
  else if (cached) deps.compaction.compact(key, cached.page).catch(reportIn(deps, asked))
  if (cached) return fromCache(request, cached.page)

  const caller = await findCaller()
  // A session may come without the readable cookie: what is made for one person is never for others.
  const isForAll = caller.kind === 'none' || caller.kind === 'guest'
  const drawn = isForAll
    ? await deps.drawings.draw(key, drawForAll({ caller, token }))
    : await drawOwn(caller)
  return responseOf(request, drawn)
}

/** Of what is done beside the answer. */
const reportIn =
  ({ onError }: RenderPageDeps, { request: { method }, url: { pathname: path } }: SitePageRequest) =>
  (error: unknown) =>
    onError(error, { id: randomUUID(), method, path })

const VISITOR = { caller: { kind: 'none' }, token: undefined } as const

const responseOf = (request: Request, drawn: Drawn) => {
  if (drawn.isForAll) return fromCache(request, drawn.page)
  const { status, headers } = drawn.response
  return request.method === 'HEAD' ? new Response(null, { status, headers }) : drawn.response
}

/** A request whose drawing others may wait for: who began it may leave. */
const detached = (asked: SitePageRequest): SitePageRequest => ({
  ...asked,
  request: new Request(asked.request.url, { headers: asked.request.headers }),
})

const fromCache = (request: Request, { status, headers, body, formerEtag }: CachedPage) => {
  const headerOf = (wanted: string) => headers.find(([name]) => name === wanted)?.[1] ?? null
  const etag = headerOf('etag')
  // Whoever has the same page as it was packed before has the page.
  const current = [etag, formerEtag ?? null].find(each => hasCurrent(request, each))
  if (status === 200 && (current || isUnchangedSince(request, headerOf('last-modified'))))
    return new Response(null, {
      status: 304,
      headers: headers
        .filter(([name]) => !name.startsWith('content-'))
        .map(([name, value]) => [name, name === 'etag' ? (current ?? value) : value]),
    })
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}

/** Pages that are open have their router ask for data alone: it is told to have the browser open the page. */
const reload = (asked: URL) => {
  const page = new URL(asked)
  page.pathname = asked.pathname.replace(/(\/)_\.data$|\.data$/, '$1')
  page.searchParams.delete('_routes')
  return new Response(null, {
    status: 204,
    headers: {
      'cache-control': 'no-store',
      'x-remix-redirect': page.pathname + page.search,
      'x-remix-status': '303',
      'x-remix-reload-document': 'true',
    },
  })
}
