import { setTimeout as pause } from 'node:timers/promises'
import type { ServerModule } from '../../calls/module.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { JobFacts, JobSearchService, Jobs } from '../jobs/index.ts'
import type { AnsweredSearch } from '../logs/index.ts'
import { type EmbeddedIndexOptions, openEmbedded } from './embedded.ts'
import { startIndexSync } from './index-sync.ts'
import {
  createPersonalizedSearch,
  type PersonalizedIndex,
  type SeekerSearchData,
  type SeekerViewer,
} from './personalization.ts'
import { IndexUnreachable, type JobIndex, type OpenedJobIndex } from './port.ts'
import { type RecentJobs, recentJobs } from './recent-jobs.ts'
import type { IndexAddress } from './remote/address.ts'
import { createIndexServer } from './remote/index-server.ts'
import { openRemoteIndex } from './remote/remote-index.ts'
import { searchRoutes } from './routes.ts'
import { fingerprint, jobSchema } from './schema.ts'
import { createJobSearchService } from './search-service.ts'
import type { NearWork } from './similar-titles.ts'

export { WORKPLACE_IDS } from './documents.ts'
export { parseReportArguments, ReportUsageError, SEARCH_QUALITY_HELP } from './quality-arguments.ts'
export { searchAnswerReport, searchQualityReport } from './quality-report.ts'
export type { RecentJobs } from './recent-jobs.ts'
export { indexAddress, localIndexAddress } from './remote/address.ts'
export { retention } from './retention.ts'
export { monthlySalary } from './salary.ts'
export { createSavedSearchMatcher, type SavedSearch, savedSearchQuery } from './saved-searches.ts'
export { createSuggestions } from './suggestions/index.ts'

export interface SearchDeps {
  db: Db
  /** For the outbox's wake-up calls; takes a connection of its own. */
  listener: Listener
  jobs: Jobs
  /** Where the embedded index is kept between starts. */
  folder: string
  /** For one search of the embedded index, waiting included; a longer one is refused with 503. The engine's own when left out. */
  timeLimitMs?: number | undefined
  /** Nodes of an OpenSearch cluster that keeps the index in the embedded one's place. */
  openSearch?: readonly string[] | undefined
  /** Other processes that have the index; this one opens none. */
  remote?: readonly IndexAddress[] | undefined
  /** Where other processes ask this one's index. */
  servedAt?: IndexAddress | undefined
  /** Told which pages' contents have changed: `job:<id>`, `company:<id>`, `market:<key>`. */
  changed(tags: readonly string[]): void
  /** What seekers want and do not want of searches. */
  own: SeekerSearchData
  /** Tells jobs of other work from those whose titles are like a search. */
  nearWork: NearWork
  /** Told of every search that was answered. */
  searched(search: AnsweredSearch): void
  onError(error: unknown): void
  /** Another index in the place of both. */
  open?: (place: EmbeddedIndexOptions) => Promise<OpenedJobIndex>
}

const AGAIN_AFTER_MS = 2000
const REMOTE_TIME_LIMIT_MS = 2000

/** The cluster's client is loaded only where there is a cluster. */
const clusterOpener = (urls: readonly string[]) => async (place: EmbeddedIndexOptions) => {
  const { openCluster } = await import('./opensearch/index.ts')
  return openCluster({ ...place, urls, schema: jobSchema, fingerprint: fingerprint() })
}

/** Open jobs of the market that fit the reader's preferences, the best first, without `except`; null without preferences. */
export type MatchingJobs = (
  viewer: SeekerViewer,
  except: readonly string[],
) => Promise<{ jobs: JobFacts[]; match: PersonalizedIndex['match'] } | null>

export interface SearchModule extends ServerModule {
  search: JobSearchService
  matchingJobs: MatchingJobs
  recent: RecentJobs
  /** Resolves when every change committed by now is found. */
  caughtUp(): Promise<void>
}

/**
 * Finding jobs (call 001, and 002 and 003 through the jobs module). It refuses with 503 until the index is filled, unless an
 * earlier one answers meanwhile, and whenever the place of the index does not answer.
 */
export const searchModule = ({
  db,
  listener,
  jobs,
  folder,
  timeLimitMs,
  changed,
  own,
  nearWork,
  searched,
  onError,
  openSearch,
  remote,
  servedAt,
  open = openSearch ? clusterOpener(openSearch) : openEmbedded,
}: SearchDeps): SearchModule => {
  let sync: Awaited<ReturnType<typeof startIndexSync>> | undefined
  /** Answers while the index is filled. */
  let meanwhile: JobIndex | undefined
  let starting: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  const current = () => {
    const index = sync?.index ?? meanwhile
    if (!index) throw new Refusal('not_ready', { retryAfter: 1 })
    return index
  }
  const personal = createPersonalizedSearch(own)
  const search = createJobSearchService(current, jobs, searched, personal, nearWork)

  const server =
    servedAt &&
    createIndexServer({
      address: servedAt,
      index: current,
      caughtUp: async () => sync?.caughtUp(),
      onError,
    })
  const openSync = (deps: Parameters<typeof startIndexSync>[0]) =>
    remote
      ? openRemoteIndex({ addresses: remote, timeLimitMs: timeLimitMs ?? REMOTE_TIME_LIMIT_MS, changed })
      : startIndexSync(deps)

  const startSync = async (onAnswering: () => void) => {
    let opened: OpenedJobIndex | undefined
    try {
      sync = await openSync({
        db,
        listener,
        jobs,
        open: async (installation, isFresh) => {
          opened = await open({ folder, timeLimitMs, installation, isFresh, onError, onLost: restart })
          if (opened.hasEarlierIndex && opened.position === null) {
            meanwhile = opened.index
            onAnswering()
          }
          return opened
        },
        changed: tags => {
          changed(tags)
          server?.changed(tags)
        },
        onError,
      })
    } catch (error) {
      await opened?.index.close()
      throw error
    } finally {
      meanwhile = undefined
    }
  }

  /** Goes on trying while the place of the index does not answer. `onAnswering` is called when nobody has to wait for the rest. */
  const startSyncWithRetries = async (onAnswering: () => void) => {
    while (!stopping.signal.aborted) {
      try {
        return await startSync(onAnswering)
      } catch (error) {
        if (!(error instanceof IndexUnreachable)) throw error
        onError(error)
        onAnswering()
        await pause(AGAIN_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  /** The index is gone: another one takes up what is kept. */
  const restart = () => {
    if (stopping.signal.aborted) return
    onError(new Error('The search index was lost; reopening it'))
    const lost = sync
    sync = undefined
    starting = starting
      .then(() => lost?.abandon())
      .then(() => startSyncWithRetries(() => undefined))
      .catch(onError)
  }

  return {
    search,
    matchingJobs: (viewer, except) => personal.matchingJobs(current(), viewer, except),
    recent: async (search, since, viewer) => {
      const { index } = await personal.indexFor(current(), viewer, { mayReorder: false })
      return recentJobs(index, search, since)
    },
    routes: searchRoutes(search),
    start: async () => {
      const early = Promise.withResolvers<void>()
      const trying = startSyncWithRetries(early.resolve)
      await Promise.race([trying, early.promise])
      starting = trying.catch(onError)
      // Who asks waits for the connection, rather than being refused until the index is there.
      await server?.start()
    },
    stop: async () => {
      stopping.abort()
      await server?.stop()
      await starting
      await sync?.stop()
    },
    caughtUp: async () => sync?.caughtUp(),
  }
}
