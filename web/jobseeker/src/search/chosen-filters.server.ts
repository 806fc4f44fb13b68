import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type FormatMarket } from '@hanap/i18n/format'
import { functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import type { MarketKey } from '@hanap/markets/markets'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { placeNameNear } from '@hanap/markets/near'
import { salaryBands } from '@hanap/markets/salary-bands'
import { filterKeys, type JobSearch, type NearPoint, type SearchFilters } from '@hanap/markets/search-url'

const textOf: Record<keyof SearchFilters, (id: number, language: LanguageCode) => string | undefined> = {
  location: (id, language) => {
    const found = locationById(id) ?? regionById(id)
    return found && locationName(found, language)
  },
  category: (id, language) => optionText('job_category_lists', id, language),
  jobType: (id, language) => optionText('job_types', id, language),
  industry: (id, language) => optionText('industry_lists', id, language),
  qualification: (id, language) => optionText('degrees', id, language),
  workExperience: (id, language) => optionText('xp_lvls', id, language),
  mainFunctions: functionText,
  jobFunctions: functionText,
  functionTitles: functionText,
  workplace: (id, language) => optionText('workplaces', id, language),
}

/** An option's text; empty for an id that its list does not have. */
export function filterText(key: keyof SearchFilters, id: number, language: LanguageCode): string {
  return textOf[key](id, language) ?? ''
}

/** Names of a search's places, as its title and its place field show them. */
export function searchPlaces(search: JobSearch, language: LanguageCode): string {
  return search.location.map(id => filterText('location', id, language)).join(', ')
}

/** Every chosen filter by its text, with the first page of the search without it. */
export function chosenFilters(
  search: JobSearch,
  marketKey: MarketKey,
  language: LanguageCode,
): { label: string; without: JobSearch }[] {
  const first = { ...search, page: 1 }
  const options = filterKeys.flatMap(key =>
    search[key].map(id => ({
      label: filterText(key, id, language),
      without: { ...first, [key]: search[key].filter(each => each !== id) },
    })),
  )
  if (search.near) {
    const label = nearLabel(search.near, language)
    options.push({ label, without: { ...first, near: null } })
  }
  if (search.salary) {
    const label = salaryLabel(marketKey, language, search.salary)
    options.push({ label, without: { ...first, salary: null } })
  }
  if (search.verifiedCompany) {
    const label = translator(language)('search.verifiedCompany')
    options.push({ label, without: { ...first, verifiedCompany: false } })
  }
  return options
}

export function nearLabel({ latitude, longitude, radiusKm }: NearPoint, language: LanguageCode): string {
  const place = placeNameNear(latitude, longitude, language)
  return translator(language)('search.nearWithin', { place, km: String(radiusKm) })
}

/** A band by its label, any other range in the market's currency: `₱30,000 – ₱50,000`, `From ₱50,000`. */
export function salaryLabel(
  marketKey: MarketKey,
  language: LanguageCode,
  { from, to }: NonNullable<JobSearch['salary']>,
): string {
  const band = salaryBands(marketKey, language).find(each => each.from === (from ?? 0) && each.to === to)
  if (band) return band.value
  const t = translator(language)
  const market: FormatMarket = marketByKey(marketKey) ?? defaultMarket
  const format = createFormats(language, market)
  if (from && to) return format.moneyRange(from, to)
  return to === null
    ? t('common.salaryFrom', { amount: format.money(from ?? 0) })
    : t('common.salaryUpTo', { amount: format.money(to) })
}
