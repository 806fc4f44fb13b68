import { median, printTable } from './harness/figures.ts'
import { adFiles, type Imported, runImport } from './harness/real-ads.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'

/** Rate and memory of the importer over `$HANAP_DATA/jobpostings`, while the server runs and indexes what comes. */
const ROUNDS = Number(process.argv[2] ?? 3)

const files = adFiles()
if (files.length === 0) throw new Error('HANAP_DATA names the folder of the data')

const first: Imported[] = []
const again: Imported[] = []
for (let round = 0; round < ROUNDS; round++) {
  const data = freshFolder()
  const server = await startMarketplace(data.folder)
  try {
    first.push(await runImport(data.folder, files))
    again.push(await runImport(data.folder, files))
  } finally {
    await server.stop()
    data.remove()
  }
}

const row = (name: string, runs: readonly Imported[]) =>
  [
    name,
    median(runs.map(({ seconds }) => seconds)).toFixed(1),
    Math.max(...runs.map(({ peak }) => peak)).toFixed(0),
  ] as const
printTable(`Import of ${files.length} files, median of ${ROUNDS} rounds`, [
  ['', 'seconds', 'MB at most'],
  row('first time', first),
  row('again, nothing new', again),
])
console.log(`\nThe last first time:\n${first.at(-1)?.summary}`)
console.log(`The last time again:\n${again.at(-1)?.summary}`)
