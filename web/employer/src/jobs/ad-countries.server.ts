import type { PageContext } from '@hanap/contracts/page'
import { listNameClaims } from '@hanap/contracts/recruiters/name-claims.calls'
import { marketName } from '@hanap/markets/market-names'
import { marketByKey } from '@hanap/markets/markets'
import { factsOf } from '@hanap/shared/page/page-facts'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'

/** Countries in which the company may post, its own first; none where there is nothing to choose. */
export const adCountries = async (page: PageContext): Promise<{ key: string; name: string }[]> => {
  const { language } = factsOf(page)
  const { country_keys: keys } = answerOrRedirect(page, await page.call(listNameClaims, {}))
  const countries = keys.flatMap(key => {
    const market = marketByKey(key)
    return market ? [{ key, name: marketName(market.key, language) }] : []
  })
  return countries.length > 1 ? countries : []
}
