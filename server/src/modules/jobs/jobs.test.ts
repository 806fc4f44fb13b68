import { register } from '@hanap/contracts/auth/auth.calls'
import {
  clickExternalJob,
  readJob,
  readStaticJob,
  recordHotSearch,
  saveJob,
  similarJobs,
  viewJob,
} from '@hanap/contracts/jobs/jobs.calls'
import { hotJobTitles } from '@hanap/contracts/recommendation/recommendation.calls'
import { functionTitleById, mainFunctions } from '@hanap/markets/functions'
import { locationByKey } from '@hanap/markets/locations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { activityOf } from './activity.ts'
import { buildCompany, buildJob, buildJobs, daysAgo } from './factory.ts'
import { closeJobs } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let people = 0
const seeker = async () => {
  people += 1
  const { data } = await app.call(register, {
    body: { email: `jobs${people}@example.com`, password: 'long enough', first_name: 'Ana' },
  })
  return { token: data.session.token }
}

const close = (id: string) => app.db.transaction().execute(trx => closeJobs(trx, [id]))

describe('GET /api/jobs/{id}', () => {
  test('a job’s detail is its card and what only its page shows', async () => {
    const manila = locationByKey('ph', 'manila')
    const companyId = await buildCompany(app.db, {
      name: 'Harbour Clinic',
      industry_id: 18,
      is_verified: true,
    })
    const id = await buildJob(app.db, {
      title: 'Registered Nurse (Night)',
      description: '<p>Care for people.</p>',
      requirements: '<ul><li>A licence</li></ul>',
      company_id: companyId,
      location_id: manila?.id ?? null,
      address: 'Taft Avenue',
      latitude: 14.58,
      longitude: 120.98,
      salary_from: 30_000,
      salary_to: 40_000,
      currency: 'PHP',
      benefit_ids: [1],
      screening_questions: [
        { id: 'q1', type: 'yes_no', text: 'Do you have a licence?', is_required: true, choices: [] },
      ],
      expires_at: new Date('2099-01-01T00:00:00Z'),
    })
    const { data } = await app.call(readJob, { params: { id } })
    expect(data).toMatchObject({
      id,
      job_title: 'Registered Nurse (Night)',
      job_url: `/job/registered-nurse-night-${id}`,
      status_key: 'active',
      salary_range_from: 30_000,
      job_location: 'Manila',
      description: '<p>Care for people.</p>',
      requirements: '<ul><li>A licence</li></ul>',
      full_address: 'Taft Avenue',
      coordinates: { latitude: 14.58, longitude: 120.98 },
      job_benefits: [{ id: 1 }],
      screening_questions: [{ id: 'q1', type: 'yes_no' }],
      company: { id: companyId, name: 'Harbour Clinic', num_of_active_jobs: 1, is_verified: true },
      history: [{ change: 'posted', text: 'Posted' }],
      expired_at: '2099-01-01T00:00:00.000Z',
      is_saved: false,
      is_applied: false,
      distance_km: null,
      match: null,
    })
    expect(data.salary_range_value).toContain('30,000')
  })

  test('its own texts stay, the lists’ are in the reader’s language', async () => {
    const id = await buildJob(app.db, { title: 'Nurse', main_function_id: 11 })
    const { data } = await app.call(readJob, { params: { id } }, { language: 4 })
    expect(data).toMatchObject({ job_title: 'Nurse', main_function: mainFunctions('ja')[10]?.value })
    expect(data.history[0]?.text).not.toBe('Posted')
  })

  test('a hidden salary never leaves', async () => {
    const id = await buildJob(app.db, {
      salary_from: 31_234,
      salary_to: 41_234,
      currency: 'PHP',
      is_salary_hidden: true,
    })
    const answer = await app.send('GET', `/api/jobs/${id}`)
    expect(answer.text).not.toMatch(/[34]1,?234/)
  })

  test('history tells what changed, oldest first', async () => {
    const job = { source_id: 'with history', first_posted_at: daysAgo(9) }
    const id = await buildJob(app.db, job)
    await buildJob(app.db, { ...job, source_hash: 'edited' })
    const { data } = await app.call(readJob, { params: { id } })
    expect(data.history.map(({ change }) => change)).toEqual(['posted', 'edited'])
    expect(data.history[0]?.at).toBe(data.first_posted_at)
  })

  test('a seeker sees what was saved, nobody else does', async () => {
    const id = await buildJob(app.db)
    const [ana, ben] = [await seeker(), await seeker()]
    await app.call(saveJob, { body: { job_id: id } }, { as: ana })
    expect((await app.call(readJob, { params: { id } }, { as: ana })).data.is_saved).toBe(true)
    expect((await app.call(readJob, { params: { id } }, { as: ben })).data.is_saved).toBe(false)
    expect((await app.call(readStaticJob, { params: { id } }, { as: ana })).data.is_saved).toBe(false)
  })

  test.each(['unknown', 'a-b', '%00', 'x'.repeat(41)])('an unknown job is 404: %s', async id => {
    expect((await app.send('GET', `/api/jobs/${id}`)).status).toBe(404)
  })
})

