import cluster from 'node:cluster'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgresCluster } from '../../db/embedded/cluster.ts'
import { createLog } from '../../logging/log.ts'
import { startSingpassSandbox } from '../../sandbox/singpass/start.ts'
import { createMemoryCounter } from '../../security/rate-limits.ts'
import { progress } from '../progress.ts'
import type { Settings } from '../settings/settings.ts'
import { watchChildren } from '../watching.ts'
import { type SupervisedProcess, superviseChild } from './child.ts'
import { type ProcessRole, processRoles } from './layout.ts'
import type { ChildMessage, ParentRequest } from './messages.ts'

const START = fileURLToPath(new URL('../start.ts', import.meta.url))

/** Of all processes of one machine together; PostgreSQL's own limit is 100 unless somebody changed it. */
const MAX_CONNECTIONS = 50
const MIN_PER_PROCESS = 3
const MIN_CACHE_MB = 8

export interface Supervision {
  port: number
  demo: Extract<ChildMessage, { kind: 'ready' }>['demo']
  /** Ends the processes, the one that the others ask last; the second time without waiting for those who should go elsewhere. */
  endAll(): Promise<void>
}

/**
 * A machine's processes: several that answer on one port, and one of these or one more with the index and the work in the
 * background, which the others ask for what is found. Each is started again when it ends. This one holds the database where it is the project's own, hands
 * connections out, counts the limits that all share, and does nothing else, so that it does not end by itself.
 */
export const startSupervision = async (
  settings: Settings,
  stops: (() => Promise<void> | void)[],
): Promise<Supervision> => {
  const log = createLog(settings.LOG_LEVEL)
  let url = settings.DATABASE_URL
  if (url === undefined) {
    const postgres = await progress('PostgreSQL', () =>
      startPostgresCluster(join(settings.DATA_DIR, 'postgres'), {
        onLost: () => log.error('PostgreSQL stopped unexpectedly; restarting it'),
        onError: error => log.error({ err: error }, 'could not restart PostgreSQL'),
      }),
    )
    stops.push(postgres.stop)
    url = postgres.url
  }
  const singpass =
    settings.isProduction || settings.SINGPASS_ISSUER
      ? undefined
      : await startSingpassSandbox(settings.BASE_HOST)
  if (singpass) stops.push(singpass.stop)

  let sandbox: Promise<ReturnType<typeof import('../sandbox.ts')['createSandbox']>> | undefined
  stops.push(async () => {
    await (await sandbox)?.stop?.()
  })
  const counter = createMemoryCounter()
  const answer = async (request: ParentRequest): Promise<unknown> => {
    if (request.call === 'count') return counter(request.input)
    // Most never log in with a stand-in: what that takes is loaded when somebody does.
    sandbox ??= import('../sandbox.ts').then(({ createSandbox }) => createSandbox(settings.BASE_HOST))
    return (await sandbox).settings()
  }

  const roles = processRoles(settings.WEB_PROCESSES)
  const connections = Math.max(
    MIN_PER_PROCESS,
    Math.min(settings.DATABASE_CONNECTIONS, Math.floor(MAX_CONNECTIONS / roles.length)),
  )
  const environmentOf = (role: ProcessRole) => ({
    ...process.env,
    ...singpass?.environment,
    DATABASE_URL: url,
    DATABASE_CONNECTIONS: String(connections),
    PAGE_CACHE_MB: String(
      Math.max(MIN_CACHE_MB, Math.floor(settings.PAGE_CACHE_MB / settings.WEB_PROCESSES)),
    ),
    WEB_PROCESSES: '1',
    ROLE: role,
    SEARCH_URL: settings.SEARCH_URL?.join(',') ?? settings.SEARCH_LISTEN,
  })

  // They accept from one socket. Of connections that are handed out, those of a process that is killed meanwhile stay open for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: START, args: ['--child'] })
  const processes: SupervisedProcess[] = []
  const start = (role: ProcessRole) => {
    const child = superviseChild({
      fork: () => cluster.fork(environmentOf(role)),
      answer,
      lost: how => log.error(`a process (${role}) ended with ${how}; starting another one`),
      replaced: () => log.info(`another process (${role}) has taken its place`),
    })
    processes.push(child)
    return child.ready
  }
  const endAll = async () => {
    const [first, ...others] = processes
    const ended = first?.end()
    await Promise.all(others.map(each => each.end()))
    first?.tell({ kind: 'alone' })
    await ended
  }
  stops.push(endAll)
  const watching = await watchChildren(settings, log, () => processes.flatMap(each => each.current() ?? []))
  if (watching) stops.push(watching.stop)

  const [firstRole, ...otherRoles] = roles
  const first = await start(firstRole)
  // Where the port is taken, one says so.
  const [secondRole, ...furtherRoles] = otherRoles
  const second = secondRole && (await start(secondRole))
  await Promise.all(furtherRoles.map(start))
  const port = first.port ?? second?.port ?? settings.PORT
  singpass?.serve(port)
  return { port, demo: first.demo, endAll }
}
