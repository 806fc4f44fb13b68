import { locationById } from '@hanap/markets/locations'
import type { Choices, Hit, SearchQuery, SearchResult } from '@hanap/search-engine/schema'
import type { PreferenceRow } from '../job-preferences/index.ts'
import type { JobFacts } from '../jobs/index.ts'
import { WORKPLACE_IDS } from './documents.ts'
import type { QueryableIndex } from './personalization.ts'
import type { PreferenceMatch } from './preference-match.ts'
import { storedFacts } from './stored-facts.ts'

/** What a seeker wants of jobs, and how well each fits it. */
export interface MatchCriteria {
  preferences: readonly PreferenceRow[]
  matchOf(job: JobFacts): PreferenceMatch | undefined
}

/** So many jobs that fit come before all others. */
const MAX_MATCHES = 60

const regionOf = (place: string) => String(locationById(Number(place))?.regionId ?? place)

/** Of places chosen and places wanted, what is in both: a region holds its locations. */
const commonPlaces = (chosen: readonly string[], preferred: readonly string[]): string[] => [
  ...new Set(
    preferred.flatMap(want =>
      chosen.flatMap(place => {
        if (place === want || regionOf(want) === place) return want
        return regionOf(place) === want ? place : []
      }),
    ),
  ),
]

/** The choices of a search with those of a preference; undefined where nothing can have both. */
const bothChoices = (chosen: Choices, preferred: Choices): Choices | undefined => {
  const both: Record<string, readonly string[]> = { ...chosen }
  for (const [name, values] of Object.entries(preferred)) {
    const had = chosen[name]
    const common =
      had === undefined || had.length === 0
        ? values
        : name === 'job_locations'
          ? commonPlaces(had, values)
          : values.filter(value => had.includes(value))
    if (common.length === 0) return undefined
    both[name] = common
  }
  return both
}

const firstChosen = (...options: readonly (readonly [string, number | null])[]): Choices => {
  const choice = options.find(([, id]) => id !== null)
  return choice ? { [choice[0]]: [String(choice[1])] } : {}
}

/** The preference as choices of the index, most exact and widest. */
const choicesOf = (preference: PreferenceRow): Choices[] => {
  const { function_title_id, job_function_id, main_function_id, location_id, region_id } = preference
  const isRemote = preference.workplace === 'remote'
  const exact = firstChosen(
    ['function_job_title_ids', function_title_id],
    ['job_function_ids', job_function_id],
    ['main_functions', main_function_id],
  )
  const wide = firstChosen(['main_functions', main_function_id])
  const at = isRemote ? {} : firstChosen(['job_locations', location_id], ['job_locations', region_id])
  const around = isRemote ? {} : firstChosen(['job_locations', region_id])
  const namesNeither = preference.job_title === null && main_function_id === null && region_id === null
  const more: Choices = {
    ...(isRemote || (namesNeither && preference.workplace !== null)
      ? { workplaces: [String(WORKPLACE_IDS[preference.workplace ?? 'remote'])] }
      : {}),
    ...(namesNeither && preference.job_type_ids.length > 0
      ? { job_types: preference.job_type_ids.map(String) }
      : {}),
  }
  const all = [
    { ...exact, ...at, ...more },
    { ...wide, ...around, ...more },
  ]
  return JSON.stringify(all[0]) === JSON.stringify(all[1]) ? all.slice(1) : all
}

/** Searches for the jobs that may fit a preference, within what is searched for. */
const searchesFor = (query: SearchQuery, preference: PreferenceRow): SearchQuery[] => {
  const isByWords = preference.main_function_id === null && preference.job_title !== null
  // Words that are searched for already leave no room for those of a title that is in no list.
  if (isByWords && query.text) return []
  return choicesOf(preference).flatMap(choices => {
    const filters = bothChoices(query.filters ?? {}, choices)
    if (!filters) return []
    const { after: _, ...rest } = query
    return {
      ...rest,
      filters,
      ...(isByWords && preference.job_title !== null ? { text: preference.job_title } : {}),
      facets: [],
      offset: 0,
      limit: MAX_MATCHES,
    }
  })
}

/** The jobs of a search that fit these preferences best, the best match first, in their own order where they match alike. */
export const matchingHits = async (
  index: QueryableIndex,
  query: SearchQuery,
  { preferences, matchOf }: MatchCriteria,
): Promise<Hit[]> => {
  const searches = preferences.flatMap(preference => searchesFor(query, preference))
  const results = await Promise.all(searches.map(search => index.search(search)))
  const byId = new Map(results.flatMap(({ hits }) => hits.map(hit => [hit.id, hit] as const)))
  return [...byId.values()]
    .filter(hit => !hit.isTranslated)
    .map(hit => {
      const facts = storedFacts(hit)
      const { score = 0, maxScore = 0 } = matchOf(facts) ?? {}
      return { hit, score, maxScore, published: Date.parse(facts.published_at) }
    })
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.maxScore - a.maxScore ||
        b.hit.score - a.hit.score ||
        b.published - a.published ||
        (a.hit.id < b.hit.id ? -1 : 1),
    )
    .slice(0, MAX_MATCHES)
    .map(({ hit }) => hit)
}

/** A search's answer with the jobs that fit before all others. Its totals and counts are those of the search. */
export const searchMatchesFirst = async (
  index: QueryableIndex,
  query: SearchQuery,
  criteria: MatchCriteria,
): Promise<SearchResult> => {
  const matching = await matchingHits(index, query, criteria)
  if (matching.length === 0) return index.search(query)
  const { offset, limit } = query
  const before = matching.slice(offset, offset + limit)
  const left = limit - before.length
  const [whole, rest] = await Promise.all([
    index.search({ ...query, offset: 0, limit: 0 }),
    left === 0
      ? undefined
      : index.search({
          ...query,
          facets: [],
          offset: Math.max(0, offset - matching.length),
          limit: left,
          exclude: [...(query.exclude ?? []), ...matching.map(({ id }) => id)],
        }),
  ])
  return { ...whole, hits: [...before, ...(rest?.hits ?? [])] }
}
