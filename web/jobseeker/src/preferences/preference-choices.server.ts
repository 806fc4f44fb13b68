import type { PageContext } from '@hanap/contracts/page'
import { mainFunctions } from '@hanap/markets/functions'
import { options } from '@hanap/markets/lists'
import { locationName, locationsOf } from '@hanap/markets/locations'
import { defaultMarket, marketById, marketByKey } from '@hanap/markets/markets'
import { factsOf } from '@hanap/shared/page/page-facts'

/** Options of a choice, the first one being the whole group. */
export type OptionGroup = [value: string, label: string, options: [value: string, label: string][]]

export const preferenceChoices = (page: PageContext, country: number) => {
  const { language, market: here } = factsOf(page)
  const market = marketById(country) ?? marketByKey(here) ?? defaultMarket
  const fields = mainFunctions(language)
  return {
    currency: market.currency,
    country: String(market.id),
    titles: fields.flatMap(main =>
      main.sub_function_list.flatMap(sub => sub.job_titles.map(each => each.value)),
    ),
    functions: fields.map(
      (main): OptionGroup => [
        String(main.id),
        main.value,
        main.sub_function_list.map(sub => [String(sub.id), sub.value]),
      ],
    ),
    places: locationsOf(market.key).regions.map(
      (region): OptionGroup => [
        String(region.id),
        locationName(region, language),
        region.locations.map(place => [String(place.id), locationName(place, language)]),
      ],
    ),
    jobTypes: options('job_types', language).map(({ id, value }) => ({ value: String(id), label: value })),
  }
}
