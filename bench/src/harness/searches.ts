import { type JobSearchAnswer, searchJobs as schemas } from '@hanap/contracts/search/search.schemas'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { type Market, markets } from '@hanap/markets/markets'
import { answerText, type Client } from './client.ts'
import { randomFrom } from './figures.ts'

/** A search as somebody would make it in a market, whose reader has a language. */
export interface Search {
  market: Market
  language: LanguageCode
  query: Record<string, string>
}

/** Filters by the field of a job that they ask for. */
const filters = [
  ['job_types', 'job_type_id'],
  ['job_locations', 'job_location_id'],
  ['main_functions', 'main_function_id'],
  ['xp_lvls', 'xp_lvl_id'],
  ['degrees', 'degree_id'],
] as const
const PAGE = 100

/**
 * Searches over what a running marketplace has: a word of a job's title, often two, seldom three (every tenth has
 * none); for every third a filter that the job would pass, for every sixth two; every fifth newest first, every
 * eighth a second page. Languages take turns, in the markets where each is spoken and, where none of them has jobs,
 * in any.
 */
export const searchesFor = async (client: Client, count: number): Promise<Search[]> => {
  const marketSamples = await Promise.all(markets.map(market => sample(client, market)))
  const places = languages.map(({ code }) => {
    const own = marketSamples.filter(({ market, jobs }) => market.languages.includes(code) && jobs.length > 0)
    return {
      language: code,
      samples: own.length > 0 ? own : marketSamples.filter(({ jobs }) => jobs.length > 0),
    }
  })
  const random = randomFrom(7)
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)]
  return Array.from({ length: count }, (_, number) => {
    const place = places[number % places.length]
    const from = place && pick(place.samples)
    const job = from && pick(from.jobs)
    if (!place || !from || !job) throw new Error('no market has jobs')
    const query: Record<string, string> = { size: '30' }
    if (number % 10 !== 0) query.query = wordsOf(job.job_title, place.language, random)
    for (let chosen = number % 6 === 0 ? 2 : number % 3 === 0 ? 1 : 0; chosen > 0; chosen--) {
      const [name, field] = pick(filters) ?? filters[0]
      if (job[field] !== null) query[name] = String(job[field])
    }
    if (number % 5 === 0) query.sort = '1'
    if (number % 8 === 0) query.page = '2'
    return { market: from.market, language: place.language, query }
  })
}

/** A market's first few hundred jobs. */
const sample = async (client: Client, market: Market) => {
  const jobs: JobSearchAnswer['jobs'] = []
  for (let page = 1; page <= 4; page++) {
    const path = `/api/search/jobs?size=${PAGE}&page=${page}`
    const answered = await client.get(`${market.hostLabel}.localhost`, path)
    const answer = schemas.answer.parse(JSON.parse(answerText(answered)).data)
    jobs.push(...answer.jobs)
    if (answer.jobs.length < PAGE) break
  }
  return { market, jobs }
}

const wordsOf = (title: string, language: LanguageCode, random: (below: number) => number): string => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(title)].filter(
    ({ isWordLike }) => isWordLike,
  )
  const start = random(Math.max(1, words.length - 1))
  const taken = words.slice(start, start + 1 + Math.min(random(3), random(3)))
  const [first, last] = [taken[0], taken.at(-1)]
  return first && last ? title.slice(first.index, last.index + last.segment.length) : title
}

/** The API's address of a search. */
export const apiPath = ({ query }: Search) => `/api/search/jobs?${new URLSearchParams(query)}`
