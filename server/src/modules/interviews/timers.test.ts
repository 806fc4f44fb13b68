import { readInterview } from '@hanap/contracts/interviews/interviews.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { TestPerson } from '../auth/factory.ts'
import { caughtMails } from '../notifications/factory.ts'
import { buildInterview, change } from './factory.ts'
import { runDueTimer } from './timers.ts'
import { agreementTimers } from './timers-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const told: string[] = []
const tell = async (_: unknown, { id }: { id: string }, { news }: { news: string }) => {
  told.push(`${id} ${news}`)
}
const read = async (as: TestPerson, id: string) =>
  (await app.call(readInterview, { params: { id } }, { as })).data.interview
const timersOf = async (id: string) =>
  (
    await app.connection.sql<{ kind: string }[]>`
      select kind from interview_timers where interview_id = ${id} order by due_at`
  ).map(({ kind }) => kind)

test('reminders stand 24 hours and 1 hour before; one whose time is over is none', () => {
  const span = { starts_at: new Date('2027-03-02T09:00:00Z'), ends_at: new Date('2027-03-02T09:30:00Z') }
  const at = (time: string) => agreementTimers(span, new Date(time))
  expect(at('2027-03-01T00:00:00Z')).toEqual({
    day: new Date('2027-03-01T09:00:00Z'),
    hour: new Date('2027-03-02T08:00:00Z'),
    lapse: new Date('2027-03-09T09:30:00Z'),
  })
  expect(Object.keys(at('2027-03-01T10:00:00Z'))).toEqual(['hour', 'lapse'])
  expect(Object.keys(at('2027-03-02T08:30:00Z'))).toEqual(['lapse'])
})

test('both are reminded by mail once, however many processes look', async () => {
  const { id, seeker, recruiter } = await buildInterview(app)
  await change(app, seeker, id, { answer: 'accept' })
  await app.connection.sql`
    update interview_timers set due_at = now() where interview_id = ${id} and kind in ('day', 'hour')`
  const runs = Array.from({ length: 8 }, () => runDueTimer({ db: app.db, tell }))
  await Promise.all(runs)
  const mine = told.filter(each => each.startsWith(id))
  // The server's own worker may have been faster; whoever it was, one of all did it.
  const [seekers, recruiters] = await Promise.all(
    mine.length > 0
      ? [[], []]
      : [caughtMails(app.db, seeker.email, 4), caughtMails(app.db, recruiter.email, 3)],
  )
  const reminders = [...seekers, ...recruiters].filter(({ subject }) => subject.startsWith('In one hour'))
  expect(mine.length > 0 ? mine : reminders.map(({ subject }) => subject)).toHaveLength(
    mine.length > 0 ? 1 : 2,
  )
  expect(await timersOf(id)).toEqual(['lapse'])
})

test('a proposal ends with its last slot', async () => {
  const { id, seeker } = await buildInterview(app, { hours: [48, 50] })
  expect(await timersOf(id)).toEqual(['expire'])
  await app.connection.sql`update interview_timers set due_at = now() where interview_id = ${id}`
  await runDueTimer({ db: app.db, tell })
  await expect.poll(async () => (await read(seeker, id)).state).toBe('expired')
  expect((await change(app, seeker, id, { answer: 'accept' })).status).toBe(409)
})

test('without an outcome after 7 days it is unconfirmed', async () => {
  const { id, seeker } = await buildInterview(app)
  await change(app, seeker, id, { answer: 'accept' })
  await app.connection.sql`
    update interview_timers set due_at = now() where interview_id = ${id} and kind = 'lapse'`
  await runDueTimer({ db: app.db, tell })
  await expect.poll(async () => (await read(seeker, id)).state).toBe('unconfirmed')
})

test('what was moved or cancelled is reminded of no more', async () => {
  const { id, seeker, recruiter } = await buildInterview(app)
  await change(app, seeker, id, { answer: 'accept' })
  expect(await timersOf(id)).toEqual(['day', 'hour', 'lapse'])
  await change(app, recruiter, id, { answer: 'cancel', reason: 'Ill.' })
  expect(await timersOf(id)).toEqual([])
})
