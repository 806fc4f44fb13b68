import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isSharedText, longRunsOf, riskSignals } from '../../server/src/modules/risk/index.ts'
import { median, percentile, printTable } from './harness/figures.ts'
import { adFiles } from './harness/real-ads.ts'

/**
 * How many frauds are warned of, and how many honest ads, as on a fresh installation: without known frauds, companies and
 * accounts. `node bench/src/frauds.ts SET.jsonl…`; `--wrong` lists what is judged wrongly. With HANAP_DATA also the labelled
 * ads, fresh and with the other half known, and all ordinary ones.
 */

interface FraudSetAd {
  id: string
  language: string
  label: 'fraud' | 'honest'
  is_tricky: boolean
  family: string
  title: string
  company: string | null
  apply_url: string | null
  description: string
  salary: { from: number | null; to: number | null; period: string; currency: string } | null
}

interface FraudSourceAd {
  title?: string
  description?: string
  qualifications?: string
  hiringOrganization?: { name?: string }
}

interface JudgedAd {
  keys: readonly string[]
  ms: number
}

const LINE_TAGS = /<\/?(?:p|li|br|div|ul|ol|tr|h[1-6])\b[^>]*>/gi
const plain = (html: string) =>
  html
    .replace(LINE_TAGS, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')

const judge = (text: string, sharesFraudText = false): JudgedAd => {
  const began = performance.now()
  const keys = riskSignals(text, { sharesFraudText }).map(({ key }) => key)
  return { keys, ms: performance.now() - began }
}

const salaryLine = ({ salary }: FraudSetAd) =>
  salary ? `${salary.currency} ${salary.from ?? ''} – ${salary.to ?? ''} / ${salary.period}` : undefined

const textOf = (ad: FraudSetAd) =>
  [ad.title, ad.company, ad.description, ad.apply_url, salaryLine(ad)].filter(Boolean).join('\n')

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3))

interface Counts {
  found: number
  missed: number
  warned: number
  honest: number
}

const countsOf = (judged: readonly { ad: FraudSetAd; isWarned: boolean }[]): Counts => {
  const of = (label: FraudSetAd['label'], isWarned: boolean) =>
    judged.filter(each => each.ad.label === label && each.isWarned === isWarned).length
  return {
    found: of('fraud', true),
    missed: of('fraud', false),
    warned: of('honest', true),
    honest: of('honest', true) + of('honest', false),
  }
}

const rowOf = (name: string, { found, missed, warned, honest }: Counts) =>
  [
    name,
    found,
    missed,
    `${warned} of ${honest}`,
    share(found, found + missed),
    share(found, found + warned),
  ] as const

const HEAD = ['', 'found', 'missed', 'honest warned of', 'recall', 'precision'] as const

const measureSets = (files: readonly string[], isListing: boolean): void => {
  const ads = files
    .flatMap(file => readFileSync(file, 'utf8').split('\n'))
    .filter(line => line !== '')
    .map((line): FraudSetAd => JSON.parse(line))
  const judged = ads.map(ad => {
    const { keys, ms } = judge(textOf(ad))
    return { ad, keys, ms, isWarned: keys.length > 0 }
  })
  const by = (name: (ad: FraudSetAd) => string, of = judged) =>
    [...Map.groupBy(of, ({ ad }) => name(ad))]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, group]) => rowOf(key, countsOf(group)))
  printTable(`${ads.length} ads of ${files.length} sets, by language`, [
    HEAD,
    ...by(ad => ad.language),
    rowOf('all', countsOf(judged)),
  ])
  printTable('by family', [HEAD, ...by(ad => ad.family)])
  printTable('by difficulty', [HEAD, ...by(ad => (ad.is_tricky ? 'tricky' : 'plain'))])
  const times = judged.map(({ ms }) => ms)
  console.log(`\n  ${median(times).toFixed(2)} ms an ad, median; ${percentile(times, 0.99).toFixed(2)} p99`)
  if (!isListing) return
  for (const { ad, keys, isWarned } of judged)
    if (isWarned !== (ad.label === 'fraud'))
      console.log(`${ad.id} ${ad.family}: ${ad.title} [${keys.join(', ') || 'none'}]`)
}

const sourceAds = (files: readonly string[]) =>
  files
    .flatMap(file => gunzipSync(readFileSync(file)).toString().split('\n'))
    .filter(line => line !== '')
    .map((line): FraudSourceAd => JSON.parse(line))
const adText = ({ description = '', qualifications = '' }: FraudSourceAd) =>
  `${description} ${qualifications}`
const sourceText = (ad: FraudSourceAd) =>
  [ad.title, ad.hiringOrganization?.name, plain(adText(ad))].filter(Boolean).join('\n')

const measureSource = (data: string, isListing: boolean): void => {
  const folder = join(data, 'jobpostings')
  const frauds = sourceAds(
    readdirSync(folder)
      .filter(name => name.startsWith('labelled'))
      .map(name => join(folder, name)),
  )
  const half = Math.floor(frauds.length / 2)
  const seenRuns = new Set(frauds.slice(0, half).flatMap(ad => [...longRunsOf(adText(ad))]))
  const sharesText = (ad: FraudSourceAd) => {
    const runs = longRunsOf(adText(ad))
    return isSharedText(runs.filter(run => seenRuns.has(run)).length, runs.length)
  }
  const isWarned = (ad: FraudSourceAd, isShared: boolean) => judge(sourceText(ad), isShared).keys.length > 0
  const later = frauds.slice(half)
  const unknown = later.filter(ad => !sharesText(ad))
  const count = (ads: readonly FraudSourceAd[], shares: (ad: FraudSourceAd) => boolean) =>
    ads.filter(ad => isWarned(ad, shares(ad))).length
  const fresh = count(frauds, () => false)
  const ofLater = count(later, sharesText)
  const ofUnknown = count(unknown, () => false)
  const times: number[] = []
  const wrong: string[] = []
  // One file at a time: all of them are much memory.
  for (const file of adFiles(data))
    for (const ad of sourceAds([file])) {
      const { keys, ms } = judge(sourceText(ad))
      times.push(ms)
      if (keys.length > 0) wrong.push(`${ad.title} [${keys.join(', ')}]`)
    }
  printTable('labelled ads', [
    ['', 'ads', 'warned of', 'share'],
    ['fresh installation', frauds.length, fresh, share(fresh, frauds.length)],
    ['later half, earlier half known', later.length, ofLater, share(ofLater, later.length)],
    ['of it, campaigns unknown', unknown.length, ofUnknown, share(ofUnknown, unknown.length)],
    ['ordinary ads', times.length, wrong.length, share(wrong.length, times.length)],
  ])
  console.log(`\n  ${median(times).toFixed(2)} ms an ad, median; ${percentile(times, 0.99).toFixed(2)} p99`)
  if (isListing) for (const line of wrong) console.log(`ordinary: ${line}`)
}

const isListing = process.argv.includes('--wrong')
const sets = process.argv.slice(2).filter(argument => argument !== '--wrong')
const data = process.env.HANAP_DATA
if (sets.length === 0 && !data) throw new Error('name sets of ads, or the folder of the data in HANAP_DATA')
if (sets.length > 0) measureSets(sets, isListing)
if (data) measureSource(data, isListing)
