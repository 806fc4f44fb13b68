import { readFileSync } from 'node:fs'
import { createJobAlert, previewJobAlert } from '@hanap/contracts/jobs/job-alerts.calls'
import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { JobSearchBody, JobSearchInput, JobSearchQuery } from '@hanap/contracts/search/search.schemas'
import { filterValues } from '@hanap/markets/filter-values'
import { mainFunctions } from '@hanap/markets/functions'
import { languages } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { locationByKey } from '@hanap/markets/locations'
import {
  countedFilters,
  type OptionFilterName,
  optionFilters,
  type SearchFilterName,
  searchFilterNames,
  searchFilters,
} from '@hanap/markets/search-filters'
import { requestFilters } from '@hanap/markets/search-request'
import { parseSearchUrl } from '@hanap/markets/search-url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildCompany, buildJobs } from '../jobs/factory.ts'
import type { NewJob } from '../jobs/index.ts'

const place = locationByKey('ph', 'makati')
const [main] = mainFunctions('en')
const sub = main?.sub_function_list[0]
const title = sub?.job_titles[0]
if (place?.kind !== 'location' || !main || !sub || !title) throw new Error('there are places and functions')
const levels = { main: main.id, sub: sub.id, title: title.id }

let app: TestApp
let person: TestPerson
let ids: string[]
let verified: string

const isOption = (name: SearchFilterName): name is OptionFilterName => searchFilters[name].kind === 'options'

const optionOf = (name: OptionFilterName): number => {
  const { source } = searchFilters[name]
  if ('level' in source) return levels[source.level]
  return 'list' in source ? (options(source.list, 'en')[0]?.id ?? 0) : place.id
}

type Other = Exclude<SearchFilterName, OptionFilterName>
const others: Record<Other, () => AlertFilters> = {
  company_ids: () => ({ company_ids: [verified] }),
  is_company_verified: () => ({ is_company_verified: true }),
  salary: () => ({ salary_from: 30_000, salary_to: 50_000 }),
  radius_km: () => ({ latitude: 14.55, longitude: 121.02, radius_km: 10 }),
}
const filtersBy = (name: SearchFilterName): AlertFilters =>
  isOption(name) ? { [name]: [optionOf(name)] } : others[name]()

/** What is a job's column as it is. */
const inColumns = Object.fromEntries(
  optionFilters.flatMap(name => {
    const { column, isMany } = searchFilters[name].index
    const id = optionOf(name)
    return column === null ? [] : [[column, isMany ? [id] : id]]
  }),
)

/** A job that has the first option of every filter. */
const fullJob = (): Partial<NewJob> => ({
  title: 'Job with all of it',
  ...inColumns,
  company_id: verified,
  location_id: place.id,
  region_id: place.regionId,
  latitude: 14.55,
  longitude: 121.02,
  industry_id: optionOf('industries'),
  workplace: 'on_site',
  salary_from: 40_000,
  salary_to: 45_000,
  salary_period: 'month',
  currency: 'PHP',
})

beforeAll(async () => {
  app = await startTestApp()
  person = await buildSeeker(app)
  verified = await buildCompany(app.db, { is_verified: true })
  ids = await buildJobs(app.db, fullJob(), { title: 'Job with none of it' })
  await eventually(async () => expect((await app.call(searchJobs, {})).data.total_num).toBe(2))
})
afterAll(() => app.close())

/** As a query string has them. */
const textsOf = (filters: AlertFilters) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value === true ? '1' : String(value)]),
  )

/** The file itself: a catalogue has English where a text is missing. */
const textsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../../i18n/messages/${language}/search.json`, 'utf8'))

describe.each(searchFilterNames)('%s', name => {
  const { label } = searchFilters[name]

  if (label)
    test('has a label in ten languages', () => {
      const key = label?.replace('search.', '') ?? ''
      expect(languages.filter(({ code }) => !textsIn(code)[key])).toEqual([])
    })

  test('is the same in a query string, in JSON, and in JSON that speaks like a query string', () => {
    const filters = filtersBy(name)
    const texts = textsOf(filters)
    expect(JobSearchQuery.parse(texts)).toMatchObject(filters)
    expect(JobSearchBody.parse(filters)).toMatchObject(filters)
    expect(JobSearchInput.parse(texts)).toMatchObject(filters)
  })

  test('narrows the index to what has it, and is counted', async () => {
    const address = `${searchJobs.path}?${new URLSearchParams(textsOf(filtersBy(name)))}`
    const { text } = await app.send('GET', address, { headers: { host: 'ph.localhost' } })
    const { data } = JSON.parse(text)
    expect(data.jobs.map((job: { id: string }) => job.id)).toEqual([ids[0]])
    const isCounted = countedFilters.some(each => each === name)
    if (isCounted) expect(data.facets[name]).toContainEqual(expect.objectContaining({ count: 1 }))
  })

  test('is kept by an alert, in its words and in its address', async () => {
    const filters = filtersBy(name)
    const body = { keyword: '', filters }
    const { data: alert } = await app.call(createJobAlert, { body }, { as: person })
    expect(alert.filters).toEqual(filters)
    const { data: found } = await app.call(previewJobAlert, { body })
    expect(found.jobs.map(({ id }) => id)).toEqual([ids[0]])
    // Companies have no name in titles and addresses.
    if (searchFilters[name].url === null) return
    if (isOption(name)) expect(alert.title).toBe(filterValues[name].textOf(optionOf(name), 'en'))
    expect(alert.title).not.toBe('All jobs')
    const address = new URL(alert.search_url, 'https://ph.hanap.example')
    const read = parseSearchUrl(
      'ph',
      'en',
      decodeURIComponent(address.pathname.slice(1)),
      address.searchParams,
    )
    expect(read && requestFilters(read.search)).toEqual(filters)
  })
})
