const ALL_JOBS = 'job-search'
const MAX_QUERY = 200

/** What the path of a search page says. */
export interface SearchPath {
  /** Words joined by hyphens, as in the path. */
  keyword?: string
  /** A location's SEO value, in any language; not necessarily one that exists. */
  location?: string
}

/** A query as searches compare and show it: lower-case, single spaces, no control characters. */
export const keywordOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .slice(0, MAX_QUERY)
    .trim()

/** A query as a path's words; empty where a path cannot say it exactly. */
export const keywordSlug = (query: string): string =>
  /^[\p{L}\p{M}\p{N} +.&]+$/u.test(query) ? query.replaceAll(' ', '-') : ''

export const pathOf = (keyword: string, location: string | undefined): string => {
  if (!keyword) return location === undefined ? ALL_JOBS : `jobs-in-${location}`
  return location === undefined ? `${keyword}-jobs` : `${keyword}-jobs-in-${location}`
}

/**
 * Reads `job-search`, `{keyword}-jobs`, `{keyword}-jobs-in-{location}` and `jobs-in-{location}`; undefined for any
 * other path. Keywords may hold `-jobs` and `-in-` themselves: what follows the last `-jobs-in-` is the location
 * when there is one of that name, else a path that ends in `-jobs` is a keyword as a whole.
 */
export const readPath = (path: string, isLocation: (seoValue: string) => boolean): SearchPath | undefined => {
  const text = decoded(path)
  if (text === undefined) return undefined
  if (text === ALL_JOBS) return {}
  const placed = /^(?:(.+)-)?jobs-in-(.+)$/s.exec(text)
  const location = placed?.[2]
  const whole = location !== undefined && isLocation(location)
  if (!whole && text.endsWith('-jobs')) return { keyword: words(text.slice(0, -'-jobs'.length)) }
  if (location === undefined) return undefined
  const keyword = placed?.[1]
  return keyword === undefined ? { location } : { keyword: words(keyword), location }
}

/** Whether a page's path, whatever its language, is a search's. */
export const isSearchPath = (pathname: string): boolean =>
  readPath(pathname.slice(pathname.lastIndexOf('/') + 1), () => true) !== undefined

const words = (slug: string) => slug.replaceAll('-', ' ')

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
