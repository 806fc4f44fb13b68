import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loginRecruiter, loginSeeker } from '@hanap/contracts/auth/auth.calls'
import { listChats, listMessages } from '@hanap/contracts/chats/chats.calls'
import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import { listCases } from '@hanap/contracts/operators/cases.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import { listDeliveries, listWebhooks } from '@hanap/contracts/recruiters/programs/webhooks.calls'
import { listMembers } from '@hanap/contracts/recruiters/recruiters.calls'
import { markets } from '@hanap/markets/markets'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/client.ts'
import { buildOperator } from '../modules/operators/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { freshDatabase } from '../testing/database.ts'
import type { DemoLogins } from './demo-logins.ts'
import { loadDemo } from './load-demo.ts'

const loadedAt = new Date('2026-03-04T05:06:07Z')
const later = new Date('2026-03-06T00:00:00Z')

let app: TestApp
let dataDir: string
let logins: DemoLogins
beforeAll(async () => {
  app = await startTestApp()
  dataDir = mkdtempSync(join(tmpdir(), 'hanap-demo-'))
  logins = await loadDemo({ db: app.db, dataDir, now: loadedAt, size: 'small' })
}, 60_000)
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const ads = async (db: Db) => {
  const { rows } = await sql<{ source_id: string; title: string; first_posted_at: Date }>`
    select source_id, title, first_posted_at from jobs where source = 'demo' order by source_id`.execute(db)
  return rows
}
const count = async (db: Db, from: string) => {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.raw(from)}`.execute(db)
  return Number(rows[0]?.count)
}

test('the demo data is about 3,000 ads of 200 companies with recruiters, all marked as demo', async () => {
  expect(await count(app.db, 'jobs where is_demo')).toBeGreaterThan(2900)
  expect(await count(app.db, 'jobs where not is_demo or company_id is null or recruiter_id is null')).toBe(0)
  expect(await count(app.db, 'companies where is_demo and logo is not null')).toBe(200)
  expect(await count(app.db, 'chats')).toBe(7)
  expect(await count(app.db, 'chat_messages where risks is not null')).toBe(1)
  expect(await count(app.db, "accounts where is_demo and kind = 'recruiter'")).toBe(202)
  expect(
    await count(
      app.db,
      'jobs join accounts on accounts.id = recruiter_id where accounts.company_id <> jobs.company_id',
    ),
  ).toBe(0)
})

test('the demo company’s webhook says what its deliveries say', async () => {
  const { data: recruiter } = await app.call(loginRecruiter, { body: logins.recruiter })
  const as = recruiter.session
  const [webhook] = (await app.call(listWebhooks, {}, { as })).data.webhooks
  const { data } = await app.call(listDeliveries, { params: { id: webhook?.id ?? '' }, query: {} }, { as })
  const timeOf = (wanted: string) => data.deliveries.find(({ state }) => state === wanted)?.created_at
  expect(webhook).toMatchObject({
    last_delivered_at: timeOf('delivered'),
    failing_since: timeOf('failed'),
  })
})

test('the demo seeker’s interviews are at hours of the market, counted from the day of the load', async () => {
  const { data: seeker } = await app.call(loginSeeker, { body: logins.seeker })
  const { data } = await app.call(listInterviews, {}, { as: seeker.session })
  // What was to come then is over now, and its state changes by itself.
  const times = data.interviews.map(({ job, slots }) => [slots[0]?.starts_at, job.title]).sort()
  expect(times).toEqual([
    ['2026-02-27T06:00:00.000Z', 'Telesales Agent'],
    ['2026-03-05T02:00:00.000Z', 'Customer Success Manager'],
    ['2026-03-06T03:00:00.000Z', 'Photographer'],
    ['2026-03-07T02:00:00.000Z', 'UX Researcher'],
  ])
  const states = data.interviews.map(({ state }) => state)
  expect(states).toEqual(expect.arrayContaining(['held', 'cancelled']))
  const { data: recruiter } = await app.call(loginRecruiter, { body: logins.recruiter })
  const { data: all } = await app.call(listInterviews, {}, { as: recruiter.session })
  expect(all.total_num).toBe(8)
  const { data: chats } = await app.call(listChats, {}, { as: seeker.session })
  expect(chats.chats[0]?.last_message?.kind).toBe('interview')
})

test('the demo company has a second member, a log of its month, and a picture in a chat', async () => {
  const { data } = await app.call(loginRecruiter, { body: logins.recruiter })
  const as = data.session
  const { members } = (await app.call(listMembers, {}, { as })).data
  expect(members.map(({ role }) => role)).toEqual(['owner', 'recruiter'])
  const { entries } = (await app.call(readAuditLog, {}, { as })).data
  expect(entries.length).toBeGreaterThanOrEqual(10)
  expect(entries.map(({ text }) => text)).toContainEqual(expect.stringContaining('Liza'))
  const { chats } = (await app.call(listChats, { query: { size: '50' } }, { as })).data
  const chat = chats.find(({ other }) => other.first_name === 'Paolo')
  const { messages } = (await app.call(listMessages, { params: { id: chat?.id ?? '' } }, { as })).data
  const picture = messages.find(({ kind }) => kind === 'image')
  expect(picture?.payload).toMatchObject({ name: 'lunch.jpg', width: 960, height: 640 })
})

test('a name claim waits for the demo operator', async () => {
  const operator = await buildOperator(app)
  const { data } = await app.call(listCases, { query: { kind: 'name_claim' } }, { as: operator })
  expect(data.cases).toHaveLength(1)
})

test('ads were posted in the month before the load; those that are open end after it, some are over', async () => {
  expect(
    await count(
      app.db,
      `jobs where first_posted_at > '2026-03-04T05:06:07Z' or first_posted_at < '2026-02-02T05:06:07Z'
        or status = 'active' and expires_at < '2026-03-07T00:00:00Z'`,
    ),
  ).toBe(0)
  expect(await count(app.db, "jobs where status = 'closed'")).toBeGreaterThan(30)
  expect(await count(app.db, "jobs where status = 'expired'")).toBeGreaterThan(30)
  expect(await count(app.db, 'jobs where external_apply_url is not null')).toBeGreaterThan(100)
})

test('each open ad is listed by itself: none is taken for a second posting of another', async () => {
  const { rows } = await sql<{ groups: string; jobs: string }>`
    select count(distinct group_id) as groups, count(*) as jobs from job_groups`.execute(app.db)
  expect(rows[0]?.groups).toBe(rows[0]?.jobs)
})

test("each company's logo is a file that is served under its address", async () => {
  const { rows } = await sql<{ logo: string }>`select logo from companies where logo is not null`.execute(
    app.db,
  )
  for (const { logo } of rows) expect(readFileSync(join(dataDir, 'public', logo), 'utf8')).toMatch(/^<svg /)
})

test('the demo seeker and the recruiter of each market can log in, other recruiters cannot', async () => {
  const seeker = await app.call(loginSeeker, { body: logins.seeker })
  expect(seeker.status).toBe(200)
  expect([...logins.recruiters.keys()]).toEqual(markets.map(({ key }) => key))
  for (const login of logins.recruiters.values()) {
    const recruiter = await app.call(loginRecruiter, { body: login })
    expect([login.email, recruiter.status]).toEqual([login.email, 200])
  }
  const { password } = logins.recruiter
  const other = await app.call(loginRecruiter, {
    body: { email: 'recruiter@ph2.demo.example', password },
  })
  expect(other.status).not.toBe(200)
})

test('a second start loads nothing and tells the same log-ins, which only the owner of the folder can read', async () => {
  await sql`update jobs set title = 'Changed by its recruiter' where source_id = 'ph-1'`.execute(app.db)
  expect(statSync(join(dataDir, 'demo.json')).mode & 0o077).toBe(0)
  const again = await loadDemo({ db: app.db, dataDir, now: later })
  expect(again).toEqual(logins)
  expect((await ads(app.db)).find(({ source_id }) => source_id === 'ph-1')?.title).toBe(
    'Changed by its recruiter',
  )
})

/** A database whose connection breaks after some transactions. */
const breakingAfter = (db: Db, transactions: number): Db => {
  let begun = 0
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction' && begun++ >= transactions) throw new Error('the power went out')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

test('a load that was cut short comes to the same end when it is run again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanap-demo-'))
  const database = await freshDatabase()
  await expect(
    loadDemo({ db: breakingAfter(database.db, 5), dataDir: folder, now: loadedAt, size: 'small' }),
  ).rejects.toThrow('the power went out')
  expect(await count(database.db, 'jobs')).toBe(1000)
  const other = await loadDemo({ db: database.db, dataDir: folder, now: later, size: 'small' })
  expect(other.seeker.password).not.toBe(logins.seeker.password)
  const whole = await ads(database.db)
  expect(whole.length).toBeGreaterThan(2900)
  expect(whole.map(ad => [ad.source_id, ad.first_posted_at])).toEqual(
    (await ads(app.db)).map(ad => [ad.source_id, ad.first_posted_at]),
  )
  expect(await count(database.db, 'companies')).toBe(201)
  expect(await count(database.db, 'accounts')).toBe(597)
  await database.close()
  rmSync(folder, { recursive: true })
}, 60_000)

test('the whole has about 11,000 ads, each a posting of its own, and a demo seeker in the middle of a search', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanap-demo-'))
  const database = await freshDatabase()
  await loadDemo({ db: database.db, dataDir: folder, now: new Date() })
  expect(await count(database.db, "jobs where status = 'active' and market = 'ph'")).toBeGreaterThan(1950)
  expect(await count(database.db, "jobs where status = 'active' and market = 'jp'")).toBeGreaterThan(580)
  expect(await count(database.db, "jobs where status = 'active'")).toBeGreaterThan(10_000)
  const { rows } = await sql<{ groups: string; jobs: string }>`
    select count(distinct group_id) as groups, count(*) as jobs from job_groups`.execute(database.db)
  expect(rows[0]?.groups).toBe(rows[0]?.jobs)

  // The demo seeker is a whole person, whom the wizard leaves alone.
  const { rows: seekers } = await sql<{ id: string; avatar: string | null }>`
    select * from accounts where email = 'seeker@demo.example'`.execute(database.db)
  const [seeker] = seekers
  expect(seeker?.avatar).toMatch(/^\/api\//)
  const own = (table: string, more = '') =>
    count(database.db, `${table} where account_id = '${seeker?.id}' ${more}`)
  expect(await own('profiles', 'and headline is not null and about is not null')).toBe(1)
  expect(await own('work_experiences')).toBe(3)
  expect(await own('educations')).toBe(1)
  expect(await own('license_certifications')).toBe(1)
  expect(await own('seeker_skills')).toBe(8)
  expect(await own('job_preferences')).toBe(1)
  expect(await own('resumes')).toBe(2)
  expect(await own('resume_documents')).toBe(2)
  expect(await own('saved_jobs')).toBe(5)
  expect(await own('job_alerts')).toBe(2)
  expect(await own('recent_searches')).toBe(3)
  expect(await own('followed_companies')).toBeGreaterThan(2)
  expect(await own('job_alert_matches join job_alerts on job_alerts.id = alert_id')).toBeGreaterThan(4)
  expect(await own('applications', 'and resume_id is not null and first_message is not null')).toBe(7)
  const { rows: stages } = await sql`
    select distinct stage from applications where account_id = ${seeker?.id}`.execute(database.db)
  expect(stages.length).toBeGreaterThanOrEqual(4)
  expect(await own('academy_enrolments')).toBe(2)
  expect(await own('academy_certificates')).toBe(1)
  expect(await own('notifications', 'and is_listed')).toBeGreaterThanOrEqual(3)
  await database.close()
  rmSync(folder, { recursive: true })
}, 120_000)

test('a database that is not the one of the note is loaded anew', async () => {
  const database = await freshDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'hanap-demo-'))
  await loadDemo({ db: database.db, dataDir: folder, now: loadedAt, size: 'small' })
  await sql`update installation set id = 'another'`.execute(database.db)
  await sql`truncate jobs, companies, accounts cascade`.execute(database.db)
  await loadDemo({ db: database.db, dataDir: folder, now: later, size: 'small' })
  expect(await count(database.db, 'jobs')).toBeGreaterThan(2900)
  expect(existsSync(join(folder, 'demo.json.new'))).toBe(false)
  await database.close()
  rmSync(folder, { recursive: true })
}, 60_000)