describe('a job that closes answers 410 with what is left of it', () => {
  test('closed by its employer, with similar jobs', async () => {
    const [id = '', other] = await buildJobs(
      app.db,
      { title: 'Falconer', market: 'sa' },
      { title: 'Falconer at a hotel', market: 'sa' },
    )
    await close(id)
    await eventually(async () => {
      const answer = await app.send('GET', `/api/jobs/${id}`)
      expect(answer.status).toBe(410)
      expect(JSON.parse(answer.text)).toMatchObject({
        code: 'job_closed',
        data: { id, job_title: 'Falconer', job_url: `/job/falconer-${id}`, similar: [{ id: other }] },
      })
    })
    const again = await app.send('GET', `/api/jobs/${id}/static`)
    expect(again.status).toBe(410)
  })

  test('by validThrough, at once', async () => {
    const id = await buildJob(app.db, { title: 'Over' })
    await app.connection.sql`update jobs set expires_at = now() where id = ${id}`
    const answer = await app.send('GET', `/api/jobs/${id}`)
    expect([answer.status, JSON.parse(answer.text).data.closed_at]).toEqual([410, expect.any(String)])
  })

  test('a stub says when it closed, and the row follows', async () => {
    const id = await buildJob(app.db, { title: 'Over too', expires_at: new Date(Date.now() + 100) })
    await eventually(async () => {
      const [row] = await app.connection
        .sql`select status, closed_at = expires_at as "isExact" from jobs where id = ${id}`
      expect(row).toEqual({ status: 'expired', isExact: true })
    })
  })

  test('clicking through is refused too', async () => {
    const id = await buildJob(app.db, { external_apply_url: 'https://example.com/apply' })
    await close(id)
    expect((await app.call(clickExternalJob, { params: { id } })).status).toBe(410)
  })
})

describe('GET /api/jobs/{id}/static', () => {
  test('is cacheable, and 304 for the copy that the client has', async () => {
    const id = await buildJob(app.db)
    const first = await app.send('GET', `/api/jobs/${id}/static`)
    expect(first.headers['cache-control']).toBe('public, max-age=60')
    expect(first.headers['set-cookie']).toBeUndefined()
    const etag = String(first.headers.etag)
    const second = await app.send('GET', `/api/jobs/${id}/static`, { headers: { 'if-none-match': etag } })
    expect([second.status, second.text]).toEqual([304, ''])
  })
})

describe('GET /api/jobs/similar', () => {
  test('jobs like one, 5 by default, from its market alone', async () => {
    const [id = ''] = await buildJobs(
      app.db,
      ...Array.from({ length: 7 }, (_, at) => ({ title: `Glockenspiel teacher ${at}`, market: 'hk' })),
      { title: 'Glockenspiel teacher', market: 'tw' },
    )
    await eventually(async () => {
      const { data } = await app.call(similarJobs, { query: { job_id: id } })
      expect(data.jobs.map(job => job.job_country_key)).toEqual(Array(5).fill('hk'))
      expect(data.jobs.map(job => job.id)).not.toContain(id)
    })
    expect((await app.call(similarJobs, { query: { job_id: id, size: '2' } })).data.jobs).toHaveLength(2)
  })

  test('a job that is alone of its kind has others of its field of work', async () => {
    const [id = '', other] = await buildJobs(
      app.db,
      { title: 'Qwertist', market: 'rs', main_function_id: 12 },
      { title: 'Chemistry teacher', market: 'rs', main_function_id: 12 },
      { title: 'Plumber', market: 'rs', main_function_id: 18 },
    )
    await eventually(async () => {
      const { data } = await app.call(similarJobs, { query: { job_id: id } })
      expect(data.jobs.map(job => job.id)).toEqual([other])
    })
  })

  test('of an unknown job is 404, without a job 422', async () => {
    expect((await app.call(similarJobs, { query: { job_id: 'unknown' } })).status).toBe(404)
    expect((await app.send('GET', '/api/jobs/similar')).status).toBe(422)
  })
})

