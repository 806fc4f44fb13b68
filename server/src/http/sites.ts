import { randomUUID } from 'node:crypto'
import type { PageContext } from '@hanap/contracts/page'
import { languageByCode } from '@hanap/markets/languages'
import { markets } from '@hanap/markets/markets'
import type { Assets } from './assets.ts'
import type { Caller } from './caller.ts'
import { readCookie, sessionCookieName, userCookieName } from './cookies.ts'
import { compress, encodingOf } from './encoding.ts'
import { type createMeasuring, measuringOrigins } from './measuring.ts'
import { onwardPage } from './onward-page.ts'
import { refuseForeignOrigin } from './origin.ts'
import type { OurOrigins } from './our-origins.ts'
import type { PageCache } from './page-cache.ts'
import { createPageApi, type PageDeps } from './page-context.ts'
import type { createPeers, Peer } from './peer.ts'
import { type Place, placeOfPage } from './place.ts'
import { describe } from './problem.ts'
import { Refusal } from './refusal.ts'
import { pageHeaders } from './security-headers.ts'

/** A site's build: pages for requests, and its files. */
export interface Site {
  handle(request: Request, page: PageContext): Promise<Response>
  assets: Assets
}

export type SiteName = 'jobseeker' | 'employer'
export type Sites = Partial<Record<SiteName, Site | undefined>>

export interface SitesDeps extends PageDeps {
  sites: Sites
  peers: ReturnType<typeof createPeers>
  cache: PageCache
  baseHost: string
  isOurs: OurOrigins
  assetsUrl: string
  /** What visitors of the job seekers' site allow; absent where there is nothing to allow. */
  measuring?: ReturnType<typeof createMeasuring>
  /** Whether the marketplace is closed for maintenance, for a language's readers. */
  isOutage(): boolean
}

