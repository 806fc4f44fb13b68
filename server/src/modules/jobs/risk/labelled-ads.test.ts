import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isSharedText, longRunsOf, riskSignals } from '../../risk/index.ts'
import { htmlToLines } from '../plain-text.ts'

const LabelledAd = z.object({
  title: z.string(),
  description: z.string(),
  qualifications: z.string().default(''),
})
type LabelledAd = z.infer<typeof LabelledAd>

const data = process.env.HANAP_DATA
const folder = join(data ?? '', 'jobpostings')

const adsIn = (file: string): LabelledAd[] =>
  gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .split('\n')
    .filter(line => line !== '')
    .map(line => LabelledAd.parse(JSON.parse(line)))

const runsOf = ({ description, qualifications }: LabelledAd) => longRunsOf(`${description} ${qualifications}`)

/** In how many of these ads a run of words is. */
const knownFrom = (ads: readonly LabelledAd[]) => {
  const known = new Map<number, number>()
  for (const ad of ads) for (const run of runsOf(ad)) known.set(run, (known.get(run) ?? 0) + 1)
  return known
}

/** How many of the ads seekers would be warned of; a run counts when more than `own` known frauds have it. */
const warned = (ads: readonly LabelledAd[], known: ReadonlyMap<number, number>, own: number) =>
  ads.filter(ad => {
    const runs = runsOf(ad)
    const shared = runs.filter(run => (known.get(run) ?? 0) > own).length
    const text = `${ad.title}\n${htmlToLines(`${ad.description} ${ad.qualifications}`)}`
    return riskSignals(text, { sharesFraudText: isSharedText(shared, runs.length) }).length > 0
  }).length

describe.skipIf(!data)(`labelled frauds${data ? '' : ' (HANAP_DATA is not set)'}`, () => {
  test('of what seekers are warned of .95 is fraud, at a recall of .6', { timeout: 120_000 }, () => {
    const files = readdirSync(folder).filter(file => file.endsWith('.ndjson.gz'))
    const isFrauds = (file: string) => file.startsWith('labelled-scams')
    const frauds = files.filter(isFrauds).flatMap(adsIn)
    const ordinary = files.filter(file => !isFrauds(file)).flatMap(adsIn)
    const half = frauds.length / 2

    const all = knownFrom(frauds)
    const found = warned(frauds, all, 1)
    const wrong = warned(ordinary, all, 0)
    const later = warned(frauds.slice(half), knownFrom(frauds.slice(0, half)), 0)
    console.info(
      [
        `${found} of ${frauds.length} frauds, each beside all others: recall ${(found / frauds.length).toFixed(3)}`,
        `${later} of the later ${frauds.length - half}, beside the earlier half: recall ${(later / half).toFixed(3)}`,
        `${wrong} of ${ordinary.length} ordinary ads: precision ${(found / (found + wrong)).toFixed(3)}`,
      ].join('\n'),
    )
    expect(found / (found + wrong)).toBeGreaterThanOrEqual(0.95)
    expect(found / frauds.length).toBeGreaterThanOrEqual(0.6)
  })
})
