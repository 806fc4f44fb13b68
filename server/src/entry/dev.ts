import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, watch } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgresCluster } from '../db/embedded/cluster.ts'
import { lockFolder } from './lock.ts'
import { progress } from './progress.ts'
import { InvalidSetting, readSettings } from './settings/settings.ts'
import { dueAfter } from './source-change.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const WATCHED = [
  'contracts',
  'demo',
  'i18n',
  'job-import',
  'markets',
  'resume-parser',
  'resume-templates',
  'search-engine',
  'server',
  'web',
]

/** Editors write a file in several steps, and some write many at once. */
const SETTLED_MS = 60

const buildStamps = () =>
  ['jobseeker', 'employer', 'resume-builder', 'academy', 'operator']
    .map(site => join(root, 'web', site, 'build/.stamp'))
    .map(file => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join()

/** npm run dev: the server, started anew on a change, on a PostgreSQL that stays. */
const main = async () => {
  const settings = readSettings(process.env)
  if (settings.isProduction)
    throw new InvalidSetting('npm run dev is for development: HANAP_ENV is production')
  const lock = await lockFolder(settings.DATA_DIR)
  if ('heldBy' in lock)
    throw new InvalidSetting(`Hanap is already running on ${settings.DATA_DIR} (process ${lock.heldBy}).`)
  const cluster =
    settings.DATABASE_URL === undefined
      ? await progress('PostgreSQL', () => startPostgresCluster(join(settings.DATA_DIR, 'postgres')))
      : undefined

  let server: ChildProcess | undefined
  let build: ChildProcess | undefined
  let isEnding = false

  const startServer = () => {
    server = spawn(process.execPath, [join(root, 'server/src/entry/start.ts'), '--live-reload'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Its own process group: a terminal's Ctrl-C reaches this process, which ends it.
      detached: true,
      env: {
        ...process.env,
        DATABASE_URL: settings.DATABASE_URL ?? cluster?.url,
        WEB_PROCESSES: '1',
        // A quarter of a start is reading code that has not changed.
        NODE_COMPILE_CACHE: join(root, '.hanap/compile-cache'),
      },
    })
    server.once('exit', code => {
      if (code) process.stderr.write(`The server ended with ${code}; the next change starts it anew.\n`)
    })
  }
  const stopServer = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  let restarting = Promise.resolve()
  const restart = () => {
    restarting = restarting.then(async () => {
      await stopServer()
      if (!isEnding) startServer()
    })
    return restarting
  }
  /** Builds what is no longer current; says whether there is something new. */
  const buildSites = async () => {
    const before = buildStamps()
    build = spawn(process.execPath, [join(root, 'scripts/build-sites.mjs')], {
      cwd: root,
      stdio: 'inherit',
      // Its own process group, which ends as a whole.
      detached: true,
    })
    const [code] = await once(build, 'exit')
    build = undefined
    return code === 0 && buildStamps() !== before
  }

  let due = { server: false, sites: false }
  let isBuilding = false
  /** A change of the server does not wait for a build that is under way. */
  const work = async () => {
    if (due.server) {
      due.server = false
      await restart()
    }
    if (isBuilding) return
    isBuilding = true
    while (!isEnding && due.sites) {
      due.sites = false
      if (await buildSites()) await restart()
    }
    isBuilding = false
  }
  let timer: NodeJS.Timeout | undefined
  const workSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void work(), SETTLED_MS)
  }

  const watchers = WATCHED.map(folder =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      const after = dueAfter(`${folder}/${(name ?? '').split(sep).join('/')}`)
      if (!after.server && !after.sites) return
      due = { server: due.server || after.server, sites: due.sites || after.sites }
      workSoon()
    }),
  )

  const end = async () => {
    if (isEnding) return
    isEnding = true
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
    if (build?.pid !== undefined) process.kill(-build.pid)
    await restarting
    await stopServer()
    await cluster?.stop()
    lock.release()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end())
  process.on('disconnect', () => void end())

  startServer()
  if (server) await once(server, 'message')
  // What changed while nobody watched: until then the last builds answer.
  due.sites = true
  await work()
}

main().catch(error => {
  process.stderr.write(`${error instanceof InvalidSetting ? error.message : error}\n`)
  process.exit(1)
})
