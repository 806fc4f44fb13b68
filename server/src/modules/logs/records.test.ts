import { loginGuest, register } from '@hanap/contracts/auth/auth.calls'
import type { Call } from '@hanap/contracts/call'
import * as calls from '@hanap/contracts/logs/tracking.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildGuest, buildRecruiter, buildSeeker } from '../auth/factory.ts'
import { buildCompany } from '../jobs/factory.ts'
import { ownRecordsOf, recordCounts } from './records.ts'
import { seekerRecordsOf } from './seeker-records.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** What an account's archive says of its reports. */
const recordsOf = async ({ id }: { id: string }) =>
  (await ownRecordsOf(app.db, id)).records.map(({ kind, name, detail }) => ({ kind, name, detail }))

const refused = async (call: Call, body: object, as: { token: string }) => {
  const answer = await app.send('POST', call.path, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as.token}` },
    body: JSON.stringify(body),
  })
  return [answer.status, Object.keys(JSON.parse(answer.text).errors ?? {})]
}

test.each([
  ['079', calls.recordGetStarted, { device_id: 'd' }],
  ['103', calls.reportEvents, { events: [{ event_name: 'view.home' }] }],
  ['110', calls.uploadWebEvents, { events: [{ event_name: 'speed' }] }],
] as const)(
  '%s, told by a page that is left for a log-in, begins no session in its place',
  async (_, call, body) => {
    const answer = await app.send('POST', call.path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
  },
)

describe('039 traceability', () => {
  test.each([
    ['tracker_name and tracker_token', { tracker_name: 'spring', tracker_token: 't1' }],
    ['trackerName and trackerToken', { trackerName: 'spring', trackerToken: 't1' }],
  ])('takes %s; whose it is the session says', async (_, body) => {
    const as = await buildSeeker(app)
    const other = await buildSeeker(app)
    await app.call(calls.traceDestination, { body: { ...body, user_id: other.id } }, { as })
    expect(await recordsOf(as)).toEqual([{ kind: 'trace', name: 'spring', detail: { token: 't1' } }])
    expect(await recordsOf(other)).toEqual([])
  })
})

test('half a surrogate pair is kept as what is no letter', async () => {
  const as = await buildSeeker(app)
  await app.call(
    calls.traceDestination,
    { body: { tracker_name: 'a\ud800b', tracker_token: '\\ud800' } },
    { as },
  )
  expect(await recordsOf(as)).toEqual([{ kind: 'trace', name: 'a\ufffdb', detail: { token: '\\ud800' } }])
})

describe('079 get-started record', () => {
  test('drops a blank e-mail address and phone number', async () => {
    const as = await buildSeeker(app)
    const begin = (body: object) => app.call(calls.recordGetStarted, { body }, { as })
    await begin({ device_id: 'd', email: '  ', phone_num: '' })
    await begin({ device_id: 'd', email: 'Ana@Example.com', phone_num: ' ' })
    expect((await recordsOf(as)).map(({ detail }) => detail)).toEqual([{ email: 'ana@example.com' }, {}])
  })
})

describe('080 and 081 pop-up records', () => {
  test('a pop-up that was shown is in the list with how often, for its seeker alone', async () => {
    const as = await buildSeeker(app)
    for (const popup_key of ['tour', 'tour', 'survey'])
      await app.call(calls.recordPopup, { body: { popup_key } }, { as })
    const { data } = await app.call(calls.listPopups, {}, { as })
    expect(data.map(({ popup_key, count }) => [popup_key, count]).sort()).toEqual([
      ['survey', 1],
      ['tour', 2],
    ])
    expect((await app.call(calls.listPopups, {}, { as: await buildSeeker(app) })).data).toEqual([])
  })

  test('a hundred of them are remembered, and those go on counting', async () => {
    const as = await buildSeeker(app)
    await app.connection.sql`
      insert into seeker_records (account_id, kind, key)
      select ${as.id}, 'popup', 'p' || n from generate_series(1, 100) n`
    const record = (popup_key: string) => app.call(calls.recordPopup, { body: { popup_key } }, { as })
    expect((await record('p101')).status).toBe(409)
    expect((await record('p7')).status).toBe(200)
    const { data } = await app.call(calls.listPopups, {}, { as })
    expect([data.length, data[0]?.popup_key, data[0]?.count]).toEqual([100, 'p7', 2])
  })
})

describe('082 spring event', () => {
  test('how a seeker came on board counts once', async () => {
    const as = await buildSeeker(app)
    const body = { onboarded_method: 'web_complete_profile' } as const
    for (const _ of [1, 2]) await app.call(calls.assistSpringEvent, { body }, { as })
    expect(await seekerRecordsOf(app.db, as.id)).toEqual([
      { kind: 'spring_event', key: 'web_complete_profile', count: 1, recorded_at: expect.any(Date) },
    ])
    expect(await refused(calls.assistSpringEvent, { onboarded_method: 'magic' }, as)).toEqual([
      422,
      ['onboarded_method'],
    ])
  })
})

describe('102 campaigns', () => {
  const signUp = async (as: { token: string }, email: string) => {
    const { data } = await app.call(register, { body: { email, first_name: 'Ana' } }, { as })
    return (await ownRecordsOf(app.db, data.user.id)).campaign
  }

  test('registering keeps the last campaign of the device, and of no other device', async () => {
    const guest = await buildGuest(app)
    for (const utm_campaign of ['spring', 'autumn'])
      await app.call(
        calls.logUtm,
        { body: { utm_source: 'mail', utm_campaign, utm_term: ' ' } },
        { as: guest },
      )
    await app.call(calls.logUtm, { body: { utm_source: 'radio' } }, { as: await buildGuest(app) })
    expect(await signUp(guest, 'campaign@example.com')).toEqual({
      utm_source: 'mail',
      utm_campaign: 'autumn',
    })
    expect(await signUp(await buildGuest(app), 'no-campaign@example.com')).toBeNull()
  })

  test('a campaign is at most 2 KB', async () => {
    const as = await buildGuest(app)
    const long = '会'.repeat(200)
    const body = { utm_source: long, utm_medium: long, utm_campaign: long, utm_term: long }
    expect(await refused(calls.logUtm, body, as)).toEqual([422, ['error']])
    expect((await app.call(calls.logUtm, { body: { utm_source: long } }, { as })).status).toBe(200)
  })
})

describe.each([
  ['103 report/events', calls.reportEvents, 'event'],
  ['110 upload_web_events', calls.uploadWebEvents, 'web_event'],
] as const)('%s', (_, call, kind) => {
  test('keeps events and says how many; what they say names nobody', async () => {
    const as = await buildSeeker(app)
    const { data } = await app.call(
      call,
      {
        body: {
          events: [
            {
              event_name: 'job.opened',
              event_time: '2026-11-21 09:30:00',
              source: 'web',
              page: '/job-search',
              user_id: 'somebody',
              extra: { typed: 'mail Ana@example.com or +63 917 555 0100', position: 3, is_new: true },
            },
            { event_name: 'scrolled' },
          ],
        },
      },
      { as },
    )
    expect(data.accepted).toBe(2)
    expect((await recordsOf(as)).sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      {
        kind,
        name: 'job.opened',
        detail: {
          event_time: '2026-11-21 09:30:00',
          source: 'web',
          page: '/job-search',
          extra: { typed: 'mail @ or #', position: 3, is_new: true },
        },
      },
      { kind, name: 'scrolled', detail: { extra: {} } },
    ])
  })

  test('of one device no more than the day’s measure is kept, and that is told', async () => {
    const { data } = await app.call(loginGuest, { body: { device_uuid: `busy-${kind}` } })
    await app.connection.sql`
      insert into log_records (day, at, market, language, kind, name, detail, device_id)
      select current_date, now(), 'ph', 'en', ${kind}, 'before', '{}', ${`busy-${kind}`} from generate_series(1, 1999)`
    const report = () =>
      app.call(
        call,
        { body: { events: [{ event_name: 'busy' }, { event_name: 'busy' }] } },
        { as: data.session },
      )
    expect((await report()).data.accepted).toBe(1)
    expect((await report()).data.accepted).toBe(0)
  })

  test.each([
    ['more than fifty', { events: Array.from({ length: 51 }, () => ({ event_name: 'a' })) }, 'events'],
    ['a name with blanks', { events: [{ event_name: 'a b' }] }, 'events.0.event_name'],
    ['another form of time', { events: [{ event_name: 'a', event_time: 'now' }] }, 'events.0.event_time'],
    [
      'what is no plain value',
      { events: [{ event_name: 'a', extra: { list: [1] } }] },
      'events.0.extra.list',
    ],
    [
      'too many values',
      {
        events: [
          { event_name: 'a', extra: Object.fromEntries([...'abcdefghijklmnopqrstu'].map(k => [k, 1])) },
        ],
      },
      'events.0.extra',
    ],
  ])('%s is refused by its field', async (_, body, field) => {
    expect(await refused(call, body, await buildGuest(app))).toEqual([422, [field]])
  })
})

describe('106 analytics/event', () => {
  test('an event counts once a second by user and name, for the session’s account', async () => {
    const as = await buildSeeker(app)
    const other = await buildSeeker(app)
    const tell = (event_name: string, who = as) =>
      app.call(
        calls.recordAnalyticsEvent,
        { body: { event_name, source: 'web', user_id: other.id, country_id: 167 } },
        { as: who },
      )
    await Promise.all([tell('saved'), tell('saved'), tell('saved'), tell('applied'), tell('saved', other)])
    const names = async (who: typeof as) => (await recordsOf(who)).map(({ name }) => name).sort()
    expect([await names(as), await names(other)]).toEqual([['applied', 'saved'], ['saved']])
    await app.connection.sql`
      update log_records set at = at - interval '1001 ms' where account_id = ${as.id}`
    await tell('saved')
    expect(await names(as)).toEqual(['applied', 'saved', 'saved'])
  })

  test('neither guests nor recruiters have events of their own', async () => {
    const body = { event_name: 'saved', source: 'web' } as const
    const companyId = await buildCompany(app.db)
    for (const [as, status] of [
      [await buildGuest(app), 401],
      [await buildRecruiter(app, { companyId }), 403],
    ] as const)
      expect((await app.call(calls.recordAnalyticsEvent, { body }, { as })).status).toBe(status)
  })
})

test('operators see how often each thing was reported, and by how many devices', async () => {
  for (const _ of [1, 2])
    await app.call(calls.reportEvents, {
      body: { events: [{ event_name: 'counted' }, { event_name: 'counted' }] },
    })
  const counts = await recordCounts(app.db, 30)
  expect(counts.filter(({ name }) => name === 'counted')).toEqual([
    { kind: 'event', name: 'counted', count: 4, devices: 2 },
  ])
})
