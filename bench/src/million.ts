import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIndex, saveIndex } from '@hanap/search-engine'
import { corpusSchema, documents } from './corpus/documents.ts'
import { queriesFrom, sampler } from './corpus/queries.ts'
import { printTable } from './harness/figures.ts'
import { freshFolder } from './harness/server.ts'

/**
 * Our index over many made-up jobs: rate of indexing, then, in a process of its own, the time to open the snapshot, its
 * size, and time of a search with counts: `HANAP_DATA=… node bench/src/million.ts [documents] [rounds]`.
 */
const COUNT = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = process.argv[3] ?? '5'
const SEARCHES = 1000

const samples = sampler()
const place = freshFolder()
try {
  const index = createIndex(corpusSchema)
  let indexing = 0
  for (const made of documents(COUNT)) {
    samples.see(made)
    const began = performance.now()
    index.upsert(made.doc)
    indexing += performance.now() - began
  }
  const began = performance.now()
  await saveIndex(index, join(place.folder, 'index'), 'bench')
  const saving = performance.now() - began
  printTable(`${COUNT} documents`, [
    ['indexed in', `${(indexing / 1000).toFixed(1)} s`],
    ['documents a second', Math.round((COUNT / indexing) * 1000)],
    ['segments', index.stats().segments],
    ['saved in', `${(saving / 1000).toFixed(1)} s`],
  ])
  writeFileSync(join(place.folder, 'queries.json'), JSON.stringify(queriesFrom(samples, SEARCHES)))
  const opened = spawnSync(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, 'harness', 'million-opened.ts'), place.folder, ROUNDS],
    { stdio: 'inherit' },
  )
  process.exitCode = opened.status ?? 1
} finally {
  place.remove()
}
