import { loginGuest } from '@hanap/contracts/auth/auth.calls'
import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { Call } from '@hanap/contracts/call'
import { currentPath } from '../page/current-path.ts'
import { isLeaving } from '../page/leaving.ts'
import { callerHeaders } from './caller.ts'
import { deviceId, deviceType } from './device.ts'
import { siteStorage, tabStorage } from './storage.ts'

/** What the readable cookie says of the signed-in person: names and flags, never e-mail or phone. */
export type SignedInUser = Omit<SessionUser, 'email' | 'phone_num' | 'longitude' | 'latitude'>

/** On https no neighbouring host can set a cookie of this name. */
const prefix = () => (location.protocol === 'https:' ? '__Host-' : '')
const GUEST_KEY = 'guest_until'
export const AUTH_STATUS_KEY = 'auth_status'

/** The signed-in person as the readable cookie has them; null for visitors and guests. */
export const readSessionUser = (cookies: string = document.cookie): SignedInUser | null => {
  const start = `${prefix()}session_user=`
  const entry = cookies.split(/;\s*/).find(each => each.startsWith(start))
  if (!entry) return null
  try {
    const user: unknown = JSON.parse(decodeURIComponent(entry.slice(start.length)))
    const isUser = typeof user === 'object' && user !== null && 'id' in user && 'first_name' in user
    // Only ever used to greet a person and to show their menu; the server reads its own record.
    return isUser ? (user as SignedInUser) : null
  } catch {
    return null
  }
}

/** A form may begin a session, whose place a guest's answer must not take: none is asked for any more in this document. */
const untilForm = new AbortController()
globalThis.addEventListener?.('submit', () => untilForm.abort())

/**
 * Logs a visitor in as a guest, once per device and month, silently: sent only when no session is known and no form was
 * sent. The session's own cookie cannot be read, so its end is remembered beside the device's id. A browser that keeps
 * neither gets none: each page would begin another.
 */
export const loginGuestOnce = (languageId: number, countryId: number): Promise<void> => {
  loggingIn = loggingIn.then(() => loginUnlessKnown(languageId, countryId)).catch(() => undefined)
  return loggingIn
}

let loggingIn: Promise<void> = Promise.resolve()

/** Resolves when the guest log-in that was begun has ended, well or not. */
export const guestLoggedIn = (): Promise<void> => loggingIn

const loginUnlessKnown = async (languageId: number, countryId: number): Promise<void> => {
  const { signal } = untilForm
  // The guest's session ended with the log-in: whoever logs out is a guest anew.
  if (readSessionUser()) return siteStorage.remove(GUEST_KEY)
  if (signal.aborted || isLeaving() || Number(localStorage.getItem(GUEST_KEY)) > Date.now()) return
  const body = {
    guest_role: 'jobseeker',
    country_id: countryId,
    language_id: languageId,
    device_type: deviceType(),
    device_uuid: deviceId(),
    device_udid: deviceId(),
  }
  const answer = await fetch(loginGuest.path, {
    signal,
    method: loginGuest.method,
    headers: { ...callerHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (!answer?.ok) return
  const { data }: { data?: { session?: { expires_at?: string } } } = await answer.json()
  const until = Date.parse(data?.session?.expires_at ?? '')
  if (until) localStorage.setItem(GUEST_KEY, String(until))
}

const isLogIn = (descriptor: Call) => descriptor.service === 'auth' && /login$/.test(descriptor.path)

/**
 * After a 401: log-in opens with the way back. Only a session that was a person's is cleared and marked as
 * expired; a guest keeps theirs. The log-in calls' own 401 is an answer about a password and changes nothing.
 */
export const sessionRefused = (descriptor: Call): void => {
  if (isLogIn(descriptor)) return
  if (readSessionUser()) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet
    document.cookie = `${prefix()}session_user=; Path=/; Max-Age=0; SameSite=Lax${prefix() && '; Secure'}`
    siteStorage.remove(GUEST_KEY)
    tabStorage.set(AUTH_STATUS_KEY, 'expired')
  }
  location.assign(logInPath(currentPath()))
}

/** `/get-started` in the page's language, leading back to `path` afterwards. */
export const logInPath = (path: string): string => {
  const [, first = ''] = path.split(/[/?]/)
  const language = /^[a-z]{2}(-[a-z]{2})?$/.test(first) ? `/${first}` : ''
  return `${language}/get-started?redirect=${encodeURIComponent(path)}`
}
