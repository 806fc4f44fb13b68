import { blockCompany, readCompany } from '@hanap/contracts/companies/companies.calls'
import * as calls from '@hanap/contracts/companies/follows.calls'
import { readJobAlertLink } from '@hanap/contracts/jobs/job-alerts.calls'
import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import {
  changeUserSettings,
  deleteAccount,
  readAccountSetting,
} from '@hanap/contracts/jobseekers/privacy.calls'
import { hideJob } from '@hanap/contracts/recommendation/recommendation.calls'
import { readRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildRecruiter, buildSeeker, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { buildCompany, buildJob, buildJobs } from '../jobs/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'

let app: TestApp
let seeker: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seeker = await buildSeeker(app)
})

const follow = (id: string, as = seeker) => app.call(calls.followCompany, { params: { id } }, { as })
const unfollow = (id: string, as = seeker) => app.call(calls.unfollowCompany, { params: { id } }, { as })
const followed = async (as = seeker) =>
  (await app.call(calls.listFollowedCompanies, { query: {} }, { as })).data

describe('following a company', () => {
  test('is listed, the latest first, and following twice answers the same entry', async () => {
    const first = await buildCompany(app.db, { name: 'Followed Foods' })
    const second = await buildCompany(app.db)
    const { status, data } = await follow(first)
    expect(status).toBe(200)
    expect(data).toMatchObject({ id: first, company: { name: 'Followed Foods' } })
    await follow(second)
    expect((await follow(first)).data).toEqual(data)
    expect((await followed()).companies.map(({ id }) => id)).toEqual([second, first])
    const read = async (as?: TestPerson) =>
      (await app.call(readCompany, { params: { id: first } }, { as })).data.is_followed
    expect([await read(seeker), await read(), await read(await buildSeeker(app))]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('ends for its owner only, and ending twice is no error', async () => {
    const company = await buildCompany(app.db)
    await follow(company)
    expect((await unfollow(company, await buildSeeker(app))).status).toBe(200)
    expect((await followed()).total_num).toBe(1)
    expect((await unfollow(company)).status).toBe(200)
    expect((await unfollow(company)).status).toBe(200)
    expect((await followed()).total_num).toBe(0)
    expect([(await follow('nobody')).status, (await unfollow('nobody')).status]).toEqual([404, 404])
  })

  test('is bounded by 200 companies', async () => {
    const last = await buildCompany(app.db)
    await app.connection.sql`
      with made as (
        insert into companies (id, market, name, name_key)
        select 'followed' || n, 'ph', 'Followed ' || n, 'followed ' || n from generate_series(1, 200) n returning id
      ) insert into followed_companies (account_id, company_id) select ${seeker.id}, id from made`
    expect((await follow(last)).status).toBe(409)
    expect((await follow('followed1')).status).toBe(200)
    await unfollow('followed1')
    expect((await follow(last)).status).toBe(200)
  })

  test('ends when the company is blocked, and a blocked company cannot be followed', async () => {
    const company = await buildCompany(app.db)
    await follow(company)
    await app.call(blockCompany, { body: { company_id: company } }, { as: seeker })
    expect((await followed()).total_num).toBe(0)
    expect((await follow(company)).status).toBe(409)
  })

  test('marks the company’s jobs in the seeker’s lists, and in nobody else’s', async () => {
    const company = await buildCompany(app.db)
    await buildJobs(app.db, { title: 'Axolotl keeper', company_id: company }, { title: 'Axolotl keeper' })
    await follow(company)
    const marks = async (as?: TestPerson) =>
      (await app.call(searchJobs, { query: { query: 'axolotl' } }, { as })).data.jobs.map(
        job => job.is_company_followed,
      )
    await eventually(async () => expect((await marks(seeker)).sort()).toEqual([false, true]))
    expect(await marks()).toEqual([false, false])
    expect(await marks(await buildSeeker(app))).toEqual([false, false])
  })

  test('is told to the company as a number from 5 on', async () => {
    const companyId = await buildCompany(app.db)
    const recruiter = await buildRecruiter(app, { companyId })
    const told = async () =>
      (await app.call(readRecruiter, {}, { as: recruiter })).data.company?.num_of_followers
    for (let number = 0; number < 4; number++) await follow(companyId, await buildSeeker(app))
    expect(await told()).toBeNull()
    await follow(companyId)
    expect(await told()).toBe(5)
  })
})

/** Whatever is to be told is due now. */
const makeDue = () =>
  app.connection.sql`update followed_companies set due_at = now() where due_at is not null`

/** The job was seen open. */
const untilFound = (jobId: string) =>
  eventually(async () => {
    const found = await app.connection.sql`select from company_news where job_id = ${jobId}`
    expect(found).toHaveLength(1)
  })

/** The outbox has been read up to here, and all that was due is told: somebody was told of a job posted after all others. */
const untilTold = async () => {
  const company = await buildCompany(app.db)
  const witness = await buildSeeker(app)
  await follow(company, witness)
  const job = await buildJob(app.db, { company_id: company })
  await untilFound(job)
  await makeDue()
  const wakes = await buildCompany(app.db)
  await follow(wakes)
  await buildJob(app.db, { company_id: wakes })
  await caughtMails(app.db, witness.email, 1)
  await unfollow(wakes)
  await eventually(async () => {
    const due = await app.connection.sql`select from followed_companies where due_at <= now()`
    expect(due).toHaveLength(0)
  })
}

const notices = async (as = seeker) =>
  (await app.call(listNotifications, { query: {} }, { as })).data.notifications.filter(
    ({ kind }) => kind === 'company_news',
  )

describe('new jobs of followed companies', () => {
  test('are told once a company, and in one mail of all', async () => {
    const [one, two, other] = [
      await buildCompany(app.db, { name: 'Okapi One' }),
      await buildCompany(app.db, { name: 'Okapi Two' }),
      await buildCompany(app.db),
    ]
    await buildJob(app.db, { title: 'There before', company_id: one })
    await follow(one)
    await follow(two)
    await buildJobs(
      app.db,
      { title: 'Night nurse', company_id: one },
      { title: 'Day driver', company_id: one },
      { title: 'Baker', company_id: two },
      { title: 'Not followed', company_id: other },
    )
    await untilTold()
    expect((await notices()).map(({ title }) => title).sort()).toEqual([
      '1 new job: Okapi Two',
      '2 new jobs: Okapi One',
    ])
    expect((await notices())[0]?.path).toContain('/company/okapi-')
    const [mail] = await caughtMails(app.db, seeker.email, 1)
    expect(mail?.subject).toBe('3 new jobs: Okapi One and Okapi Two')
    for (const title of ['Night nurse', 'Day driver', 'Baker']) expect(mail?.text).toContain(title)
    expect(mail?.text).not.toMatch(/There before|Not followed/)

    await untilTold()
    expect(await notices()).toHaveLength(2)
    expect(await countMails(app.db, seeker.email)).toBe(1)
  })

  test('wait for the next day where somebody was told today', async () => {
    const company = await buildCompany(app.db)
    await follow(company)
    await buildJob(app.db, { company_id: company })
    await untilTold()
    expect(await notices()).toHaveLength(1)
    const job = await buildJob(app.db, { company_id: company })
    const dueIn = async () => {
      const [row] = await app.connection.sql<{ hours: number | null }[]>`
        select extract(epoch from due_at - told_at)::float8 / 3600 as hours from followed_companies
        where account_id = ${seeker.id} and exists (select from company_news where job_id = ${job})`
      return row?.hours ?? 0
    }
    await eventually(async () => expect(await dueIn()).toBeGreaterThan(0))
    await untilTold()
    expect(await notices()).toHaveLength(2)
  })

  test('are no news when they are edited, closed by then or hidden by the seeker', async () => {
    const company = await buildCompany(app.db)
    await follow(company)
    const [closed = '', hidden = ''] = await buildJobs(
      app.db,
      { title: 'Closed soon', company_id: company },
      { title: 'Hidden soon', company_id: company },
    )
    await app.call(hideJob, { body: { job_id: hidden } }, { as: seeker })
    await untilFound(closed)
    await app.connection.sql`update jobs set status = 'closed' where id = ${closed}`
    await untilTold()
    expect(await notices()).toEqual([])
    await app.connection.sql`update jobs set status = 'active' where id = ${closed}`
    await app.connection.sql`insert into outbox (topic, id) values ('job', ${closed})`
    await untilTold()
    expect(await notices()).toEqual([])
    expect(await countMails(app.db, seeker.email)).toBe(0)
  })

  test('are not told by ways that are turned off, nor to who has unfollowed or is leaving', async () => {
    const company = await buildCompany(app.db, { name: 'Quiet Company' })
    const [silent, gone, leaving] = [await buildSeeker(app), await buildSeeker(app), await buildSeeker(app)]
    for (const as of [seeker, silent, gone, leaving]) await follow(company, as)
    const off = { company_news: { email: false, in_app: false, push: false } }
    await app.call(changeUserSettings, { body: { notifications: off } }, { as: silent })
    await app.call(deleteAccount, { body: { password: TEST_PASSWORD } }, { as: leaving })
    await buildJob(app.db, { company_id: company })
    await unfollow(company, gone)
    const mailsBefore = await countMails(app.db, leaving.email)
    await untilTold()
    expect(await notices()).toHaveLength(1)
    expect([await notices(silent), await notices(gone)]).toEqual([[], []])
    expect(await countMails(app.db, silent.email)).toBe(0)
    expect(await countMails(app.db, leaving.email)).toBe(mailsBefore)
  })

  test('are mailed no more after one press in the mail program, and told as before by other ways', async () => {
    const company = await buildCompany(app.db)
    await follow(company)
    await buildJob(app.db, { company_id: company })
    await untilTold()
    const [mail] = await caughtMails(app.db, seeker.email, 1)
    const [sent] = await app.connection.sql<
      { unsubscribe_url: string }[]
    >`select unsubscribe_url from mails where to_address = ${seeker.email}`
    const { href, host, pathname, search, searchParams } = new URL(sent?.unsubscribe_url ?? '')
    expect(mail?.text).toContain(href)
    const token = searchParams.get('token') ?? ''
    expect((await app.call(readJobAlertLink, { query: { token } })).data).toEqual({
      kind: 'company_news',
      email: seeker.email,
      alerts: [],
    })
    const press = (address: string) =>
      app.send('POST', address, {
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await press(`${pathname}?token=${token}x`)).status).toBe(404)
    for (const _ of [1, 2]) expect((await press(pathname + search)).status).toBe(200)
    const { notifications } = (await app.call(readAccountSetting, {}, { as: seeker })).data
    expect(notifications.company_news).toEqual({ email: false, push: true, in_app: true })
  })

  test('are told in the language and market of who follows', async () => {
    const company = await buildCompany(app.db, { name: 'Sakura Foods', market: 'jp' })
    await app.call(changeUserSettings, { body: { language_id: 4 } }, { as: seeker })
    await follow(company)
    await buildJob(app.db, { company_id: company, market: 'jp' })
    await untilTold()
    const [mail] = await caughtMails(app.db, seeker.email, 1)
    expect(mail?.subject).toBe('新着求人1件：Sakura Foods')
    expect(mail?.text).toContain('/ja/followed-companies')
  })
})
