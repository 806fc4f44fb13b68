import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@hanap/contracts/durations'
import type { Doc, Query } from '@hanap/search-engine/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../embedded.ts'
import type { SearchIndex } from '../port.ts'
import { openTestCluster } from './testing.ts'

const NOW = Date.UTC(2026, 9, 1)
/** More than a cluster goes through in one request. */
const ADS = 12_000
/** More values than the shards hand in at first. */
const COMPANIES = 5_000

/** The same numbers in every run. */
const dice = (seed: number) => {
  let state = seed
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const titles: readonly (readonly [string, string])[] = [
  ['Registered Nurse', 'en'],
  ['Senior Accountant', 'en'],
  ['Node.js Engineer', 'en'],
  ['C++ developer', 'en'],
  ['Full-time driver', 'en'],
  ['Human Resources Manager', 'en'],
  ['Enfermera de urgencias', 'es'],
  ['Desenvolvedor de sistemas', 'pt-br'],
  ['İnsan Kaynakları Uzmanı', 'tr'],
  ['Staf akuntansi', 'id'],
  ['Pembantu pejabat', 'ms'],
  ['محاسب أول', 'ar'],
  ['高级软件工程师', 'zh-cn'],
  ['會計主管', 'zh-tw'],
  ['会計マネージャー', 'ja'],
]
const words = ['Excel', 'patience', 'night shift', 'licence', 'R&D', 'travel', 'SQL', 'care'] as const

const adsOf = (count: number): Doc[] => {
  const roll = dice(7)
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[roll(values.length)]
    if (value === undefined) throw new Error('there are values')
    return value
  }
  return Array.from({ length: count }, (_, at) => {
    const [title, language] = one(titles)
    const low = 1000 * roll(20)
    return {
      id: `ad-${at}`,
      text: {
        title: roll(3) === 0 ? `${title} ${one(words)}` : title,
        skills: `${one(words)} · ${one(words)}`,
        description: `${one(titles)[0]} and ${one(words)}`,
      },
      language,
      filters: {
        market: roll(5) === 0 ? 'sg' : 'ph',
        job_locations: [roll(30), 100 + roll(4)],
        degrees: roll(4) === 0 ? [] : [roll(5)],
        job_types: [roll(3)],
        company_ids: [`company-${roll(COMPANIES)}`],
        is_company_verified: roll(2) === 0 ? ['1'] : [],
      },
      ...(roll(3) === 0 ? {} : { ranges: { salary: [low, low + 1000 * roll(30)] as const } }),
      ...(roll(50) === 0 ? {} : { dates: { published: NOW - roll(100) * DAY_MS } }),
      ...(roll(4) === 0 ? {} : { geo: [14 + roll(20) / 20, 121 + roll(20) / 20] as const }),
      stored: String(at),
    }
  })
}

