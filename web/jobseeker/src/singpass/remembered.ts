/** Query parameter that opens the dialog on any page; `pass_expired` as its value says why there are no details. */
export const INFO_KEY = 'showSingpassInfo'

const RETURN_COOKIE = 'singpass_return'
const SKIP_COOKIE = 'singpass_skip'
/** Spec section 9: the identity flow's cookies last 3 days. */
const LIFETIME_MS = 259_200_000

/** A path of this site with the parameter that opens the dialog. */
export function withInfo(path: string, value = '1'): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  searchParams.set(INFO_KEY, value)
  return `${pathname}?${searchParams}`
}

/** Keeps a cookie in the browser; where it cannot, people return to where log-in leads. */
async function keep(name: string, value: string): Promise<void> {
  await window.cookieStore?.set({
    name,
    value: encodeURIComponent(value),
    path: '/',
    sameSite: 'lax',
    expires: Date.now() + LIFETIME_MS,
  })
}

/** Remembers the current page, to come back to it with the dialog open. */
export const rememberReturn = (): Promise<void> =>
  keep(RETURN_COOKIE, withInfo(location.pathname + location.search))

/** Offers identity verification again in three days. */
export const skipForNow = (): Promise<void> => keep(SKIP_COOKIE, '1')

const cookieIn = (cookies: string | null, name: string): string | null => {
  const entry = cookies?.split(/;\s*/).find(each => each.startsWith(`${name}=`))
  if (!entry) return null
  try {
    return decodeURIComponent(entry.slice(name.length + 1))
  } catch {
    return null
  }
}

/** The path that `rememberReturn` kept, as the request's `Cookie` header has it: anybody may have written it. */
export const rememberedReturn = (cookies: string | null): string | null => cookieIn(cookies, RETURN_COOKIE)

export const isSkipped = (cookies: string | null): boolean => cookieIn(cookies, SKIP_COOKIE) !== null

/** `Set-Cookie` that ends the remembered return. */
export const forgetReturn = `${RETURN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
