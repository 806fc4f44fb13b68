import { connect as connectSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listSessions,
  login,
  logOut,
} from '@hanap/contracts/auth/auth.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { markAllNotificationsRead, subscribePush } from '@hanap/contracts/jobseekers/notifications.calls'
import { socketPath } from '@hanap/contracts/sockets/socket'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildGuest,
  buildRecruiter,
  buildSeeker,
  TEST_PASSWORD,
  type TestPerson,
} from '../modules/auth/factory.ts'
import { suspendAccount } from '../modules/auth/index.ts'
import { buildHiring } from '../modules/job-applications/factory.ts'
import { buildCompany } from '../modules/jobs/factory.ts'
import { buildDevice } from '../modules/notifications/push/push-service.factory.ts'
import { startTestApp, type TestApp } from './app.ts'
import { eventually } from './eventually.ts'
import { openPageSocket } from './page-socket.ts'
import { startSecondApp } from './second-app.ts'

let app: TestApp
/** A second process of the same marketplace, as far as sockets are concerned. */
let other: Awaited<ReturnType<typeof startSecondApp>>

beforeAll(async () => {
  app = await startTestApp()
  other = await startSecondApp(app)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const pageIn = (isVisible: boolean, languageId = 1) =>
  JSON.stringify({ type: 'page', is_visible: isVisible, language_id: languageId })

interface SocketOptions {
  headers?: Record<string, string>
  port?: number
  path?: string
}

/** A page's socket, as far as notifications are concerned; rejects with the status of a refusal. */
const open = ({ headers = {}, port = app.port, path = socketPath }: SocketOptions) =>
  openPageSocket({ headers, port, path, hears: ['unread', 'notification'] })

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
const cookie = ({ token }: { token: string }, origin?: string) => ({
  cookie: `sessionid=${token}`,
  ...(origin && { origin }),
})

describe('who may open a socket', () => {
  test('a page of this host with its session’s cookie, and a client with a bearer token', async () => {
    const as = await buildSeeker(app)
    for (const headers of [cookie(as, 'http://localhost'), bearer(as)]) {
      const { socket, has } = await open({ headers })
      expect(await has(1)).toEqual([{ type: 'unread', unread_num: 0 }])
      socket.close()
    }
  })

  test('a recruiter too', async () => {
    const as = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    const { socket } = await open({ headers: bearer(as) })
    socket.close()
  })

  test.each([
    ['another site’s page', (as: TestPerson) => cookie(as, 'https://evil.example'), '403'],
    ['a page of a neighbouring host', (as: TestPerson) => cookie(as, 'http://sg.localhost'), '403'],
    ['a cookie without an Origin', (as: TestPerson) => cookie(as), '403'],
    ['a sandboxed page', (as: TestPerson) => cookie(as, 'null'), '403'],
    ['nobody', () => ({ origin: 'http://localhost' }), '401'],
    ['an unknown token', () => ({ authorization: `Bearer ${'x'.repeat(43)}` }), '401'],
    ['a bearer token that is none', () => ({ authorization: 'Bearer x', origin: 'http://localhost' }), '401'],
    ['another scheme, without an origin', () => ({ authorization: 'Basic YTpi' }), '403'],
  ])('not %s', async (_, headersOf, status) => {
    const as = await buildSeeker(app)
    await expect(open({ headers: headersOf(as) })).rejects.toThrow(status)
  })

  test('whoever is refused is cut off, also where their side stays open', async () => {
    const socket = connectSocket({ port: app.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write(
      `GET ${socketPath} HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
    socket.on('error', () => undefined)
    expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 401 Refused')
    await eventually(() => {
      // What nobody reads any more is answered with a reset.
      if (!socket.destroyed) socket.write('.')
      expect(socket.destroyed).toBe(true)
    })
  })

  test('not a guest', async () => {
    const guest = await buildGuest(app)
    await expect(open({ headers: bearer(guest) })).rejects.toThrow('401')
  })

  test('nowhere else', async () => {
    const as = await buildSeeker(app)
    await expect(open({ headers: bearer(as), path: '/api/health' })).rejects.toThrow('404')
  })
})

const interview = options('pipeline_stage_lists', 'en').find(({ key }) => key === 'interview')?.id ?? 0
const move = ({ id, recruiter }: Awaited<ReturnType<typeof buildHiring>>) =>
  app.call(moveApplicant, { params: { id }, body: { pipeline_stage_id: interview } }, { as: recruiter })

test('every open page of whichever process hears of a stage at once, in its language; another’s pages do not', async () => {
  const hiring = await buildHiring(app)
  const stranger = await open({ headers: bearer(await buildSeeker(app)) })
  const english = await open({ headers: bearer(hiring.seeker) })
  const arabic = await open({ headers: bearer(hiring.seeker), port: other.port })
  arabic.socket.send(pageIn(true, 10))
  await Promise.all([english.has(1), arabic.has(1), stranger.has(1)])
  expect((await move(hiring)).status).toBe(200)
  const [, told] = await english.has(2)
  expect(told).toMatchObject({
    type: 'notification',
    unread_num: 2,
    notification: { kind: 'stage_changed', path: `/applied-jobs/${hiring.jobId}`, is_read: false },
  })
  expect((await arabic.has(2))[1]).toMatchObject({
    notification: { path: `/ar/applied-jobs/${hiring.jobId}` },
  })
  await app.call(markAllNotificationsRead, {}, { as: hiring.seeker })
  expect((await arabic.has(3))[2]).toEqual({ type: 'unread', unread_num: 0 })
  expect(stranger.messages).toHaveLength(1)
  for (const { socket } of [english, arabic, stranger]) socket.close()
})

describe('a socket is closed when its session ends, by whatever process has it', () => {
  const sessionOf = async (as: { token: string }) =>
    (await app.call(listSessions, {}, { as })).data.sessions.find(({ is_current }) => is_current)?.id ?? ''

  test.each([
    ['log-out', async (as: TestPerson) => void (await app.call(logOut, {}, { as }))],
    [
      'ended from the list of devices',
      async (as: TestPerson) => {
        const elsewhere = await app.call(login, { body: { login: as.email, password: TEST_PASSWORD } })
        const params = { id: await sessionOf(as) }
        await app.call(endOwnSession, { params }, { as: elsewhere.data.session })
      },
    ],
    [
      'all others ended',
      async (as: TestPerson) => {
        const elsewhere = await app.call(login, { body: { login: as.email, password: TEST_PASSWORD } })
        await app.call(endOtherSessions, {}, { as: elsewhere.data.session })
      },
    ],
    ['suspended', async (as: TestPerson) => void (await suspendAccount(app.db, 'seeker', as.email))],
    [
      'a new password',
      async (as: TestPerson) => {
        const body = { password: TEST_PASSWORD, new_password: 'battery staple' }
        expect((await app.call(changePassword, { body }, { as })).status).toBe(200)
      },
    ],
  ])('%s', async (_, end) => {
    const as = await buildSeeker(app)
    const sockets = [
      await open({ headers: bearer(as) }),
      await open({ headers: bearer(as), port: other.port }),
    ]
    await Promise.all(sockets.map(({ has }) => has(1)))
    await end(as)
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401])
    await expect(open({ headers: bearer(as) })).rejects.toThrow('401')
  })
})

describe('a socket is bounded', () => {
  test.each([
    ['what is no message of ours', 'hello', 1008],
    ['a field that is not known', JSON.stringify({ ...JSON.parse(pageIn(true)), more: 1 }), 1008],
    ['bytes', Buffer.from([1, 2, 3]), 1008],
    ['more than a kilobyte', 'x'.repeat(1025), 1009],
  ])('%s ends it', async (_, said, code) => {
    const { socket, closed } = await open({ headers: bearer(await buildSeeker(app)) })
    socket.send(said)
    expect(await closed).toBe(code)
  })

  test('so do more messages than a page has to send', async () => {
    const { socket, closed } = await open({ headers: bearer(await buildSeeker(app)) })
    for (let sent = 0; sent <= 120; sent += 1) socket.send(pageIn(sent % 2 === 0))
    expect(await closed).toBe(1008)
  })

  test('a session has eight', async () => {
    const as = await buildSeeker(app)
    const eight = await Promise.all(Array.from({ length: 8 }, () => open({ headers: bearer(as) })))
    expect(await (await open({ headers: bearer(as) })).closed).toBe(1013)
    for (const { socket } of eight) socket.close()
    await Promise.all(eight.map(({ closed }) => closed))
    const again = await open({ headers: bearer(as) })
    expect(await again.has(1)).toHaveLength(1)
    again.socket.close()
  })
})

test('while a page of the session is visible its device gets no push message', async () => {
  const hiring = await buildHiring(app)
  const body = { endpoint: 'http://127.0.0.1:9/device', keys: buildDevice().keys }
  await app.call(subscribePush, { body }, { as: hiring.seeker })
  const { sql } = app.connection
  const isVisible = async () =>
    (
      await sql`
        select coalesce(visible_until > now(), false) as seen from push_subscriptions
        where account_id = ${hiring.seeker.id}`
    )[0]?.seen
  const [here, there] = [
    await open({ headers: bearer(hiring.seeker) }),
    await open({ headers: bearer(hiring.seeker) }),
  ]
  for (const { socket } of [here, there]) socket.send(pageIn(true))
  await eventually(async () => expect(await isVisible()).toBe(true))
  here.socket.send(pageIn(false))
  await here.has(1)
  await move(hiring)
  await there.has(2)
  const waiting = async () =>
    (await sql`select count(*)::int as count from pushes where attempts < 2`)[0]?.count
  await eventually(async () => expect(await waiting()).toBe(0))
  there.socket.close()
  await eventually(async () => expect(await isVisible()).toBe(false))
  here.socket.close()
})
