import type { CallInput } from '@hanap/contracts/call'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { functionBySeoValue, functionPath } from '@hanap/markets/functions'
import { locationByKey } from '@hanap/markets/locations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildJobs } from '../jobs/factory.ts'
import type { NewJob } from '../jobs/index.ts'

type SearchParams = NonNullable<CallInput<typeof searchJobs>['query']>

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

const titleIn = (name: string) => {
  const found = functionBySeoValue('title', name, 'en')
  if (!found) throw new Error(`${name} is a job title`)
  return found.id
}
const waiter = titleIn('waiter')
const bartender = titleIn('bartender')
const workOf = (id: number): Partial<NewJob> => {
  const { main_function_id, job_function_id } = functionPath(id) ?? {}
  return {
    main_function_id: main_function_id ?? null,
    job_function_id: job_function_id ?? null,
    function_title_id: id,
  }
}

let app: TestApp

const search = async (query: SearchParams) => (await app.call(searchJobs, { query })).data

beforeAll(async () => {
  app = await startTestApp()
  const jobs = [
    ...times(6, { title: 'Registered Nurse', ...makati, job_type_id: 1, workplace: 'on_site' }),
    ...times(2, { title: 'Night Nurse', ...manila, job_type_id: 2, workplace: 'on_site' }),
    ...times(7, { title: 'Head Chef', ...cebu, job_type_id: 1, workplace: 'on_site' }),
    ...times(1, { title: 'Acountant', ...cebu, job_type_id: 1 }),
    ...times(5, { title: 'Accountant', ...cebu, job_type_id: 1 }),
    ...times(3, { title: 'Waiter', ...cebu, ...workOf(waiter) }),
    ...times(1, { title: 'Bartender', ...manila, ...workOf(bartender) }),
    ...times(2, { title: 'Usher', ...cebu, ...workOf(waiter), description: '<p>Sells glow sticks.</p>' }),
  ]
  await buildJobs(app.db, ...jobs)
  await eventually(async () => expect((await search({})).total_num).toBe(jobs.length))
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

describe('jobs with titles like the words, where few are listed', () => {
  const titles = async (query: SearchParams) =>
    (await search(query)).similar.map(({ job_title }) => job_title)

  test('fill the list up to ten, none of it among them, and are in no number', async () => {
    const { jobs, similar, total_num, mention_num } = await search({ query: 'night nurse' })
    expect(similar.map(({ job_title }) => job_title)).toEqual(Array(6).fill('Registered Nurse'))
    expect(jobs.map(({ job_title }) => job_title)).toEqual(['Night Nurse', 'Night Nurse'])
    expect([total_num, mention_num]).toEqual([2, 0])
    expect(await titles({ query: 'head nurse' })).toHaveLength(3)
  })

  test('are within the filters', async () => {
    expect(await titles({ query: 'night nurse', job_types: '1' })).toHaveLength(6)
    expect(await titles({ query: 'night nurse', job_types: '2' })).toEqual([])
  })

  test('are of no other work', async () => {
    const { jobs, similar } = await search({ query: 'night bartender' })
    expect(jobs.map(({ job_title }) => job_title)).toEqual(['Bartender'])
    expect(similar).toEqual([])
  })

  test('come with the first page of the list alone, and not with a phrase', async () => {
    expect(await titles({ query: 'night nurse', page: '2' })).toEqual([])
    expect(await titles({ query: 'night nurse', match: 'mention' })).toEqual([])
    expect(await titles({ query: '"night nurse"' })).toEqual([])
    expect(await titles({})).toEqual([])
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
  expect([total_num, help]).toEqual([
    0,
    { filters: [], queries: [], places: [], functions: [], market_count: 27 },
  ])
})

test('no help leads to nothing, and each count is what the search then finds', async () => {
  const base: SearchParams = { query: 'night nurse', job_locations: String(cebu.location_id), job_types: '1' }
  const { help } = await search(base)
  const ways: [SearchParams, number][] = [
    ...(help?.filters ?? []).map(({ names, count }): [SearchParams, number] => [
      Object.fromEntries(Object.entries(base).filter(([name]) => !names.some(each => each === name))),
      count,
    ]),
    ...(help?.queries ?? []).map(({ query, count }): [SearchParams, number] => [{ ...base, query }, count]),
    ...(help?.places ?? []).map(({ id, count }): [SearchParams, number] => [
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

describe('work like that of a search which finds none', () => {
  const related = async (query: SearchParams) =>
    (await search(query)).help?.functions.map(({ label, count }) => [label, count])

  test('titles of the same kind, then of its field, each with its true count', async () => {
    const { total_num, help } = await search({ query: 'barista' })
    expect(total_num).toBe(0)
    expect(help?.market_count).toBeNull()
    expect(help?.functions).toEqual([
      { level: 'title', id: bartender, label: 'Bartender', count: 1 },
      { level: 'title', id: waiter, label: expect.any(String), count: 5 },
    ])
    for (const { id, count } of help?.functions ?? [])
      expect((await search({ function_job_title_ids: String(id) })).total_num).toBe(count)
  })

  test('within the filters that were chosen', async () => {
    expect(await related({ query: 'senior barista', job_locations: String(manila.location_id) })).toEqual([
      [expect.any(String), 1],
    ])
  })

  test('that of the jobs which mention words that name no work', async () => {
    const { help, mention_num } = await search({ query: 'glow sticks' })
    expect(mention_num).toBe(2)
    expect(help?.functions).toMatchObject([{ level: 'sub', count: 2 }])
  })

  test('none where something is found', async () => {
    expect(await related({ query: 'bartender' })).toBeUndefined()
  })
})

test('what was searched in the end is said with what was dropped', async () => {
  const { relaxed } = await search({ query: 'nurse qqqqzzzz' })
  expect(relaxed).toEqual({ dropped: ['qqqqzzzz'], corrected: [], query: 'nurse' })
})
