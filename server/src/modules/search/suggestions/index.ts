import { type Suggestion, suggest } from '@hanap/search-engine/suggest'
import type { Locale } from '../../../calls/locale.ts'
import type { Suggestions } from '../../companies/index.ts'
import { optionUrl, regionNameOf, type SuggestionKind } from './entries.ts'
import { createMarketCache, type MarketCacheDeps } from './market-cache.ts'

const fieldsOf = ({ label, count, highlights }: Suggestion<SuggestionKind>) => ({
  value: label,
  count,
  highlights: highlights.map(([from, to]): [number, number] => [from, to]),
})

/** Companies, job titles, places and skills of a market for what somebody types. */
export const createSuggestions = (deps: MarketCacheDeps) => {
  const markets = createMarketCache(deps)

  const suggestions: Suggestions = async (text, place, size) => {
    const { companies, suggesters } = await markets.of(place)
    const suggestions = suggest(suggesters, text, { company: size, title: size, place: size, skill: size })
    const options = (kind: 'title' | 'place' | 'skill') =>
      suggestions.filter(each => each.kind === kind).map(each => optionOf(kind, each, place))
    return {
      companies: suggestions.flatMap(each => {
        const company = each.kind === 'company' ? companies.get(each.id) : undefined
        return company
          ? [{ id: each.id, ...fieldsOf(each), detail: each.foundAs ?? null, url: company.url }]
          : []
      }),
      job_titles: options('title'),
      locations: options('place'),
      skills: options('skill'),
    }
  }
  return { suggestions, changed: markets.changed }
}

const optionOf = (
  kind: 'title' | 'place' | 'skill',
  suggestion: Suggestion<SuggestionKind>,
  locale: Locale,
) => {
  const id = Number(suggestion.id)
  const region = kind === 'place' ? regionNameOf(id, locale.language) : undefined
  return {
    id,
    ...fieldsOf(suggestion),
    detail: [suggestion.foundAs, region].filter(each => each !== undefined).join(' · ') || null,
    url: optionUrl(kind, id, suggestion.label, locale),
  }
}
