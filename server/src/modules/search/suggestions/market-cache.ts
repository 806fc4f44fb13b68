import { Suggester } from '@hanap/search-engine/suggest'
import type { Locale } from '../../../calls/locale.ts'
import type { NamedCompany } from '../../companies/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import { companyEntries, optionEntries, type SuggestionKind } from './entries.ts'

type CountsOfMarket = Awaited<ReturnType<Jobs['marketCounts']>>

/** One market as it was when it was last read. */
interface CachedMarket {
  counts: CountsOfMarket
  companies: ReadonlyMap<string, NamedCompany>
  companySuggester: Suggester<SuggestionKind>
  readAt: number
  /** What reading took. */
  tookMs: number
  isStale: boolean
}

export interface MarketCacheDeps {
  counts(market: string): Promise<CountsOfMarket>
  namedCompanies(ids: readonly string[]): Promise<NamedCompany[]>
  onError(error: unknown): void
}

/** A market that changes all the time is read again for at most a twentieth of the time. */
const REST = 20
const SHORTEST_REST_MS = 250
/** Markets and languages whose titles, places and skills stay in memory. */
const MAX_PLACES = 40

const countIn = (counts: ReadonlyMap<number, number>, id: string) => counts.get(Number(id))

const recountOptions = (suggester: Suggester<SuggestionKind>, { titles, places, skills }: CountsOfMarket) =>
  suggester.recount(({ id, kind }) => {
    // A place is worth knowing though it has no job now; a title or a skill without one leads nowhere.
    if (kind === 'place') return countIn(places, id) ?? 0
    return countIn(kind === 'title' ? titles : skills, id)
  })

const isSame = (companiesById: ReadonlyMap<string, NamedCompany>, companies: readonly NamedCompany[]) =>
  companiesById.size === companies.length &&
  companies.every(({ id, name, legalName }) => {
    const cached = companiesById.get(id)
    return cached?.name === name && cached.legalName === legalName
  })

/**
 * Each market's companies and counts, read when they are first asked for and again, in the background, after the
 * market has changed.
 */
export const createMarketCache = ({ counts: countMarket, namedCompanies, onError }: MarketCacheDeps) => {
  const markets = new Map<string, CachedMarket>()
  const reading = new Map<string, Promise<CachedMarket>>()
  const options = new Map<string, { suggester: Suggester<SuggestionKind>; counts: CountsOfMarket }>()

  const readAnew = async (market: string): Promise<CachedMarket> => {
    const began = performance.now()
    const cached = markets.get(market)
    // What changes while it is read makes it stale again.
    if (cached) cached.isStale = false
    const counts = await countMarket(market)
    const named = await namedCompanies([...counts.companies.keys()])
    const isKnown = cached !== undefined && isSame(cached.companies, named)
    const companySuggester = isKnown ? cached.companySuggester : new Suggester(companyEntries(named))
    companySuggester.recount(({ id }) => counts.companies.get(id))
    const read: CachedMarket = {
      counts,
      companies: isKnown ? cached.companies : new Map(named.map(company => [company.id, company])),
      companySuggester,
      readAt: performance.now(),
      tookMs: performance.now() - began,
      isStale: cached?.isStale ?? false,
    }
    markets.set(market, read)
    return read
  }

  const read = (market: string): Promise<CachedMarket> => {
    const running = reading.get(market)
    if (running) return running
    const begun = readAnew(market).finally(() => reading.delete(market))
    reading.set(market, begun)
    return begun
  }

  const optionSuggester = (locale: Locale, counts: CountsOfMarket) => {
    const key = `${locale.market.key} ${locale.language}`
    const cached = options.get(key)
    options.delete(key)
    const suggester = cached?.suggester ?? new Suggester(optionEntries(locale))
    if (cached?.counts !== counts) recountOptions(suggester, counts)
    options.set(key, { suggester, counts })
    for (const oldest of options.keys()) {
      if (options.size <= MAX_PLACES) break
      options.delete(oldest)
    }
    return suggester
  }

  return {
    /** What there is to suggest to a market's reader. */
    of: async (locale: Locale) => {
      const market = locale.market.key
      const cached = markets.get(market) ?? (await read(market))
      const rest = Math.max(SHORTEST_REST_MS, REST * cached.tookMs)
      if (cached.isStale && performance.now() - cached.readAt >= rest) {
        read(market).catch(error => {
          cached.isStale = true
          onError(error)
        })
      }
      return {
        companies: cached.companies,
        suggesters: [optionSuggester(locale, cached.counts), cached.companySuggester],
      }
    },

    /** Tells that what the tags name has changed: `market:<key>` is a market. */
    changed: (tags: readonly string[]) => {
      for (const tag of tags) {
        const cached = tag.startsWith('market:') ? markets.get(tag.slice('market:'.length)) : undefined
        if (cached) cached.isStale = true
      }
    },
  }
}
