import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type NormalizedJob, normalizedAds } from '@hanap/job-import'
import { functionText } from '@hanap/markets/functions'
import { printTable } from './harness/figures.ts'
import { postingFeed } from './harness/posting-feed.ts'
import { adFiles } from './harness/real-ads.ts'
import { meaningOf } from './harness/source-categories.ts'

/**
 * How often the importer's main function is one that the source's own category means, over the ads of HANAP_DATA whose
 * category means one clearly: from title and description alone, and with the category. `--wrong SOURCE` lists the ads
 * of a source where the first of the two disagrees.
 */

interface CategorizedAd {
  identifier: { name: string; value: string }
  title: string
  occupationalCategory?: string
  industry?: string
  [field: string]: unknown
}

const keyOf = (source: string, id: string) => `${source}\n${id}`

function* adsOf(files: readonly string[]): Generator<CategorizedAd> {
  for (const file of files) {
    const bytes = readFileSync(file)
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    for (const line of text.split('\n')) if (line !== '') yield JSON.parse(line)
  }
}

/** One board's categories stand in `industry`; another's name the team after the department. */
const categoryOf = (ad: CategorizedAd): string => {
  if (ad.identifier.name === 'et_en_jobs') return ad.industry ?? ''
  const [department = ''] =
    ad.identifier.name === 'multi_ashby' ? (ad.occupationalCategory ?? '').split(' > ') : []
  return department || (ad.occupationalCategory ?? '')
}

function* withoutCategories(ads: Iterable<CategorizedAd>) {
  for (const { occupationalCategory, ...rest } of ads) yield rest
}

/** What the importer makes of the ads, by source and id. */
const mapped = async (postings: Iterable<object>): Promise<Map<string, NormalizedJob>> => {
  const jobs = new Map<string, NormalizedJob>()
  const now = new Date()
  const options = { apply: 'auto', asOf: now, now, ownerId: null } as const
  for await (const row of normalizedAds(postingFeed(postings), options))
    if ('ad' in row) jobs.set(keyOf(row.ad.job.source, row.ad.job.source_id), row.ad.job)
  return jobs
}

interface AccuracyScore {
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
const blind = await mapped(withoutCategories(adsOf(files)))
const full = await mapped(adsOf(files))

const scores = new Map<string, AccuracyScore>()
for (const ad of adsOf(files)) {
  const { name, value } = ad.identifier
  const key = keyOf(name, value)
  const score = scores.get(name) ?? { ads: 0, mapped: 0, sub: 0, judged: 0, blind: 0, full: 0 }
  scores.set(name, score)
  const knownTitle = full.get(key)
  score.ads += 1
  if (knownTitle?.main_function_id) score.mapped += 1
  if (knownTitle?.job_function_id) score.sub += 1
  const meant = meaningOf(name, categoryOf(ad))
  if (!meant) continue
  const isRight = (job: NormalizedJob | undefined) =>
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
const rowOf = (name: string, { ads, mapped, sub, judged, blind, full }: AccuracyScore) =>
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