/** Every request that is not for the API: files and pages of the site that the host names. */
export const createSites =
  (deps: SitesDeps) =>
  async (request: Request, remote: string): Promise<Response> => {
    const url = new URL(request.url)
    try {
      const peer = deps.peers(remote, request.headers)
      const name: SiteName = peer.host.split('.', 1)[0] === 'employer' ? 'employer' : 'jobseeker'
      const site = deps.sites[name]
      if (!site) throw new Refusal('not_found')
      const file =
        request.method === 'GET' || request.method === 'HEAD' ? site.assets.find(url.pathname) : undefined
      if (file) return file(request)
      const place = placeOfPage(peer.host, url.pathname, request.headers)
      return (await withoutSegment(url, place)) ?? (await page(deps, site, name, request, url, peer, place))
    } catch (error) {
      return failed(deps, request, url, error)
    }
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

/** The market's default language has no segment: one address for each page. */
const withoutSegment = async (
  url: URL,
  { market, hasSegment, language }: Place & { hasSegment: boolean },
) => {
  if (!hasSegment || language !== market.languages[0]) return undefined
  const [, , ...rest] = url.pathname.split('/')
  return new Response(null, {
    status: 301,
    headers: { location: `/${rest.join('/').replace(/^\/+/, '')}${url.search}` },
  })
}

const page = async (
  deps: SitesDeps,
  site: Site,
  name: SiteName,
  request: Request,
  url: URL,
  peer: Peer,
  place: Place,
): Promise<Response> => {
  const cookie = request.headers.get('cookie')
  const token = readCookie(cookie, sessionCookieName(peer.isHttps)) || undefined
  // A guest's session changes nothing on a page; who is signed in also has the readable cookie.
  const isVisitor = token === undefined || !readCookie(cookie, userCookieName(peer.isHttps))
  const isGet = request.method === 'GET' || request.method === 'HEAD'
  refuseForeignOrigin(request.method, request.headers, peer.host, { hasBearer: false, hasCookie: true })

  const encoding = encodingOf(request.headers.get('accept-encoding'))
  const isOutage = deps.isOutage()
  const measuring = name === 'jobseeker' ? deps.measuring?.(request.headers) : undefined
  const key = `${measuring ? `${measuring.allowed} ` : ''}${name} ${place.market.key} ${peer.isHttps} ${peer.host} ${encoding} ${isOutage} ${url.pathname}${url.search}`
  const mayBeCached = isGet && isVisitor
  const cached = mayBeCached ? deps.cache.find(key) : undefined
  if (cached) return notModified(request, cached) ?? new Response(new Uint8Array(cached.body), cached)

  const begunAfter = deps.cache.moment()
  const tags = new Set<string>(['config'])
  const origin = `${peer.isHttps ? 'https' : 'http'}://${peer.host}`
  const caller = token === undefined ? ({ kind: 'none' } as const) : await deps.sessions.find(token)
  const api = createPageApi(
    deps,
    {
      ...place,
      caller,
      token,
      address: peer.address,
      origin,
      userAgent: request.headers.get('user-agent') ?? '',
      idempotencyKey: undefined,
      dependsOn: (...names) => {
        for (const tag of names) tags.add(tag)
      },
      rated: () => undefined,
    },
    peer.isHttps,
  )
  const asked = isGet ? request : checkedForm(request)
  const handled = await site.handle(isOutage ? maintenance(request, url, place) : asked, {
    market: place.market.key,
    language: place.language,
    origin,
    user: caller.kind === 'seeker' || caller.kind === 'recruiter' ? caller.user : null,
    assetsUrl: deps.assetsUrl,
    supportEmail: deps.supportEmail,
    ...(measuring && { measuring }),
    sites: siteAddresses(peer, deps.baseHost),
    isOurSite: deps.isOurs(peer),
    call: api.call,
  })
  const response = isGet ? handled : onwardPage(handled, origin)
  const body = compress(Buffer.from(await response.arrayBuffer()), encoding, response.headers)
  // A page that holds a secret says so: it is kept nowhere, and its address is told to nobody.
  const isSecret = response.headers.get('cache-control') === 'no-store'
  const referrer = response.headers.get('referrer-policy')
  const origins = measuring && !isSecret ? measuringOrigins(measuring) : []
  for (const [header, value] of pageHeaders(peer.isHttps, deps.assetsUrl, origins))
    response.headers.set(header, value)
  if (referrer === 'no-referrer') response.headers.set('referrer-policy', referrer)
  response.headers.set('content-language', languageByCode(place.language)?.tag ?? place.language)
  response.headers.set('vary', 'Accept-Encoding, Cookie')
  response.headers.set('page-of', readerOf(api.caller()))
  // A session may come without the readable cookie: what was made for one person is never kept for others.
  const isForAll = caller.kind === 'none' || caller.kind === 'guest'
  const isCacheable = mayBeCached && isForAll && !isSecret
  response.headers.set('cache-control', isCacheable ? 'private, no-cache' : 'no-store')
  const status = isOutage ? 503 : response.status
  if (isOutage) response.headers.set('retry-after', '300')
  const headers = [...response.headers].filter(([header]) => header !== 'set-cookie')
  if (isCacheable && api.cookies.length === 0 && !response.headers.has('set-cookie') && status < 500) {
    const tagged: [string, string][] = [...headers, ['etag', `"${randomUUID()}"`]]
    deps.cache.keep(key, { status, headers: tagged, body }, tags, begunAfter)
    return new Response(body, { status, headers: tagged })
  }
  for (const value of api.cookies) response.headers.append('set-cookie', value)
  return new Response(body, { status, headers: response.headers })
}

/** For whom a page was made: what a browser keeps of it is kept for nobody else. */
const readerOf = (caller: Caller) =>
  caller.kind === 'seeker' || caller.kind === 'recruiter' ? caller.accountId : 'nobody'

const notModified = (request: Request, cached: { status: number; headers: [string, string][] }) => {
  const etag = cached.headers.find(([name]) => name === 'etag')?.[1]
  if (cached.status !== 200 || etag === undefined || request.headers.get('if-none-match') !== etag)
    return undefined
  return new Response(null, {
    status: 304,
    headers: cached.headers.filter(([name]) => !name.startsWith('content-')),
  })
}

const maintenance = (request: Request, url: URL, { market, language }: Place) =>
  new Request(new URL(language === market.languages[0] ? '/maintenance' : `/${language}/maintenance`, url), {
    headers: request.headers,
  })

const siteAddresses = ({ host, isHttps }: Peer, baseHost: string) => {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  const at = (label: string) => `${isHttps ? 'https' : 'http'}://${label}.${baseHost}${port}`
  return Object.fromEntries([
    ...markets.map(market => [market.key, at(market.hostLabel)]),
    ['employer', at('employer')],
  ])
}

/** A refusal before any page could be made, as plain text in the reader's language. */
const failed = (deps: SitesDeps, request: Request, url: URL, error: unknown) => {
  if (!(error instanceof Refusal))
    deps.onError(error, { id: randomUUID(), method: request.method, path: url.pathname })
  const refusal = error instanceof Refusal ? error : new Refusal('server_error')
  const { language } = placeOfPage('', url.pathname, request.headers)
  return new Response(describe(refusal, language, deps.supportEmail).message, {
    status: refusal.status,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...pageHeaders(false, deps.assetsUrl),
    ],
  })
}
