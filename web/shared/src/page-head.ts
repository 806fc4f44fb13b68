import type { PageContext } from '@hanap/contracts/page'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import type { Head } from './head.ts'

interface HeadInput {
  /** Without the brand. */
  title: string
  description?: string
  /** The page's path without language segment, in a language of its market; null for a page that has no such. */
  pathIn?: (language: LanguageCode) => string
  /** The same page's path on the market for everybody else, in English; absent when it has none. */
  pathElsewhere?: string
  isIndexed?: boolean
}

/** Canonical address, the market's own languages and the x-default; none of the last two where not indexed. */
export function headOf(page: PageContext, brand: string, input: HeadInput): Head {
  const { title, description, pathIn, pathElsewhere, isIndexed = true } = input
  const market = marketByKey(page.market)
  const addressIn = (language: LanguageCode, path: string) => {
    const prefix = language === market?.languages[0] ? '' : `/${languageByCode(language)?.slug ?? language}`
    return `${page.origin}${prefix}${path === '/' && prefix ? '' : path}`
  }
  const own = languageByCode(page.language)?.code
  const alternates: [string, string][] = []
  if (pathIn && isIndexed) {
    for (const { language, tag } of market?.hreflang ?? [])
      alternates.push([tag, addressIn(language, pathIn(language))])
    if (pathElsewhere !== undefined) alternates.push(['x-default', `${page.sites.com}${pathElsewhere}`])
  }
  return {
    title: `${title} | ${brand}`,
    ...(description && { description }),
    ...(pathIn && own && { canonical: addressIn(own, pathIn(own)) }),
    ...(isIndexed ? {} : { robots: 'noindex' as const }),
    ...(alternates.length > 1 && { alternates }),
  }
}
