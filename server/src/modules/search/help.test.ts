import type { CallInput } from '@hanap/contracts/call'
import { searchJobs } from '@hanap/contracts/search.calls'
import { locationByKey } from '@hanap/markets/locations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { soon } from '../../testing/soon.ts'
import { buildJobs } from '../jobs/factory.ts'
import type { NewJob } from '../jobs/index.ts'

type Asked = NonNullable<CallInput<typeof searchJobs>['query']>

const placed = (key: string) => {
  const found = locationByKey('ph', key)
  if (found?.kind !== 'location') throw new Error(`${key} is a location of the Philippines`)
  return { location_id: found.id, region_id: found.regionId }
}
const manila = placed('manila')
const makati = placed('makati')
const cebu = placed('cebu-city')

const times = (count: number, job: Partial<NewJob>): Partial<NewJob>[] =>
  Array.from({ length: count }, (_, at) => ({ ...job, source_id: `${job.title} ${job.location_id} ${at}` }))

let app: TestApp

const search = async (query: Asked) => (await app.call(searchJobs, { query })).data

beforeAll(async () => {
  app = await startTestApp()
  const jobs = [
    ...times(6, { title: 'Registered Nurse', ...makati, job_type_id: 1, workplace: 'on_site' }),
    ...times(2, { title: 'Night Nurse', ...manila, job_type_id: 2, workplace: 'on_site' }),
    ...times(7, { title: 'Head Chef', ...cebu, job_type_id: 1, workplace: 'on_site' }),
    ...times(1, { title: 'Acountant', ...cebu, job_type_id: 1 }),
    ...times(5, { title: 'Accountant', ...cebu, job_type_id: 1 }),
  ]
  await buildJobs(app.db, ...jobs)
  await soon(async () => expect((await search({})).total_num).toBe(jobs.length))
})
afterAll(() => app.close())

test('a search with enough results has no help', async () => {
  expect((await search({ query: 'nurse' })).help).toBeNull()
})

describe('filters to leave out, each with its true count', () => {
  test('one of two', async () => {
    const { total_num, help } = await search({ query: 'chef', job_types: '2', workplaces: '1' })
    expect([total_num, help?.filters]).toEqual([0, [{ names: ['job_types'], count: 7 }]])
  })

  test('all of them, where none alone finds more', async () => {
    const { help } = await search({ query: 'chef', job_types: '2', workplaces: '3' })
    expect(help?.filters).toEqual([{ names: ['job_types', 'workplaces'], count: 7 }])
  })

  test('a salary', async () => {
    const { help } = await search({ query: 'chef', salary_from: '90000' })
    expect(help?.filters).toEqual([{ names: ['salary'], count: 7 }])
  })
})

describe('other words, each with its true count', () => {
  test('a word left out', async () => {
    const { total_num, help } = await search({ query: 'night nurse' })
    expect(total_num).toBe(2)
    expect(help?.queries).toEqual([{ query: 'nurse', change: 'dropped', words: ['night'], count: 8 }])
  })

  test('a likelier spelling of a word that few jobs have', async () => {
    const { help } = await search({ query: 'acountant' })
    expect(help?.queries).toEqual([
      { query: 'accountant', change: 'corrected', words: ['acountant'], count: 5 },
    ])
  })
})

describe('places', () => {
  test('nearby, the nearest first, and the wider one around', async () => {
    const { help } = await search({ query: 'nurse', job_locations: String(manila.location_id) })
    expect(help?.places).toEqual([
      { id: manila.region_id, label: 'Metro Manila', distance_km: null, count: 8 },
      { id: makati.location_id, label: 'Makati', distance_km: expect.any(Number), count: 6 },
    ])
    expect(help?.filters).toEqual([{ names: ['job_locations'], count: 8 }])
  })
})

test('where nothing else helps, all jobs of the market', async () => {
  const { total_num, help } = await search({ query: 'qqqqzzzz' })
  expect([total_num, help]).toEqual([0, { filters: [], queries: [], places: [], market_count: 21 }])
})

test('no help leads to nothing, and each count is what the search then finds', async () => {
  const base: Asked = { query: 'night nurse', job_locations: String(cebu.location_id), job_types: '1' }
  const { help } = await search(base)
  const ways: [Asked, number][] = [
    ...(help?.filters ?? []).map(({ names, count }): [Asked, number] => [
      Object.fromEntries(Object.entries(base).filter(([name]) => !names.some(each => each === name))),
      count,
    ]),
    ...(help?.queries ?? []).map(({ query, count }): [Asked, number] => [{ ...base, query }, count]),
    ...(help?.places ?? []).map(({ id, count }): [Asked, number] => [
      { ...base, job_locations: String(id) },
      count,
    ]),
  ]
  expect(ways.length).toBeGreaterThan(0)
  for (const [asked, count] of ways) {
    expect(count).toBeGreaterThan(0)
    expect((await search(asked)).total_num).toBe(count)
  }
})

test('what was searched in the end is said with what was dropped', async () => {
  const { relaxed } = await search({ query: 'nurse qqqqzzzz' })
  expect(relaxed).toEqual({ dropped: ['qqqqzzzz'], corrected: [], query: 'nurse' })
})
