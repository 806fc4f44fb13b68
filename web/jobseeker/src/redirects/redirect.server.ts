import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { redirectTarget, sameOriginPath } from '@hanap/contracts/redirect'
import { factsOf, handOffTo, isHandOff } from '@hanap/shared/page/page-facts'
import { redirect, redirectDocument } from 'react-router'

/**
 * A redirect parameter as a path of this site, or nothing: other origins and what a browser would read as one are no
 * way back.
 */
export const sameSitePath = (page: PageContext, value: string | null): string | undefined =>
  sameOriginPath(value, page.origin)

/** The page that a form was sent from, where the browser says so. */
export const refererPath = (page: PageContext, request: Request): string | undefined => {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { origin, pathname, search } = new URL(referer)
  return origin === page.origin ? sameSitePath(page, pathname + search) : undefined
}

/** Where a person lands whose profile is complete (spec section 4, Profile wizard). */
export const jobsPath = (prefix: string): string => `${prefix}/onsite-job`

/** Where a redirect parameter leads: a path of this site, or the hand-off to another one of ours. */
export const redirectTargetOf = (
  page: PageContext,
  { searchParams }: { searchParams: URLSearchParams },
  prefix = factsOf(page).prefix,
): string | undefined => {
  const target = redirectTarget(searchParams.get('redirect'), page.origin, page.isOurSite)
  if (!target) return undefined
  return target.origin === page.origin ? target.pathname + target.search : handOffTo(target.href, prefix)
}

type RoutedUser = Pick<SessionUser, 'active_key'>

/** Where a log-in leads without another wish (spec section 4, Login routing): to a profile that needs care first. */
export const defaultRedirect = (prefix: string, { active_key }: RoutedUser): string =>
  active_key === 1 ? `${prefix}/jobseeker-complete-profile` : jobsPath(prefix)

/** Where a log-in leads: a redirect parameter overrides. */
export const redirectAfterLogIn = (
  page: PageContext,
  user: RoutedUser,
  url: { searchParams: URLSearchParams },
  prefix = factsOf(page).prefix,
): string => redirectTargetOf(page, url, prefix) ?? defaultRedirect(prefix, user)

/** The redirect there; the hand-off is none of the router's pages. */
export const redirectTo = (path: string, init?: ResponseInit): Response =>
  (isHandOff(path) ? redirectDocument : redirect)(path, init)
