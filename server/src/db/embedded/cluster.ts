import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { postgresFolder } from './binaries.ts'

/** PostgreSQL refuses to run as root: the cluster belongs to `nobody` then. */
const NOBODY = 65534
const USER = 'hanap'
const DATABASE = 'hanap'
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 20_000
const AGAIN_AFTER_MS = 2000

export interface PostgresCluster {
  url: string
  /** Address of another database of the same cluster. */
  urlOf(database: string): string
  stop(): Promise<void>
}

interface ProcessOwner {
  uid?: number
  gid?: number
}

const isRoot = () => process.getuid?.() === 0

const ownerOf = (data: string): ProcessOwner => {
  if (!isRoot()) return {}
  const { uid, gid } = statSync(data)
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid }
}

/**
 * As root the cluster's user may be unable to walk to its folder. The process starts inside the folder and
 * names it by this path, which needs no walk.
 */
const dataArgument = (data: string) => (isRoot() && process.platform === 'linux' ? '/proc/self/cwd' : data)

const run = (file: string, args: string[], data: string, owner: ProcessOwner): ChildProcess => {
  const child = spawn(file, args, {
    cwd: data,
    ...owner,
    // Its own process group: Ctrl-C in a terminal must not reach it before the server let go of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH ?? '' },
  })
  // Whoever is ended while it starts the cluster has nothing else to stop it by.
  const interrupt = () => child.kill('SIGINT')
  process.once('exit', interrupt)
  child.once('exit', () => process.off('exit', interrupt))
  return child
}

const outputOf = (child: ChildProcess) => {
  let text = ''
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-8000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return () => text
}

const initialise = async (folder: string, data: string, owner: ProcessOwner, password: string) => {
  const secrets = mkdtempSync(join(tmpdir(), 'hanap-init-'))
  try {
    const file = join(secrets, 'password')
    writeFileSync(file, `${password}\n`, { mode: 0o600 })
    if (owner.uid !== undefined && owner.gid !== undefined) {
      chownSync(secrets, owner.uid, owner.gid)
      chownSync(file, owner.uid, owner.gid)
    }
    const child = run(
      join(folder, 'bin', 'initdb'),
      [
        ...['-D', dataArgument(data), '-U', USER, `--pwfile=${file}`, '--auth=scram-sha-256'],
        ...[
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--no-instructions',
        ],
      ],
      data,
      owner,
    )
    const output = outputOf(child)
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`PostgreSQL could not be set up in ${data}: ${output()}`)
  } finally {
    rmSync(secrets, { recursive: true, force: true })
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const waitUntil = async (condition: () => boolean, timeoutMs: number) => {
  const end = Date.now() + timeoutMs
  while (!condition()) {
    if (Date.now() > end) return false
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  return true
}

/** Whether the process is a postmaster and not a later one that was given the same number. */
const isPostmaster = (pid: number) => {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1)[0]?.endsWith('/postgres') ?? false
  } catch {
    return false
  }
}

/** Ends a postmaster that a killed server left behind on this folder. */
const endLeftover = async (data: string) => {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !isPostmaster(pid)) return
  process.kill(pid, 'SIGINT')
  if (await waitUntil(() => !isAlive(pid), STOP_TIMEOUT_MS)) return
  process.kill(pid, 'SIGQUIT')
  await waitUntil(() => !isAlive(pid), STOP_TIMEOUT_MS)
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

