import { sixDigits } from '@hanap/contracts/auth/six-digits'
import type { PageContext } from '@hanap/contracts/page'

/** A reset code that was right, on its way from the page that checked it to the one that uses it. */
export interface PendingResetCode {
  email: string
  otp: string
}

const MAX_AGE_SECONDS = 600

const isHttps = ({ origin }: PageContext) => origin.startsWith('https:')
const cookieName = (page: PageContext) => (isHttps(page) ? '__Host-change_code' : 'change_code')

const setCookie = (page: PageContext, value: string, maxAge: number) =>
  `${cookieName(page)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isHttps(page) ? '; Secure' : ''}`

/** The cookie that carries it: an address would leave it in histories and logs. */
export const storeResetCode = (page: PageContext, { email, otp }: PendingResetCode): string =>
  setCookie(page, new URLSearchParams({ email, otp: sixDigits(otp) }).toString(), MAX_AGE_SECONDS)

export const clearResetCode = (page: PageContext): string => setCookie(page, '', 0)

/** An address and a code of the right form, or nothing. */
export const parseResetCode = (query: URLSearchParams): PendingResetCode | undefined => {
  const email = query.get('email') ?? ''
  const otp = query.get('otp') ?? ''
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 && /^\d{6}$/.test(otp)
    ? { email, otp }
    : undefined
}

/** The one that the browser carries. */
export const storedResetCode = (page: PageContext, request: Request): PendingResetCode | undefined => {
  const name = `${cookieName(page)}=`
  const cookie = (request.headers.get('cookie') ?? '').split(/;\s*/).find(each => each.startsWith(name))
  return cookie === undefined ? undefined : parseResetCode(new URLSearchParams(cookie.slice(name.length)))
}
