import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createIndex, type Doc } from '@hanap/search-engine'
import { median, printTable } from '../harness/figures.ts'
import { corpusSchema, documents } from './documents.ts'

/**
 * How fast documents are indexed, in documents a second of CPU, and what the index takes for each, by structure; beside another
 * version of the engine by turns where its folder is named:
 * `HANAP_DATA=… node --expose-gc bench/src/corpus/indexing.ts [documents] [rounds] [folder of another search-engine]`.
 */
const COUNT = Number(process.argv[2] ?? 40_000)
const ROUNDS = Number(process.argv[3] ?? 3)
const OTHER = process.argv[4]

type MakeIndex = typeof createIndex

const engines: { name: string; make: MakeIndex; rates: number[] }[] = [
  { name: 'this one', make: createIndex, rates: [] },
]
if (OTHER !== undefined) {
  const loaded: { createIndex: MakeIndex } = await import(
    pathToFileURL(resolve(join(OTHER, 'src/index.ts'))).href
  )
  engines.unshift({ name: OTHER, make: loaded.createIndex, rates: [] })
}

/** As they come from a thread or a file: no text shares memory with another. */
const docs: Doc[] = JSON.parse(JSON.stringify(Array.from(documents(COUNT), ({ doc }) => doc)))

const filled = (make: MakeIndex, rates: number[]) => {
  globalThis.gc?.()
  const index = make(corpusSchema)
  const began = process.cpuUsage()
  for (const doc of docs) index.upsert(doc)
  const { user, system } = process.cpuUsage(began)
  rates.push((COUNT / (user + system)) * 1e6)
  return index
}

/** Bytes of all arrays below a value, by the names on the way to them. */
const bytesByName = (name: string, value: unknown, into: Map<string, number>): void => {
  if (ArrayBuffer.isView(value)) into.set(name, (into.get(name) ?? 0) + value.byteLength)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, below] of Object.entries(value))
      bytesByName(name === '' ? key : `${name} ${key}`, below, into)
  }
}

for (let round = 0; round < ROUNDS; round++) for (const { make, rates } of engines) filled(make, rates)
printTable(`${COUNT} documents, ${ROUNDS} rounds by turns`, [
  ['', 'a second of CPU', 'at best'],
  ...engines.map(
    ({ name, rates }) => [name, Math.round(median(rates)), Math.round(Math.max(...rates))] as const,
  ),
])
for (const { name, make } of engines) {
  const bytes = new Map<string, number>()
  const index = filled(make, [])
  for (const { data } of index.parts().segments) bytesByName('', data, bytes)
  const { indexBytes } = index.stats()
  printTable(
    `${name}: ${(indexBytes / COUNT).toFixed(0)} bytes a document without what is stored, of these`,
    [
      ['structure', 'bytes a document'],
      ...[...bytes]
        .sort(([, one], [, other]) => other - one)
        .filter(([, own]) => own > COUNT)
        .map(([structure, own]) => [structure, (own / COUNT).toFixed(1)] as const),
    ],
  )
}
