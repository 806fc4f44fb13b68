import { functionText, mainFunctions } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { locationById, locationName, locationsOf, regionById } from '@hanap/markets/locations'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { skills } from '@hanap/markets/skills'
import { skillStructure } from '@hanap/markets/skills/structure'
import type { SuggestionEntry } from '@hanap/search-engine/suggest'
import type { Locale } from '../../../calls/locale.ts'
import type { NamedCompany } from '../../companies/index.ts'

export type SuggestionKind = 'company' | 'title' | 'place' | 'skill'

type SuggestionSource = SuggestionEntry<SuggestionKind>

const distinct = (labels: readonly string[]) => [...new Set(labels)]

/** The reader's language, then the market's own. */
const languagesFor = ({ market, language }: Locale): LanguageCode[] => [
  ...new Set<LanguageCode>([language, ...market.languages]),
]

const titleEntries = (locale: Locale): SuggestionSource[] =>
  mainFunctions(locale.language)
    .flatMap(main => main.sub_function_list.flatMap(sub => sub.job_titles))
    .map(({ id }) => ({
      id: String(id),
      kind: 'title',
      labels: distinct(languagesFor(locale).map(language => functionText(id, language))),
    }))

const placeEntries = (locale: Locale): SuggestionSource[] =>
  locationsOf(locale.market.key)
    .regions.flatMap(region => [region, ...region.locations])
    .map(each => ({
      id: String(each.id),
      kind: 'place',
      labels: distinct([
        ...languagesFor(locale).map(language => locationName(each, language)),
        locationName(each, 'en'),
        ...each.also,
      ]),
    }))

const skillEntries = (locale: Locale): SuggestionSource[] => {
  const named = languagesFor(locale).map(skills)
  const aliases = new Map(skillStructure.map(({ id, aliases = [] }) => [id, aliases]))
  return skills(locale.language).map(({ id }, at) => ({
    id: String(id),
    kind: 'skill',
    labels: distinct([...named.map(list => list[at]?.value ?? ''), ...(aliases.get(id) ?? [])]),
  }))
}

/** What a market's reader may mean beside companies. */
export const optionEntries = (locale: Locale): SuggestionSource[] => [
  ...titleEntries(locale),
  ...placeEntries(locale),
  ...skillEntries(locale),
]

export const companyEntries = (companies: readonly NamedCompany[]): SuggestionSource[] =>
  companies.map(({ id, name, legalName }) => ({
    id,
    kind: 'company',
    labels: distinct(legalName === null ? [name] : [name, legalName]),
  }))

/** The search that an option leads to, as its page's path. */
export const optionUrl = (
  kind: Exclude<SuggestionKind, 'company'>,
  id: number,
  label: string,
  { market, language }: Locale,
): string =>
  buildSearchUrl(market.key, language, {
    ...emptySearch,
    ...(kind === 'title' && { functionTitles: [id] }),
    ...(kind === 'place' && { location: [id] }),
    ...(kind === 'skill' && { query: label }),
  })

/** A location's region, which tells it from another of its name; a region has none. */
export const regionNameOf = (id: number, language: LanguageCode): string | undefined => {
  const location = locationById(id)
  const region = location && regionById(location.regionId)
  return region && locationName(region, language)
}
