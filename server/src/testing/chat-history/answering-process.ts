import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const START = fileURLToPath(new URL('../../entry/start.ts', import.meta.url))
const ADDRESS = /Job seekers\s+http:\/\/[^:\s]+:(\d+)/

/** A real process that answers, on a database that there is; it ends with the test at the latest. */
export const startAnsweringProcess = async (databaseUrl: string, dataDir: string) => {
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      HANAP_ENV: 'test',
      ROLE: 'web',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      LIMIT_SCALE: '1000',
    },
    // The channel is what a process hears of its starter's end by.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(child, 'exit')
  let output = ''
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = ADDRESS.exec(output)?.[1]
      if (address !== undefined) resolve(Number(address))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => reject(new Error(`the process ended before it answered: ${output}`)))
  })
  return {
    port,
    /** As a machine that loses its power. */
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
