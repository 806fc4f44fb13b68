import { cpSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { median, printTable } from './harness/figures.ts'
import { freshFolder, repositoryRoot, startMarketplace } from './harness/server.ts'

/**
 * Seconds from the command to the addresses that it ends with: in a fresh copy of the project (packages from npm's
 * cache, both sites built, all data made), with a fresh data folder, and later.
 */
const ROUNDS = Number(process.argv[2] ?? 3)
const LATER = 3

const MADE = new Set(['node_modules', 'build', '.git', '.hanap', '.types', '.runtime', '.react-router'])

const start = async (dataDir: string, at?: string) => {
  const server = await startMarketplace(dataDir, { WEB_PROCESSES: '' }, at)
  await server.stop()
  return server
}

const copyTo = (folder: string) =>
  cpSync(repositoryRoot, folder, {
    recursive: true,
    filter: path =>
      !relative(repositoryRoot, path)
        .split(sep)
        .some(part => MADE.has(part)),
  })

const copies: number[] = []
const firsts: number[] = []
const laters: number[] = []
let output = ''
for (let round = 0; round < ROUNDS; round++) {
  const place = freshFolder()
  const copy = join(place.folder, 'hanap')
  copyTo(copy)
  const fresh = await start(join(place.folder, 'data'), copy)
  copies.push(fresh.seconds)
  output = fresh.output
  const other = join(place.folder, 'other')
  firsts.push((await start(other, copy)).seconds)
  for (let later = 0; later < LATER; later++) laters.push((await start(other, copy)).seconds)
  place.remove()
}

const row = (name: string, seconds: readonly number[]) =>
  [name, median(seconds).toFixed(1), Math.max(...seconds).toFixed(1)] as const
printTable(`Seconds to start, ${ROUNDS} rounds`, [
  ['', 'median', 'worst'],
  row('a fresh copy, npm’s cache warm', copies),
  row('packages and builds there, no data', firsts),
  row('later', laters),
])
console.log(`\nThe last fresh copy:\n${output.replace(/\n\n[\s\S]*/, '')}`)
