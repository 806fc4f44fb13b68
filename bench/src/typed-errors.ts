import { createIndex, type SearchIndex } from '@hanap/search-engine'
import { printTable, randomFrom } from './harness/figures.ts'
import { adFields, firstWords, type RandomBelow, type RealAd, readRealAds } from './quality/ads.ts'
import { DEPTH, type SetQuery, scoresOf } from './quality/sets.ts'
import { slipNames, withSlip } from './quality/typing-errors.ts'

/**
 * Known ads of HANAP_DATA by the first words of their titles, as typed and with one slip of the fingers, all markets in one index:
 * found within the ad's own market, and in all markets at once. `HANAP_DATA=… node bench/src/typed-errors.ts [seed]`.
 */
const seed = Number(process.argv[2] ?? 7)
const PER_MARKET = 200
const FEWEST = 25
/** Searches that failed are printed when this is set. */
const hasRelaxation = process.argv[3] === 'misses'

interface MistypedQuery extends SetQuery {
  market: string
  slip: string | null
}

const sampled = (ads: readonly RealAd[], random: RandomBelow): RealAd[] =>
  ads
    .map(ad => ({ ad, order: random(1 << 30) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, PER_MARKET)
    .map(({ ad }) => ad)

const successOf = (index: SearchIndex, searches: readonly MistypedQuery[], isScoped: boolean): number => {
  const run = new Map(
    searches.map(({ id, text, language, market, slip, relevant }) => {
      const { hits, relaxed } = index.search({
        text,
        language,
        ...(isScoped && { scope: { market: [market] } }),
        sort: { by: 'relevance' },
        offset: 0,
        limit: DEPTH,
      })
      if (hasRelaxation && isScoped && slip !== null && !hits.some(hit => relevant.has(hit.stored)))
        console.log(market, text, JSON.stringify(relaxed), hits.length)
      return [id, hits.map(hit => hit.stored)]
    }),
  )
  return scoresOf(searches, run).success
}

const random = randomFrom(seed)
const ads = readRealAds()
const index = createIndex({ text: adFields, filters: { market: {} } })
for (const { id, language, market, fields: text } of ads)
  index.upsert({ id, language, text, filters: { market }, stored: id })

const byMarket = Map.groupBy(ads, ({ market }) => market)
const searches: MistypedQuery[] = []
for (const [market, own] of byMarket) {
  if (own.length < FEWEST) continue
  const byTitle = Map.groupBy(own, ({ title }) => title.toLowerCase())
  for (const { id, language, title } of sampled(own, random)) {
    const text = firstWords(title, language)
    const relevant = new Set(byTitle.get(title.toLowerCase())?.map(ad => ad.id))
    searches.push({ id: `${id} as typed`, language, market, text, relevant, slip: null })
    const slip = slipNames[random(slipNames.length)]
    const wrong = slip && withSlip(text, slip, random)
    if (slip && wrong) searches.push({ id: `${id} ${slip}`, language, market, text: wrong, relevant, slip })
  }
}

const row = (name: string, own: readonly MistypedQuery[]) => {
  const clean = own.filter(({ slip }) => slip === null)
  const wrong = own.filter(({ slip }) => slip !== null)
  const cells = [clean, wrong].flatMap(some =>
    [true, false].map(isScoped => (some.length === 0 ? '' : successOf(index, some, isScoped).toFixed(3))),
  )
  return [name, wrong.length, ...cells] as const
}

printTable(`${ads.length} ads in ${byMarket.size} markets, seed ${seed}; success at ${DEPTH}`, [
  ['', 'with an error', 'as typed, own market', 'all markets', 'one error, own market', 'all markets'],
  ...[...Map.groupBy(searches, ({ market }) => market)].map(([market, own]) => row(market, own)),
  ...slipNames.map(name =>
    row(
      name,
      searches.filter(({ slip }) => slip === name),
    ),
  ),
  row('all', searches),
])
