import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { peakMb } from './processes.ts'
import { repositoryRoot } from './server.ts'

/** Files of real ads in the folder that HANAP_DATA names, without the labelled scams; none where it names none. */
export const adFiles = (data = process.env.HANAP_DATA): string[] => {
  if (!data) return []
  const folder = join(data, 'jobpostings')
  return readdirSync(folder)
    .filter(name => name.includes('.ndjson') && !name.startsWith('labelled'))
    .map(name => join(folder, name))
}

export interface Imported {
  seconds: number
  /** Megabytes of the importer's own process at its largest. */
  peak: number
  /** What it printed at its end. */
  summary: string
}

/** Before any ad ends: all of them are open. */
const AS_OF = '2000-01-01'

/** Runs the importer over the files into a data folder, as `npm run import` does. */
export const runImport = async (dataDir: string, files: readonly string[]): Promise<Imported> => {
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [join(repositoryRoot, 'server/src/entry/import.ts'), '--as-of', AS_OF, ...files],
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  let peak = 0
  let summary = ''
  child.stdout.on('data', chunk => {
    summary += chunk
  })
  const timer = setInterval(() => {
    peak = Math.max(peak, peakMb(child.pid ?? 0))
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (code !== 0) throw new Error(`the importer ended with ${code}: ${summary}`)
  return { seconds: (performance.now() - began) / 1000, peak, summary }
}
