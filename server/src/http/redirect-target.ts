const LONGEST = 2000

/**
 * Where a redirect parameter leads: a path of `origin`, or an address at an origin that `isOurs` knows. Anything else
 * (`//host`, other schemes, names and passwords, control characters) leads nowhere.
 */
export const redirectTarget = (
  value: string | null,
  origin: string,
  isOurs: (origin: string) => boolean,
): URL | undefined => {
  if (!value || value.length > LONGEST || /[\p{Cc}\\]/u.test(value)) return undefined
  const isPath = value.startsWith('/') && !value.startsWith('//')
  if (!isPath && !/^https?:\/\//i.test(value)) return undefined
  if (!URL.canParse(value, origin)) return undefined
  const url = new URL(value, origin)
  if (url.username !== '' || url.password !== '') return undefined
  return url.origin === origin || isOurs(url.origin) ? url : undefined
}
