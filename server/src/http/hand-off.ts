import { languageByCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import type { Caller, IssuedSession, Recruiter, Seeker, Sessions } from './caller.ts'
import { readCookie, sessionCookieName, sessionCookies } from './cookies.ts'
import type { OurOrigins } from './our-origins.ts'
import type { createPeers, Peer } from './peer.ts'
import { marketOfHost, type Place, placeOfPage } from './place.ts'
import { redirectTarget } from './redirect-target.ts'
import { Refusal } from './refusal.ts'

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
}

export interface HandOffDeps {
  handOffs: HandOffs
  sessions: Pick<Sessions, 'find'>
  peers: ReturnType<typeof createPeers>
  isOurs: OurOrigins
}

/** Names of the flags and parameters are the specification's (section 2). */
const SEEKERS_ROUTE = '/jobseeker-login-redirect'
const EMPLOYERS_ROUTE = '/keep-login'
const COMPANIONS_ROUTE = '/redirect'
const ROUTES = [SEEKERS_ROUTE, EMPLOYERS_ROUTE, COMPANIONS_ROUTE]
const MODAL_FLAG = 'isAppRedirectModalClosed'
const COMPANIONS = ['resume', 'academy']

/** Who stands for which site, by the first label of its host. */
const siteOf = (origin: string) => {
  const [label = ''] = new URL(origin).hostname.split('.', 1)
  if (label === 'employer') return 'employer'
  return COMPANIONS.includes(label) ? 'companion' : 'jobseeker'
}

/** Which of these routes a path is, in any language. */
export const handOffRoute = (pathname: string): string | undefined => {
  const [, first = '', second] = pathname.split('/', 3)
  const route = `/${languageByCode(first) && second ? second : first}`
  return ROUTES.includes(route) ? route : undefined
}

const originOf = ({ host, isHttps }: Peer) => `${isHttps ? 'https' : 'http'}://${host}`

/** The address at which the target's site takes the code (specification, section 2). */
const arrivalAt = (target: URL, code: string, from: URL, place: Place): URL => {
  const path = target.pathname + target.search
  const site = siteOf(target.origin)
  const parameters: Record<string, string> =
    site === 'employer'
      ? { country: place.market.key, lang: place.language, sessionid: code, redirect: path }
      : site === 'companion'
        ? { sessionid: code, path, lang: place.language }
        : {
            redirectUrl: path,
            sessionid: code,
            [MODAL_FLAG]: from.searchParams.get(MODAL_FLAG) === '1' ? '1' : '0',
          }
  const route =
    site === 'employer' ? EMPLOYERS_ROUTE : site === 'companion' ? COMPANIONS_ROUTE : SEEKERS_ROUTE
  return new URL(`${route}?${new URLSearchParams(parameters)}`, target.origin)
}

/** Nothing of the address that led here is told to where it leads, and nothing of it is kept. */
const leave = (location: string, cookies: readonly string[] = []) => {
  const headers = new Headers({ location, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A path with the language's segment that the parameter asks for, where the market's default is another. */
const inLanguage = ({ pathname, search }: URL, lang: string | null, country: string | null, host: string) => {
  const language = lang === null ? undefined : languageByCode(lang)
  if (!language || languageByCode(pathname.split('/', 2)[1] ?? '')) return pathname + search
  const market = (country === null ? undefined : marketByKey(country)) ?? marketOfHost(host)
  return (language.code === market.languages[0] ? '' : `/${language.slug}`) + pathname + search
}

/**
 * The routes that carry a session from one of our sites to another (specification, section 2): a one-time code in place of the
 * token, exchanged on the server, and an address without it. Who is signed in at the target as somebody else stays so.
 */
export const createHandOff = ({ handOffs, sessions, peers, isOurs }: HandOffDeps) => {
  const callerOf = async (request: Request, peer: Peer): Promise<Caller> => {
    const token = readCookie(request.headers.get('cookie'), sessionCookieName(peer.isHttps))
    return token ? sessions.find(token) : { kind: 'none' }
  }

  const depart = async (request: Request, url: URL, peer: Peer, target: URL) => {
    const caller = await callerOf(request, peer)
    const wanted = siteOf(target.origin) === 'employer' ? 'recruiter' : 'seeker'
    if (target.origin === originOf(peer) || request.method !== 'GET' || caller.kind !== wanted)
      return leave(target.href)
    const code = await handOffs.issue(caller.sessionId, target.origin)
    if (code === undefined) return leave(target.href)
    return leave(arrivalAt(target, code, url, placeOfPage(peer.host, url.pathname, request.headers)).href)
  }

  const arrive = async (request: Request, peer: Peer, code: string, path: string) => {
    if (code === '' || request.method !== 'GET') return leave(path)
    const before = await callerOf(request, peer)
    if (before.kind === 'seeker' || before.kind === 'recruiter') return leave(path)
    const issued = await handOffs.redeem(code, originOf(peer), request.headers.get('user-agent'))
    if (!issued) return leave(path)
    const { session, caller } = issued
    return leave(
      path,
      sessionCookies(
        { issued: { session, user: caller.user }, renewed: undefined, isForgotten: false },
        peer.isHttps,
      ),
    )
  }

  const answer = async (route: string, request: Request, url: URL, peer: Peer) => {
    const origin = originOf(peer)
    const site = siteOf(origin)
    const read = (name: string) => url.searchParams.get(name)
    const target = (value: string | null) => redirectTarget(value, origin, isOurs(peer))
    const own = (value: string | null) => {
      const found = target(value)
      return found?.origin === origin ? found : new URL('/', origin)
    }
    const code = read('sessionid') ?? ''
    if (route === SEEKERS_ROUTE && site === 'jobseeker') {
      const found = target(read('redirectUrl')) ?? new URL('/', origin)
      return code === ''
        ? depart(request, url, peer, found)
        : arrive(request, peer, code, inLanguage(own(read('redirectUrl')), null, null, peer.host))
    }
    if (route === EMPLOYERS_ROUTE && site === 'employer')
      return arrive(
        request,
        peer,
        code,
        inLanguage(own(read('redirect')), read('lang'), read('country'), peer.host),
      )
    if (route === COMPANIONS_ROUTE && site === 'companion')
      return arrive(request, peer, code, inLanguage(own(read('path')), read('lang'), null, peer.host))
    return undefined
  }

  /** The answer on one of these routes; nothing elsewhere and for a request that no site would answer. */
  return async (request: Request, url: URL, remote: string): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const route = handOffRoute(url.pathname)
    if (route === undefined) return undefined
    try {
      return await answer(route, request, url, peers(remote, request.headers))
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
}
