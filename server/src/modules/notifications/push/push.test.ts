import { endOwnSession, listSessions, login, logOut } from '@hanap/contracts/auth/auth.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { readPushKey, subscribePush, unsubscribePush } from '@hanap/contracts/jobseekers/notifications.calls'
import { changeUserSettings } from '@hanap/contracts/jobseekers/privacy.calls'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicAddress, isPublicHttps, publicLookup } from '../../../security/public-address.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { buildSeeker, TEST_PASSWORD } from '../../auth/factory.ts'
import { buildHiring } from '../../job-applications/factory.ts'
import { buildDevice, readVapid, startPushService } from './push-service.factory.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const stageId = (key: string) =>
  options('pipeline_stage_lists', 'en').find(option => option.key === key)?.id ?? 0

type Hiring = Awaited<ReturnType<typeof buildHiring>>

const move = ({ id, recruiter }: Hiring, stage: string, message?: string) =>
  app.call(
    moveApplicant,
    { params: { id }, body: { pipeline_stage_id: stageId(stage), ...(message && { message }) } },
    { as: recruiter },
  )

let count = 0

/** A device of a session's that gets push messages at a path of its own. */
const subscribe = async (as: { token: string }, language?: number) => {
  count += 1
  const path = `/device/${count}`
  const device = buildDevice()
  const body = { endpoint: `${service.origin}${path}`, keys: device.keys }
  const answer = await app.call(subscribePush, { body }, { as, ...(language && { language }) })
  expect(answer.status).toBe(200)
  return {
    ...device,
    path,
    body,
    /** Messages that the device reads, once there are so many. */
    messages: (wanted: number) =>
      eventually(() => {
        const all = service.of(path)
        if (all.length < wanted) throw new Error(`${all.length} of ${wanted} messages`)
        return all.map(each => device.read(each.body))
      }),
  }
}

const waiting = async () =>
  Number((await app.connection.sql`select count(*)::int as count from pushes`)[0]?.count)

const settled = () => eventually(async () => expect(await waiting()).toBe(0))

/** What waits for another try, for seconds between these, is due. */
const hurry = async (from: number, to: number) => {
  await eventually(async () => {
    const [row] = await app.connection.sql`select extract(epoch from due_at - now())::float8 as s from pushes`
    expect(row?.s).toBeGreaterThan(from)
    expect(row?.s).toBeLessThanOrEqual(to)
  })
  await app.connection.sql`update pushes set due_at = now()`
  await app.connection.sql`select pg_notify('pushes', '')`
}

const subscriptions = async () => (await app.connection.sql`select id from push_subscriptions`).length

test('a stage is pushed once to each device, encrypted for it, signed, in its language, with nothing but title and job', async () => {
  const hiring = await buildHiring(app)
  const [english, arabic] = [
    await subscribe(hiring.seeker),
    await subscribe(
      (await app.call(login, { body: { login: hiring.seeker.email, password: TEST_PASSWORD } })).data.session,
      10,
    ),
  ]
  await settled()
  const before = service.of(english.path).length
  expect((await move(hiring, 'interview', 'Come at ten')).status).toBe(200)
  const messages = await english.messages(before + 1)
  expect(messages.at(-1)).toEqual({
    id: expect.stringMatching(/^\w{16}$/),
    title: expect.stringMatching(/^Your application to .+ is at the interview stage$/),
    text: expect.not.stringContaining('Interview'),
    path: `/applied-jobs/${hiring.jobId}`,
  })
  expect(JSON.stringify(messages)).not.toMatch(/Come at ten|seeker\d|Ana|Cruz/)
  expect((await arabic.messages(1)).at(-1)).toMatchObject({
    path: `/ar/applied-jobs/${hiring.jobId}`,
    title: expect.stringMatching(/[\u0600-\u06ff]/),
  })
  await settled()
  expect(service.of(english.path)).toHaveLength(before + 1)

  const headers = service.of(english.path).at(-1)?.headers
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '259200',
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{1,32}$/),
  })
  const { payload, algorithm, key } = await readVapid(headers?.authorization)
  expect(algorithm).toBe('ES256')
  expect(key).toBe((await app.call(readPushKey)).data.public_key)
  expect(payload.aud).toBe(service.origin)
  expect(payload.sub).toBe('mailto:support@hanap.example')
  expect(Number(payload.exp)).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600)
})

test('while a page is visible, what is in no list is pushed all the same: no page would show it', async () => {
  const hiring = await buildHiring(app)
  const device = await subscribe(hiring.seeker)
  await settled()
  const before = service.of(device.path).length
  await app.connection.sql`update push_subscriptions set visible_until = now() + interval '1 hour'`
  await move(hiring, 'interview')
  await settled()
  expect(service.of(device.path)).toHaveLength(before)
  const body = { notifications: { stage_changed: { in_app: false, push: true } } }
  await app.call(changeUserSettings, { body }, { as: hiring.seeker })
  await move(hiring, 'offer')
  await device.messages(before + 1)
})

