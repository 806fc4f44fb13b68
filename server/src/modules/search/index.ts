import type { ServerModule } from '../../calls/module.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { JobFacts, JobSearchService, Jobs } from '../jobs/index.ts'
import type { AnsweredSearch } from '../logs/index.ts'
import { openOnDemand } from './collection/index-on-demand.ts'
import type { IndexRecipe, IndexSource } from './collection/index-source.ts'
import { jobSource } from './collection/job-source.ts'
import { type EmbeddedIndexOptions, openEmbedded } from './embedded.ts'
import { createIndexLifeCycle, type IndexEvents, type IndexLifeCycle } from './index-life-cycle.ts'
import { startIndexSync } from './index-sync.ts'
import {
  createPersonalizedSearch,
  type PersonalizedIndex,
  type QueryableIndex,
  type SeekerSearchData,
  type SeekerViewer,
} from './personalization.ts'
import type { OpenedJobIndex } from './port.ts'
import { type RecentJobs, recentJobs } from './recent-jobs.ts'
import type { IndexAddress } from './remote/address.ts'
import { createIndexServer } from './remote/index-server.ts'
import { openRemoteIndex } from './remote/remote-index.ts'
import { searchRoutes } from './routes.ts'
import { jobRecipe } from './schema.ts'
import { createJobSearchService } from './search-service.ts'
import type { NearWork } from './similar-titles.ts'

export type { Doc, Hit, SearchQuery, SearchResult } from '@hanap/search-engine/schema'
export type { IndexRecipe, IndexSource } from './collection/index-source.ts'
export { WORKPLACE_IDS } from './documents.ts'
export type { QueryableIndex } from './personalization.ts'
export { parseReportArguments, ReportUsageError, SEARCH_QUALITY_HELP } from './quality-arguments.ts'
export { searchAnswerReport, searchQualityReport } from './quality-report.ts'
export type { RecentJobs } from './recent-jobs.ts'
export { indexAddress, localIndexAddress } from './remote/address.ts'
export { retention } from './retention.ts'
export { monthlySalary } from './salary.ts'
export { createSavedSearchMatcher, type SavedSearch, savedSearchQuery } from './saved-searches.ts'
export { createSuggestions } from './suggestions/index.ts'

/** A second index beside that of jobs: people who may be found. */
export interface TalentCollection {
  recipe: IndexRecipe
  source: IndexSource<{ id: string }>
  folder: string
  /** Whether there is anybody to be found: else the index is opened when somebody searches. */
  hasDocuments(): Promise<boolean>
}

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
  talents: TalentCollection
  /** Another index in the place of both. */
  open?: (place: EmbeddedIndexOptions) => Promise<OpenedJobIndex>
}

const REMOTE_TIME_LIMIT_MS = 2000

/** The cluster's client is loaded only where there is a cluster. */
const clusterOpener = (urls: readonly string[]) => async (place: EmbeddedIndexOptions) => {
  const { openCluster } = await import('./opensearch/index.ts')
  const { schema, fingerprint } = place.recipe ?? jobRecipe
  return openCluster({ ...place, urls, schema, fingerprint: fingerprint() })
}

/** Open jobs of the market that fit the viewer's preferences, the best first, without `except`; null without preferences. */
export type MatchingJobs = (
  viewer: SeekerViewer,
  except: readonly string[],
) => Promise<{ jobs: JobFacts[]; match: PersonalizedIndex['match'] } | null>

export interface SearchModule extends ServerModule {
  search: JobSearchService
  talents: QueryableIndex
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
  talents,
  open = openSearch ? clusterOpener(openSearch) : openEmbedded,
}: SearchDeps): SearchModule => {
  const limitMs = timeLimitMs ?? REMOTE_TIME_LIMIT_MS
  const follow =
    (collection: {
      recipe: IndexRecipe
      source: IndexSource<{ id: string }>
      folder: string
      suffix?: string
    }) =>
    (events: IndexEvents) =>
      startIndexSync({
        db,
        listener,
        source: collection.source,
        open: async (installation, isFresh) => {
          const opened = await open({
            recipe: collection.recipe,
            folder: collection.folder,
            timeLimitMs,
            installation: installation + (collection.suffix ?? ''),
            isFresh,
            onError,
            onLost: events.lost,
          })
          if (opened.hasEarlierIndex && opened.position === null) events.answers(opened.index)
          return opened
        },
        changed: tags => {
          changed(tags)
          server?.changed(tags)
        },
        onError,
      })
  const life = createIndexLifeCycle({
    open: remote
      ? () => openRemoteIndex({ collection: 'jobs', addresses: remote, timeLimitMs: limitMs, changed })
      : follow({ recipe: jobRecipe, source: jobSource(jobs), folder }),
    onError,
  })
  const talentLife = createIndexLifeCycle({
    open: remote
      ? () =>
          openRemoteIndex({
            collection: 'talents',
            addresses: remote,
            timeLimitMs: limitMs,
            changed: () => undefined,
          })
      : follow({ ...talents, suffix: '-talents' }),
    onError,
  })
  const answering =
    ({ answering }: IndexLifeCycle) =>
    () => {
      const index = answering()
      if (!index) throw new Refusal('not_ready', { retryAfter: 1 })
      return index
    }
  const current = answering(life)
  const talentIndex = openOnDemand(talentLife, answering(talentLife), async () =>
    remote ? false : talents.hasDocuments(),
  )
  const served = {
    jobs: { index: current, caughtUp: life.caughtUp },
    talents: { index: () => talentIndex.index, caughtUp: talentIndex.caughtUp },
  }
  const server =
    servedAt && createIndexServer({ address: servedAt, served: collection => served[collection], onError })
  const personal = createPersonalizedSearch(own)
  const search = createJobSearchService(current, jobs, searched, personal, nearWork)

  return {
    search,
    talents: talentIndex.index,
    matchingJobs: (viewer, except) => personal.matchingJobs(current(), viewer, except),
    recent: async (search, since, viewer) => {
      const { index } = await personal.indexFor(current(), viewer, { mayReorder: false })
      return recentJobs(index, search, since)
    },
    routes: searchRoutes(search),
    queues: { index: life.behind },
    start: async () => {
      await Promise.all([life.start(), talentIndex.start()])
      // Who asks waits for the connection, rather than being refused until the index is there.
      await server?.start()
    },
    stop: async () => {
      await server?.stop()
      await Promise.all([life.stop(), talentIndex.stop()])
    },
    caughtUp: life.caughtUp,
  }
}
