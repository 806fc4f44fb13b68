/** An address as Node and browsers both parse it. */
export interface ParsedUrl {
  readonly href: string
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly username: string
  readonly password: string
}

declare const URL: {
  canParse(url: string, base?: string): boolean
  new (url: string, base?: string): ParsedUrl
}

const MAX_LENGTH = 2000
const MAX_DECODINGS = 4
const UNSAFE = /[\p{Cc}\\]/u

/**
 * Whether a path stays a path, whoever decodes it, cuts a segment off its front or resolves it once more: nothing in it
 * is or becomes an empty segment, a backslash or a control character.
 */
const isPlainPath = (pathname: string): boolean => {
  let path = pathname
  for (let count = 0; count < MAX_DECODINGS; count += 1) {
    if (path.includes('//') || UNSAFE.test(path)) return false
    const decoded = decodedPath(path)
    if (decoded === path) return true
    path = decoded
  }
  return false
}

const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Where a redirect parameter leads: a path of `origin`, or an address at an origin that `isOurs` knows. It is judged as
 * the browser will read it, after parsing: `/..//host` and its encoded forms, `//host`, other schemes, names and
 * passwords lead nowhere.
 */
export const redirectTarget = (
  value: string | null | undefined,
  origin: string,
  isOurs: (origin: string) => boolean,
): ParsedUrl | undefined => {
  if (!value || value.length > MAX_LENGTH || UNSAFE.test(value)) return undefined
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(value) || !URL.canParse(value, origin)) return undefined
  const target = new URL(value, origin)
  if (target.username !== '' || target.password !== '' || !isPlainPath(target.pathname)) return undefined
  return target.origin === origin || isOurs(target.origin) ? target : undefined
}

/** A redirect parameter as path and query of `origin`; nothing for an address elsewhere. */
export const sameOriginPath = (value: string | null | undefined, origin: string): string | undefined => {
  const target = redirectTarget(value, origin, () => false)
  return target && target.pathname + target.search
}