test('what a push service cannot take now is tried again; a device that is gone is forgotten', async () => {
  const hiring = await buildHiring(app)
  const device = await subscribe(hiring.seeker)
  const before = await subscriptions()
  service.answers.push({ status: 503 }, { status: 429, headers: { 'retry-after': '120' } })
  await move(hiring, 'interview')
  await device.messages(1)
  await hurry(20, 30)
  await device.messages(2)
  await hurry(100, 120)
  await device.messages(3)
  await settled()
  expect(new Set(service.of(device.path).map(({ headers }) => headers.topic)).size).toBe(1)

  service.answers.push({ status: 410 })
  await move(hiring, 'offer')
  await eventually(async () => expect(await subscriptions()).toBe(before - 1))
  expect(await waiting()).toBe(0)
})

test('a message that a push service refuses is not sent again, and the device stays', async () => {
  const hiring = await buildHiring(app)
  const device = await subscribe(hiring.seeker)
  const before = await subscriptions()
  service.answers.push({ status: 400 })
  await move(hiring, 'interview')
  await device.messages(1)
  await settled()
  expect(await subscriptions()).toBe(before)
})

test.each([
  ['log-out', async (as: { token: string }) => app.call(logOut, {}, { as })],
  [
    'the end of its session',
    async (as: { token: string }) => {
      const { sessions } = (await app.call(listSessions, {}, { as })).data
      const own = sessions.find(({ is_current }) => is_current)
      return app.call(endOwnSession, { params: { id: own?.id ?? '' } }, { as })
    },
  ],
  ['its wish', async (as: { token: string }) => app.call(unsubscribePush, {}, { as })],
])('a device gets nothing after %s', async (_, end) => {
  const hiring = await buildHiring(app)
  const device = await subscribe(hiring.seeker)
  await end(hiring.seeker)
  await move(hiring, 'interview')
  expect(await waiting()).toBe(0)
  expect(service.of(device.path)).toEqual([])
})

test('a device that is subscribed while its session ends: the person is signed out, and nothing is kept of it', async () => {
  const seeker = await buildSeeker(app)
  const { body } = await subscribe(seeker)
  await app.call(unsubscribePush, {}, { as: seeker })
  const before = await subscriptions()
  const { subscribing } = await app.connection.begin(async trx => {
    await trx`delete from sessions where account_id = ${seeker.id}`
    const subscribing = app.call(subscribePush, { body }, { as: seeker })
    await eventually(async () => {
      const waiting = await app.connection.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      expect(waiting).toHaveLength(1)
    })
    return { subscribing }
  })
  expect((await subscribing).status).toBe(401)
  expect(await subscriptions()).toBe(before)
})

test('a device is of who subscribed it last', async () => {
  const [first, second] = [await buildHiring(app), await buildHiring(app)]
  const device = await subscribe(first.seeker)
  await app.call(subscribePush, { body: device.body }, { as: second.seeker })
  await move(first, 'interview')
  await move(second, 'interview')
  await device.messages(1)
  await settled()
  expect((await device.messages(1)).map(message => Object(message).path)).toEqual([
    `/applied-jobs/${second.jobId}`,
  ])
})

test('a device with a key that encrypts nothing is refused', async () => {
  const { seeker } = await buildHiring(app)
  const { auth } = buildDevice().keys
  const body = { endpoint: `${service.origin}/none`, keys: { p256dh: 'B'.repeat(87), auth } }
  const answer = await app.call(subscribePush, { body }, { as: seeker })
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['keys']])
})

test('what cannot be sent does not hold up the others, and is given up in the end', async () => {
  const [broken, whole] = [await buildHiring(app), await buildHiring(app)]
  await subscribe(broken.seeker)
  await app.connection.sql`
    update push_subscriptions set p256dh = ${'B'.repeat(87)} where account_id = ${broken.seeker.id}`
  const device = await subscribe(whole.seeker)
  await move(broken, 'interview')
  await app.connection.sql`update pushes set attempts = 5`
  await app.connection.sql`select pg_notify('pushes', '')`
  await move(whole, 'interview')
  await device.messages(1)
  await app.connection.sql`update pushes set attempts = 5, due_at = now()`
  await app.connection.sql`select pg_notify('pushes', '')`
  await settled()
})

test('what a person turned off is not pushed', async () => {
  const hiring = await buildHiring(app)
  const device = await subscribe(hiring.seeker)
  const body = { notifications: { stage_changed: { push: false } } }
  await app.call(changeUserSettings, { body }, { as: hiring.seeker })
  await move(hiring, 'interview')
  expect(await waiting()).toBe(0)
  expect(service.of(device.path)).toEqual([])
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://2130706433/abc', false],
  ['https://localhost/abc', false],
  ['https://database.internal/abc', false],
  ['https://push.localhost/abc', false],
])('in production a device at %s is taken: %s', (endpoint, isTaken) => {
  expect(isPublicHttps(endpoint)).toBe(isTaken)
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:80b::200a', true],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('a name that leads to this machine is not asked', async () => {
  const error = await new Promise(resolve => publicLookup('localhost', { all: true }, resolve))
  expect(error).toBeInstanceOf(Error)
})
