import { register } from '@hanap/contracts/auth.calls'
import { readJob, reportJob } from '@hanap/contracts/jobs.calls'
import { searchJobs } from '@hanap/contracts/search.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { soon } from '../../testing/soon.ts'
import { buildJob } from './factory.ts'
import { reportedJobs, reviewJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let people = 0
const seeker = async () => {
  people += 1
  const { data } = await app.call(register, {
    body: { email: `reports${people}@example.com`, password: 'long enough', first_name: 'Ana' },
  })
  return { token: data.session.token }
}

describe('reporting a job', () => {
  const report = (id: string, as?: { token: string }, reason = 1) =>
    app.call(reportJob, { params: { id }, body: { report_reason_id: reason } }, { as })

  test('three different accounts hide it until an operator has looked', async () => {
    const id = await buildJob(app.db, { title: 'Dubious', market: 'ng' })
    const [ana, ben, cho] = [await seeker(), await seeker(), await seeker()]
    const status = async () => (await app.call(readJob, { params: { id } })).status
    for (const who of [ana, ana, ben, undefined, undefined]) expect((await report(id, who)).status).toBe(200)
    expect(await status()).toBe(200)
    await report(id, cho, 5)
    expect(await status()).toBe(404)
    await soon(async () => {
      const { data } = await app.call(searchJobs, { query: { query: 'dubious' } }, { market: 'ng' })
      expect(data.total_num).toBe(0)
    })

    const [first] = (await reportedJobs(app.db)).filter(job => job.id === id)
    expect(first).toMatchObject({ accounts: 3, guests: 2, status: 'hidden' })

    expect(await reviewJob(app.db, id, 'keep')).toBe(true)
    expect(await status()).toBe(200)
    expect(await reviewJob(app.db, id, 'keep')).toBe(false)
    await report(id, ana)
    expect(await status()).toBe(200)
  })

  test('three accounts at the same moment hide it once', async () => {
    const id = await buildJob(app.db)
    const accounts = await Promise.all([seeker(), seeker(), seeker()])
    await Promise.all(accounts.map(who => report(id, who)))
    expect((await app.call(readJob, { params: { id } })).status).toBe(404)
  })

  test('an operator may close it', async () => {
    const id = await buildJob(app.db)
    await report(id, await seeker())
    expect(await reviewJob(app.db, id, 'close')).toBe(true)
    expect((await app.call(readJob, { params: { id } })).status).toBe(410)
  })

  test('an ad that is hidden stays so when its source sends it again', async () => {
    const job = { source_id: 'hidden one' }
    const id = await buildJob(app.db, job)
    for (let account = 0; account < 3; account += 1) await report(id, await seeker())
    await buildJob(app.db, { ...job, source_hash: 'edited' })
    expect((await app.call(readJob, { params: { id } })).status).toBe(404)
  })

  test('an unknown reason is 422, an unknown job 404', async () => {
    const id = await buildJob(app.db)
    const wrong = await report(id, undefined, 11)
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['report_reason_id']])
    expect((await report('unknown')).status).toBe(404)
  })
})
