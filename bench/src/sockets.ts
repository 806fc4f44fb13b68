import { setTimeout } from 'node:timers/promises'
import type { Doc, SearchQuery } from '@hanap/search-engine'
import { startThreadedIndex } from '@hanap/search-engine/threaded'
import { corpusSchema, documents, NEWEST } from './corpus/documents.ts'
import { ourQuery, queriesFrom, sampler } from './corpus/queries.ts'
import { percentile, printTable, randomFrom } from './harness/figures.ts'
import { pssMb } from './harness/processes.ts'

/**
 * How soon a change is found while the index is changed and searched, and how long a search waits meanwhile:
 * `HANAP_DATA=… node bench/src/sockets.ts [documents] [changes a second] [seconds]`.
 */
const COUNT = Number(process.argv[2] ?? 200_000)
const RATE = Number(process.argv[3] ?? 200)
const SECONDS = Number(process.argv[4] ?? 30)
const SEARCHES = 1000
/** A search of people at the site, one after the other with a pause. */
const PAUSE_MS = 2
/** One change in so many is looked for; the others are made without looking. */
const LOOKED_FOR = 10
const AT_ONCE = 1024
/** Beyond all companies of the documents. */
const FIRST_MARK = 1_000_000_000

const index = await startThreadedIndex(corpusSchema, { timeLimitMs: 60_000 })
const samples = sampler()
/** Later versions of documents that are there, and documents that are new: each is changed once. */
const spare: Doc[] = []
const changes = RATE * SECONDS
const began = performance.now()
let docs: Doc[] = []
let number = 0
for (const made of documents(COUNT + Math.ceil(changes / 4))) {
  number += 1
  if (number > COUNT || number % Math.max(1, Math.floor(COUNT / changes)) === 0) spare.push(made.doc)
  if (number > COUNT) continue
  samples.see(made)
  docs.push(made.doc)
  if (docs.length < AT_ONCE && number < COUNT) continue
  await index.upsertMany(docs)
  docs = []
}
const building = (performance.now() - began) / 1000
const queries = queriesFrom(samples, SEARCHES)

const search = async (query: SearchQuery) => {
  const result = await index.search(query)
  if (!('hits' in result)) throw new Error('a search was cut off')
  return result
}

let now = NEWEST
/** Searches until `isOver`, one after the other; milliseconds of each. */
const searching = async (isOver: () => boolean): Promise<number[]> => {
  const times: number[] = []
  while (!isOver()) {
    const nextQuery = queries[times.length % queries.length]
    if (!nextQuery) break
    const from = performance.now()
    await search(ourQuery(nextQuery, now++))
    times.push(performance.now() - from)
    await setTimeout(PAUSE_MS)
  }
  return times
}

/** Milliseconds from `from` until a search counts so many documents with the mark. */
const foundAfter = async (from: number, mark: number, total: number): Promise<number> => {
  const query: SearchQuery = {
    filters: { company: [String(mark)] },
    sort: { by: 'date', field: 'posted' },
    offset: 0,
    limit: 1,
  }
  while ((await search({ ...query, now: now++ })).total !== total);
  return performance.now() - from
}

const random = randomFrom(5)
const seen: number[] = []
const done: number[] = []
const looking: Promise<unknown>[] = []

/** Three of four changes replace a document or add one, the fourth removes one; each marked by a company of its own. */
const change = (at: number): void => {
  const from = performance.now()
  const place = random(spare.length)
  const last = spare.pop()
  const doc = spare[place] ?? last
  if (!doc || !last) throw new Error('too few documents for so many changes')
  if (place < spare.length) spare[place] = last
  const mark = FIRST_MARK + at
  const isLookedFor = at % LOOKED_FOR === 0
  const marked = { ...doc, filters: { ...doc.filters, company: mark } }
  const made = at % 4 === 3 ? index.remove(doc.id) : index.upsert(marked)
  looking.push(made.then(() => done.push(performance.now() - from)))
  if (isLookedFor && at % 4 !== 3) looking.push(foundAfter(from, mark, 1).then(ms => seen.push(ms)))
}

const quietUntil = performance.now() + (SECONDS * 1000) / 3
await searching(() => performance.now() > quietUntil - (SECONDS * 1000) / 6)
const quiet = await searching(() => performance.now() > quietUntil)

const start = performance.now()
let made = 0
const busy = searching(() => made === changes)
while (made < changes) {
  const due = Math.min(changes, Math.floor(((performance.now() - start) / 1000) * RATE))
  for (; made < due; made++) change(made)
  await setTimeout(1)
}
await Promise.all(looking)
const seconds = (performance.now() - start) / 1000
const meanwhile = await busy

const row = (name: string, times: readonly number[]) =>
  [
    name,
    times.length,
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    Math.max(...times).toFixed(1),
  ] as const
printTable(
  `${COUNT} documents (built in ${building.toFixed(0)} s), ${Math.round(changes / seconds)} changes a second for ${seconds.toFixed(0)} s; ms`,
  [
    ['', 'times', 'p50', 'p99', 'worst'],
    row('from a change until a search finds it', seen),
    row('from a change until it is confirmed', done),
    row('a search meanwhile', meanwhile),
    row('a search without changes', quiet),
  ],
)
const { segments, dead } = await index.stats()
console.log(`\n${segments} segments, ${dead} dead documents, ${pssMb(process.pid).toFixed(0)} MB (PSS)`)
await index.close()
