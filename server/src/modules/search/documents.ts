import { functionPath, functionText } from '@hanap/markets/functions'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import { marketByKey } from '@hanap/markets/markets'
import { indexedFilters, recordOf, searchFilters } from '@hanap/markets/search-filters'
import type { Doc } from '@hanap/search-engine/schema'
import { htmlToText, type JobFacts, type JobRow } from '../jobs/index.ts'
import { bandsReached, monthlySalary } from './salary.ts'

/** Of the option list of workplaces. */
export const WORKPLACE_IDS = { on_site: 1, hybrid: 2, remote: 3 } as const

/** The languages in which a job is looked for: its own, its market's, and English. */
const languagesOf = (job: JobFacts): LanguageCode[] => [
  ...new Set<LanguageCode>([
    languageByCode(job.language ?? '')?.code ?? 'en',
    ...(marketByKey(job.market)?.languages ?? []),
    'en',
  ]),
]

type Rows = typeof searchFilters
type IndexedFilter = (typeof indexedFilters)[number]
type ColumnFilter = {
  [Name in IndexedFilter]: Rows[Name]['index']['column'] extends string ? Name : never
}[IndexedFilter]
type Values = readonly (number | string)[]

const joined = (texts: readonly string[]) => [...new Set(texts)].join(' · ')

const functionWords = (job: JobFacts, languages: readonly LanguageCode[]) =>
  joined(
    [job.function_title_id, job.job_function_id, job.main_function_id].flatMap(id =>
      id === null || !functionPath(id) ? [] : languages.map(language => functionText(id, language)),
    ),
  )

const placeWords = (job: JobFacts, languages: readonly LanguageCode[]) => {
  const postings = [job, ...job.also_posted]
  const places = postings
    .flatMap(({ location_id, region_id }) => [
      location_id === null ? undefined : locationById(location_id),
      region_id === null ? undefined : regionById(region_id),
    ])
    .filter(place => place !== undefined)
  return joined([
    ...places.flatMap(place => languages.map(language => locationName(place, language))),
    ...postings.flatMap(({ address }) => (address === null ? [] : [address])),
  ])
}

const presentValues = <Value>(...values: (Value | null)[]): Value[] => values.filter(value => value !== null)

const pointOf = (row: JobRow): readonly [number, number] | undefined => {
  if (row.latitude !== null && row.longitude !== null) return [row.latitude, row.longitude]
  const place = row.location_id === null ? undefined : locationById(row.location_id)
  return place ? [place.lat, place.lon] : undefined
}

const isColumn = (name: IndexedFilter): name is ColumnFilter => searchFilters[name].index.column !== null

/** Filters whose value is a column's. */
const columnFilters = indexedFilters.filter(isColumn)

const columnValues = (row: JobRow) =>
  recordOf(columnFilters, name =>
    presentValues<number | string>(...[row[searchFilters[name].index.column]].flat()),
  )

/** The others, each by its own rule. */
const derivedValues = (
  row: JobRow,
  facts: JobFacts,
  bands: readonly string[],
): Record<Exclude<IndexedFilter, ColumnFilter>, Values> => ({
  job_locations: [
    ...new Set(
      [facts, ...facts.also_posted].flatMap(({ location_id, region_id }) =>
        presentValues(location_id, region_id),
      ),
    ),
  ],
  is_company_verified: facts.company?.is_verified ? ['1'] : [],
  industries: presentValues(row.industry_id ?? facts.company?.industry_id ?? null),
  workplaces: row.workplace === null ? [] : [WORKPLACE_IDS[row.workplace]],
  salary: bands,
})

/** A job as the index has it. What is stored beside it is its facts as JSON. */
export const jobDocumentOf = (row: JobRow, facts: JobFacts): Doc => {
  const market = marketByKey(row.market)
  const languages = languagesOf(facts)
  const salary = market && monthlySalary(facts, market)
  const bands = market && salary ? bandsReached(market.key, salary) : []
  const point = pointOf(row)
  return {
    id: row.id,
    text: {
      title: row.title,
      company: facts.company?.name ?? '',
      function: functionWords(facts, languages),
      skills: row.skills.join(' · '),
      place: placeWords(facts, languages),
      description: htmlToText(`${row.description} ${row.requirements ?? ''}`),
    },
    ...(row.language === null ? {} : { language: row.language }),
    filters: { market: row.market, ...columnValues(row), ...derivedValues(row, facts, bands) },
    ...(salary ? { ranges: { salary } } : {}),
    dates: { published: row.published_at.getTime() },
    ...(point ? { geo: point } : {}),
    stored: JSON.stringify(facts),
  }
}
