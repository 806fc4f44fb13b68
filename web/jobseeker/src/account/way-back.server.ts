import type { PageContext } from '@hanap/contracts/page'
import { factsOf } from '@hanap/shared/page-facts'

/**
 * A redirect parameter as a path of this site, or nothing: other origins, `//host` and control characters are
 * no way back (`decisions.md`, Accounts and sessions).
 */
export function samePath(page: PageContext, value: string | null): string | undefined {
  if (!value?.startsWith('/') || /^\/[/\\]/.test(value) || /[\p{Cc}\\]/u.test(value) || value.length > 2000)
    return undefined
  if (!URL.canParse(value, page.origin)) return undefined
  const { origin, pathname, search } = new URL(value, page.origin)
  return origin === page.origin ? pathname + search : undefined
}

/** The page that a form was sent from, where the browser says so. */
export function sentFrom(page: PageContext, request: Request): string | undefined {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { origin, pathname, search } = new URL(referer)
  return origin === page.origin ? samePath(page, pathname + search) : undefined
}

/** Where a person lands after log-in without another wish (spec section 4, Login routing). */
export const landing = (page: PageContext): string => `${factsOf(page).prefix}/onsite-job`
