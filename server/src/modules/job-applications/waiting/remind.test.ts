import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import * as applicantCalls from '@hanap/contracts/job-applications/applicants.calls'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import { changeJobTeam } from '@hanap/contracts/recruiters/job-team.calls'
import { changeNotificationSettings } from '@hanap/contracts/recruiters/notification-settings.calls'
import type { MarketKey } from '@hanap/markets/markets'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { accountFactsByIds } from '../../auth/index.ts'
import { findCompany } from '../../companies/index.ts'
import { buildInterview } from '../../interviews/factory.ts'
import { lastInterviewAt } from '../../interviews/index.ts'
import { caughtMails } from '../../notifications/factory.ts'
import { createNotifier } from '../../notifications/index.ts'
import { buildApplication, buildEmployer } from '../factory.ts'
import { remindOfWaiting } from './remind.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())
// What another test left waits for nobody.
beforeEach(() => app.connection.sql`update applications set reminded_at = now()`)

const notifier = createNotifier({
  siteAddress: () => 'http://site.example',
  supportEmail: 'help@hanap.example',
})
const remind = (by = notifier) =>
  remindOfWaiting({
    db: app.db,
    notifier: by,
    jobs: { findCompany: id => findCompany(app.db, id) },
    accountsByIds: ids => accountFactsByIds(app.db, ids),
    recruitersOf: async companyId => {
      const rows = await app.connection.sql`select id from accounts where company_id = ${companyId}`
      return [
        ...(
          await accountFactsByIds(
            app.db,
            rows.map(({ id }) => String(id)),
          )
        ).values(),
      ]
    },
    lastInterviewAt,
  })

const age = (id: string, days: number) =>
  app.connection.sql`
    update applications set applied_at = now() - make_interval(days => ${days}), moved_at = null, reminded_at = null
    where id = ${id}`
const buildWaiting = async (days: number, employer?: Awaited<ReturnType<typeof buildEmployer>>) => {
  const hiring = employer ?? (await buildEmployer(app))
  const seeker = await buildSeeker(app)
  const id = await buildApplication(app, hiring.jobId, seeker)
  await age(id, days)
  return { ...hiring, seeker, id }
}
const reminders = async (as: TestPerson) =>
  (await app.call(listNotifications, {}, { as })).data.notifications.filter(
    ({ kind }) => kind === 'applicants_waiting',
  )
const overdue = async (as: TestPerson) =>
  (await app.call(calls.listApplicants, { query: { overdue: '1' } }, { as })).data.applications.map(
    ({ id }) => id,
  )

