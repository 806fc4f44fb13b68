import { searchJobsByBody } from '@hanap/contracts/jobs.calls'
import { searchJobs } from '@hanap/contracts/search.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildCompany, buildJob, buildJobs, daysAgo } from '../jobs/factory.ts'

const MANILA = 16_700_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('it starts', async () => {
  const id = await buildJob(app.db, { title: 'Registered Nurse' })
  await expect
    .poll(async () => (await app.call(searchJobs, { query: { query: 'nurse' } })).data.jobs.map(job => job.id))
    .toEqual([id])
  console.log(JSON.stringify((await app.call(searchJobs, { query: { query: 'nurse' } })).data).slice(0, 3000), MANILA)
  void [searchJobsByBody, buildCompany, buildJobs, daysAgo, describe]
})
