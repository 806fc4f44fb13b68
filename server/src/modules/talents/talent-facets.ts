import { languageLabel } from '@hanap/i18n/language-name'
import { functionText } from '@hanap/markets/functions'
import { type LanguageCode, languageById } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import type { SearchResult } from '../search/index.ts'
import type { TalentFacetName, TalentSearch } from './talent-query.ts'

/** hiring.md: of fewer people a count would say who they are. */
const MIN_FACET = 5

const textOf: Readonly<Record<TalentFacetName, (id: number, language: LanguageCode) => string | undefined>> =
  {
    functions: functionText,
    xp_lvls: (id, language) => optionText('xp_lvls', id, language),
    degrees: (id, language) => optionText('degrees', id, language),
    locations: (id, language) => {
      const place = locationById(id) ?? regionById(id)
      return place && locationName(place, language)
    },
    languages: (id, language) => {
      const own = languageById(id)
      return own && languageLabel(own.code, language)
    },
    resume_source: (id, language) => optionText('resume_source_lists', id, language),
  }

/** Levels go up; the others by how many there are. */
const ordered: readonly TalentFacetName[] = ['xp_lvls', 'degrees']

export interface TalentFacet {
  value: number
  label: string
  count: number | null
}

const facetOf = (
  name: TalentFacetName,
  { facets }: SearchResult,
  chosen: readonly number[],
  language: LanguageCode,
): TalentFacet[] => {
  const counts = new Map((facets[name] ?? []).map(({ value, count }) => [Number(value), count]))
  const shown = [...counts].flatMap(([value, count]) => (count >= MIN_FACET ? value : []))
  const values = [...new Set([...shown, ...chosen])].flatMap(value => {
    const label = textOf[name](value, language)
    const count = counts.get(value) ?? 0
    return label === undefined ? [] : { value, label, count: count >= MIN_FACET ? count : null }
  })
  return ordered.includes(name)
    ? values.sort((one, other) => one.value - other.value)
    : values.sort((one, other) => (other.count ?? 0) - (one.count ?? 0) || (one.label < other.label ? -1 : 1))
}

/** Counts with their texts; values of fewer than five people are left out, but for those chosen, which lose their number. */
export const shownFacets = (
  result: SearchResult,
  search: TalentSearch,
  language: LanguageCode,
): Record<TalentFacetName, TalentFacet[]> => {
  const facet = (name: TalentFacetName) => facetOf(name, result, search[name] ?? [], language)
  return {
    functions: facet('functions'),
    xp_lvls: facet('xp_lvls'),
    degrees: facet('degrees'),
    locations: facet('locations'),
    languages: facet('languages'),
    resume_source: facet('resume_source'),
  }
}
