import { join } from 'node:path'
import { connectDatabase } from '../db/client.ts'
import { startPostgresCluster } from '../db/embedded/cluster.ts'
import { migrate } from '../db/migrate.ts'
import { guardTransactions } from '../db/transaction-guard.ts'
import type { DemoLogins } from '../demo/demo-logins.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { createLog } from '../logging/log.ts'
import { startSingpassSandbox } from '../sandbox/singpass/start.ts'
import { createApp, type SharedParts } from './app.ts'
import { finishingMigrations } from './finishing-migrations.ts'
import { listen } from './listen.ts'
import { isLiveReload, liveReload } from './live-reload.ts'
import { progress } from './progress.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { loadSites } from './sites.ts'
import { countForParent, startWatching } from './watching.ts'

export type Shutdown = () => Promise<void> | void

export interface ServeOptions {
  /** Where this is one of several processes that another one started. */
  shared: SharedParts | undefined
}

export interface Serving {
  /** Absent where nothing is answered. */
  port: number | undefined
  demo: DemoLogins | undefined
  /** Has all that comes go to another process, for as long as the settings say; see `App.drain`. */
  drain(signal: AbortSignal): Promise<void>
}

/** Brings the database's tables up to date, and fills them where this is no production. */
const prepare = async (url: string, { isProduction, roles, DATA_DIR, DEMO_DATA: size }: Settings) => {
  const connection = connectDatabase(url, { max: 2, allowsLongStatements: true })
  try {
    const migrating = async () => {
      const applied = await migrate(connection)
      return applied.length > 0 ? `${applied.length} applied` : undefined
    }
    if (!roles.has('worker')) {
      await migrating()
      return undefined
    }
    await progress('Database migrations', migrating)
    if (isProduction) return undefined
    return await progress('Demo data', () =>
      loadDemo({ db: connection.db, dataDir: DATA_DIR, now: new Date(), size }),
    )
  } finally {
    await connection.close()
  }
}

/** Brings the parts of a process up in order; what came up is in `stops`, to be stopped in reverse. */
export const startServing = async (
  settings: Settings,
  stops: Shutdown[],
  { shared }: ServeOptions,
): Promise<Serving> => {
  const log = createLog(settings.LOG_LEVEL)
  if (!settings.isProduction)
    guardTransactions(error => log.error({ err: error }, 'slow work inside a database transaction'))
  let url = settings.DATABASE_URL
  if (url === undefined) {
    const cluster = await progress('PostgreSQL', () =>
      startPostgresCluster(join(settings.DATA_DIR, 'postgres'), {
        onLost: () => log.error('PostgreSQL stopped unexpectedly; restarting it'),
        onError: error => log.error({ err: error }, 'could not restart PostgreSQL'),
      }),
    )
    stops.push(cluster.stop)
    url = cluster.url
  }
  const demo = await prepare(url, settings)
  const connection = connectDatabase(url, {
    max: settings.DATABASE_CONNECTIONS,
    changed: isThere =>
      isThere ? log.info('the database is reachable again') : log.error('the database is unreachable'),
  })
  stops.push(connection.close)
  if (settings.FINISH_MIGRATIONS === 'auto' && settings.roles.has('worker')) {
    const finishing = finishingMigrations({ url, log })
    stops.push(finishing.stop)
    void finishing.start()
  }
  const isAnswering = settings.roles.has('web')
  const sites = isAnswering ? await loadSites() : {}
  const singpass =
    settings.isProduction || settings.SINGPASS_ISSUER || !isAnswering
      ? undefined
      : await startSingpassSandbox(settings.BASE_HOST)
  if (singpass) stops.push(singpass.stop)
  const complete = singpass ? readSettings({ ...process.env, ...singpass.environment }) : settings
  const watching = shared ? undefined : await startWatching(settings, log)
  if (watching) stops.push(watching.stop)
  const metrics = shared ? await countForParent(settings, log) : watching?.metrics
  const app = createApp({ connection, settings: complete, log, sites, shared, metrics })
  stops.push(app.stop)
  if (settings.roles.has('search')) await progress('Search index and workers', app.start)
  else await app.start()
  if (!isAnswering) return { port: undefined, demo, drain: async () => undefined }
  const isLive = isLiveReload(process.argv, settings.isProduction)
  const live = isLive ? liveReload(app.fetch) : undefined
  const server = await listen(
    live?.fetch ?? app.fetch,
    { host: settings.HOST, port: settings.PORT },
    app.upgrade,
  )
  stops.push(server.stop)
  if (live) stops.push(live.stop)
  singpass?.serve(server.port)
  const drain = async (signal: AbortSignal) => {
    if (settings.DRAIN_SECONDS === 0) return
    server.drain()
    await app.drain(settings.DRAIN_SECONDS * 1000, signal)
  }
  return { port: server.port, demo, drain }
}
