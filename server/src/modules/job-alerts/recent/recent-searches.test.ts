import * as calls from '@hanap/contracts/jobs/recent-searches.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildJobs } from '../../jobs/factory.ts'

let app: TestApp
let seeker: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seeker = await buildSeeker(app)
})

const record = (keyword: string, filters = {}, as = seeker) =>
  app.call(calls.recordRecentSearch, { body: { keyword, filters } }, { as })
const listed = async (as = seeker, options = {}) =>
  (await app.call(calls.listRecentSearches, {}, { as, ...options })).data.searches

test('recent searches are the seeker’s own, the latest first, each once, at most ten', async () => {
  const other = await buildSeeker(app)
  for (let at = 1; at <= 11; at++) expect((await record(`beekeeper ${at}`)).status).toBe(200)
  await record('Beekeeper 5')
  const keywords = (await listed()).map(({ keyword }) => keyword)
  expect(keywords).toEqual(['Beekeeper 5', ...[11, 10, 9, 8, 7, 6, 4, 3, 2].map(at => `beekeeper ${at}`)])
  expect(await listed(other)).toEqual([])
})

test('the same filters in another order are the same search, and other filters another', async () => {
  await record('nurse', { job_types: [1], workplaces: [1] })
  await record('nurse', { workplaces: [1], job_types: [1] })
  await record('nurse', { job_types: [2] })
  const searches = await listed()
  expect(searches).toHaveLength(2)
  expect(searches[0]).toMatchObject({ title: 'nurse · Part-time', filters: { job_types: [2] } })
  expect(searches[0]?.search_url).toMatch(/^\/nurse-jobs\?jobType=part-time$/)
})

test('a recent search counts the jobs that were posted after it, and none of before', async () => {
  await buildJobs(app.db, { title: 'Quarry diver before' })
  await record('quarry diver')
  expect(await listed()).toMatchObject([{ keyword: 'quarry diver', new_count: 0, is_more: false }])
  await buildJobs(
    app.db,
    { title: 'Quarry diver one', published_at: new Date() },
    { title: 'Quarry diver two', published_at: new Date() },
  )
  await eventually(async () => expect(await listed()).toMatchObject([{ new_count: 2 }]))
  await record('quarry diver')
  expect(await listed()).toMatchObject([{ new_count: 0 }])
})

test('many new jobs are counted as exactly as few', async () => {
  await record('marsh warden')
  const posted = Array.from({ length: 23 }, (_, at) => ({
    title: `Marsh warden ${at}`,
    published_at: new Date(),
  }))
  await buildJobs(app.db, ...posted)
  await eventually(async () => expect(await listed()).toMatchObject([{ new_count: 23, is_more: false }]))
})

test('clearing forgets all of the seeker’s and nobody else’s; once more is no error', async () => {
  const other = await buildSeeker(app)
  await record('nurse')
  await record('nurse', {}, other)
  for (let time = 0; time < 2; time++)
    expect((await app.call(calls.clearRecentSearches, {}, { as: seeker })).status).toBe(200)
  expect(await listed()).toEqual([])
  expect(await listed(other)).toHaveLength(1)
})

test('what cannot be searched for is refused', async () => {
  expect((await record('x'.repeat(201))).status).toBe(422)
  expect((await record('nurse', { job_types: ['many'] })).status).toBe(422)
  expect(await listed()).toEqual([])
})