const folder = mkdtempSync(join(tmpdir(), 'hanap-comparison-'))
const place = { installation: `comparison-${process.pid}`, isFresh: false, onLost: () => undefined }
let embedded: SearchIndex
let cluster: SearchIndex
beforeAll(async () => {
  embedded = (await openEmbedded({ ...place, folder, onError: () => undefined })).index
  cluster = (await openTestCluster(`${place.installation}-${Date.now().toString(36)}`)).index
  const ads = adsOf(ADS)
  for (const index of [embedded, cluster]) {
    for (let at = 0; at < ADS; at += 1000) await index.upsert(ads.slice(at, at + 1000))
    await index.save({ xid: '1', seq: '1' })
    await index.remove(['ad-3', 'ad-4', 'ad-5'])
  }
})
afterAll(async () => {
  await embedded.close()
  await cluster.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The cluster keeps places to the centimetre: no two ads are so nearly as far from here. */
const there = { lat: 14.512_34, lon: 121.487_65 }

const base: Query = {
  scope: { market: ['ph'] },
  sort: { by: 'relevance' },
  offset: 0,
  limit: 50,
  language: 'en',
  now: NOW,
  facets: ['job_locations', 'degrees', 'job_types', 'is_company_verified'],
  facetLimit: 10,
  fields: { title: 'title', skill: 'skills' },
  also: [
    { from: 'accountant', to: ['会計', 'akuntansi', 'محاسب'] },
    { from: 'senior accountant', to: ['會計主管'] },
    { from: 'nurse', to: ['enfermera'] },
  ],
}

const texts = [
  ['nothing', ''],
  ['one word', 'nurse'],
  ['two words', 'senior accountant'],
  ['a compound', 'fulltime driver'],
  ['words with signs', 'c++ r&d'],
  ['a synonym', 'hr manager'],
  ['Spanish', 'enfermeras urgencia'],
  ['Turkish', 'INSAN KAYNAKLARI'],
  ['Arabic', 'المحاسب'],
  ['Chinese for Taiwan and Japan', '会计'],
  ['Japanese in two words', '会計 マネージャー'],
  ['a run that no ad has', '会計工程师'],
  ['a typing error', 'acountant excell'],
  ['words that are nowhere together', 'nurse driver accountant desenvolvedor'],
  ['words that are nowhere', 'zzzzqq xxxxyy'],
  ['function words', 'the of'],
  ['a phrase', '"senior accountant" excel'],
  ['a phrase that is nowhere', '"accountant nurse"'],
  ['a phrase in Japanese', '「会計マネージャー」'],
  ['what is left out', 'accountant -excel -"night shift"'],
  ['only what is left out', '-nurse'],
  ['prefixes', 'title:nurse skill:excel'],
  ['a prefix with a typing error', 'title:acountant'],
  ['what has names in other languages', 'senior accountant'],
  ['what has names in other languages, with more', 'nurse excel'],
] as const

const demands: readonly (readonly [string, Partial<Query>])[] = [
  ['', {}],
  ['with choices', { filters: { job_locations: ['2', '11'], degrees: ['1'], job_types: ['2', '99'] } }],
  ['with a salary', { ranges: { salary: [20_000, 25_000] }, filters: { is_company_verified: ['1'] } }],
  ['nearest first', { near: { ...there, radiusKm: 30 }, sort: { by: 'distance' } }],
  ['newest first', { sort: { by: 'date', field: 'published' }, offset: 20 }],
  ['highest salary first', { sort: { by: 'range', field: 'salary', direction: 'desc' } }],
  [
    'lowest salary first, without some',
    { sort: { by: 'range', field: 'salary', direction: 'asc' }, exclude: ['ad-1', 'ad-2', 'ad-9'] },
  ],
  ['without some values', { without: { degrees: ['1', '2'] }, facets: ['degrees', 'job_types'] }],
  ['in another market', { scope: { market: ['sg'] } }],
]

test.each(
  texts.flatMap(([kind, text]) => demands.map(([demand, more]) => [kind, demand, text, more] as const)),
)('%s %s: the same ads, totals, counts and relaxation', async (_, __, text, more) => {
  const query = { ...base, ...(text ? { text } : {}), ...more }
  const [one, other] = await Promise.all([embedded.search(query), cluster.search(query)])
  expect(other.total).toBe(one.total)
  expect(other.facets).toEqual(one.facets)
  expect(other.relaxed).toEqual(one.relaxed)
  // Scores are each adapter's own: by relevance all that is found is compared, in whatever order.
  const isRanked = query.sort.by === 'relevance' && text !== ''
  const all = async (index: SearchIndex) =>
    (await index.search({ ...query, offset: 0, limit: 9_000 })).hits
      .map(({ id, isTranslated = false }) => `${id} ${isTranslated}`)
      .sort()
  const ids = (hits: typeof one.hits) => hits.map(({ id }) => id)
  if (isRanked) expect(await all(cluster)).toEqual(await all(embedded))
  else expect(ids(other.hits)).toEqual(ids(one.hits))
})

test.each([
  ['by date', {}],
  ['by salary', { sort: { by: 'range', field: 'salary', direction: 'desc' } }],
  ['by distance', { sort: { by: 'distance' }, near: there }],
] as const)('a page beyond ten thousand ads is the same %s', async (_, more) => {
  const query: Query = { ...base, scope: {}, offset: 10_500, limit: 30, ...more }
  const [one, other] = await Promise.all([embedded.search(query), cluster.search(query)])
  expect(other.hits.map(({ id }) => id)).toEqual(one.hits.map(({ id }) => id))
  expect(other.hits).toHaveLength(30)
  expect(other.total).toBe(one.total)
})

test('counts of more values than a shard hands in at first are exact', async () => {
  const query: Query = { ...base, facets: ['company_ids'], facetLimit: 30, limit: 0 }
  const [one, other] = await Promise.all([embedded.search(query), cluster.search(query)])
  expect(other.facets).toEqual(one.facets)
})

test('similar ads are the same', async () => {
  const options = { limit: 20_000, scope: { market: ['ph'] } }
  const [one, other] = await Promise.all([
    embedded.similar('ad-10', options),
    cluster.similar('ad-10', { ...options, limit: 9_000 }),
  ])
  expect(other.map(({ id }) => id).sort()).toEqual(one.map(({ id }) => id).sort())
})
