import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type FormatMarket, type Formats } from '@hanap/i18n/format'
import { functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import type { MarketKey } from '@hanap/markets/markets'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { filterKeys, type JobSearch, type SearchFilters } from '@hanap/markets/search-url'

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

/** Names of a search's places, as its title and its place field show them. */
export function searchPlaces(search: JobSearch, language: LanguageCode): string {
  return search.location.map(id => textOf.location(id, language) ?? '').join(', ')
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
      label: textOf[key](id, language) ?? '',
      without: { ...first, [key]: search[key].filter(each => each !== id) },
    })),
  )
  const market: FormatMarket = marketByKey(marketKey) ?? defaultMarket
  if (search.salary) {
    const label = salaryLabel(createFormats(language, market), language, search.salary)
    options.push({ label, without: { ...first, salary: null } })
  }
  if (search.verifiedCompany) {
    const label = translator(language)('search.verifiedCompany')
    options.push({ label, without: { ...first, verifiedCompany: false } })
  }
  return options
}

function salaryLabel(
  format: Formats,
  language: LanguageCode,
  { from, to }: NonNullable<JobSearch['salary']>,
): string {
  const t = translator(language)
  if (from && to) return format.moneyRange(from, to)
  return to === null
    ? t('common.salaryFrom', { amount: format.money(from ?? 0) })
    : t('common.salaryUpTo', { amount: format.money(to) })
}
