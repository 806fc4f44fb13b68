import { functionText, mainFunctions } from '@hanap/markets/functions'
import { languages } from '@hanap/markets/languages'
import type { SearchQuery } from '@hanap/search-engine'
import { type SavedQuery, SavedSearches } from '@hanap/search-engine/saved-searches'
import { corpusSchema, documents, type SampleJob } from './corpus/documents.ts'
import { queriesFrom, sampler } from './corpus/queries.ts'
import { median, percentile, printTable, randomFrom } from './harness/figures.ts'

/**
 * How long a new job takes to find its alerts among many, in one thread: searches as people type them, in ten languages and
 * all markets, every third one for a job title with its names in the other languages.
 */
const ALERTS = Number(process.argv[2] ?? 100_000)
const JOBS = Number(process.argv[3] ?? 2000)
const ROUNDS = 5
const LEARNED = 1000
const SAMPLED = 20_000

const random = randomFrom(11)
const made = [...documents(SAMPLED + JOBS)]
const [sampled, jobs] = [made.slice(0, SAMPLED), made.slice(SAMPLED)]
const samples = sampler()
for (const each of sampled) samples.see(each)

const titleIds = mainFunctions('en').flatMap(main =>
  main.sub_function_list.flatMap(sub => sub.job_titles.map(({ id }) => id)),
)

/** A job title in a language, with what it is called in the others. */
const titled = (language: SampleJob['language']): Pick<SearchQuery, 'text' | 'also'> => {
  const id = titleIds[random(titleIds.length)] ?? 0
  const text = functionText(id, language)
  const others = languages.filter(({ code }) => code !== language).map(({ code }) => functionText(id, code))
  return { text, also: [{ from: text, to: others }] }
}

const alerts = queriesFrom(samples, ALERTS).map((asked, at): SavedQuery => {
  const { language, text, market, chosen } = asked
  const own = samples.of(language)
  const like = own[random(own.length)]
  const isOpen = text === '' && chosen.length === 0
  // Nobody wants a mail of every job of a market.
  const places = isOpen ? [['location', like?.values.location[0] ?? 0] as const] : []
  return {
    language,
    ...(at % 3 === 0 && text !== '' ? titled(language) : { text }),
    scope: { market: [String(market ?? like?.market)] },
    filters: Object.fromEntries([...chosen, ...places].map(([field, value]) => [field, [String(value)]])),
  }
})

const memoryMb = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}
const before = memoryMb()
const searches = new SavedSearches(
  corpusSchema,
  languages.map(({ code }) => code),
)
for (const { doc } of sampled.slice(0, LEARNED)) searches.learn(doc)
const began = performance.now()
for (const [at, alert] of alerts.entries()) searches.put(String(at), alert)
const loading = performance.now() - began
const held = memoryMb() - before

/** Of this thread, in ms. */
const cpu = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
interface Times {
  wall: number[]
  cpu: number[]
}
const rounds: Times[] = []
let matchNum = 0
for (let round = 0; round <= ROUNDS; round++) {
  const times: Times = { wall: [], cpu: [] }
  matchNum = 0
  for (const { doc } of jobs) {
    const [from, fromCpu] = [performance.now(), cpu()]
    matchNum += searches.listing(doc).length
    times.wall.push(performance.now() - from)
    times.cpu.push(cpu() - fromCpu)
  }
  rounds.push(times)
}
const [first, ...later] = rounds
const row = (name: string, of: (share: number) => number): [string, ...string[]] => [
  name,
  ...[0.5, 0.99, 1].map(share => of(share).toFixed(2)),
]
printTable(
  `A job among ${ALERTS} alerts, ms (${JOBS} jobs, ${(matchNum / JOBS).toFixed(1)} alerts found by a job)`,
  [
    ['', 'p50', 'p99', 'worst'],
    ...(['wall', 'cpu'] as const).flatMap(kind => [
      row(`${kind}, first round`, share => percentile(first?.[kind] ?? [], share)),
      row(`${kind}, median of ${ROUNDS} later rounds`, share =>
        median(later.map(times => percentile(times[kind], share))),
      ),
    ]),
  ],
)
console.log(
  `\nThe ${alerts.length} alerts were taken in in ${(loading / 1000).toFixed(1)} s, holding ${held.toFixed(0)} MB`,
)
