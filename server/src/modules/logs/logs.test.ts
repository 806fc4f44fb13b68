import { loginGuest } from '@hanap/contracts/auth/auth.calls'
import type { CallInput } from '@hanap/contracts/call'
import { clickJob, exposeJobs } from '@hanap/contracts/logs/logs.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestCallOptions } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildSeeker } from '../auth/factory.ts'
import { buildJobs } from '../jobs/factory.ts'
import { eventsOf } from './events.ts'
import { loggedText } from './search-log.ts'
import type { LogTables } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let answers = 0
const nextQuery = () => {
  answers += 1
  return `query${answers}`
}

const guest = async (deviceId: string) => {
  const { data } = await app.call(loginGuest, { body: { device_uuid: deviceId } })
  return { token: data.session.token }
}

type ExposureBody = NonNullable<CallInput<typeof exposeJobs>['body']>['data']
type Click = NonNullable<CallInput<typeof clickJob>['body']>

const expose = (data: ExposureBody, asking: TestCallOptions = {}) =>
  app.call(exposeJobs, { body: { data, from: 1 } }, asking)
const click = (body: Click, asking: TestCallOptions = {}) => app.call(clickJob, { body }, asking)

describe('POST /api/logs/report/expose', () => {
  test('seen jobs are kept with their positions, for the device of the session', async () => {
    const query_id = nextQuery()
    const as = await guest('device-of-ana')
    const data = { query_id, job_ids: ['b', 'a'], positions: [32, 31], device: 'web' as const }
    expect((await expose(data, { as })).status).toBe(200)
    expect((await eventsOf(app.db, query_id)).exposures).toEqual([
      { job_id: 'a', position: 31, device_id: 'device-of-ana', account_id: null },
      { job_id: 'b', position: 32, device_id: 'device-of-ana', account_id: null },
    ])
  })

  test('without positions a job’s place in the list is its position', async () => {
    const query_id = nextQuery()
    await expose({ query_id, job_ids: ['x', 'y'], device: 'mobile_web' })
    const { exposures } = await eventsOf(app.db, query_id)
    expect(exposures.map(({ job_id, position }) => [job_id, position])).toEqual([
      ['x', 1],
      ['y', 2],
    ])
  })

  test('devices are web and mobile_web; what pages of before call h5 is mobile_web', async () => {
    const query_id = nextQuery()
    for (const device of ['web', 'mobile_web', 'h5'] as const)
      expect((await expose({ query_id, job_ids: [device], device })).status).toBe(200)
    const rows = await app.connection.sql`
      select job_id, device from log_exposures where query_id = ${query_id} order by job_id desc`
    expect(rows.map(row => [row.job_id, row.device])).toEqual([
      ['web', 'web'],
      ['mobile_web', 'mobile_web'],
      ['h5', 'mobile_web'],
    ])
  })

  test('a job that a device saw again in the same answer counts once, another device counts too', async () => {
    const query_id = nextQuery()
    const ana = await guest('again-ana')
    for (const job_ids of [['a'], ['a', 'b'], ['b', 'b']])
      await expose({ query_id, job_ids, device: 'web' }, { as: ana })
    await expose({ query_id, job_ids: ['a'], device: 'web' }, { as: await guest('again-ben') })
    const { exposures } = await eventsOf(app.db, query_id)
    expect(exposures.map(each => `${each.device_id} ${each.job_id}`).sort()).toEqual([
      'again-ana a',
      'again-ana b',
      'again-ben a',
    ])
  })

  test('whose it is comes from the session, never from the body', async () => {
    const query_id = nextQuery()
    const ana = await buildSeeker(app)
    const others = { jobseeker_id: 'somebody', device_uuid: 'another', device_udid: 'another' }
    await expose({ query_id, job_ids: ['a'], device: 'web', ...others }, { as: ana })
    await click({ query_id, job_id: 'a', device: 'web', ...others }, { as: ana })
    const { exposures, clicks } = await eventsOf(app.db, query_id)
    for (const [event] of [exposures, clicks]) {
      expect(event?.account_id).toBe(ana.id)
      expect(event?.device_id).not.toBe('another')
    }
  })

  test('an empty list records nothing', async () => {
    const query_id = nextQuery()
    expect((await expose({ query_id, job_ids: [], device: 'web' })).status).toBe(200)
    expect((await eventsOf(app.db, query_id)).exposures).toEqual([])
  })

  test('who comes without a session gets one, and blank fields count as absent', async () => {
    const { status, headers } = await expose({
      query_id: '',
      job_ids: ['blank'],
      device: 'web',
      reco_from: ' ',
      page: '',
    })
    expect(status).toBe(200)
    expect(String(headers['set-cookie'])).toContain('sessionid=')
    const { rows } = await sql<LogTables['log_exposures']>`
      select query_id, reco_from, page from log_exposures where job_id = 'blank'`.execute(app.db)
    expect(rows).toEqual([{ query_id: '', reco_from: null, page: null }])
  })

  test.each<[string, object, string]>([
    [
      'more than a hundred jobs',
      { job_ids: Array.from({ length: 101 }, (_, at) => `j${at}`) },
      'data.job_ids',
    ],
    ['what is no job id', { job_ids: ['a-b'] }, 'data.job_ids.0'],
    ['fewer positions than jobs', { job_ids: ['a', 'b'], positions: [1] }, 'data.positions'],
    ['an unrecognised device', { job_ids: ['a'], device: 'toaster' }, 'data.device'],
    ['a long text', { job_ids: ['a'], reco_from: 'x'.repeat(81) }, 'data.reco_from'],
    ['a control character', { job_ids: ['a'], page: 'a\u0001b' }, 'data.page'],
  ])('%s is refused by its field', async (_, wrong, field) => {
    const answer = await app.send('POST', exposeJobs.path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { device: 'web', ...wrong } }),
    })
    expect([answer.status, Object.keys(JSON.parse(answer.text).errors)]).toEqual([422, [field]])
  })
})

