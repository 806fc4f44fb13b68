import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './server.ts'

/** The database of a marketplace that runs on a data folder. */
export const databaseUrlOf = (dataDir: string): string => {
  const folder = join(dataDir, 'postgres')
  const port = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://hanap:${readFileSync(join(folder, 'password'), 'utf8')}@127.0.0.1:${port}/hanap`
}

export interface WebProcess {
  port: number
  child: ChildProcess
  /** Resolves when it has ended after it was told to. */
  end(): Promise<void>
}

/** A process that answers and does nothing else, beside a marketplace that has the database and the index. */
export const startWebProcess = async (environment: Record<string, string>): Promise<WebProcess> => {
  const child = spawn(process.execPath, [join(repositoryRoot, 'server/src/entry/start.ts')], {
    cwd: repositoryRoot,
    env: { ...process.env, ROLE: 'web', PORT: '0', LIMIT_SCALE: '100000', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += String(chunk)
  })
  while (!/Ctrl-C/.test(output)) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    if (child.exitCode !== null) throw new Error(`a web process ended with ${child.exitCode}: ${output}`)
  }
  return {
    port: Number(/Job seekers\s+http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1]),
    child,
    end: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
