const FILE = /\.(?!data$)[a-z0-9]{1,11}$/i

const lowerCase = (segment: string): string => {
  const text = decoded(segment)
  const lower = text?.toLowerCase()
  return lower === undefined || lower === text ? segment : encodeURIComponent(lower)
}

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * The one spelling of a page's path: lower-case in every script that has cases, without empty segments, so that it can
 * stand in a Location as it is. A path that is clean already comes back letter by letter; files have the names they have.
 */
export const canonicalPath = (pathname: string): string => {
  const segments = pathname.split('/').filter(segment => segment !== '')
  const isFile = FILE.test(segments.at(-1) ?? '')
  return `/${(isFile ? segments : segments.map(lowerCase)).join('/')}`
}