describe('POST /api/logs/report/click', () => {
  test('a click is kept once per device, answer and job', async () => {
    const query_id = nextQuery()
    const as = await guest('clicking')
    for (const position of [4, 5])
      await click({ query_id, job_id: 'c', position, reco_from: 'search', device: 'h5' }, { as })
    expect((await eventsOf(app.db, query_id)).clicks).toEqual([
      { job_id: 'c', position: 4, device_id: 'clicking', account_id: null },
    ])
  })

  test('without a job id it is 422', async () => {
    const answer = await app.send('POST', clickJob.path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query_id: 'q', device: 'web' }),
    })
    expect([answer.status, Object.keys(JSON.parse(answer.text).errors)]).toEqual([422, ['job_id']])
  })
})

describe('the log of searches', () => {
  const logged = (queryId: string) =>
    eventually(async () => {
      const { rows } = await sql<Record<string, unknown>>`
        select market, language, text, filters, sort, page, total, dropped_words, source
        from log_searches where query_id = ${queryId}`.execute(app.db)
      expect(rows).toHaveLength(1)
      return rows[0]
    })

  test('every answer is written in the background, by its query_id, with what was asked and found', async () => {
    await buildJobs(app.db, { market: 'sg', title: 'Harbour pilot', job_type_id: 1 })
    const ask = () =>
      app.call(
        searchJobs,
        { query: { query: '  HARBOUR   pilot ', job_types: '1', source: 'test' } },
        { market: 'sg', language: 1 },
      )
    const { data } = await eventually(async () => {
      const answer = await ask()
      expect(answer.data.total_num).toBe(1)
      return answer
    })
    expect(await logged(data.query_id)).toEqual({
      market: 'sg',
      language: 'en',
      text: 'harbour pilot',
      filters: { job_types: ['1'] },
      sort: 'relevance',
      page: 1,
      total: 1,
      dropped_words: 0,
      source: 'test',
    })
  })

  test.each([
    ['ＮＵＲＳＥ  Manila', 'nurse manila'],
    ['ana@example.com nurse', '@ nurse'],
    ['call +63 917 555 0100 now', 'call # now'],
    ['class of 2025', 'class of 2025'],
    ['5S C++ 工程师', '5s c++ 工程师'],
    ['a\u0000b \ud800', 'a b \ufffd'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('its text is folded and names nobody: %s', (typed, kept) => {
    expect(loggedText(typed)).toBe(kept)
  })
})
