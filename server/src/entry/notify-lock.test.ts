import { login, logOut } from '@hanap/contracts/auth/auth.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { options } from '@hanap/markets/lists'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSeeker, TEST_PASSWORD } from '../modules/auth/factory.ts'
import { buildApplication, buildEmployer } from '../modules/job-applications/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { eventually } from '../testing/eventually.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** PostgreSQL's lock of the whole server, under which a transaction with a NOTIFY commits. */
const NOTIFY_LOCK =
  "select pid from pg_locks where locktype = 'object' and classid = 1262 and objid = 0 and granted"

/** Somebody who writes and sends a NOTIFY, and whose commit takes as long as `work`: it waits for a replica that is not there. */
const whileNotifyIsLocked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const client = async () => {
    const own = new Client({ connectionString: app.settings.DATABASE_URL })
    await own.connect()
    return own
  }
  const [admin, slow] = [await client(), await client()]
  const holder = async () => (await admin.query<{ pid: number }>(NOTIFY_LOCK)).rows[0]?.pid
  await admin.query("alter system set synchronous_standby_names = 'nobody'")
  await admin.query('select pg_reload_conf()')
  const own = await slow.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = own.rows[0]?.pid
  await eventually(async () =>
    expect((await slow.query('show synchronous_standby_names')).rows).toEqual([
      { synchronous_standby_names: 'nobody' },
    ]),
  )
  await slow.query('set synchronous_commit = on')
  let waiting = 0
  const notify = () => {
    waiting += 1
    void slow.query("select pg_notify('nobody', ''), pg_logical_emit_message(true, '', '')").finally(() => {
      waiting -= 1
    })
  }
  try {
    // The replica is asked for once the checkpointer has heard of it.
    await eventually(async () => {
      if (waiting === 0) notify()
      expect(await holder()).toBe(pid)
    })
    const result = await work()
    expect(await holder()).toBe(pid)
    return result
  } finally {
    await admin.query('alter system reset synchronous_standby_names')
    await admin.query('select pg_reload_conf()')
    await eventually(async () => {
      await admin.query('select pg_cancel_backend($1)', [pid])
      expect(waiting).toBe(0)
    })
    await Promise.all([admin.end(), slow.end()])
  }
}

test('a write waits for nobody’s NOTIFY: it holds none in its transaction', async () => {
  const { jobId, recruiter } = await buildEmployer(app)
  const seeker = await buildSeeker(app)
  const interview = options('pipeline_stage_lists', 'en').find(({ key }) => key === 'interview')?.id ?? 0
  const { sql } = app.connection
  const statuses = await whileNotifyIsLocked(async () => {
    const id = await buildApplication(app, jobId, seeker)
    const moved = await app.call(
      moveApplicant,
      { params: { id }, body: { pipeline_stage_id: interview } },
      { as: recruiter },
    )
    const left = await app.call(logOut, {}, { as: seeker })
    const back = await app.call(login, { body: { login: seeker.email, password: TEST_PASSWORD } })
    return [moved.status, left.status, back.status]
  })
  expect(statuses).toEqual([200, 200, 200])
  // What was held back meanwhile is told once the lock is free.
  await eventually(async () =>
    expect((await sql`select count(*)::int as mails from mails where sent_at is null`)[0]).toEqual({
      mails: 0,
    }),
  )
})

test('no function or trigger of the database sends a NOTIFY', async () => {
  const found = await app.connection.sql`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~* 'notify'`
  expect(found).toEqual([])
})