describe('a 45-day clock reminds of those who wait', () => {
  test('by a notification and a mail, which lead to all of them, and by the list’s filter', async () => {
    const { recruiter, id } = await buildWaiting(46)
    await buildWaiting(45, undefined)
    await remind()
    const [reminder, ...others] = await reminders(recruiter)
    expect(others).toEqual([])
    expect(reminder).toMatchObject({
      path: '/applicants?overdue=1',
      title: '1 applicant has waited too long for an answer',
    })
    const mails = await caughtMails(app.db, recruiter.email, 2)
    const mail = mails.find(({ subject }) => subject === reminder?.title)
    expect(mail?.text).toContain('http://site.example/applicants?overdue=1')
    expect(await overdue(recruiter)).toEqual([id])
  })

  test('not before: 45 days are in time, and what was answered or taken back waits no more', async () => {
    const employer = await buildEmployer(app)
    const young = await buildWaiting(45, employer)
    const answered = await buildWaiting(60, employer)
    const refused = await buildWaiting(60, employer)
    await app.connection
      .sql`update applications set moved_at = now() - interval '3 days' where id = ${answered.id}`
    await app.connection.sql`update applications set stage = 'not_selected' where id = ${refused.id}`
    expect(await overdue(employer.recruiter)).toEqual([])
    await remind()
    expect(await reminders(employer.recruiter)).toEqual([])
    await age(young.id, 46)
    expect(await overdue(employer.recruiter)).toEqual([young.id])
  })

  test('gathers a day’s into one for each of the job’s team, and tells no viewer of it and nobody else', async () => {
    const employer = await buildEmployer(app)
    const { companyId, jobId, recruiter } = employer
    const [member, viewer, stranger] = [
      await buildRecruiter(app, { companyId, role: 'recruiter' }),
      await buildRecruiter(app, { companyId, role: 'viewer' }),
      await buildRecruiter(app, { companyId, role: 'recruiter' }),
    ]
    const team = await app.call(
      changeJobTeam,
      { params: { id: jobId }, body: { member_ids: [member.id, viewer.id] } },
      { as: recruiter },
    )
    expect(team.status).toBe(200)
    await buildWaiting(50, employer)
    await buildWaiting(90, employer)
    await remind()
    for (const person of [recruiter, member])
      expect((await reminders(person)).map(({ title }) => title)).toEqual([
        '2 applicants have waited too long for an answer',
      ])
    for (const person of [viewer, stranger]) expect(await reminders(person)).toEqual([])
  })

  test('exactly once: by however many processes, and after a process that died in the middle', async () => {
    const { recruiter } = await buildWaiting(46)
    const died = new Error('died')
    const dying: typeof notifier = {
      ...notifier,
      notify: async (...told) => {
        await notifier.notify(...told)
        throw died
      },
    }
    await expect(remind(dying)).rejects.toBe(died)
    await Promise.all([remind(), remind(), remind()])
    await remind()
    expect(await reminders(recruiter)).toHaveLength(1)
    const mails = await caughtMails(app.db, recruiter.email, 2)
    expect(mails.filter(({ subject }) => subject.includes('waited too long'))).toHaveLength(1)
  })

  test('again, when somebody was moved and then waits as long', async () => {
    const { recruiter, id } = await buildWaiting(200)
    await remind()
    await app.connection.sql`
      update applications set moved_at = now() - interval '100 days', reminded_at = now() - interval '150 days'
      where id = ${id}`
    await remind()
    expect(await reminders(recruiter)).toHaveLength(2)
  })

  test.each([
    ['sa', 31, 1],
    ['sa', 30, 0],
    ['ca', 31, 0],
    ['ca', 46, 1],
  ] as const)('in %s, %i days after an interview: %i', async (market: MarketKey, days, expected) => {
    const employer = await buildEmployer(app, { market })
    const { id, recruiter, ...people } = await buildWaiting(200, employer)
    const interview = await buildInterview(app, { hiring: { id, recruiter, ...people } })
    await app.connection.sql`
      update interviews set state = 'held', starts_at = now() - make_interval(days => ${days}),
        ends_at = now() - make_interval(days => ${days}) + interval '1 hour' where id = ${interview.id}`
    await age(id, 200)
    expect(await overdue(recruiter)).toHaveLength(expected)
    await remind()
    expect(await reminders(recruiter)).toHaveLength(expected)
  })

  test('of nobody who has blocked the company', async () => {
    const { recruiter, companyId, seeker, id } = await buildWaiting(60)
    await app.call(blockCompany, { body: { company_id: companyId } }, { as: seeker })
    // A block withdraws; it stands here as if it came between.
    await app.connection
      .sql`update applications set stage = 'applied', pipeline_stage_id = 1 where id = ${id}`
    await age(id, 60)
    await remind()
    expect(await reminders(recruiter)).toEqual([])
  })

  test('unless the recruiter has turned it off', async () => {
    const { recruiter } = await buildWaiting(60)
    const off = { in_app: false, email: false, push: false }
    await app.call(
      changeNotificationSettings,
      { body: { notifications: { applicants_waiting: off } } },
      { as: recruiter },
    )
    await remind()
    expect(await reminders(recruiter)).toEqual([])
  })

  test('and all of them are answered at once, by the same filter', async () => {
    const employer = await buildEmployer(app)
    const { recruiter } = employer
    const old = [await buildWaiting(50, employer), await buildWaiting(60, employer)]
    const young = await buildWaiting(10, employer)
    const changed = await app.call(
      applicantCalls.changeApplicants,
      {
        body: {
          filter: { overdue: true },
          expected_num: 2,
          pipeline_stage_id: 3,
          template: 'still_looking',
        },
      },
      { as: recruiter },
    )
    expect(changed.data.num).toBe(2)
    expect(await overdue(recruiter)).toEqual([])
    const rest = await app.call(calls.listApplicants, { query: { stage: 'applied' } }, { as: recruiter })
    expect(rest.data.applications.map(({ id }) => id)).toEqual([young.id])
    expect(old).toHaveLength(2)
  })
})
