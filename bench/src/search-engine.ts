import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { createIndex, type Doc, type Schema, type SearchQuery } from '@hanap/search-engine'
import { percentile, randomFrom } from './harness/figures.ts'

/** Speed and size of the embedded index alone, over the real ads: `HANAP_DATA=… node bench/src/search-engine.ts [copies]`. */
const data = process.env.HANAP_DATA
if (!data) throw new Error('HANAP_DATA names the folder of the data')
const copies = Number(process.argv[2] ?? 1)

const schema: Schema = {
  text: {
    title: { weight: 5, lengthPenalty: 0.4 },
    company: { weight: 2, lengthPenalty: 0.4 },
    skills: { weight: 2 },
    function: { weight: 1.5 },
    description: { weight: 1 },
  },
  filters: {
    market: {},
    location: {},
    company: {},
    category: {},
    type: { many: true },
    language: {},
    region: {},
    title: {},
    source: {},
    remote: {},
  },
  ranges: { salary: {} },
  dates: { posted: { freshness: { weight: 0.2, halfLifeDays: 30 } } },
}
const facets = ['location', 'company', 'category', 'type', 'language', 'region', 'source', 'remote']

type JsonField = string | number | boolean | null | JsonField[] | { [name: string]: JsonField }

const at = (value: JsonField | undefined, ...path: string[]): JsonField | undefined => {
  let here = value
  for (const name of path) {
    if (here === null || typeof here !== 'object' || Array.isArray(here)) return undefined
    here = here[name]
  }
  return here
}

const texts = (value: JsonField | undefined): string[] => {
  if (Array.isArray(value)) return value.flatMap(texts)
  return typeof value === 'string' && value !== '' ? [value] : []
}

const text = (value: JsonField | undefined): string => texts(value).join(' ')

const docOf = (ad: JsonField, market: string, id: string, shift: number): Doc => {
  const place = at(ad, 'jobLocation', 'address')
  const posted = Date.parse(text(at(ad, 'datePosted')))
  return {
    id,
    text: {
      title: text(at(ad, 'title')),
      company: text(at(ad, 'hiringOrganization', 'name')),
      skills: text(at(ad, 'skills')),
      function: text(at(ad, 'occupationalCategory')),
      description: text(at(ad, 'description')).replace(/<[^>]*>/g, ' '),
    },
    language: text(at(ad, 'inLanguage')).toLowerCase(),
    filters: {
      market,
      location: texts(at(place, 'addressLocality'))[0],
      company: texts(at(ad, 'hiringOrganization', 'name'))[0],
      category: texts(at(ad, 'occupationalCategory'))[0],
      type: texts(at(ad, 'employmentType')),
      language: texts(at(ad, 'inLanguage'))[0],
      region: texts(at(place, 'addressRegion'))[0],
      title: texts(at(ad, 'title'))[0],
      source: texts(at(ad, 'identifier', 'name'))[0],
      remote: texts(at(ad, 'jobLocationType'))[0],
    },
    dates: Number.isNaN(posted) ? {} : { posted: posted + shift },
    stored: JSON.stringify([at(ad, 'title'), at(ad, 'hiringOrganization', 'name')]),
  }
}

const readDocs = (folder: string): Doc[] => {
  const docs: Doc[] = []
  const files = readdirSync(folder).filter(name => !name.startsWith('labelled'))
  for (let copy = 0; copy < copies; copy++) {
    for (const file of files) {
      const lines = gunzipSync(readFileSync(join(folder, file)))
        .toString()
        .split('\n')
      for (const [number, line] of lines.entries()) {
        if (line !== '')
          docs.push(docOf(JSON.parse(line), file.slice(0, 2), `${file}${number}-${copy}`, copy * 1000))
      }
    }
  }
  return docs
}

const queriesFrom = (docs: readonly Doc[], count: number): SearchQuery[] => {
  const random = randomFrom(7)
  return Array.from({ length: count }, (_, number): SearchQuery => {
    const doc = docs[random(docs.length)]
    const words = (doc?.text.title ?? '').split(/\s+/)
    const start = random(words.length)
    const typed = number % 10 === 0 ? '' : words.slice(start, start + 1 + random(3)).join(' ')
    const filters: NonNullable<SearchQuery['filters']> =
      number % 3 === 0 ? { type: texts([...[doc?.filters.type ?? []].flat()].map(String)) } : {}
    return {
      text: typed,
      language: doc?.language ?? 'en',
      filters,
      scope: number % 2 === 0 ? { market: [String(doc?.filters.market)] } : {},
      sort: number % 5 === 0 ? { by: 'date', field: 'posted' } : { by: 'relevance' },
      offset: 0,
      limit: 30,
      facets,
      facetLimit: 100,
    }
  })
}

const percentiles = (times: number[]): string => {
  const part = (share: number): string => percentile(times, share).toFixed(2)
  return `p50 ${part(0.5)} ms, p95 ${part(0.95)} ms, p99 ${part(0.99)} ms, worst ${part(0.9999)} ms`
}

/** Bytes in use once all garbage is gone; with `--expose-gc` only. */
const bytesInUse = async (): Promise<number> => {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.()
    await setTimeout(50)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const before = await bytesInUse()
const docs = readDocs(join(data, 'jobpostings'))
const queries = queriesFrom(docs, 1000)
const startedAt = performance.now()
const index = createIndex(schema)
for (const doc of docs) index.upsert(doc)
const seconds = (performance.now() - startedAt) / 1000
docs.length = 0
const grown = (await bytesInUse()) - before
const { storedBytes, indexBytes, segments } = index.stats()
console.log(
  `${index.size} documents in ${seconds.toFixed(1)} s: ${Math.round(index.size / seconds)} a second`,
)
console.log(`${segments} segments, ${Math.round(indexBytes / index.size)} bytes a document in arrays`)
console.log(`${Math.round((grown - storedBytes) / index.size)} bytes a document in all, stored text apart`)
for (let round = 0; round < 3; round++) {
  const times: number[] = []
  const cpu = process.cpuUsage()
  for (const query of queries) {
    const from = performance.now()
    index.search(query)
    times.push(performance.now() - from)
  }
  const spent = process.cpuUsage(cpu)
  console.log(
    `${percentiles(times)}, CPU ${((spent.user + spent.system) / 1000 / queries.length).toFixed(2)} ms a query`,
  )
}
const slow = queries
  .map(query => {
    const from = performance.now()
    const { total, relaxed } = index.search(query)
    return { text: query.text, ms: performance.now() - from, total, relaxed: JSON.stringify(relaxed) }
  })
  .sort((a, b) => b.ms - a.ms)
console.table(slow.slice(0, 8))
