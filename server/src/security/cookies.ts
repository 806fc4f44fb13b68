import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { IssuedSession } from '../calls/caller.ts'

const LIFETIME_SECONDS = 30 * 24 * 3600

/** `__Host-` on https keeps a neighbouring host from setting it. */
const named = (name: string) => (isHttps: boolean) => (isHttps ? `__Host-${name}` : name)
export const sessionCookieName = named('sessionid')
/** Of the cookie that scripts read: `web/shared/src/session/session.ts`. */
export const userCookieName = named('session_user')

export const readCookie = (header: string | null | undefined, name: string): string | undefined => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

const build = (name: string, value: string, isHttps: boolean, more: string) =>
  `${name}=${value}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}${more}`

const clear = (name: string, isHttps: boolean) => build(name, '', isHttps, '; Max-Age=0')

/** Names and flags only: scripts read it, the server never believes it. */
export const readableUser = (user: SessionUser) => {
  const {
    email: _email,
    phone_num: _phone,
    longitude: _longitude,
    latitude: _latitude,
    additional_info: _info,
    ...rest
  } = user
  return encodeURIComponent(JSON.stringify(rest))
}

const userCookie = (user: SessionUser, isHttps: boolean) =>
  build(userCookieName(isHttps), readableUser(user), isHttps, `; Max-Age=${LIFETIME_SECONDS}`)

/** The cookies with which a session begins, those that end one, the readable one whose facts changed, or none. */
export const sessionCookies = (
  {
    issued,
    renewed,
    isSessionEnded,
  }: {
    issued: { session: IssuedSession; user: SessionUser | null } | undefined
    renewed: SessionUser | undefined
    isSessionEnded: boolean
  },
  isHttps: boolean,
): string[] => {
  const clearedUser = clear(userCookieName(isHttps), isHttps)
  if (isSessionEnded) return [clear(sessionCookieName(isHttps), isHttps), clearedUser]
  if (!issued) return renewed ? [userCookie(renewed, isHttps)] : []
  const { session, user } = issued
  return [
    build(sessionCookieName(isHttps), session.token, isHttps, `; Max-Age=${LIFETIME_SECONDS}; HttpOnly`),
    user && !session.is_guest ? userCookie(user, isHttps) : clearedUser,
  ]
}
