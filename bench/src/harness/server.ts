import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

export interface RunningServer {
  port: number
  /** What the start printed. */
  output: string
  seconds: number
  /** The starter, the root of all processes. */
  starter: number
  /** The server's own process. */
  server: number
  stop(): Promise<void>
}

export const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanap-bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const MAX_WAIT_MS = 300_000

/** Starts the marketplace as `npm start` does, on a free port, but with one process that answers unless the environment says otherwise; `at` is the folder of another copy of it. */
export const startMarketplace = async (
  dataDir: string,
  environment: Record<string, string> = {},
  at = repositoryRoot,
): Promise<RunningServer> => {
  const began = performance.now()
  const child = spawn(process.execPath, [join(at, 'scripts/start.mjs')], {
    cwd: at,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LIMIT_SCALE: '100000',
      LOG_LEVEL: 'warn',
      WEB_PROCESSES: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise<void>(done => child.once('exit', () => done()))
  const { port, output } = await listening(child)
  return {
    port,
    output,
    seconds: (performance.now() - began) / 1000,
    starter: child.pid ?? 0,
    server: Number.parseInt(readFileSync(join(dataDir, 'server.pid'), 'utf8'), 10),
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}

const listening = (child: ChildProcess) =>
  new Promise<{ port: number; output: string }>((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => child.kill('SIGKILL'), MAX_WAIT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /Job seekers\s+http:\/\/[^:\s]+:(\d+)[\s\S]*Ctrl-C/.exec(output)?.[1]
      if (port === undefined) return
      clearTimeout(timer)
      resolve({ port: Number(port), output })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', code => reject(new Error(`the start ended with ${code}: ${output}`)))
  })
