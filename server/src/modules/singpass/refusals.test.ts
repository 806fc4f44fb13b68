import { randomBytes } from 'node:crypto'
import { loginSeeker } from '@hanap/contracts/auth/auth.calls'
import { generateAuthoriseUrl } from '@hanap/contracts/auth/singpass.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { startWithSingpass } from '../../testing/singpass.ts'
import { buildSeeker, TEST_PASSWORD } from '../auth/factory.ts'
import {
  exchangeCode,
  infoOf,
  inSingapore,
  REDIRECT_URI,
  returnedSeeker,
  returnFrom,
  storedOf,
  verifyIdentity,
} from './singpass-person.factory.ts'

let running: Awaited<ReturnType<typeof startWithSingpass>>
let app: TestApp

beforeAll(async () => {
  running = await startWithSingpass()
  app = running.app
})
afterAll(() => running.close())

test.each([
  ['somebody who says no', 'denied', 409],
  ['somebody without data', 'no-data', 503],
  ['a provider that breaks down', 'provider-down', 503],
  ['an expired pass', 'expired-pass', 409],
  ['details that another key signed', 'forged', 503],
  ['details that nobody signed', 'unsigned', 503],
])('refused, and nothing is stored: %s', async (_, persona, status) => {
  const person = await buildSeeker(app)
  const answer = await exchangeCode(app, person, await returnFrom(app, person, persona))
  expect(answer.status).toBe(status)
  expect(await storedOf(app, person)).toEqual([0, 0])
  expect((await verifyIdentity(app, person)).status).toBe(409)
})

test('refused, and nothing is stored: the same answer a second time', async () => {
  const person = await buildSeeker(app)
  const returned = await returnFrom(app, person, 'citizen')
  expect((await exchangeCode(app, person, returned)).status).toBe(200)
  await app.connection.sql`delete from singpass_details`
  expect((await exchangeCode(app, person, returned)).status).toBe(409)
  expect(await storedOf(app, person)).toEqual([0, 0])
})

test('refused, and nothing is stored: a state that nobody began', async () => {
  const person = await buildSeeker(app)
  const returned = await returnFrom(app, person, 'citizen')
  expect((await exchangeCode(app, person, { ...returned, state: 'x'.repeat(43) })).status).toBe(409)
  expect(await storedOf(app, person)).toEqual([0, 0])
})

test('refused, and nothing is stored: another user’s answer, which stays good for its own', async () => {
  const [victim, thief] = [await buildSeeker(app), await buildSeeker(app)]
  const returned = await returnFrom(app, victim, 'citizen')
  expect((await exchangeCode(app, thief, returned)).status).toBe(409)
  expect(await storedOf(app, thief)).toEqual([0, 0])
  expect((await exchangeCode(app, victim, returned)).status).toBe(200)
})

test('refused, and nothing is stored: another user’s code under one’s own state', async () => {
  const [victim, thief] = [await buildSeeker(app), await buildSeeker(app)]
  const stolen = await returnFrom(app, victim, 'citizen')
  const own = await returnFrom(app, thief, 'permanent-resident')
  expect((await exchangeCode(app, thief, { ...own, code: stolen.code })).status).toBe(409)
  expect(await storedOf(app, thief)).toEqual([0, 0])
})

test('refused, and nothing is stored: an answer to another session of the same person', async () => {
  const person = await buildSeeker(app)
  const returned = await returnFrom(app, person, 'citizen')
  const { data } = await app.call(loginSeeker, { body: { email: person.email, password: TEST_PASSWORD } })
  expect((await exchangeCode(app, data.session, returned)).status).toBe(409)
  expect(await storedOf(app, person)).toEqual([0, 0])
})

test('refused, and nothing is stored: an answer of another issuer', async () => {
  const person = await buildSeeker(app)
  const returned = await returnFrom(app, person, 'citizen')
  const mixedUp = await exchangeCode(app, person, { ...returned, iss: 'https://elsewhere.example' })
  expect(mixedUp.status).toBe(503)
  expect(await storedOf(app, person)).toEqual([0, 0])
})

test('refused, and nothing is stored: a way that was begun too long ago', async () => {
  const person = await buildSeeker(app)
  const returned = await returnFrom(app, person, 'citizen')
  await app.connection
    .sql`update singpass_authorisations set expires_at = now() where account_id = ${person.id}`
  expect((await exchangeCode(app, person, returned)).status).toBe(409)
  expect(await storedOf(app, person)).toEqual([0, 0])
})

test('refused, and nothing is stored: details that waited for longer than an hour', async () => {
  const person = await returnedSeeker(app, 'pass-holder')
  await app.connection.sql`update singpass_details set expires_at = now() where account_id = ${person.id}`
  expect((await infoOf(app, person)).data).toBeNull()
  expect((await verifyIdentity(app, person)).status).toBe(409)
})

test('where Singpass does not answer at all there is no link, and the rest of the site goes on', async () => {
  const key = () => randomBytes(32).toString('base64')
  const alone = await startTestApp({
    LOG_LEVEL: 'silent',
    SINGPASS_ISSUER: 'http://127.0.0.1:1',
    SINGPASS_CLIENT_ID: 'client',
    SINGPASS_DATA_KEYS: `only:${key()}`,
    SINGPASS_INDEX_KEY: key(),
  })
  try {
    const person = await buildSeeker(alone)
    const body = { redirect_uri: REDIRECT_URI }
    const answer = await alone.call(generateAuthoriseUrl, { body }, inSingapore(person))
    expect([answer.status, answer.errors.error]).toEqual([
      503,
      ['The national identity data service is currently unavailable. Please try again later.'],
    ])
    expect(await alone.connection.sql`select from singpass_authorisations`).toHaveLength(0)
    expect((await infoOf(alone, person)).data).toBeNull()
  } finally {
    await alone.close()
  }
})
