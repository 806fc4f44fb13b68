import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { functionText, mainFunctions } from '@hanap/markets/functions'
import { languages } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { schemes, TITLE } from './schemes.ts'
import { colourTokens } from './tokens.server.ts'

/** What the page of the system shows; there is none in production. */
export const loadDesign = (page: PageContext, query: URLSearchParams) => {
  if (page.isProduction) throw notFound()
  const { language, dir, prefix } = factsOf(page)
  const isTurned = query.has('turned')
  return {
    head: headOf(page, translator(language)('common.brand'), { title: TITLE, isIndexed: false }),
    scheme: schemes.find(name => name === query.get('scheme')) ?? null,
    dir: isTurned === (dir === 'rtl') ? ('ltr' as const) : ('rtl' as const),
    isTurned,
    prefix,
    tokens: colourTokens,
    scripts: languages.map(({ code, tag, dir, value }) => {
      const t = translator(code)
      return {
        tag,
        dir,
        name: value,
        title: t('search.title', { country: value }),
        text: t('offline.description'),
      }
    }),
    languages: languages.map(({ slug, tag, value }) => ({ slug, tag, name: value })),
    fields: mainFunctions(language).map(({ id }) => ({ id, name: functionText(id, language) })),
    benefitNames: options('job_benefit_lists', language).map(({ id, value }) => ({ id, name: value })),
  }
}
