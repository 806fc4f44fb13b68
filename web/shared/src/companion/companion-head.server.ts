import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { defaultMarket } from '@hanap/markets/markets'
import type { Head } from '../page/head.ts'
import { factsOf } from '../page/page-facts.ts'
import { socialCard } from '../page/social-card.ts'

interface HeadInput {
  title: string
  description: string
  /** Without a language's segment. */
  path: string
  /** In which the page is there; absent: it is not for search engines. */
  languages?: readonly LanguageCode[]
}

/** As sitemaps write it: the default market's own language has no segment. */
export const companionAddress = ({ origin }: PageContext, language: LanguageCode, path: string): string => {
  const prefix =
    language === defaultMarket.languages[0] ? '' : `/${languageByCode(language)?.slug ?? language}`
  return new URL(prefix + (path === '/' && prefix ? '' : path), origin).href
}

/** A text that stands in another language has its address there. */
export const companionHead = (page: PageContext, input: HeadInput): Head => {
  const { title, description, path, languages } = input
  const { language } = factsOf(page)
  const brand = translator(language)('common.brand')
  if (!languages) return { title: `${title} | ${brand}`, description, robots: 'noindex' }
  const own = languages.includes(language) ? language : (languages[0] ?? language)
  return {
    title: `${title} | ${brand}`,
    description,
    canonical: companionAddress(page, own, path),
    card: socialCard(page),
    alternates: languages.map(code => [
      languageByCode(code)?.tag ?? code,
      companionAddress(page, code, path),
    ]),
  }
}