describe('what visitors do with a job', () => {
  test('a view counts once a day and device, of recognised devices only', async () => {
    const id = await buildJob(app.db)
    const ana = await seeker()
    for (const device of ['web', 'web', 'mobile_web'])
      expect((await app.call(viewJob, { params: { id }, body: { device } }, { as: ana })).status).toBe(200)
    await app.call(viewJob, { params: { id }, body: { device: 'toaster' } })
    await app.call(viewJob, { params: { id }, body: {} })
    expect((await activityOf(app.db, id)).views).toBe(1)
    await app.call(viewJob, { params: { id }, body: { device: 'h5' } })
    expect((await activityOf(app.db, id)).views).toBe(2)
    expect((await app.call(viewJob, { params: { id: 'unknown' }, body: {} })).status).toBe(404)
  })

  test('a visitor’s first call makes a guest session', async () => {
    const id = await buildJob(app.db)
    const { headers } = await app.call(viewJob, { params: { id }, body: { device: 'web' } })
    expect(String(headers['set-cookie'])).toContain('sessionid=')
  })

  test('one whose session has ended gets no cookie, which could replace that of a log-in meanwhile', async () => {
    const id = await buildJob(app.db)
    const ended = { cookie: 'sessionid=ended', 'sec-fetch-site': 'same-origin' }
    const { status, headers } = await app.call(
      viewJob,
      { params: { id }, body: { device: 'web' } },
      { headers: ended },
    )
    expect([status, headers['set-cookie']]).toEqual([200, undefined])
    expect((await activityOf(app.db, id)).views).toBe(1)
  })

  test('clicking through answers the address and counts once', async () => {
    const id = await buildJob(app.db, { external_apply_url: 'https://example.com/apply?a=1' })
    const ana = await seeker()
    for (let time = 0; time < 2; time += 1) {
      const { data } = await app.call(clickExternalJob, { params: { id } }, { as: ana })
      expect(data.apply_url).toBe('https://example.com/apply?a=1')
    }
    expect((await activityOf(app.db, id)).clicks).toBe(1)
  })

  test('a job without such an address has none to click', async () => {
    const id = await buildJob(app.db)
    expect((await app.call(clickExternalJob, { params: { id } })).status).toBe(404)
  })
})

describe('hot searches', () => {
  const search = (query: string, more: { job_title_id?: number; as?: { token: string } } = {}) =>
    app.call(
      recordHotSearch,
      { body: { query, ...(more.job_title_id ? { job_title_id: more.job_title_id } : {}) } },
      { market: 'lk', as: more.as },
    )
  const hot = async () =>
    (await app.call(hotJobTitles, { query: { size: '3' } }, { market: 'lk' })).data.job_titles

  test('without any job there are titles of every field; then those with open jobs, then the most searched for', async () => {
    const [one, two] = mainFunctions('en').flatMap(main => main.sub_function_list[0]?.job_titles ?? [])
    if (!one || !two) throw new Error('there are titles')
    expect((await hot()).map(({ count }) => count)).toEqual([0, 0, 0])

    await buildJobs(
      app.db,
      { market: 'lk', function_title_id: one.id },
      { market: 'lk', function_title_id: two.id },
      { market: 'lk', function_title_id: two.id },
    )
    expect(await hot()).toEqual([
      { id: two.id, value: two.value, seo_value: two.seo_value, count: 2 },
      { id: one.id, value: one.value, seo_value: one.seo_value, count: 1 },
    ])

    const ana = await seeker()
    for (let time = 0; time < 5; time += 1) await search(two.value, { as: ana })
    await search(one.value.toUpperCase())
    await search('anything', { job_title_id: one.id })
    expect((await hot()).map(({ id }) => id)).toEqual([one.id, two.id])
  })

  test('an unknown title is refused by its name', async () => {
    const id = 9_999_999
    expect(functionTitleById(id, 'en')).toBeUndefined()
    const answer = await search('x', { job_title_id: id })
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['job_title_id']])
  })
})
