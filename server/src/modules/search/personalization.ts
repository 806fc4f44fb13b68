import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { SearchQuery } from '@hanap/search-engine/schema'
import type { Caller, Seeker } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import type { PreferenceRow } from '../job-preferences/index.ts'
import type { JobFacts } from '../jobs/index.ts'
import { type MatchCriteria, matchingHits, searchMatchesFirst } from './matches-first.ts'
import type { JobIndex } from './port.ts'
import { preferenceMatcher, preferencesFor, reasonsIn } from './preference-match.ts'
import { storedFacts } from './stored-facts.ts'

/** What is a seeker's own in searching; each is asked for with every search, so it must be cheap. */
export interface SeekerSearchData {
  /** Companies whose jobs leave the seeker's lists. */
  blockedCompanies(accountId: string): Promise<readonly string[]>
  /** Jobs that leave the seeker's lists. */
  hiddenJobs(accountId: string): Promise<readonly string[]>
  preferences(accountId: string): Promise<readonly PreferenceRow[]>
  /** How well jobs match the seeker with these preferences, 0 to 100, null where too little is known. */
  scores(
    accountId: string,
    preferences: readonly PreferenceRow[],
    viewer: Pick<Locale, 'language'>,
  ): Promise<(job: JobFacts) => number | null>
}

/** An index as somebody asks it. */
export type QueryableIndex = Pick<JobIndex, 'search' | 'similar'>

/** Searching as one person does it. */
export interface PersonalizedIndex {
  index: QueryableIndex
  /** Whether jobs that fit the person's preferences come first. */
  isPersonal: boolean
  match(job: JobFacts): JobCard['match']
}

/** Similar jobs that are asked for beyond those wanted, as some may be left out. */
const SPARE = 50

/** The index as it is for one who wants to see nothing of some companies and jobs: neither jobs nor counts. */
const without = (
  index: QueryableIndex,
  companies: readonly string[],
  jobs: readonly string[],
): QueryableIndex => {
  if (companies.length + jobs.length === 0) return index
  const gone = new Set([...companies.map(id => `company ${id}`), ...jobs])
  const isGone = (id: string, { company }: JobFacts) => gone.has(id) || gone.has(`company ${company?.id}`)
  return {
    search: query =>
      index.search({
        ...query,
        without: { company_ids: companies },
        exclude: [...(query.exclude ?? []), ...jobs],
      }),
    similar: async (id, options) => {
      const hits = await index.similar(id, { ...options, limit: options.limit + SPARE })
      return hits.filter(hit => !isGone(hit.id, storedFacts(hit))).slice(0, options.limit)
    },
  }
}

/** The index with the jobs that fit first, on every page that is asked for. */
const matchesFirst = (index: QueryableIndex, criteria: MatchCriteria): QueryableIndex => ({
  ...index,
  search: query => (query.limit === 0 ? index.search(query) : searchMatchesFirst(index, query, criteria)),
})

const matcher = ({ matchOf }: MatchCriteria, language: LanguageCode): PersonalizedIndex['match'] => {
  return job => {
    const match = matchOf(job)
    if (!match) return null
    const { score, percent } = match
    return { score, percent, reasons: reasonsIn(match, language) }
  }
}

/** A seeker, where and in which language they read. */
export type SeekerViewer = Locale & { caller: Seeker }

const NOTHING: MatchCriteria = { preferences: [], matchOf: () => undefined }

export const createPersonalizedSearch = ({
  blockedCompanies,
  hiddenJobs,
  preferences,
  scores,
}: SeekerSearchData) => {
  const criteriaOf = async (accountId: string, locale: Locale): Promise<MatchCriteria> => {
    const relevant = preferencesFor(await preferences(accountId), locale.market.key)
    if (relevant.length === 0) return NOTHING
    return {
      preferences: relevant,
      matchOf: preferenceMatcher(relevant, await scores(accountId, relevant, locale)),
    }
  }
  const ownListsOf = async (accountId: string, locale: Locale) => {
    const [companies, jobs, criteria] = await Promise.all([
      blockedCompanies(accountId),
      hiddenJobs(accountId),
      criteriaOf(accountId, locale),
    ])
    return { companies, jobs, criteria }
  }

  return {
    /**
     * The index as the viewer asks it. `mayReorder` where the order is theirs to set: no other was asked for. Nobody but a
     * seeker has anything of their own: everybody else shares one index.
     */
    indexFor: async (
      index: QueryableIndex,
      { caller, ...locale }: Locale & { caller: Caller },
      { mayReorder }: { mayReorder: boolean },
    ): Promise<PersonalizedIndex> => {
      if (caller.kind !== 'seeker') return { index, isPersonal: false, match: () => null }
      const { companies, jobs, criteria } = await ownListsOf(caller.accountId, locale)
      const seen = without(index, companies, jobs)
      const isPersonal = mayReorder && criteria.preferences.length > 0
      return {
        index: isPersonal ? matchesFirst(seen, criteria) : seen,
        isPersonal,
        match: matcher(criteria, locale.language),
      }
    },

    /** Jobs that fit a seeker's preferences, the best first, without `except`; null where there are no preferences. */
    matchingJobs: async (
      index: QueryableIndex,
      { caller, ...locale }: SeekerViewer,
      except: readonly string[],
    ): Promise<{ jobs: JobFacts[]; match: PersonalizedIndex['match'] } | null> => {
      const { companies, jobs, criteria } = await ownListsOf(caller.accountId, locale)
      if (criteria.preferences.length === 0) return null
      const query: SearchQuery = {
        scope: { market: [locale.market.key] },
        sort: { by: 'date', field: 'published' },
        exclude: except,
        offset: 0,
        limit: 0,
      }
      const hits = await matchingHits(without(index, companies, jobs), query, criteria)
      return { jobs: hits.map(storedFacts), match: matcher(criteria, locale.language) }
    },
  }
}
export type PersonalizedSearch = ReturnType<typeof createPersonalizedSearch>
