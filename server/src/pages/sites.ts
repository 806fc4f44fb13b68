import { randomUUID } from 'node:crypto'
import type { PageContext } from '@hanap/contracts/page'
import { defaultMarket } from '@hanap/markets/markets'
import { refusalOf } from '../calls/error-refusal.ts'
import { localeOfPage, type PageLocale } from '../calls/locale.ts'
import { refusalTexts } from '../calls/problem.ts'
import { Refusal } from '../calls/refusal.ts'
import {
  type ClientAddress,
  type createClientAddresses,
  originAt,
  originOf,
} from '../security/client-address.ts'
import { readCookie, sessionCookieName } from '../security/cookies.ts'
import { pageHeaders } from '../security/security-headers.ts'
import type { Assets } from './assets.ts'
import { canonicalPath } from './canonical-path.ts'
import { HAND_OFF } from './hand-off.ts'
import { type RenderPageDeps, renderPage } from './render-page.ts'

/** A site's answer to one request; a document's text is beside the answer, which has no body then. */
export interface PageAnswer {
  response: Response
  html: string | undefined
}

/** A site's build: pages for requests, and its files. */
export interface SiteBuild {
  handle(request: Request, page: PageContext): Promise<PageAnswer>
  assets: Assets
}

export type SiteName = 'jobseeker' | 'employer' | 'resume-builder' | 'academy' | 'operator'
export type Sites = Partial<Record<SiteName, SiteBuild | undefined>>

export interface SitesDeps extends RenderPageDeps {
  sites: Sites
  clientAddresses: ReturnType<typeof createClientAddresses>
}

/** What pages are asked with; a form is a POST. */
const METHODS = ['GET', 'HEAD', 'POST']
const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** Every request that is not for the API: files and pages of the site that the host names. */
export const createSites =
  (deps: SitesDeps) =>
  async (request: Request, remote: string): Promise<Response> => {
    const url = new URL(request.url)
    try {
      const peer = deps.clientAddresses(remote, request.headers)
      const name = siteNameOf(peer, deps.sites)
      const site = deps.sites[name]
      if (!site) throw new Refusal('not_found')
      const isAbsent = isCompanion(peer) && name === 'jobseeker'
      // Files may come under any host, as one that distributes them asks by; companion sites that are not there have none.
      const file = isReading(request) && !isAbsent ? site.assets.find(url.pathname) : undefined
      if (file) {
        const answer = file(request)
        // A module runs on another origin's page only where it may be read there.
        if (deps.assetsUrl) answer.headers.set('access-control-allow-origin', '*')
        return answer
      }
      if (request.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { allow: METHODS.join(', ') } })
      if (!METHODS.includes(request.method)) throw new Refusal('method_not_allowed', { allow: METHODS })
      refuseBrokenPath(url)
      if (!peer.site || isAbsent) return elsewhere(deps, request, url, peer)
      const place = localeOfPage(peer.site, url.pathname, request.headers)
      return (
        atCleanPath(request, url, place) ??
        (await renderPage(deps, site, { name, request, url, clientAddress: peer, locale: place }))
      )
    } catch (error) {
      return failed(deps, request, url, error)
    }
  }

const refuseBrokenPath = ({ pathname }: URL) => {
  try {
    decodeURIComponent(pathname)
  } catch {
    throw new Refusal('broken_path')
  }
}

/** The site of a host; the job seekers' stands for one that is not there. */
const siteNameOf = ({ site }: ClientAddress, sites: Sites): SiteName => {
  if (site?.name === 'employer' || site?.name === 'operator') return site.name
  if (site?.name === 'academy' && sites.academy) return 'academy'
  return site?.name === 'resume' && sites['resume-builder'] ? 'resume-builder' : 'jobseeker'
}

const isCompanion = ({ site }: ClientAddress) => site?.name === 'resume' || site?.name === 'academy'

/**
 * A host of a site that is not there yet, or of none: the default market's has its pages. What such a host was asked by
 * mistake it may be asked rightly tomorrow, so only hosts that are none of ours are left for good.
 */
const elsewhere = (deps: SitesDeps, request: Request, url: URL, clientAddress: ClientAddress): Response => {
  if (!isReading(request)) throw new Refusal('not_found')
  const target =
    originAt(clientAddress, defaultMarket.hostLabel, deps.baseHost) + canonicalPath(url.pathname) + url.search
  if (!clientAddress.site)
    return new Response(null, {
      status: 301,
      headers: { location: target, 'cache-control': 'public, max-age=3600' },
    })
  // Who is signed in stays so: the hand-off knows whose session it is.
  const isKnown = readCookie(request.headers.get('cookie'), sessionCookieName(clientAddress.isHttps))
  const location = isKnown
    ? `${originOf(clientAddress)}${HAND_OFF}?${new URLSearchParams({ redirectUrl: target })}`
    : target
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/** One address for each page: clean, and without a segment for the market's default language. */
const atCleanPath = (
  request: Request,
  url: URL,
  { market, hasSegment, language }: PageLocale,
): Response | undefined => {
  const clean = canonicalPath(url.pathname)
  const isDefault = hasSegment && language === market.languages[0]
  const path = isDefault ? `/${clean.split('/').slice(2).join('/')}` : clean
  // A form keeps its method: it is no reason to lose what somebody typed.
  if (path === url.pathname || (!isReading(request) && !isDefault)) return undefined
  return new Response(null, {
    status: isReading(request) ? 301 : 308,
    headers: { location: path + url.search },
  })
}

/** A refusal before any page could be made, as plain text in the reader's language. */
const failed = (deps: SitesDeps, request: Request, url: URL, error: unknown) => {
  if (!(error instanceof Refusal))
    deps.onError(error, { id: randomUUID(), method: request.method, path: url.pathname })
  const refusal = refusalOf(error, deps)
  const { language } = localeOfPage(undefined, url.pathname, request.headers)
  const { message } = refusalTexts(refusal, language, deps.supportEmail)
  return new Response(request.method === 'HEAD' ? null : message, {
    status: refusal.status,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...(refusal.allow ? [['allow', refusal.allow.join(', ')] satisfies [string, string]] : []),
      ...pageHeaders(false, deps.assetsUrl),
    ],
  })
}
