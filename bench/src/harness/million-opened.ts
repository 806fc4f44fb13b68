import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadIndex } from '@hanap/search-engine'
import { corpusSchema, documents, NEWEST } from '../corpus/documents.ts'
import { type BenchQuery, ourQuery } from '../corpus/queries.ts'
import { bytesBelow } from '../peers/disk.ts'
import { median, percentile, printTable } from './figures.ts'
import { pssMb } from './processes.ts'

/** The second half of `million.ts`, with nothing of the building in its memory. */
const [, , folder = '', rounds = '5'] = process.argv

/** Bytes in use once all garbage is gone. */
const bytesInUse = async (): Promise<number> => {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.()
    await setTimeout(50)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const dir = join(folder, 'index')
const queries: BenchQuery[] = JSON.parse(readFileSync(join(folder, 'queries.json'), 'utf8'))
const before = await bytesInUse()
const began = performance.now()
const { index } = await loadIndex(dir, corpusSchema)
const opening = performance.now() - began
const grown = (await bytesInUse()) - before
const { storedBytes } = index.stats()

let now = NEWEST
const timed = (asked: BenchQuery) => {
  const query = ourQuery(asked, now++)
  const from = performance.now()
  index.search(query)
  return performance.now() - from
}
const first = queries.map(timed)
const repeat = (search: (query: BenchQuery) => number) =>
  Array.from({ length: Number(rounds) }, () => queries.map(search))
const cpu = process.cpuUsage()
const later = repeat(timed)
const { user, system } = process.cpuUsage(cpu)
const inOneMarket = ({ market }: BenchQuery) => market !== null
/** Milliseconds of CPU a search. */
const cpuOver = (isCounted: (query: BenchQuery) => boolean) => {
  const counted = queries.filter(isCounted)
  const started = process.cpuUsage()
  for (let round = 0; round < Number(rounds); round++) counted.forEach(timed)
  const spent = process.cpuUsage(started)
  return ((spent.user + spent.system) / 1000 / Number(rounds) / counted.length).toFixed(2)
}
const cpuByScope = [inOneMarket, (query: BenchQuery) => !inOneMarket(query)].map(cpuOver)
/** Replaces one of some documents, then searches. */
const changes = [...documents(500)]
let changed = 0
const amidChanges = repeat(query => {
  const change = changes[changed++ % changes.length]
  if (change) index.upsert(change.doc)
  return timed(query)
})

printTable('Opened by a new process', [
  ['opened in', `${(opening / 1000).toFixed(2)} s`],
  ['on disk', `${(bytesBelow(dir) / 1e6).toFixed(0)} MB`],
  ['bytes of memory a document', Math.round(grown / index.size)],
  ['the same without what is stored', Math.round((grown - storedBytes) / index.size)],
  ['memory of the process after all searches (PSS)', `${pssMb(process.pid).toFixed(0)} MB`],
  ['CPU a search', `${((user + system) / 1000 / later.length / queries.length).toFixed(2)} ms`],
  ['the same in one market, in all markets', `${cpuByScope.join(' ms, ')} ms`],
])
const row = (name: string, runs: readonly (readonly number[])[], isWanted = (_: BenchQuery) => true) => {
  const chosenTimes = runs.map(times => times.filter((_, at) => queries[at] && isWanted(queries[at])))
  const over = (share: number) => median(chosenTimes.map(times => percentile(times, share))).toFixed(2)
  return [name, over(0.5), over(0.95), over(0.99), over(1)] as const
}
printTable(`${queries.length} searches: 30 hits, total, 8 counts; ms, median of ${rounds} rounds`, [
  ['', 'p50', 'p95', 'p99', 'worst'],
  row('all', later),
  row('with words', later, ({ text }) => text !== ''),
  row('without', later, ({ text }) => text === ''),
  row('in one market', later, inOneMarket),
  row('in one market, a change before each', amidChanges, inOneMarket),
  row('a change before each', amidChanges),
  row('all, for the first time', [first]),
])
