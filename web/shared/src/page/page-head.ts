import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { marketByKey, markets } from '@hanap/markets/markets'
import type { Head } from './head.ts'
import { originOfMarket } from './page-facts.ts'
import { socialCard } from './social-card.ts'

const OTHERS = 'com'

interface HeadInput {
  /** Without the brand. */
  title: string
  /** Absent: what the site is for. */
  description?: string
  /** The page's path without language segment, in a language of its market; null for a page that has no such. */
  pathIn?: (language: LanguageCode) => string
  /** The same page's path in every other market, where all of them have it. */
  pathElsewhere?: string
  /** Absolute address of the same page where it belongs, which is elsewhere: this one is not indexed then. */
  canonical?: string
  isIndexed?: boolean
}

/** Canonical address, the market's own languages and the x-default; none of the last two where not indexed. */
export const headOf = (page: PageContext, brand: string, input: HeadInput): Head => {
  const { title, description = siteDescription(page), pathIn, pathElsewhere } = input
  const isIndexed = input.isIndexed !== false && input.canonical === undefined
  const market = marketByKey(page.market)
  const own = languageByCode(page.language)?.code
  const alternates: [string, string][] = []
  if (pathIn && isIndexed) {
    for (const { language, tag } of market?.hreflang ?? [])
      alternates.push([tag, addressOf(page, page.market, language, pathIn(language))])
    if (pathElsewhere !== undefined) alternates.push(...elsewhere(page, pathElsewhere))
  }
  return {
    title: `${title} | ${brand}`,
    ...(description && { description }),
    ...(pathIn && own && { canonical: input.canonical ?? addressOf(page, page.market, own, pathIn(own)) }),
    ...(isIndexed ? {} : { robots: 'noindex' as const }),
    ...(isIndexed && pathIn && { card: socialCard(page) }),
    ...(alternates.length > 1 && { alternates }),
  }
}

/** What the job-seeker site is for, of pages that say nothing of themselves: no page is without a description. */
const siteDescription = ({ language, origin, sites }: PageContext): string | undefined => {
  const own = languageByCode(language)?.code
  return own && origin !== sites.employer ? translator(own)('offline.description') : undefined
}

/** As sitemaps and browsers write it: percent-encoded once. */
const addressOf = (page: PageContext, key: string, language: LanguageCode, path: string): string => {
  const isDefault = language === marketByKey(key)?.languages[0]
  const prefix = isDefault ? '' : `/${languageByCode(language)?.slug ?? language}`
  return new URL(prefix + (path === '/' && prefix ? '' : path), originOfMarket(page, key)).href
}

/** The market of everybody else stands for all others, who are told of in return: one-sided links count for nothing. */
const elsewhere = (page: PageContext, path: string): [string, string][] => [
  ...(page.market === OTHERS ? markets.filter(({ key }) => key !== OTHERS) : []).flatMap(
    ({ key, hreflang }) =>
      hreflang.map(({ language, tag }): [string, string] => [tag, addressOf(page, key, language, path)]),
  ),
  ['x-default', addressOf(page, OTHERS, 'en', path)],
]
