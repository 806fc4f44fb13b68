import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { SearchQuery } from '@hanap/search-engine/schema'
import type { Caller, Seeker } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import type { PreferenceRow } from '../job-preferences/index.ts'
import type { JobFacts } from '../jobs/index.ts'
import { fitter, preferencesFor, reasonsIn } from './fit.ts'
import { type FitCriteria, fittingHits, searchFittingFirst } from './fitting-first.ts'
import type { JobIndex } from './port.ts'
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
const fittingFirst = (index: QueryableIndex, wanted: FitCriteria): QueryableIndex => ({
  ...index,
  search: query => (query.limit === 0 ? index.search(query) : searchFittingFirst(index, query, wanted)),
})

const matcher = ({ fitOf }: FitCriteria, language: LanguageCode): PersonalizedIndex['match'] => {
  return job => {
    const fit = fitOf(job)
    return fit ? { score: fit.score, reasons: reasonsIn(fit, language) } : null
  }
}

/** A seeker, where and in which language they read. */
export type SeekerViewer = Locale & { caller: Seeker }

const NOTHING: FitCriteria = { preferences: [], fitOf: () => undefined }

export const createPersonalizedSearch = ({
  blockedCompanies,
  hiddenJobs,
  preferences,
  scores,
}: SeekerSearchData) => {
  const wantedOf = async (accountId: string, locale: Locale): Promise<FitCriteria> => {
    const wanted = preferencesFor(await preferences(accountId), locale.market.key)
    if (wanted.length === 0) return NOTHING
    return { preferences: wanted, fitOf: fitter(wanted, await scores(accountId, wanted, locale)) }
  }
  const ownListsOf = async (accountId: string, place: Locale) => {
    const [companies, jobs, wanted] = await Promise.all([
      blockedCompanies(accountId),
      hiddenJobs(accountId),
      wantedOf(accountId, place),
    ])
    return { companies, jobs, wanted }
  }

  return {
    /**
     * The index as the reader asks it. `isOrdered` where the order is theirs to set: no other was asked for. Nobody but a
     * seeker has anything of their own: everybody else shares one index.
     */
    indexFor: async (
      index: QueryableIndex,
      { caller, ...place }: Locale & { caller: Caller },
      { isOrdered }: { isOrdered: boolean },
    ): Promise<PersonalizedIndex> => {
      if (caller.kind !== 'seeker') return { index, isPersonal: false, match: () => null }
      const { companies, jobs, wanted } = await ownListsOf(caller.accountId, place)
      const seen = without(index, companies, jobs)
      const isPersonal = isOrdered && wanted.preferences.length > 0
      return {
        index: isPersonal ? fittingFirst(seen, wanted) : seen,
        isPersonal,
        match: matcher(wanted, place.language),
      }
    },

    /** Jobs that fit a seeker's preferences, the best first, without `except`; null where there are no preferences. */
    fitting: async (
      index: QueryableIndex,
      { caller, ...place }: SeekerViewer,
      except: readonly string[],
    ): Promise<{ jobs: JobFacts[]; match: PersonalizedIndex['match'] } | null> => {
      const { companies, jobs, wanted } = await ownListsOf(caller.accountId, place)
      if (wanted.preferences.length === 0) return null
      const query: SearchQuery = {
        scope: { market: [place.market.key] },
        sort: { by: 'date', field: 'published' },
        exclude: except,
        offset: 0,
        limit: 0,
      }
      const hits = await fittingHits(without(index, companies, jobs), query, wanted)
      return { jobs: hits.map(storedFacts), match: matcher(wanted, place.language) }
    },
  }
}
export type PersonalizedSearch = ReturnType<typeof createPersonalizedSearch>
