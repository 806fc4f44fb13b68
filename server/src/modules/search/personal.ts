import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Query } from '@hanap/search-engine/schema'
import type { Caller, Seeker } from '../../calls/caller.ts'
import type { Place } from '../../calls/place.ts'
import type { PreferenceRow } from '../job-preferences/index.ts'
import type { JobFacts } from '../jobs/index.ts'
import { storedFacts } from './documents.ts'
import { fitter, preferencesFor, reasonsIn } from './fit.ts'
import { fittingHits, searchFittingFirst, type Wanted } from './fitting-first.ts'
import type { SearchIndex } from './port.ts'

/** What is a seeker's own in searching; each is asked for with every search, so it must be cheap. */
export interface SeekersOwn {
  /** Companies whose jobs leave the seeker's lists. */
  blockedCompanies(accountId: string): Promise<readonly string[]>
  /** Jobs that leave the seeker's lists. */
  hiddenJobs(accountId: string): Promise<readonly string[]>
  preferences(accountId: string): Promise<readonly PreferenceRow[]>
  /** How well jobs match the seeker with these preferences, 0 to 100, null where too little is known. */
  scores(
    accountId: string,
    preferences: readonly PreferenceRow[],
    reader: Pick<Place, 'language'>,
  ): Promise<(job: JobFacts) => number | null>
}

/** An index as somebody asks it. */
export type AskedIndex = Pick<SearchIndex, 'search' | 'similar'>

/** Searching as one person does it. */
export interface PersonalIndex {
  index: AskedIndex
  /** Whether jobs that fit the person's preferences come first. */
  isPersonal: boolean
  match(job: JobFacts): JobCard['match']
}

/** Similar jobs that are asked for beyond those wanted, as some may be left out. */
const SPARE = 50

/** The index as it is for one who wants to see nothing of some companies and jobs: neither jobs nor counts. */
const without = (index: AskedIndex, companies: readonly string[], jobs: readonly string[]): AskedIndex => {
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
      return hits.filter(hit => !isGone(hit.id, storedFacts(hit.stored))).slice(0, options.limit)
    },
  }
}

/** The index with the jobs that fit first, on every page that is asked for. */
const fittingFirst = (index: AskedIndex, wanted: Wanted): AskedIndex => ({
  ...index,
  search: query => (query.limit === 0 ? index.search(query) : searchFittingFirst(index, query, wanted)),
})

const matcher = ({ fitOf }: Wanted, language: LanguageCode): PersonalIndex['match'] => {
  return job => {
    const fit = fitOf(job)
    return fit ? { score: fit.score, reasons: reasonsIn(fit, language) } : null
  }
}

/** A seeker, where and in which language they read. */
export type SeekersReader = Place & { caller: Seeker }

const NOTHING: Wanted = { preferences: [], fitOf: () => undefined }

export const personalSearch = ({ blockedCompanies, hiddenJobs, preferences, scores }: SeekersOwn) => {
  const wantedOf = async (accountId: string, place: Place): Promise<Wanted> => {
    const wanted = preferencesFor(await preferences(accountId), place.market.key)
    if (wanted.length === 0) return NOTHING
    return { preferences: wanted, fitOf: fitter(wanted, await scores(accountId, wanted, place)) }
  }
  const ownOf = async (accountId: string, place: Place) => {
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
      index: AskedIndex,
      { caller, ...place }: Place & { caller: Caller },
      { isOrdered }: { isOrdered: boolean },
    ): Promise<PersonalIndex> => {
      if (caller.kind !== 'seeker') return { index, isPersonal: false, match: () => null }
      const { companies, jobs, wanted } = await ownOf(caller.accountId, place)
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
      index: AskedIndex,
      { caller, ...place }: SeekersReader,
      except: readonly string[],
    ): Promise<{ jobs: JobFacts[]; match: PersonalIndex['match'] } | null> => {
      const { companies, jobs, wanted } = await ownOf(caller.accountId, place)
      if (wanted.preferences.length === 0) return null
      const query: Query = {
        scope: { market: [place.market.key] },
        sort: { by: 'date', field: 'published' },
        exclude: except,
        offset: 0,
        limit: 0,
      }
      const hits = await fittingHits(without(index, companies, jobs), query, wanted)
      return { jobs: hits.map(hit => storedFacts(hit.stored)), match: matcher(wanted, place.language) }
    },
  }
}
export type PersonalSearch = ReturnType<typeof personalSearch>
