import { AsyncLocalStorage } from 'node:async_hooks'
import { listSessions, loginSeeker, resetPassword, sendResetCode } from '@hanap/contracts/auth/auth.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../db/client.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { deleteDueAccount } from '../accounts/deletion.ts'
import { buildGuest, buildSeeker, codeFromMail, TEST_PASSWORD, type TestPerson } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const logIn = ({ email }: TestPerson) => app.call(loginSeeker, { body: { email, password: TEST_PASSWORD } })

/** Until a statement waits for somebody else's transaction to end. */
const somebodyWaits = async () => {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
    if (rows.length > 0) return
  }
}

const dueNow = (id: string) =>
  sql`update accounts set deletion_due_at = now() - interval '1 second' where id = ${id}`.execute(app.db)

const sessionsOf = async (id: string) =>
  (await sql`select from sessions where account_id = ${id}`.execute(app.db)).rows.length

/** Deletes what is due, and asks in the middle of it. */
const deletedDuring = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  let answer: Promise<Answer> | undefined
  // What is asked is no part of the transaction in whose middle it is asked.
  const outside = AsyncLocalStorage.snapshot()
  const isDeleted = await deleteDueAccount(app.db, async () => {
    answer = outside(ask)
    await outside(somebodyWaits)
  })
  expect(isDeleted).toBe(true)
  if (!answer) throw new Error('nothing was asked')
  return answer
}

test('a log-in at the moment of the deletion comes too late, and is refused like one without an account', async () => {
  const seeker = await buildSeeker(app)
  await dueNow(seeker.id)
  const { status, errors } = await deletedDuring(() => logIn(seeker))
  expect(status).toBe(401)
  const stranger = await app.call(loginSeeker, {
    body: { email: 'nobody@example.com', password: TEST_PASSWORD },
  })
  expect(errors).toEqual(stranger.errors)
})

test('a code at the moment of the deletion is as good as used', async () => {
  const seeker = await buildSeeker(app)
  const as = await buildGuest(app)
  await app.call(sendResetCode, { body: { email: seeker.email } }, { as })
  const otp = await codeFromMail(app.db, seeker.email, 1)
  await dueNow(seeker.id)
  const body = { email: seeker.email, otp, new_password: 'another horse' }
  const { status, errors } = await deletedDuring(() => app.call(resetPassword, { body }, { as }))
  expect([status, Object.keys(errors)]).toEqual([422, ['otp']])
})

test('a log-in that comes before the deletion keeps the account', async () => {
  const seeker = await buildSeeker(app)
  await dueNow(seeker.id)
  expect((await logIn(seeker)).status).toBe(200)
  expect(await deleteDueAccount(app.db, async () => undefined)).toBe(false)
  expect((await logIn(seeker)).status).toBe(200)
})

/** Changes the account, and lets somebody log in who was checked before the change stood. */
const logInDuring = (seeker: TestPerson, change: (trx: Db) => Promise<unknown>) => {
  const outside = AsyncLocalStorage.snapshot()
  return app.db.transaction().execute(async trx => {
    await change(trx)
    const answer = outside(() => logIn(seeker))
    await outside(somebodyWaits)
    return { answer }
  })
}

test('who is suspended while the password is compared does not come in', async () => {
  const seeker = await buildSeeker(app)
  const before = await sessionsOf(seeker.id)
  const { answer } = await logInDuring(seeker, trx =>
    sql`update accounts set status = 'suspended' where id = ${seeker.id}`.execute(trx),
  )
  expect((await answer).status).toBe(403)
  expect(await sessionsOf(seeker.id)).toBe(before)
})

test('the old password does not open a session once a new one is set, however close', async () => {
  const seeker = await buildSeeker(app)
  const { answer } = await logInDuring(seeker, trx =>
    sql`update accounts set password_hash = 'another' where id = ${seeker.id}`.execute(trx),
  )
  expect((await answer).status).toBe(401)
  const { data } = await app.call(listSessions, {}, { as: seeker })
  expect(data.sessions).toHaveLength(1)
})
