import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { functionText } from '@hanap/markets/functions'
import { printTable } from './harness/figures.ts'
import { adFiles } from './harness/real-ads.ts'
import { root } from './harness/server.ts'
import { meaningOf } from './harness/source-categories.ts'

/**
 * How often the importer's main function is one that the source's own category means, over the ads of HANAP_DATA whose
 * category means one clearly: from title and description alone, and with the category. `--wrong SOURCE` lists the ads
 * of a source where the first of the two disagrees.
 */

interface SourceAd {
  identifier: { name: string; value: string }
  title: string
  occupationalCategory?: string
  industry?: string
  [field: string]: unknown
}

interface PrintedAd {
  job: {
    source: string
    source_id: string
    title: string
    main_function_id: number | null
    job_function_id: number | null
    function_title_id: number | null
  }
}

const keyOf = (source: string, id: string) => `${source}\n${id}`

function* adsOf(files: readonly string[]): Generator<SourceAd> {
  for (const file of files) {
    const bytes = readFileSync(file)
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    for (const line of text.split('\n')) if (line !== '') yield JSON.parse(line)
  }
}

/** `node:readline` also ends lines at U+2028, which texts may hold. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** One board's categories stand in `industry`; another's name the team after the department. */
const categoryOf = (ad: SourceAd): string => {
  if (ad.identifier.name === 'et_en_jobs') return ad.industry ?? ''
  const [department = ''] =
    ad.identifier.name === 'multi_ashby' ? (ad.occupationalCategory ?? '').split(' > ') : []
  return department || (ad.occupationalCategory ?? '')
}

/** What the importer makes of the ads, with or without their categories. */
async function mapped(files: readonly string[], isBlind: boolean): Promise<Map<string, PrintedAd['job']>> {
  const child = spawn(process.execPath, [join(root, 'server/src/entry/import.ts'), '--print', '-'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const feeding = (async () => {
    for (const ad of adsOf(files)) {
      const { occupationalCategory, ...rest } = ad
      const line = `${JSON.stringify(isBlind ? rest : { ...rest, occupationalCategory })}\n`
      if (!child.stdin.write(line)) await new Promise(resolve => child.stdin.once('drain', resolve))
    }
    child.stdin.end()
  })()
  const jobs = new Map<string, PrintedAd['job']>()
  for await (const line of linesOf(child.stdout)) {
    const { job }: PrintedAd = JSON.parse(line)
    jobs.set(keyOf(job.source, job.source_id), job)
  }
  await feeding
  return jobs
}

interface Score {
  ads: number
  mapped: number
  sub: number
  judged: number
  blind: number
  full: number
}

const files = adFiles()
if (files.length === 0) throw new Error('HANAP_DATA names the folder of the data')
const wrong = process.argv[2] === '--wrong' ? process.argv[3] : undefined
const [blind, full] = await Promise.all([mapped(files, true), mapped(files, false)])

const scores = new Map<string, Score>()
for (const ad of adsOf(files)) {
  const { name, value } = ad.identifier
  const key = keyOf(name, value)
  const score = scores.get(name) ?? { ads: 0, mapped: 0, sub: 0, judged: 0, blind: 0, full: 0 }
  scores.set(name, score)
  const found = full.get(key)
  score.ads += 1
  if (found?.main_function_id) score.mapped += 1
  if (found?.job_function_id) score.sub += 1
  const meant = meaningOf(name, categoryOf(ad))
  if (!meant) continue
  const isRight = (job: PrintedAd['job'] | undefined) =>
    typeof job?.main_function_id === 'number' && meant.includes(job.main_function_id)
  score.judged += 1
  if (isRight(full.get(key))) score.full += 1
  if (isRight(blind.get(key))) score.blind += 1
  else if (name === wrong) {
    const id = blind.get(key)?.main_function_id
    console.log(
      `${meant.join('/')} → ${id ? functionText(id, 'en') : 'none'}: ${ad.title} (${categoryOf(ad)})`,
    )
  }
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
const rowOf = (name: string, { ads, mapped, sub, judged, blind, full }: Score) =>
  [
    name,
    ads,
    percent(mapped, ads),
    percent(sub, ads),
    judged,
    percent(blind, judged),
    percent(full, judged),
  ] as const
const total = [...scores.values()].reduce((sum, each) => ({
  ads: sum.ads + each.ads,
  mapped: sum.mapped + each.mapped,
  sub: sum.sub + each.sub,
  judged: sum.judged + each.judged,
  blind: sum.blind + each.blind,
  full: sum.full + each.full,
}))
printTable(
  `Main functions of ${files.map(file => basename(file)).length} files, against the sources' categories`,
  [
    ['source', 'ads', 'main function', 'sub-function', 'judged', 'right without category', 'with it'],
    ...[...scores].map(([name, score]) => rowOf(name, score)),
    rowOf('all', total),
  ],
)
