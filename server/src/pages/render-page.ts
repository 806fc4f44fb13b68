import { languageByCode } from '@hanap/markets/languages'
import { markets } from '@hanap/markets/markets'
import type { Caller } from '../calls/caller.ts'
import { compress, encodingOf } from '../calls/encoding.ts'
import { etagOf, hasCurrent } from '../calls/etag.ts'
import type { Locale } from '../calls/locale.ts'
import { type ClientAddress, originAt, originOf } from '../security/client-address.ts'
import { readCookie, sessionCookieName, userCookieName } from '../security/cookies.ts'
import { refuseForeignOrigin } from '../security/origin.ts'
import type { OwnOrigins } from '../security/own-origins.ts'
import { pageHeaders } from '../security/security-headers.ts'
import { createPageApi, type PageApiDeps } from './page-api.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { redirectPage } from './redirect-page.ts'
import type { SiteBuild, SiteName } from './sites.ts'
import { type createTrackingConsent, trackingOrigins } from './tracking-consent.ts'

export interface RenderPageDeps extends PageApiDeps {
  cache: PageCache
  baseHost: string
  isOurs: OwnOrigins
  assetsUrl: string
  /** What visitors of the job seekers' site allow; absent where there is nothing to allow. */
  trackingConsent?: ReturnType<typeof createTrackingConsent>
  /** Whether the marketplace is closed for maintenance, for a language's readers. */
  isOutage(): boolean
}

interface SitePageRequest {
  name: SiteName
  request: Request
  url: URL
  clientAddress: ClientAddress
  locale: Locale
}

/**
 * A form as React Router takes it. Its own check of the Origin header knows neither proxies that end TLS nor pages
 * that tell their address to nobody; ours was made before.
 */
const checkedForm = (request: Request) => {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request.url, { method: request.method, headers, body: request.body, duplex: 'half' })
}

