/** Query parameter that opens the dialog on any page; `pass_expired` as its value says why there are no details. */
export const INFO_KEY = 'showSingpassInfo'

/** On https no neighbouring host can set a cookie of this name. */
const named = (name: string, origin: string) => `${origin.startsWith('https:') ? '__Host-' : ''}${name}`
const returnCookie = (origin: string) => named('singpass_return', origin)
const skipCookie = (origin: string) => named('singpass_skip', origin)
/** Spec section 9: the identity flow's cookies last 3 days. */
const LIFETIME_MS = 259_200_000

/** A path of this site with the parameter that opens the dialog. */
export const withInfo = (path: string, value = '1'): string => {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  searchParams.set(INFO_KEY, value)
  return `${pathname}?${searchParams}`
}

/** Keeps a cookie in the browser; where it cannot, people return to where log-in leads. */
const storeValue = async (name: string, value: string): Promise<void> => {
  await window.cookieStore?.set({
    name,
    value: encodeURIComponent(value),
    path: '/',
    sameSite: 'lax',
    expires: Date.now() + LIFETIME_MS,
  })
}

/** Remembers the current page, to come back to it with the dialog open. */
export const storeReturnPath = (): Promise<void> =>
  storeValue(returnCookie(location.origin), withInfo(location.pathname + location.search))

/** Offers identity verification again in three days. */
export const skipForNow = (): Promise<void> => storeValue(skipCookie(location.origin), '1')

const cookieIn = (cookies: string | null, name: string): string | null => {
  const entry = cookies?.split(/;\s*/).find(each => each.startsWith(`${name}=`))
  if (!entry) return null
  try {
    return decodeURIComponent(entry.slice(name.length + 1))
  } catch {
    return null
  }
}

/** The path that `storeReturnPath` kept, as the request's `Cookie` header has it: anybody may have written it. */
export const storedReturnPath = (cookies: string | null, origin: string): string | null =>
  cookieIn(cookies, returnCookie(origin))

export const isSkipped = (cookies: string | null, origin: string): boolean =>
  cookieIn(cookies, skipCookie(origin)) !== null

/** `Set-Cookie` that ends the remembered return. */
export const clearReturnPath = (origin: string) =>
  `${returnCookie(origin)}=; Path=/; Max-Age=0; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`
