import { type Intent, readIntents } from '@hanap/markets/intents'
import type { LanguageCode } from '@hanap/markets/languages'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import type { JobSearch, SearchFilters } from '@hanap/markets/search-url'

/** Options that an intent chooses, by the URL's key. */
const choices: Readonly<Partial<Record<Intent, Partial<SearchFilters>>>> = {
  remote: { workplace: [3] },
  hybrid: { workplace: [2] },
  partTime: { jobType: [2] },
  fullTime: { jobType: [1] },
  // What asks for no experience, and what is for students and fresh graduates.
  noExperience: { workExperience: [1, 2] },
}

const together = (one: readonly number[], others: readonly number[] = []) =>
  [...new Set([...one, ...others])].sort((a, b) => a - b)

/** The search with filters in the place of words that ask for them; `isNear`: for what is near whoever searches, wherever that is. */
export const intendedSearch = (
  search: JobSearch,
  market: MarketKey,
  language: LanguageCode,
): { search: JobSearch; isNear: boolean } => {
  const languages = marketByKey(market)?.languages ?? []
  const { keyword, intents } = readIntents(search.query, [language, ...languages, 'en'])
  let made: JobSearch = { ...search, query: keyword }
  for (const intent of intents) {
    const { workplace, jobType, workExperience } = choices[intent] ?? {}
    made = {
      ...made,
      workplace: together(made.workplace, workplace),
      jobType: together(made.jobType, jobType),
      workExperience: together(made.workExperience, workExperience),
    }
  }
  return { search: made, isNear: intents.includes('nearMe') && search.near === null }
}