/** A page of a site: from what is kept, or drawn for whoever asks. */
export const renderPage = async (
  deps: RenderPageDeps,
  site: SiteBuild,
  { name, request, url, clientAddress, locale }: SitePageRequest,
): Promise<Response> => {
  const cookie = request.headers.get('cookie')
  const token = readCookie(cookie, sessionCookieName(clientAddress.isHttps)) || undefined
  // A guest's session changes nothing on a page; who is signed in also has the readable cookie.
  const isVisitor = token === undefined || !readCookie(cookie, userCookieName(clientAddress.isHttps))
  const isGet = request.method === 'GET' || request.method === 'HEAD'
  refuseForeignOrigin(request.method, request.headers, clientAddress.host, {
    hasBearer: false,
    hasCookie: true,
  })

  const encoding = encodingOf(request.headers.get('accept-encoding'))
  const isOutage = deps.isOutage()
  if (isOutage && url.pathname.endsWith('.data')) return reload(url)
  const trackingConsent = name === 'jobseeker' ? deps.trackingConsent?.(request.headers) : undefined
  const key = `${trackingConsent ? `${trackingConsent.allowed} ` : ''}${name} ${locale.market.key} ${clientAddress.isHttps} ${clientAddress.host} ${encoding} ${isOutage} ${url.pathname}${url.search}`
  const mayBeCached = isGet && isVisitor
  const cached = mayBeCached ? deps.cache.find(key) : undefined
  if (cached) return fromCache(request, cached)

  const begunAfter = deps.cache.moment()
  const tags = new Set<string>(['config'])
  const origin = originOf(clientAddress)
  const caller = token === undefined ? ({ kind: 'none' } as const) : await deps.sessions.find(token)
  const api = createPageApi(
    deps,
    {
      ...locale,
      caller,
      token,
      address: clientAddress.address,
      isPage: true,
      origin,
      userAgent: request.headers.get('user-agent') ?? '',
      idempotencyKey: undefined,
      dependsOn: (...names) => {
        for (const tag of names) tags.add(tag)
      },
      onLimitsCounted: () => undefined,
    },
    clientAddress.isHttps,
  )
  const asked = isGet ? asGet(request) : checkedForm(request)
  const handled = await site.handle(isOutage ? maintenance(request, url, locale) : asked, {
    market: locale.market.key,
    language: locale.language,
    origin,
    user: caller.kind === 'seeker' || caller.kind === 'recruiter' ? caller.user : null,
    assetsUrl: deps.assetsUrl,
    supportEmail: deps.supportEmail,
    ...(trackingConsent && { trackingConsent }),
    sites: siteAddresses(clientAddress, deps.baseHost),
    isOurSite: deps.isOurs(clientAddress),
    call: api.call,
  })
  const answer = isGet ? handled : redirectPage(handled, origin, languageOf(locale))
  const headers = new Headers(answer.headers)
  const body = compress(Buffer.from(await answer.arrayBuffer()), encoding, headers)
  // A page that holds a secret says so: it is kept nowhere, and its address is told to nobody.
  const isSecret = headers.get('cache-control') === 'no-store'
  const referrer = headers.get('referrer-policy')
  const origins = trackingConsent && !isSecret ? trackingOrigins(trackingConsent) : []
  for (const [header, value] of pageHeaders(clientAddress.isHttps, deps.assetsUrl, origins))
    headers.set(header, value)
  if (referrer === 'no-referrer') headers.set('referrer-policy', referrer)
  headers.set('content-language', languageOf(locale).tag)
  headers.set('vary', 'Accept-Encoding, Cookie')
  headers.set('page-of', readerOf(api.caller()))
  // A session may come without the readable cookie: what was made for one person is never kept for others.
  const isForAll = caller.kind === 'none' || caller.kind === 'guest'
  const isCacheable = mayBeCached && isForAll && !isSecret
  headers.set('cache-control', isCacheable ? 'private, no-cache' : 'no-store')
  headers.set('content-length', String(body.byteLength))
  const status = isOutage ? 503 : answer.status
  if (isOutage) headers.set('retry-after', '300')
  if (status === 405) headers.set('allow', 'GET, HEAD')
  const hasCookies = api.cookies.length > 0 || headers.has('set-cookie')
  if (isCacheable && !hasCookies && isPageCacheable(status)) {
    const kept = { status, headers: [...headers, etagHeader(body)], body }
    deps.cache.keep(key, kept, tags, begunAfter)
    return fromCache(request, kept)
  }
  for (const value of api.cookies) headers.append('set-cookie', value)
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/** A HEAD is drawn as the GET would be: they share what is kept. */
const asGet = (request: Request) =>
  request.method === 'GET'
    ? request
    : new Request(request.url, { headers: request.headers, signal: request.signal })

const languageOf = ({ market, language }: Locale) =>
  languageByCode(language) ?? languageByCode(market.languages[0]) ?? { tag: 'en', dir: 'ltr' as const }

/** A redirect is made in no time, and its addresses are without number; so are those of pages that are not there. */
const isPageCacheable = (status: number) => status === 200 || status === 410

const etagHeader = (body: Uint8Array): [string, string] => ['etag', etagOf(body)]

/** For whom a page was made: what a browser keeps of it is kept for nobody else. */
const readerOf = (caller: Caller) =>
  caller.kind === 'seeker' || caller.kind === 'recruiter' ? caller.accountId : 'nobody'

const fromCache = (request: Request, { status, headers, body }: CachedPage) => {
  const etag = headers.find(([name]) => name === 'etag')?.[1] ?? null
  if (status === 200 && hasCurrent(request, etag))
    return new Response(null, {
      status: 304,
      headers: headers.filter(([name]) => !name.startsWith('content-')),
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

const maintenance = (request: Request, url: URL, { market, language }: Locale) =>
  new Request(new URL(language === market.languages[0] ? '/maintenance' : `/${language}/maintenance`, url), {
    headers: request.headers,
  })

const siteAddresses = (clientAddress: ClientAddress, baseHost: string) =>
  Object.fromEntries([
    ...markets.map(market => [market.key, originAt(clientAddress, market.hostLabel, baseHost)]),
    ['employer', originAt(clientAddress, 'employer', baseHost)],
  ])
