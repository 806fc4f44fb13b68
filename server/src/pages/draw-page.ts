import { randomUUID } from 'node:crypto'
import type { TrackingConsent } from '@hanap/contracts/jobseekers/consent'
import { languageByCode } from '@hanap/markets/languages'
import { defaultMarket, markets } from '@hanap/markets/markets'
import type { AnyCaller } from '../calls/caller.ts'
import { compress, type Encoding, QUICKEST } from '../calls/encoding.ts'
import { etagOf } from '../calls/etag.ts'
import type { Locale } from '../calls/locale.ts'
import { type ClientAddress, originAt, originOf } from '../security/client-address.ts'
import type { OwnOrigins } from '../security/own-origins.ts'
import { framedHost, operatorHeaders, pageHeaders } from '../security/security-headers.ts'
import { createPageApi, type PageApiDeps } from './page-api.ts'
import { redirectPage } from './redirect-page.ts'
import type { Drawn } from './shared-drawings.ts'
import type { SiteBuild, SiteName } from './sites.ts'
import { trackingOrigins } from './tracking-consent.ts'

export interface DrawPageDeps extends PageApiDeps {
  baseHost: string
  /** Whether this is a demo, with a page that says who one can log in as. */
  hasDemo(): boolean
  isOurs: OwnOrigins
  assetsUrl: string
  isProduction: boolean
}

export interface SitePageRequest {
  name: SiteName
  request: Request
  url: URL
  clientAddress: ClientAddress
  locale: Locale
}

export const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * A form as React Router takes it. Its own check of the Origin header knows neither proxies that end TLS nor pages
 * that tell their address to nobody; ours was made before.
 */
const checkedForm = (request: Request) => {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request.url, { method: request.method, headers, body: request.body, duplex: 'half' })
}

/** Who asks, and what else a page is drawn for. */
export interface PageViewer {
  caller: AnyCaller
  token: string | undefined
  encoding: Encoding
  isOutage: boolean
  trackingConsent: TrackingConsent | undefined
  isVisitor: boolean
  isDesktop: boolean
}

/** By this header a page says whose video it frames. */
const FRAMES = 'page-frames'

/** A page of a site drawn now, compressed and with all of its headers. */
export const drawPage = async (
  deps: DrawPageDeps,
  site: SiteBuild,
  { name, request, url, clientAddress, locale }: SitePageRequest,
  { caller, token, encoding, isOutage, trackingConsent, isVisitor, isDesktop }: PageViewer,
): Promise<Drawn> => {
  const isGet = isReading(request)
  const tags = new Set<string>(['config'])
  const origin = originOf(clientAddress)
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
  let hasKey = false
  const siteRequest = isGet ? asGet(request) : checkedForm(request)
  const { response: handled, html } = await site.handle(
    isOutage ? maintenance(request, url, locale) : siteRequest,
    {
      market: locale.market.key,
      language: locale.language,
      origin,
      user: caller.kind === 'seeker' || caller.kind === 'recruiter' ? caller.user : null,
      assetsUrl: deps.assetsUrl,
      supportEmail: deps.supportEmail,
      isProduction: deps.isProduction,
      isDesktop,
      ...(trackingConsent && { trackingConsent }),
      sites: siteAddresses(clientAddress, deps.baseHost, deps.hasDemo()),
      isOurSite: deps.isOurs(clientAddress),
      newKey: () => {
        hasKey = true
        return randomUUID()
      },
      call: api.call,
    },
  )
  const answer = isGet ? handled : redirectPage(handled, origin, languageOf(locale))
  const headers = new Headers(answer.headers)
  const isDocument = html !== undefined && answer === handled
  const plain = isDocument ? Buffer.from(html) : Buffer.from(await answer.arrayBuffer())
  // What may be kept is packed well when it is asked for again.
  const body = compress(plain, encoding, headers, isVisitor && !hasKey ? QUICKEST : undefined)
  // A page that holds a secret says so: it is kept nowhere, and its address is told to nobody.
  const ownCaching = headers.get('cache-control')
  const isSecret = ownCaching === 'no-store'
  const referrer = headers.get('referrer-policy')
  const origins = trackingConsent && !isSecret ? trackingOrigins(trackingConsent) : []
  const frame = framedHost(headers.get(FRAMES))
  headers.delete(FRAMES)
  for (const [header, value] of pageHeaders(clientAddress.isHttps, deps.assetsUrl, origins, frame))
    headers.set(header, value)
  if (name === 'operator') for (const [header, value] of operatorHeaders) headers.set(header, value)
  if (referrer === 'no-referrer') headers.set('referrer-policy', referrer)
  headers.set('content-language', languageOf(locale).tag)
  headers.set('vary', 'Accept-Encoding, Cookie')
  headers.set('page-of', readerOf(api.caller()))
  const isForAll = caller.kind === 'none' || caller.kind === 'guest'
  const isVisitors = isVisitor && isForAll && !isSecret
  const hasCookies = api.cookies.length > 0 || headers.has('set-cookie')
  // A feed says how long it holds, to whoever is nobody.
  const visitors = (!isDocument && !hasCookies && ownCaching) || 'private, no-cache'
  headers.set('cache-control', isVisitors ? visitors : 'no-store')
  headers.set('content-length', String(body.byteLength))
  const status = isOutage ? 503 : answer.status
  if (isOutage) headers.set('retry-after', '300')
  if (status === 405) headers.set('allow', 'GET, HEAD')
  if (isVisitors && !hasKey && !hasCookies && isPageCacheable(status))
    return {
      isForAll: true,
      page: { status, headers: [...headers, etagHeader(body)], body },
      tags: [...tags],
    }
  for (const value of api.cookies) headers.append('set-cookie', value)
  return { isForAll: false, response: new Response(body, { status, headers }) }
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
const readerOf = (caller: AnyCaller) => ('accountId' in caller ? caller.accountId : 'nobody')

const maintenance = (request: Request, url: URL, { market, language }: Locale) =>
  new Request(new URL(language === market.languages[0] ? '/maintenance' : `/${language}/maintenance`, url), {
    headers: request.headers,
  })

const siteAddresses = (clientAddress: ClientAddress, baseHost: string, hasDemo: boolean) =>
  Object.fromEntries([
    ...markets.map(market => [market.key, originAt(clientAddress, market.hostLabel, baseHost)]),
    ['employer', originAt(clientAddress, 'employer', baseHost)],
    ['resume', originAt(clientAddress, 'resume', baseHost)],
    ['academy', originAt(clientAddress, 'academy', baseHost)],
    ...(hasDemo ? [['demo', originAt(clientAddress, defaultMarket.hostLabel, baseHost)]] : []),
  ])
