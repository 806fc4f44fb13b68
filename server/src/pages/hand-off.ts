import { redirectTarget, sameOriginPath } from '@hanap/contracts/redirect'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import type { AnyCaller, IssuedSession, Recruiter, Seeker, SessionService } from '../calls/caller.ts'
import { acceptedLanguage, type Locale, localeOfPage, marketOfSite } from '../calls/locale.ts'
import { Refusal } from '../calls/refusal.ts'
import { type ClientAddress, type createClientAddresses, originOf } from '../security/client-address.ts'
import { readCookie, sessionCookieName, sessionCookies } from '../security/cookies.ts'
import {
  accountChoice,
  isCrossSiteArrival,
  isOwnPress,
  logInConfirmation,
  TAKES_ARRIVING,
} from '../security/log-in-confirmation.ts'
import type { OwnOrigins } from '../security/own-origins.ts'
import type { HostSite, Hosts } from './hosts.ts'

/** One-time codes that carry a session to another site's host. */
export interface HandOffs {
  /** A code for the session, good for one use at that origin within 60 seconds; nothing when the session has ended. */
  issue(sessionId: string, targetOrigin: string): Promise<string | undefined>
  /** A new session of the same account and device; nothing for a code that is unknown, used, too old or another origin's. */
  redeem(
    code: string,
    origin: string,
    userAgent: string | null,
  ): Promise<{ session: IssuedSession; caller: Seeker | Recruiter } | undefined>
  /** Whom a code would sign in at that origin; using nothing up. */
  accountOf(code: string, origin: string): Promise<{ id: string; email: string } | undefined>
  /** Ends a session in whose place another was taken. */
  end(sessionId: string): Promise<void>
}

export interface HandOffDeps {
  handOffs: HandOffs
  sessions: Pick<SessionService, 'find'>
  clientAddresses: ReturnType<typeof createClientAddresses>
  isOurs: OwnOrigins
  siteOf: Hosts
}

/** Names of the flags and parameters are the specification's (section 2). */
const SEEKERS_ROUTE = '/jobseeker-login-redirect'
/** Leads to an address of another of our sites, with the session of who is signed in. */
export const HAND_OFF = SEEKERS_ROUTE
const EMPLOYERS_ROUTE = '/keep-login'
const COMPANIONS_ROUTE = '/redirect'
const ROUTES = [SEEKERS_ROUTE, EMPLOYERS_ROUTE, COMPANIONS_ROUTE]
const MODAL_FLAG = 'isAppRedirectModalClosed'
/** Which of these routes a path is, in any language. */
export const handOffRoute = (pathname: string): string | undefined => {
  const [, first = '', second] = pathname.split('/', 3)
  const route = `/${languageByCode(first) && second ? second : first}`
  return ROUTES.includes(route) ? route : undefined
}

/** A further origin takes codes as a seekers' site does. */
const routeOf = (site: HostSite | undefined) => {
  if (site?.name === 'employer') return EMPLOYERS_ROUTE
  return site?.name === 'resume' || site?.name === 'academy' ? COMPANIONS_ROUTE : SEEKERS_ROUTE
}

/** The address at which the target's site takes the code (specification, section 2). */
const arrivalAt = (route: string, target: URL, code: string, from: URL, locale: Locale): URL => {
  const path = target.pathname + target.search
  const parameters: Record<string, string> =
    route === EMPLOYERS_ROUTE
      ? { country: locale.market.key, lang: locale.language, sessionid: code, redirect: path }
      : route === COMPANIONS_ROUTE
        ? { sessionid: code, path, lang: locale.language }
        : {
            redirectUrl: path,
            sessionid: code,
            lang: locale.language,
            [MODAL_FLAG]: from.searchParams.get(MODAL_FLAG) === '1' ? '1' : '0',
          }
  return new URL(`${route}?${new URLSearchParams(parameters)}`, target.origin)
}

