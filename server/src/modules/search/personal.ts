import type { Query } from '@hanap/search-engine/schema'
import type { Caller } from '../../http/caller.ts'
import { storedFacts } from './documents.ts'
import type { SearchIndex } from './port.ts'

/** What is a seeker's own in searching; each is asked for with every search, so it must be cheap. */
export interface SeekersOwn {
  /** Companies whose jobs leave the seeker's lists. */
  blockedCompanies(accountId: string): Promise<readonly string[]>
}

/** An index as somebody asks it. */
export type AskedIndex = Pick<SearchIndex, 'search' | 'similar'>

/** Similar jobs that are asked for beyond those wanted, as some may be left out. */
const SPARE = 50

/** The index as it is for one who wants to see nothing of some companies: neither jobs nor counts. */
const without = (index: AskedIndex, companies: readonly string[]): AskedIndex => {
  const gone = new Set(companies)
  const leftOut: Pick<Query, 'without'> = { without: { company_ids: companies } }
  return {
    search: query => index.search({ ...query, ...leftOut }),
    similar: async (id, options) => {
      const hits = await index.similar(id, { ...options, limit: options.limit + SPARE })
      return hits
        .filter(({ stored }) => !gone.has(storedFacts(stored).company?.id ?? ''))
        .slice(0, options.limit)
    },
  }
}

/** Searching as one person does. Nobody but a seeker has anything of their own, and everybody else shares one index. */
export const personalSearch = ({ blockedCompanies }: SeekersOwn) => ({
  indexFor: async (index: AskedIndex, caller: Caller): Promise<AskedIndex> => {
    if (caller.kind !== 'seeker') return index
    const companies = await blockedCompanies(caller.accountId)
    return companies.length === 0 ? index : without(index, companies)
  },
})
export type PersonalSearch = ReturnType<typeof personalSearch>
