import { type Language, languageByCode } from '@hanap/markets/languages'
import { defaultMarket, markets } from '@hanap/markets/markets'

export interface PathLocale {
  language: Language
  /** What stands before a path in this language: `/ar`, or nothing for the market's default. */
  prefix: string
  /** The path without it. */
  path: string
}

/** The language that an address of the site is in. */
export const pathLocaleOf = ({ hostname, pathname }: URL): PathLocale => {
  const [, first = '', ...rest] = pathname.split('/')
  const named = languageByCode(first)
  if (named) return { language: named, prefix: `/${first}`, path: `/${rest.join('/')}` }
  const market = markets.find(({ hostLabel }) => hostLabel === hostname.split('.', 1)[0]) ?? defaultMarket
  const language = languageByCode(market.languages[0])
  if (!language) throw new Error(`${market.languages[0]} is no language`)
  return { language, prefix: '', path: pathname }
}

const CACHEABLE = [
  /^\/$/,
  /^\/(saved|applied)-jobs$/,
  /^\/applied-jobs\/[^/]+$/,
  /^\/job\/[^/]+(\/apply)?$/,
  /^\/company\/[^/]+$/,
  /^\/companies$/,
  // A search: `job-search`, `nurse-jobs`, `jobs-in-manila`, `nurse-jobs-in-manila`.
  /^\/(job-search|(?!hidden-)[^/]+-jobs(-in-[^/]+)?|jobs-in-[^/]+)$/,
]

/** Whether a page, by its path without language, is kept when it was opened. Pages that change something or hold a secret are not. */
export const isCacheable = (path: string): boolean => CACHEABLE.some(pattern => pattern.test(path))

const DATA = /(\/_)?\.data$/

/** The page whose data the router asks for at an address; undefined for any other address. */
export const pageOfData = (url: URL): URL | undefined => {
  if (!DATA.test(url.pathname)) return undefined
  const page = new URL(url)
  page.pathname = url.pathname.replace(DATA, '') || '/'
  page.searchParams.delete('_routes')
  return page
}
