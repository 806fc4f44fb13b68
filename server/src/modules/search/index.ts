import type { Sql } from 'postgres'
import type { Db } from '../../db/client.ts'
import type { Module } from '../../http/module.ts'
import { Refusal } from '../../http/refusal.ts'
import type { JobSearch, Jobs } from '../jobs/index.ts'
import type { AnsweredSearch } from '../logs/index.ts'
import { jobSearch } from './answer.ts'
import { openEmbedded } from './embedded.ts'
import { keepIndex } from './keeper.ts'
import { personalSearch, type SeekersOwn } from './personal.ts'
import { searchRoutes } from './routes.ts'

export interface SearchDeps {
  db: Db
  /** For the outbox's wake-up calls; takes a connection of its own. */
  listen: Sql
  jobs: Jobs
  /** Where the embedded index is kept between starts. */
  folder: string
  /** Told which pages' contents have changed: `job:<id>`, `company:<id>`, `market:<key>`. */
  changed(tags: readonly string[]): void
  /** What seekers want and do not want of searches. */
  own: SeekersOwn
  /** Told of every search that was answered. */
  searched(search: AnsweredSearch): void
  onError(error: unknown): void
  /** Another index in the embedded one's place. */
  open?: typeof openEmbedded
}

export interface SearchModule extends Module {
  search: JobSearch
  /** Resolves when every change committed by now is found. */
  caughtUp(): Promise<void>
}

/** Finding jobs (call 001, and 002 and 003 through the jobs module). Before `start` has resolved it refuses with 503. */
export const searchModule = ({
  db,
  listen,
  jobs,
  folder,
  changed,
  own,
  searched,
  onError,
  open = openEmbedded,
}: SearchDeps): SearchModule => {
  let kept: Awaited<ReturnType<typeof keepIndex>> | undefined
  let isStopped = false
  let starting: Promise<void> = Promise.resolve()

  const search = jobSearch(
    () => {
      if (!kept) throw new Refusal('not_ready', { retryAfter: 1 })
      return kept.index
    },
    jobs,
    searched,
    personalSearch(own),
  )

  const start = async () => {
    kept = await keepIndex({
      db,
      listen,
      jobs,
      open: (installation, isFresh) => open({ folder, installation, isFresh, onError, onLost: restart }),
      changed,
      onError,
    })
  }

  /** The worker is gone: another one takes up what is kept. */
  const restart = () => {
    if (isStopped) return
    onError(new Error('The search index was lost and is opened again'))
    const lost = kept
    kept = undefined
    starting = starting
      .then(() => lost?.abandon())
      .then(start)
      .catch(onError)
  }

  return {
    search,
    routes: searchRoutes(search),
    start,
    stop: async () => {
      isStopped = true
      await starting
      await kept?.stop()
    },
    caughtUp: async () => kept?.caughtUp(),
  }
}
