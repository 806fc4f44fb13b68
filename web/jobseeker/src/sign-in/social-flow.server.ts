import type { PageContext } from '@hanap/contracts/page'
import { sameSitePath } from '../redirects/redirect.server.ts'

/** A log-in with a provider that this browser has under way. */
export interface SocialFlow {
  token: string
  /** The log-in page to return to, with the way back and the remembered act in its query. */
  back: string
}

/** Longer than a flow lasts, so that one that took too long is told apart from another browser's. */
const SECONDS = 3600
const BACK = /^(\/[a-z]{2}(-[a-z]{2})?)?\/get-started(\?|$)/

/** `__Host-` on https, as the session's: no neighbouring host can set it. */
const nameFor = (page: PageContext) =>
  page.origin.startsWith('https:') ? '__Host-social_flow' : 'social_flow'

/** The `Set-Cookie` that keeps a flow in this browser; null forgets it. */
export const flowCookie = (page: PageContext, flow: SocialFlow | null): string => {
  const value = flow ? `${flow.token}.${encodeURIComponent(flow.back)}` : ''
  const secure = page.origin.startsWith('https:') ? '; Secure' : ''
  return `${nameFor(page)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${flow ? SECONDS : 0}${secure}`
}

/** The flow that the request's cookie tells of. */
export const flowOf = (page: PageContext, request: Request): SocialFlow | undefined => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map(pair => pair.trim().split('=', 2))
  const [, value = ''] = pairs.find(([name]) => name === nameFor(page)) ?? []
  const [token = '', ...encoded] = value.split('.')
  const back = sameSitePath(page, decoded(encoded.join('.')))
  return token && back && BACK.test(back) ? { token, back } : undefined
}

/** A cookie is what the browser says: broken encoding is no way back. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
