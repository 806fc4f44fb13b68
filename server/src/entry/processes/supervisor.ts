import { fork } from 'node:child_process'
import cluster from 'node:cluster'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgresCluster } from '../../db/embedded/cluster.ts'
import { createLog } from '../../logging/log.ts'
import { startSingpassSandbox } from '../../sandbox/singpass/start.ts'
import { createMemoryCounter } from '../../security/rate-limits.ts'
import { progress } from '../progress.ts'
import type { Settings } from '../settings/settings.ts'
import { type SupervisedProcess, superviseChild } from './child.ts'
import type { ChildMessage, ParentRequest } from './messages.ts'

const START = fileURLToPath(new URL('../start.ts', import.meta.url))

/** Of all processes of one machine together; PostgreSQL's own limit is 100 unless somebody changed it. */
const MAX_CONNECTIONS = 50
const MIN_PER_PROCESS = 3

export interface Supervision {
  port: number
  demo: Extract<ChildMessage, { kind: 'ready' }>['demo']
  /** Ends the processes that answer; the second time without waiting for those who should go elsewhere. */
  endWeb(): Promise<void>
  /** Ends what is left. */
  end(): Promise<void>
}

/**
 * A machine's processes: several that answer on one port, and one with the index and the work in the background, which they ask
 * for what is found. Each is started again when it ends. This one holds the database where it is the project's own, hands
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

  const { WEB_PROCESSES: webProcesses } = settings
  const connections = Math.max(
    MIN_PER_PROCESS,
    Math.min(settings.DATABASE_CONNECTIONS, Math.floor(MAX_CONNECTIONS / (webProcesses + 1))),
  )
  /** Each tells its metrics on a port of its own, one after the other. */
  const metricsPort = (at: number) =>
    settings.METRICS_PORT === undefined
      ? {}
      : { METRICS_PORT: String(settings.METRICS_PORT && settings.METRICS_PORT + at) }
  const environmentOf = (role: string, at: number) => ({
    ...process.env,
    ...singpass?.environment,
    DATABASE_URL: url,
    DATABASE_CONNECTIONS: String(connections),
    WEB_PROCESSES: '1',
    ROLE: role,
    ...metricsPort(at),
  })
  const lostOf = (name: string) => (how: string) =>
    log.error(`a ${name} process ended with ${how}; starting another one`)

  const backend = superviseChild({
    fork: () => fork(START, ['--child'], { env: environmentOf('worker,search', 0) }),
    answer,
    lost: lostOf('worker and search'),
  })
  const web: SupervisedProcess[] = []
  const endWeb = async () => {
    await Promise.all(web.map(each => each.end()))
  }
  stops.push(async () => {
    await endWeb()
    await backend.end()
  })
  const { demo } = await backend.ready

  // They accept from one socket. Of connections that are handed out, those of a process that is killed meanwhile stay open for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: START, args: ['--child'] })
  const startWeb = async (at: number) => {
    const child = superviseChild({
      fork: () => cluster.fork(environmentOf('web', at)),
      answer,
      lost: lostOf('web'),
    })
    web.push(child)
    return child.ready
  }
  // Where the port is taken, one says so.
  const { port = settings.PORT } = await startWeb(1)
  await Promise.all(Array.from({ length: webProcesses - 1 }, (_, at) => startWeb(at + 2)))
  singpass?.serve(port)
  return { port, demo, endWeb, end: backend.end }
}