/** Nothing of the address that led here is told to where it leads, and nothing of it is kept. */
const leave = (location: string, cookies: readonly string[] = []) => {
  const headers = new Headers({ location, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

interface HandOffArrival {
  code: string
  path: string
  /** Of the page that the person goes to, or comes from; nothing where neither address says so. */
  language: LanguageCode | undefined
}

const languageIn = (path: string) => languageByCode(path.split(/[/?]/, 2)[1] ?? '')

/** A path with the language's segment that the parameter asks for, where the market's default is another. */
const arrivalIn = (
  code: string,
  path: string,
  { lang, country, site }: { lang: string | null; country: string | null; site: HostSite | undefined },
): HandOffArrival => {
  const pathLanguage = languageIn(path)
  const chosenLanguage = lang === null ? undefined : languageByCode(lang)
  const market = (country === null ? undefined : marketByKey(country)) ?? marketOfSite(site)
  const isSaid =
    pathLanguage !== undefined || chosenLanguage === undefined || chosenLanguage.code === market.languages[0]
  return {
    code,
    path: isSaid ? path : `/${chosenLanguage.slug}${path}`,
    language: (pathLanguage ?? chosenLanguage)?.code,
  }
}

/**
 * The routes that carry a session from one of our sites to another (specification, section 2): a one-time code in place of the
 * token, exchanged on the server, and an address without it. Who is signed in at the target as somebody else is asked.
 */
export const createHandOff = ({ handOffs, sessions, clientAddresses, isOurs, siteOf }: HandOffDeps) => {
  const callerOf = async (request: Request, clientAddress: ClientAddress): Promise<AnyCaller> => {
    const token = readCookie(request.headers.get('cookie'), sessionCookieName(clientAddress.isHttps))
    return token ? sessions.find(token) : { kind: 'none' }
  }

  const depart = async (request: Request, url: URL, peer: ClientAddress, target: URL) => {
    const caller = await callerOf(request, peer)
    const route = routeOf(siteOf(target.host))
    const accountKind = route === EMPLOYERS_ROUTE ? 'recruiter' : 'seeker'
    if (target.origin === originOf(peer) || request.method !== 'GET' || caller.kind !== accountKind)
      return leave(target.href)
    const code = await handOffs.issue(caller.sessionId, target.origin)
    if (code === undefined) return leave(target.href)
    const place = localeOfPage(peer.site, url.pathname, request.headers)
    return leave(arrivalAt(route, target, code, url, place).href)
  }

  const arrive = async (
    request: Request,
    url: URL,
    peer: ClientAddress,
    { code, path, language }: HandOffArrival,
  ) => {
    if (code === '' || request.method !== 'GET') return leave(path)
    const before = await callerOf(request, peer)
    const isSignedIn = before.kind === 'seeker' || before.kind === 'recruiter'
    if (isSignedIn || isCrossSiteArrival(request.headers)) {
      const arriving = await handOffs.accountOf(code, originOf(peer))
      if (arriving === undefined) return leave(path)
      const own = language ?? acceptedLanguage(request.headers.get('accept-language') ?? undefined)
      const answerLanguage = own ?? marketOfSite(peer.site).languages[0]
      const asking = { url, path, isHttps: peer.isHttps, arriving: arriving.email }
      if (!isSignedIn) return logInConfirmation(asking, answerLanguage)
      if (before.accountId === arriving.id || !request.headers.has('sec-fetch-site')) return leave(path)
      if (!isOwnPress(request.headers) || !url.searchParams.has(TAKES_ARRIVING))
        return accountChoice({ ...asking, present: before.user.email }, answerLanguage)
    }
    const issued = await handOffs.redeem(code, originOf(peer), request.headers.get('user-agent'))
    if (!issued) return leave(path)
    if (isSignedIn) await handOffs.end(before.sessionId)
    const { session, caller } = issued
    return leave(
      path,
      sessionCookies(
        { issued: { session, user: caller.user }, renewed: undefined, isSessionEnded: false },
        peer.isHttps,
      ),
    )
  }

  const answer = async (route: string, request: Request, url: URL, peer: ClientAddress) => {
    const origin = originOf(peer)
    const { site } = peer
    const read = (name: string) => url.searchParams.get(name)
    const code = read('sessionid') ?? ''
    const own = (name: string) => sameOriginPath(read(name), origin) ?? '/'
    if (route === SEEKERS_ROUTE && code === '') {
      const target = redirectTarget(read('redirectUrl'), origin, isOurs(peer))
      return depart(request, url, peer, new URL(target?.href ?? '/', origin))
    }
    if (route !== routeOf(site)) return undefined
    const arrival =
      route === SEEKERS_ROUTE
        ? {
            code,
            path: own('redirectUrl'),
            language: (languageIn(own('redirectUrl')) ?? languageByCode(read('lang') ?? ''))?.code,
          }
        : route === EMPLOYERS_ROUTE
          ? arrivalIn(code, own('redirect'), { lang: read('lang'), country: read('country'), site })
          : arrivalIn(code, own('path'), { lang: read('lang'), country: null, site })
    return arrive(request, url, peer, arrival)
  }

  /** The answer on one of these routes; nothing elsewhere and for a request that no site would answer. */
  return async (request: Request, url: URL, remote: string): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const route = handOffRoute(url.pathname)
    if (route === undefined) return undefined
    try {
      const peer = clientAddresses(remote, request.headers)
      // Nobody's session is carried to the operators' site, or from it.
      if (!peer.site || peer.site.name === 'operator') return undefined
      return await answer(route, request, url, peer)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
}
