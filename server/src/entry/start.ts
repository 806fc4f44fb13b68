import { join } from 'node:path'
import { connectDatabase } from '../db/client.ts'
import { startPostgresCluster } from '../db/embedded/cluster.ts'
import { migrate } from '../db/migrate.ts'
import { guardTransactions } from '../db/transaction-guard.ts'
import { type DemoLogins, loadDemo } from '../demo/load-demo.ts'
import { createLog } from '../logging/log.ts'
import { startSingpassSandbox } from '../sandbox/singpass/start.ts'
import { createApp } from './app.ts'
import { finishingMigrations } from './finishing-migrations.ts'
import { listen } from './listen.ts'
import { isLiveReload, liveReload } from './live-reload.ts'
import { lockFolder } from './lock.ts'
import { progress } from './progress.ts'
import { InvalidSetting, readSettings, type Settings } from './settings/settings.ts'
import { loadSites } from './sites.ts'
import { startWatching } from './watching.ts'

type Shutdown = () => Promise<void> | void

/** Brings the database's tables up to date, and fills them where this is no production. */
const prepare = async (url: string, settings: Settings) => {
  const connection = connectDatabase(url, { max: 2, allowsLongStatements: true })
  try {
    await progress('Database migrations', async () => {
      const applied = await migrate(connection)
      return applied.length > 0 ? `${applied.length} applied` : undefined
    })
    if (settings.isProduction) return undefined
    return await progress('Demo data', () =>
      loadDemo({ db: connection.db, dataDir: settings.DATA_DIR, now: new Date() }),
    )
  } finally {
    await connection.close()
  }
}

/** Brings the parts up in order; what came up is in `stops`, to be stopped in reverse. */
const startUp = async (settings: Settings, stops: Shutdown[]) => {
  const log = createLog(settings.LOG_LEVEL)
  const lock = await lockFolder(settings.DATA_DIR)
  if ('heldBy' in lock)
    throw new InvalidSetting(
      `Hanap is already running on ${settings.DATA_DIR} (process ${lock.heldBy}). Stop it first, or set another DATA_DIR.`,
    )
  stops.push(lock.release)

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
    changed: isThere =>
      isThere ? log.info('the database is reachable again') : log.error('the database is unreachable'),
  })
  stops.push(connection.close)
  if (settings.FINISH_MIGRATIONS === 'auto') {
    const finishing = finishingMigrations({ url, log })
    stops.push(finishing.stop)
    void finishing.start()
  }
  const sites = await loadSites()
  const singpass =
    settings.isProduction || settings.SINGPASS_ISSUER
      ? undefined
      : await startSingpassSandbox(settings.BASE_HOST)
  if (singpass) stops.push(singpass.stop)
  const complete = singpass ? readSettings({ ...process.env, ...singpass.environment }) : settings
  const watching = await startWatching(settings, log)
  if (watching) stops.push(watching.stop)
  const app = createApp({ connection, settings: complete, log, sites, metrics: watching?.metrics })
  stops.push(app.stop)
  await progress('Search index and workers', app.start)
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
  return { port: server.port, demo }
}

const main = async () => {
  const settings = readSettings(process.env)
  const stops: Shutdown[] = []
  let ending: Promise<void> | undefined

  const end = (code: number) => {
    ending ??= (async () => {
      for (const stop of stops.toReversed()) await stop()
      process.exit(code)
    })()
    return ending
  }
  const endBySignal = () => void end(0)
  process.on('SIGTERM', endBySignal)
  process.on('SIGINT', endBySignal)
  process.on('SIGHUP', endBySignal)
  // The starter holds this channel: it ends with the starter, however that ended.
  process.on('disconnect', endBySignal)

  try {
    const { port, demo } = await startUp(settings, stops)
    if (!ending) greet(settings, port, demo)
    if (isLiveReload(process.argv, settings.isProduction)) process.send?.('up')
  } catch (error) {
    if (!ending)
      process.stderr.write(
        `\n${error instanceof InvalidSetting ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
      )
    await end(1)
  }
}

const greet = ({ BASE_HOST, isProduction }: Settings, port: number, demo: DemoLogins | undefined) => {
  const at = (label: string) => `http://${label}${BASE_HOST}:${port}`
  const lines = [
    ['Job seekers', `${at('')}   (other markets: ${at('sg.')}, ${at('jp.')}, …)`],
    ['Employers', at('employer.')],
    ['API', `${at('')}/api/docs`],
    ...(isProduction ? [] : [['Outgoing mail', `${at('')}/mail`]]),
    ...(demo
      ? [
          ['Demo seeker', `${demo.seeker.email}   password ${demo.seeker.password}`],
          ['Demo recruiter', `${demo.recruiter.email}   password ${demo.recruiter.password}`],
        ]
      : []),
    ['To stop', 'press Ctrl-C'],
  ]
  process.stdout.write(
    `\nHanap is running.\n\n${lines.map(([name = '', text]) => `  ${name.padEnd(15)} ${text}`).join('\n')}\n`,
  )
}

main().catch(error => {
  process.stderr.write(`${error instanceof InvalidSetting ? error.message : error}\n`)
  process.exit(1)
})
