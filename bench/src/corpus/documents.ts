import { DAY_MS } from '@hanap/contracts/durations'
import { functionPath, functionText, mainFunctions } from '@hanap/markets/functions'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { locationsOf } from '@hanap/markets/locations'
import { type Market, markets } from '@hanap/markets/markets'
import type { Doc, Schema } from '@hanap/search-engine'
import { randomFrom } from '../harness/figures.ts'
import { readPools, type TextPool } from './pools.ts'

/** Filter fields that are counted; every value is a number. */
export const countedFields = [
  'location',
  'category',
  'type',
  'level',
  'degree',
  'company',
  'language',
  'workplace',
] as const
export type CountedField = (typeof countedFields)[number]

/** Those that hold up to two values a document. */
export const twofold: ReadonlySet<CountedField> = new Set(['location', 'type'])

export const corpusTextFields = ['title', 'company', 'skills', 'function', 'description'] as const

export const corpusSchema = {
  text: {
    title: { weight: 5, lengthPenalty: 0.4 },
    company: { weight: 2, lengthPenalty: 0.4 },
    skills: { weight: 2 },
    function: { weight: 1.5 },
    description: { weight: 1 },
  },
  filters: {
    market: {},
    location: { many: true },
    category: {},
    type: { many: true },
    level: {},
    degree: {},
    company: {},
    language: {},
    workplace: {},
  },
  partition: 'market',
  dates: { posted: { freshness: { weight: 0.2, halfLifeDays: 30 } } },
} as const satisfies Schema

/** One made-up job: the engine's document and what other engines are told of it. */
export interface SampleJob {
  doc: Doc
  language: LanguageCode
  posted: number
  market: number
  values: Readonly<Record<CountedField, readonly number[]>>
  texts: Readonly<Record<(typeof corpusTextFields)[number], string>>
}

/** The newest of them; none is more than 120 days older. */
export const NEWEST = Date.UTC(2026, 10, 21)
const DAYS = 120

type DrawBelow = (below: number) => number

const pick = <Item>(items: readonly Item[], random: DrawBelow): Item => {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** The first items far more often than the last. */
const pickSkewed = <Item>(items: readonly Item[], random: DrawBelow): Item =>
  pick(items.slice(0, 1 + random(1 + random(items.length))), random)

/** Half of the titles as they are, the others recombined from two. */
const titleFrom = ({ titles, joint }: TextPool, random: DrawBelow): string => {
  const first = pick(titles, random)
  const second = pick(titles, random)
  const kind = random(6)
  const words =
    kind < 3
      ? first
      : kind < 5
        ? [...first.slice(0, 1 + random(first.length)), ...second.slice(-1 - random(2))]
        : [pick(second, random), ...first]
  return words.join(joint)
}

const companyFrom = ({ companies }: TextPool, random: DrawBelow): string => {
  const first = pickSkewed(companies, random)
  if (random(5) < 2) return first
  const [head = first] = first.split(' ')
  return `${head} ${pick(companies, random)}`
}

const descriptionFrom = ({ descriptions }: TextPool, random: DrawBelow): string => {
  const [first, second] = [pick(descriptions, random), pick(descriptions, random)]
  const half = (text: string) => {
    const space = text.indexOf(' ', text.length / 2)
    return space < 0 ? text.length >> 1 : space
  }
  return first.slice(0, half(first)) + second.slice(half(second))
}

interface MarketPlaces {
  market: Market
  /** A location with its region, the most frequent first. */
  places: readonly (readonly number[])[]
}

const spots: readonly MarketPlaces[] = markets.map(market => ({
  market,
  places: locationsOf(market.key).regions.flatMap(region =>
    region.locations.length === 0
      ? [[region.id]]
      : region.locations.map(location => [location.id, region.id]),
  ),
}))

/** Every title's id in the function list. */
const titleIds = mainFunctions('en').flatMap(main =>
  main.sub_function_list.flatMap(sub => sub.job_titles.map(({ id }) => id)),
)

/** Languages as the sources have them, the thin ones lifted to some hundredths. */
const languagesByShare = (pools: ReadonlyMap<LanguageCode, TextPool>): LanguageCode[] => {
  const sizes = [...pools].map(([code, { titles }]) => [code, titles.length] as const)
  const all = sizes.reduce((sum, [, size]) => sum + size, 0)
  return sizes.flatMap(([code, size]) =>
    Array<LanguageCode>(Math.max(3, Math.round((100 * size) / all))).fill(code),
  )
}

/** Jobs made from the real ads' titles, companies and texts; the same ones from run to run, and more when more are asked for. */
export function* documents(count: number): Generator<SampleJob> {
  const pools = readPools()
  const shares = languagesByShare(pools)
  const random = randomFrom(20_261_121)
  const companyIds = new Map<string, number>()
  for (let number = 0; number < count; number++) {
    const language = pick(shares, random)
    const pool = pools.get(language)
    if (!pool) throw new Error(`no texts in ${language}`)
    const own = spots.filter(({ market }) => market.languages.includes(language))
    const { market, places } = pick(own.length > 0 ? own : spots, random)
    const title = titleFrom(pool, random)
    const company = companyFrom(pool, random)
    const companyId = companyIds.get(company) ?? companyIds.size + 1
    companyIds.set(company, companyId)
    const titleId = pick(titleIds, random)
    const path = functionPath(titleId)
    const texts = {
      title,
      company,
      skills: Array.from({ length: random(6) }, () => pick(pool.skills, random)).join(' · '),
      function: [titleId, path?.job_function_id, path?.main_function_id]
        .flatMap(id => (id === undefined ? [] : [functionText(id, language)]))
        .join(' · '),
      description: descriptionFrom(pool, random),
    }
    const types = [1 + random(4)]
    if (random(8) === 0) types.push(5 + random(2))
    const values = {
      location: pickSkewed(places, random),
      category: path ? [path.main_function_id] : [],
      type: types,
      level: [1 + random(1 + random(8))],
      degree: [1 + random(1 + random(8))],
      company: [companyId],
      language: languages.filter(({ code }) => code === language).map(({ id }) => id),
      workplace: random(3) === 0 ? [1 + random(3)] : [],
    }
    const posted = NEWEST - random(DAYS * DAY_MS)
    const doc: Doc = {
      id: String(number + 1),
      text: texts,
      language,
      filters: { market: market.id, ...values },
      dates: { posted },
      stored: JSON.stringify([title, company]),
    }
    yield { doc, language, posted, market: market.id, values, texts }
  }
}
