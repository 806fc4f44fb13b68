import { readOutage } from '@hanap/contracts/config/config.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { factsOf } from '../page/page-facts.ts'

/** What an operator says of the maintenance in their own words; null where they said nothing. */
export const outageMessage = async (page: PageContext): Promise<string | null> => {
  const { language } = factsOf(page)
  const outage = await page.call(readOutage, { query: { language_code: language } })
  const message = outage.ok ? outage.data.message : null
  return message === translator(language)('maintenance.text') ? null : message
}
