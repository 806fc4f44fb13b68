const PUBLIC = [
  /^\/$/,
  /^\/(onsite-job|get-started|companies|help|terms|privacy|cookies|country-and-language|job-search|web3)$/,
  /^\/company\/[^/]+$/,
  /^\/job\/[^/]+(\/apply(\/success)?)?$/,
  // A person's own lists have names like searches.
  /^\/(?!(saved|applied|hidden)-jobs$)([^/]+-)?jobs(-in-[^/]+)?$/,
]
const LANGUAGE = /^\/[a-z]{2}(-[a-z]{2})?(?=\/|$)/
const ADDRESS_OR_NUMBER = /\S*@\S*|\+?\d[\d\s().-]{5,}\d/

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * An address of ours as others may learn it: its path alone, of a page that anybody may open. Undefined for people's own
 * pages and those that hold a secret; a search for an address or a number is any search.
 */
export const scrubPath = (pathname: string): string | undefined => {
  const [prefix = ''] = LANGUAGE.exec(pathname) ?? []
  const path = pathname.slice(prefix.length) || '/'
  if (!PUBLIC.some(each => each.test(path))) return undefined
  const isSearch = /^\/[^/]*jobs/.test(path)
  return isSearch && ADDRESS_OR_NUMBER.test(decoded(path)) ? `${prefix}/job-search` : pathname
}

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Addresses first, with what stands behind them.
  [/https?:\/\/[^\s'")]+/g, 'URL'],
  [/[?#][^\s'")]*/g, ''],
  [/\S*@\S*/g, '@'],
  [/[\w-]{20,}/g, '#'],
  [/\d{4,}/g, '#'],
]
const MAX_TEXT = 300

/** A text of an error without addresses, numbers and secrets. */
export const scrubText = (text: string): string =>
  SECRETS.reduce((rest, [secret, mark]) => rest.replace(secret, mark), text).slice(0, MAX_TEXT)

/** A path of the API without the ids in it. */
export const scrubCallPath = (pathname: string): string =>
  pathname.startsWith('/api/')
    ? pathname.replace(/\/[^/]*\d[^/]*/g, '/{id}')
    : (scrubPath(pathname.replace(/\.data$/, '')) ?? '/…')
