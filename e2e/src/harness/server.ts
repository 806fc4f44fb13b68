import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface StartedServer {
  /** Port of 127.0.0.1; sites are told apart by host. */
  port: number
  dataDir: string
  output(): string
  /** The starter's process; the server's own is in `server.pid` of the data folder. */
  process: ChildProcess
  /** Address and password of the demo log-ins that the start prints. */
  logIn(who: 'seeker' | 'recruiter'): { email: string; password: string }
  /** Ends as Ctrl-C or a supervisor would, and answers the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export class StartFailed extends Error {
  readonly output: string
  readonly code: number | null
  constructor(output: string, code: number | null) {
    super(`the start ended with ${code}: ${output}`)
    this.output = output
    this.code = code
  }
}

const MAX_WAIT_MS = 120_000

/** `npm start` without npm, on a free port. Rejects with StartFailed when it ends before it listens. */
export const startServer = (
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<StartedServer> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        LIMIT_SCALE: '1000',
        MOVE_NOTICE_SECONDS: '0',
        SEARCH_TIME_LIMIT_MS: '20000',
        LOG_LEVEL: 'warn',
        WEB_PROCESSES: '1',
        DEMO_DATA: 'small',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const exit = new Promise<number | null>(done => child.once('exit', done))
    const timer = setTimeout(() => child.kill('SIGKILL'), MAX_WAIT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /Job seekers\s+http:\/\/[^:\s]+:(\d+)[\s\S]*Ctrl-C/.exec(output)?.[1]
      if (port === undefined) return
      clearTimeout(timer)
      resolve({
        port: Number(port),
        dataDir,
        output: () => output,
        logIn: who => {
          const [, email = '', password = ''] =
            new RegExp(`Demo ${who === 'recruiter' ? 'owner' : who}\\s+(\\S+)\\s+password (\\S+)`).exec(
              output,
            ) ?? []
          return { email, password }
        },
        process: child,
        stop: (signal = 'SIGTERM') => {
          child.kill(signal)
          return exit
        },
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exit.then(code => {
      clearTimeout(timer)
      reject(new StartFailed(output, code))
    })
  })

/** A data folder of a test's own. */
export const freshDataDir = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanap-journey-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const firstNumber = (file: string) =>
  existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined

/** Process numbers of a running server and of its PostgreSQL. */
export const processesOf = (dataDir: string) => ({
  server: firstNumber(join(dataDir, 'server.pid')),
  postgres: firstNumber(join(dataDir, 'postgres/data/postmaster.pid')),
})

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Waits for a condition; its end is what is waited for, so a false one fails the test with its name. */
export const waitUntil = async (
  name: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
) => {
  const end = Date.now() + timeoutMs
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`${name} did not come true in ${timeoutMs} ms`)
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}
