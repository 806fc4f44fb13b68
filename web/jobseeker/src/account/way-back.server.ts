import type { PageContext } from '@hanap/contracts/page'
import type { SessionUser } from '@hanap/contracts/session.schemas'
import { factsOf } from '@hanap/shared/page-facts'
import { redirect, redirectDocument } from 'react-router'

const HAND_OFF = '/jobseeker-login-redirect'

const isRefused = (value: string) => /[\p{Cc}\\]/u.test(value) || value.length > 2000

/**
 * A redirect parameter as a path of this site, or nothing: other origins, `//host` and control characters are
 * no way back (`decisions.md`, Accounts and sessions).
 */
export function samePath(page: PageContext, value: string | null): string | undefined {
  if (!value?.startsWith('/') || value.startsWith('//') || isRefused(value)) return undefined
  if (!URL.canParse(value, page.origin)) return undefined
  const { origin, pathname, search } = new URL(value, page.origin)
  return origin === page.origin ? pathname + search : undefined
}

/** An address at one of our other sites as the path of the hand-off that leads there. */
const handOff = (page: PageContext, value: string, prefix: string): string | undefined => {
  if (!/^https?:\/\//i.test(value) || isRefused(value) || !URL.canParse(value)) return undefined
  const { origin, pathname, search, username, password, href } = new URL(value)
  if (username !== '' || password !== '') return undefined
  if (origin === page.origin) return pathname + search
  return page.isOurSite(origin)
    ? `${prefix}${HAND_OFF}?${new URLSearchParams({ redirectUrl: href })}`
    : undefined
}

/** The page that a form was sent from, where the browser says so. */
export function sentFrom(page: PageContext, request: Request): string | undefined {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { origin, pathname, search } = new URL(referer)
  return origin === page.origin ? samePath(page, pathname + search) : undefined
}

/** Where a person lands whose profile is complete (spec section 4, Profile wizard). */
export const jobsPage = (prefix: string): string => `${prefix}/onsite-job`

/** Where a redirect parameter leads: a path of this site, or the hand-off to another one of ours. */
export const redirectParameter = (
  page: PageContext,
  { searchParams }: { searchParams: URLSearchParams },
  prefix = factsOf(page).prefix,
): string | undefined => {
  const value = searchParams.get('redirect')
  return value === null ? undefined : (samePath(page, value) ?? handOff(page, value, prefix))
}

type Routed = Pick<SessionUser, 'active_key'>

/** Where a log-in leads without another wish (spec section 4, Login routing): to a profile that needs care first. */
export const landing = (prefix: string, { active_key }: Routed): string =>
  active_key === 1 ? `${prefix}/jobseeker-complete-profile` : jobsPage(prefix)

/** Where a log-in leads: a redirect parameter overrides. */
export const onward = (
  page: PageContext,
  user: Routed,
  asked: { searchParams: URLSearchParams },
  prefix = factsOf(page).prefix,
): string => redirectParameter(page, asked, prefix) ?? landing(prefix, user)

/** The redirect there; the hand-off is none of the router's pages. */
export const leadTo = (path: string, init?: ResponseInit): Response =>
  (path.includes(`${HAND_OFF}?`) ? redirectDocument : redirect)(path, init)
