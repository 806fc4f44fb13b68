import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import * as calls from '@hanap/contracts/recruiters/employer-jobs.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter } from '../auth/factory.ts'
import { buildCompany, buildJob } from '../jobs/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const post = async (ids: readonly number[], isDraft = false) => {
  const companyId = await buildCompany(app.db, { market: 'ph' })
  const as = await buildRecruiter(app, { companyId })
  const body = {
    job_title: 'Beekeeper',
    description: `# What you do\n\n- Look after forty hives\n\n${'You work with two others. '.repeat(10)}`,
    job_type_id: 1,
    workplace: 'on_site' as const,
    job_location_id: 16700001,
    attractive_reasons: ids.map(id => ({ id })),
    is_draft: isDraft,
  }
  return { as, ...(await app.call(calls.createEmployerJob, { body }, { as })) }
}

test('what is good about a job is shown to seekers in their language, in the order of the ad', async () => {
  const { data, as } = await post([10, 4])
  const { id } = data.job
  expect(data.job.attractive_reasons.map(reason => reason.id)).toEqual([10, 4])
  const english = await app.call(readJob, { params: { id } }, { market: 'ph' })
  const arabic = await app.call(readJob, { params: { id } }, { market: 'ph', language: 10 })
  expect(english.data.attractive_reasons.map(reason => reason.id)).toEqual([10, 4])
  for (const { name } of arabic.data.attractive_reasons) expect(name).toMatch(/[\u0600-\u06ff]/)
  const copy = await app.call(calls.duplicateEmployerJob, { params: { id } }, { as })
  expect(copy.data.job.attractive_reasons.map(reason => reason.id)).toEqual([10, 4])
})

test('at most five are named, and those of the list alone', async () => {
  expect((await post([1, 2, 3, 4, 5, 6], true)).status).toBe(422)
  const unknown = await post([999], true)
  expect([unknown.status, Object.keys(unknown.errors)]).toEqual([422, ['attractive_reasons']])
})

test('an imported job has none', async () => {
  const id = await buildJob(app.db, { market: 'ph' })
  expect((await app.call(readJob, { params: { id } }, { market: 'ph' })).data.attractive_reasons).toEqual([])
})
