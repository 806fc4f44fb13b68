import { setTimeout as pause } from 'node:timers/promises'
import type { Module } from '../../calls/module.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { JobFacts, JobSearch, Jobs } from '../jobs/index.ts'
import type { AnsweredSearch } from '../logs/index.ts'
import { jobSearch } from './answer.ts'
import { type EmbeddedPlace, openEmbedded } from './embedded.ts'
import { keepIndex } from './keeper.ts'
import { type PersonalIndex, personalSearch, type SeekersOwn, type SeekersReader } from './personal.ts'
import { type OpenedIndex, type SearchIndex, Unreachable } from './port.ts'
import { type RecentJobs, recentJobs } from './recent.ts'
import { searchRoutes } from './routes.ts'
import { fingerprint, jobSchema } from './schema.ts'
import type { NearWork } from './similar-titles.ts'

export { WORKPLACE_IDS } from './documents.ts'
export { createKeptSearches, type KeptSearch, keptQuery } from './kept-searches.ts'
export { parseReportArguments, ReportUsageError, SEARCH_QUALITY_HELP } from './quality-arguments.ts'
export { searchAnswerReport, searchQualityReport } from './quality-report.ts'
export type { RecentJobs } from './recent.ts'
export { retention } from './retention.ts'
export { monthlySalary } from './salary.ts'
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
  /** Told which pages' contents have changed: `job:<id>`, `company:<id>`, `market:<key>`. */
  changed(tags: readonly string[]): void
  /** What seekers want and do not want of searches. */
  own: SeekersOwn
  /** Tells jobs of other work from those whose titles are like a search. */
  nearWork: NearWork
  /** Told of every search that was answered. */
  searched(search: AnsweredSearch): void
  onError(error: unknown): void
  /** Another index in the place of both. */
  open?: (place: EmbeddedPlace) => Promise<OpenedIndex>
}

const AGAIN_AFTER_MS = 2000

/** The cluster's client is loaded only where there is a cluster. */
const clusterOpener = (urls: readonly string[]) => async (place: EmbeddedPlace) => {
  const { openCluster } = await import('./opensearch/index.ts')
  return openCluster({ ...place, urls, schema: jobSchema, fingerprint: fingerprint() })
}

/** Open jobs of the market that fit the reader's preferences, the best first, without `except`; null without preferences. */
export type FittingJobs = (
  reader: SeekersReader,
  except: readonly string[],
) => Promise<{ jobs: JobFacts[]; match: PersonalIndex['match'] } | null>

export interface SearchModule extends Module {
  search: JobSearch
  fitting: FittingJobs
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
  open = openSearch ? clusterOpener(openSearch) : openEmbedded,
}: SearchDeps): SearchModule => {
  let kept: Awaited<ReturnType<typeof keepIndex>> | undefined
  /** Answers while the index is filled. */
  let meanwhile: SearchIndex | undefined
  let starting: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  const current = () => {
    const index = kept?.index ?? meanwhile
    if (!index) throw new Refusal('not_ready', { retryAfter: 1 })
    return index
  }
  const personal = personalSearch(own)
  const search = jobSearch(current, jobs, searched, personal, nearWork)

  const keep = async (answers: () => void) => {
    let opened: OpenedIndex | undefined
    try {
      kept = await keepIndex({
        db,
        listener,
        jobs,
        open: async (installation, isFresh) => {
          opened = await open({ folder, timeLimitMs, installation, isFresh, onError, onLost: restart })
          if (opened.isAnswering && opened.position === null) {
            meanwhile = opened.index
            answers()
          }
          return opened
        },
        changed,
        onError,
      })
    } catch (error) {
      await opened?.index.close()
      throw error
    } finally {
      meanwhile = undefined
    }
  }

  /** Goes on trying while the place of the index does not answer. `answers` is called when nobody has to wait for the rest. */
  const keepOnTrying = async (answers: () => void) => {
    while (!stopping.signal.aborted) {
      try {
        return await keep(answers)
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error
        onError(error)
        answers()
        await pause(AGAIN_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  /** The index is gone: another one takes up what is kept. */
  const restart = () => {
    if (stopping.signal.aborted) return
    onError(new Error('The search index was lost; reopening it'))
    const lost = kept
    kept = undefined
    starting = starting
      .then(() => lost?.abandon())
      .then(() => keepOnTrying(() => undefined))
      .catch(onError)
  }

  return {
    search,
    fitting: (reader, except) => personal.fitting(current(), reader, except),
    recent: async (search, since, reader) => {
      const { index } = await personal.indexFor(current(), reader, { isOrdered: false })
      return recentJobs(index, search, since)
    },
    routes: searchRoutes(search),
    start: async () => {
      const early = Promise.withResolvers<void>()
      const trying = keepOnTrying(early.resolve)
      await Promise.race([trying, early.promise])
      starting = trying.catch(onError)
    },
    stop: async () => {
      stopping.abort()
      await starting
      await kept?.stop()
    },
    caughtUp: async () => kept?.caughtUp(),
  }
}
