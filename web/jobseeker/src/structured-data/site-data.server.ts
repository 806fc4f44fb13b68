import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { factsOf, originOfMarket } from '@hanap/shared/page/page-facts'

/** Of the home page: the market's site, how it is searched, and whose it is. */
export const siteData = (page: PageContext): object[] => {
  const { language, tag, prefix } = factsOf(page)
  const name = translator(language)('common.brand')
  const origin = originOfMarket(page)
  const url = new URL(prefix || '/', origin).href
  return [
    {
      '@type': 'WebSite',
      name,
      url,
      inLanguage: tag,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${prefix}/job-search?query={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'Organization', name, url, logo: `${origin}/jobseeker/icons/icon-512.png` },
  ]
}
