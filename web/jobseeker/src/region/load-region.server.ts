import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { marketName } from '@hanap/markets/market-names'
import { defaultMarket, markets } from '@hanap/markets/markets'
import { buildSearchUrl, parseSearchUrl } from '@hanap/markets/search-url'
import { externalAddress, factsOf } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { sameSitePath } from '../redirects/redirect.server.ts'
import type { MarketLink, RegionView } from './region-view.ts'

/** The same in every language: names in Latin letters first, languages of a kind side by side. */
const byScript = new Intl.Collator('en')

/** Every language with the address of the page that one came from in it, every market with its home. */
export const loadRegion = (page: PageContext, to: string | null): RegionView => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const path = pathBelow(page, to, facts.prefix)
  const marketLink = ({ key, code, hasSpecialFlag }: (typeof markets)[number]): MarketLink => ({
    code,
    name: marketName(key, facts.language),
    href: key === facts.market ? facts.prefix || '/' : externalAddress(page, `${page.sites[key]}/`),
    isChosen: key === facts.market,
    isSpecial: hasSpecialFlag,
  })
  const collator = new Intl.Collator(facts.tag)
  return {
    head: headOf(page, t('common.brand'), { title: t('home.regionTitle'), isIndexed: false }),
    languages: languages
      .map(({ code, tag, value }) => ({
        tag,
        name: value,
        href: pathIn(page, code, path),
        isChosen: code === facts.language,
      }))
      .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || byScript.compare(a.name, b.name)),
    defaultMarket: marketLink(defaultMarket),
    markets: markets
      .filter(({ key }) => key !== defaultMarket.key && key !== 'com')
      .map(marketLink)
      .toSorted((a, b) => collator.compare(a.name, b.name))
      .concat(markets.filter(({ key }) => key === 'com').map(marketLink)),
  }
}

/** A path of this site without its language segment; the home page for anything else. */
const pathBelow = (page: PageContext, to: string | null, prefix: string): URL => {
  const url = new URL(sameSitePath(page, to) ?? '/', page.origin)
  if (prefix && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)))
    url.pathname = url.pathname.slice(prefix.length) || '/'
  return url
}

/** The same page in another language; searches are said in that language's words. */
const pathIn = (page: PageContext, language: LanguageCode, url: URL): string => {
  const { market, language: own } = factsOf(page)
  const target = factsOf({ ...page, language })
  const parsed = parseSearchUrl(market, own, url.pathname.slice(1), url.searchParams)
  const path = parsed ? buildSearchUrl(market, language, parsed.search) : url.pathname + url.search
  return path === '/' ? target.prefix || '/' : target.prefix + path
}