const canConnect = async (url: string) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** Starts the postmaster; an earlier one's children may hold its memory for some seconds after a kill. */
const launch = async (
  folder: string,
  data: string,
  owner: ProcessOwner,
  port: number,
  url: string,
  settings: string[],
) => {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const child = run(
      join(folder, 'bin', 'postgres'),
      [
        '-D',
        dataArgument(data),
        '-p',
        String(port),
        '-k',
        '',
        '-c',
        'listen_addresses=127.0.0.1',
        ...settings,
      ],
      data,
      owner,
    )
    const output = outputOf(child)
    let hasEnded = false
    child.once('exit', () => {
      hasEnded = true
    })
    while (!hasEnded && Date.now() < end) {
      if (await canConnect(url)) return child
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    if (!hasEnded) child.kill('SIGQUIT')
    if (Date.now() >= end || !/already|in use|lock file/i.test(output()))
      throw new Error(`PostgreSQL did not start in ${data}: ${output()}`)
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

export interface PostgresClusterOptions {
  /** Gives up safety at a power cut for speed: for tests only. */
  isThrowaway?: boolean
  /** Further settings of PostgreSQL, as `name=value`; they go before ours. */
  settings?: readonly string[]
  /** Called when the postmaster has ended though nobody asked it to; it is started again. */
  onLost?: () => void
  /** Called when it could not be started again, each time that this was tried. */
  onError?: (error: unknown) => void
}

/**
 * PostgreSQL of the project's own in `folder` (`data/` and the password beside it), made when there is none,
 * listening on a free port of 127.0.0.1. Survives that any of its processes is killed: it is started again on its port.
 */
export const startPostgresCluster = async (
  folder: string,
  { isThrowaway = false, settings: further = [], onLost, onError }: PostgresClusterOptions = {},
): Promise<PostgresCluster> => {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const isComplete = existsSync(join(folder, 'complete'))
  if (!isComplete) rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const owner = ownerOf(data)
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(data, owner.uid, owner.gid)
  chmodSync(data, 0o700)
  const binaries = postgresFolder(owner.uid !== undefined)
  if (!isComplete) {
    const fresh = randomBytes(18).toString('base64url')
    await initialise(binaries, data, owner, fresh)
    writeFileSync(passwordFile, fresh, { mode: 0o600 })
    writeFileSync(join(folder, 'complete'), '')
  }
  const password = readFileSync(passwordFile, 'utf8')
  await endLeftover(data)
  const port = await freePort()
  const urlOf = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`
  const settings = ['shared_buffers=32MB', 'max_connections=100', 'jit=off', 'log_min_messages=fatal'].concat(
    isThrowaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : [],
    further,
  )
  const stop = await superviseServer(
    () =>
      launch(
        binaries,
        data,
        owner,
        port,
        urlOf('postgres'),
        settings.flatMap(setting => ['-c', setting]),
      ),
    { onLost, onError },
  )
  await createDatabase(urlOf('postgres'), DATABASE)
  return { url: urlOf(DATABASE), urlOf, stop }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const end = async (child: ChildProcess) => {
  if (hasEnded(child)) return
  child.kill('SIGINT')
  if (await waitUntil(() => hasEnded(child), STOP_TIMEOUT_MS)) return
  child.kill('SIGQUIT')
  await waitUntil(() => hasEnded(child), STOP_TIMEOUT_MS)
}

/** Starts a postmaster, and another one whenever it has ended, until it is stopped. */
const superviseServer = async (
  start: () => Promise<ChildProcess>,
  { onLost, onError }: Pick<PostgresClusterOptions, 'onLost' | 'onError'>,
) => {
  const stopping = new AbortController()
  const keep = (child: ChildProcess): ChildProcess => {
    child.once('exit', () => {
      if (stopping.signal.aborted) return
      onLost?.()
      running = startAgain()
    })
    return child
  }
  const startAgain = async (): Promise<ChildProcess | undefined> => {
    while (!stopping.signal.aborted)
      try {
        return keep(await start())
      } catch (error) {
        onError?.(error)
        await pause(AGAIN_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    return undefined
  }
  let running: Promise<ChildProcess | undefined> = Promise.resolve(keep(await start()))
  return async () => {
    stopping.abort()
    const child = await running
    if (child) await end(child)
  }
}

/** Address of the cluster that another process has running in `folder`; undefined where none runs. */
export const runningClusterUrl = (folder: string): string | undefined => {
  const file = join(folder, 'data', 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  if (!isAlive(Number(pid)) || !isPostmaster(Number(pid))) return undefined
  const password = readFileSync(join(folder, 'password'), 'utf8')
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`
}

const createDatabase = async (url: string, name: string) => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
