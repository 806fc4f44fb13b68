import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { median, percentile, printTable } from './harness/figures.ts'
import { freshFolder } from './harness/server.ts'
import { agreement } from './peers/agreement.ts'
import { writeCorpus } from './peers/files.ts'
import {
  type Contestant,
  type MeasuredPass,
  type RunningEngine,
  startEngine,
} from './peers/running-engine.ts'
import type { EngineAnswer } from './peers/serve.ts'

/**
 * Our index beside other engines over the same made-up jobs, the same searches and the same analysed terms, each in a
 * process of its own: `HANAP_DATA=… node bench/src/peers.ts [documents] [rounds] [names]`. Needs Maven and a JDK 21.
 */
const COUNT = Number(process.argv[2] ?? 200_000)
const ROUNDS = Number(process.argv[3] ?? 5)
const NAMES = process.argv[4]?.split(',')
const SEARCHES = 1000
/** Passes before those that count: Java and Node compile what runs often. */
const WARM_UPS = 3

const all: readonly Contestant[] = [
  { name: 'ours', program: 'our-index.ts' },
  { name: 'ours in a worker', program: 'our-threads.ts' },
  { name: 'lucene', program: { lucene: 'analysed' } },
  { name: 'lucene standard', program: { lucene: 'standard' } },
  { name: 'postgres', program: 'postgres.ts' },
  { name: 'sqlite', program: 'sqlite.ts' },
  { name: 'minisearch', program: 'minisearch.ts' },
  { name: 'orama', program: 'orama.ts' },
]
/** These keep everything as objects: beyond this many documents they are left out unless named. */
const MAX_FOR_IN_MEMORY = 50_000
const chosen = all.filter(({ name }) =>
  NAMES ? NAMES.includes(name) : COUNT <= MAX_FOR_IN_MEMORY || !['minisearch', 'orama'].includes(name),
)

interface EngineFigures {
  running: RunningEngine
  made: Awaited<ReturnType<RunningEngine['index']>>
  one: MeasuredPass[]
  crowd: MeasuredPass[]
  inside: MeasuredPass[]
  memory: number
}

const place = freshFolder()
const corpus = join(place.folder, 'corpus')
mkdirSync(corpus)
const { queries, analysisMs } = writeCorpus(corpus, COUNT, SEARCHES)
console.log(`${COUNT} documents; our analysis alone takes ${(analysisMs / 1000).toFixed(1)} s`)

const contest: EngineFigures[] = []
try {
  for (const contestant of chosen) {
    const running = await startEngine(contestant, corpus, place.folder)
    const figures: EngineFigures = {
      running,
      made: { seconds: 0, disk: 0, cpuSeconds: 0 },
      one: [],
      crowd: [],
      inside: [],
      memory: 0,
    }
    contest.push(figures)
    figures.made = await running.index()
    console.log(`${running.version} has them after ${figures.made.seconds.toFixed(1)} s`)
  }

  const answers = new Map<string, EngineAnswer[]>()
  for (const { running } of contest) {
    const engineAnswers: EngineAnswer[] = []
    for (const { number } of queries) engineAnswers.push(await running.answerTo(number))
    answers.set(running.name, engineAnswers)
    for (let round = 0; round < WARM_UPS; round++) {
      await running.pass(SEARCHES, 16)
      await running.inside()
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { running, one, crowd, inside } of contest) {
      one.push(await running.pass(SEARCHES, 1))
      crowd.push(await running.pass(SEARCHES, 16))
      inside.push(await running.inside())
    }
  }
  for (const figures of contest) figures.memory = figures.running.memoryMb()

  printTable(`${COUNT} documents`, [
    ['', 'index s', 'documents a second', 'CPU s', 'disk MB', 'memory MB (PSS)'],
    ...contest.map(
      ({ running, made, memory }) =>
        [
          running.version,
          made.seconds.toFixed(1),
          Math.round(COUNT / made.seconds),
          made.cpuSeconds.toFixed(1),
          (made.disk / 1e6).toFixed(0),
          memory.toFixed(0),
        ] as const,
    ),
  ])
  const [ours] = contest
  const over = (passes: readonly MeasuredPass[], of: (pass: MeasuredPass) => number) => median(passes.map(of))
  const table = (title: string, passesOf: (figures: EngineFigures) => readonly MeasuredPass[]) =>
    printTable(title, [
      ['', 'CPU ms', 'of ours', 'p50 ms', 'p95 ms', 'p99 ms', 'p50 of ours', 'p99 of ours'],
      ...contest.map(figures => {
        const figure = (of: (pass: MeasuredPass) => number, from = figures) => over(passesOf(from), of)
        const at = (share: number) => (pass: MeasuredPass) => percentile(pass.times, share)
        const ratio = (of: (pass: MeasuredPass) => number) =>
          ours ? (figure(of) / figure(of, ours)).toFixed(1) : '-'
        return [
          figures.running.version,
          figure(({ cpu }) => cpu).toFixed(2),
          ratio(({ cpu }) => cpu),
          figure(at(0.5)).toFixed(2),
          figure(at(0.95)).toFixed(2),
          figure(at(0.99)).toFixed(2),
          ratio(at(0.5)),
          ratio(at(0.99)),
        ] as const
      }),
    ])
  table(`${SEARCHES} searches over HTTP by one client, median of ${ROUNDS} rounds`, ({ one }) => one)
  table('The same by 16 clients', ({ crowd }) => crowd)
  table('The same by a caller in the process, without HTTP', ({ inside }) => inside)
  printTable('Answers like ours, all searches', agreement(queries, answers))
} finally {
  for (const { running } of contest) await running.stop()
  place.remove()
}
