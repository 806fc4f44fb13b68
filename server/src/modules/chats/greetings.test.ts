import * as calls from '@hanap/contracts/chats/chats.calls'
import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import { changeUserSettings } from '@hanap/contracts/jobseekers/privacy.calls'
import { createWorkExperience } from '@hanap/contracts/jobseekers/profile.calls'
import { translator } from '@hanap/i18n/catalogues'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { verifyCompany } from '../companies/index.ts'
import { buildEmployer, type Employer } from '../job-applications/factory.ts'
import { nextClientId, sendText } from './factory.ts'

const t = translator('en')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const findable = async (isFindable = true) => {
  const seeker = await buildSeeker(app)
  await app.call(changeUserSettings, { body: { is_findable: isFindable } }, { as: seeker })
  return seeker
}
const employer = async () => {
  const built = await buildEmployer(app)
  await verifyCompany(app.db, built.companyId, true)
  return built
}
const greet = (
  { recruiter, jobId }: Pick<Employer, 'recruiter' | 'jobId'>,
  seeker: TestPerson,
  text = 'We like your work at the hotel. Shall we talk?',
) =>
  app.call(
    calls.openChat,
    { body: { jobseeker_id: seeker.id, job_id: jobId, text, client_id: nextClientId() } },
    { as: recruiter },
  )
const chatOf = async (as: TestPerson, id: string) =>
  (await app.call(calls.readChat, { params: { id } }, { as })).data.chat
const answer = (as: TestPerson, id: string, state: 'open' | 'declined') =>
  app.call(calls.changeChat, { params: { id }, body: { state } }, { as })
const age = (companyId: string, days: number) =>
  sql`update chats set created_at = now() - make_interval(days => ${days}) where company_id = ${companyId}`.execute(
    app.db,
  )

test('a greeting waits for its seeker: until then the recruiter adds nothing and sees no name', async () => {
  const company = await employer()
  const seeker = await findable()
  const greeted = await greet(company, seeker)
  expect(greeted.status).toBe(201)
  const { id } = greeted.data.chat
  expect(greeted.data.chat).toMatchObject({
    state: 'requested',
    other: { first_name: 'Job seeker', last_name: '', avatar: null },
  })
  expect((await sendText(app, company.recruiter, id, 'Hello?')).status).toBe(403)
  const listed = await app.call(calls.listChats, { query: { query: 'Cruz' } }, { as: company.recruiter })
  expect(listed.data.chats).toEqual([])
  expect(await chatOf(seeker, id)).toMatchObject({ state: 'requested', unread_num: 1 })
  expect((await answer(company.recruiter, id, 'open')).status).toBe(403)
  expect((await answer(seeker, id, 'open')).status).toBe(200)
  expect((await chatOf(company.recruiter, id)).other.last_name).toBe('Cruz')
  expect((await sendText(app, company.recruiter, id, 'Hello!')).status).toBe(200)
})

test('who answers has accepted; who declines may open it again', async () => {
  const company = await employer()
  const [writes, declines] = [await findable(), await findable()]
  const written = (await greet(company, writes)).data.chat.id
  await sendText(app, writes, written, 'Gladly.')
  expect((await chatOf(company.recruiter, written)).state).toBe('open')
  const declined = (await greet(company, declines)).data.chat.id
  await answer(declines, declined, 'declined')
  expect(await chatOf(company.recruiter, declined)).toMatchObject({
    state: 'declined',
    can_reopen: false,
    other: { first_name: 'Job seeker' },
  })
  expect((await answer(declines, declined, 'open')).status).toBe(200)
})

test('nobody is found who has not said so, has blocked the company, or works for it', async () => {
  const company = await employer()
  const [blocking, working, elsewhere] = [await findable(), await findable(), await findable()]
  await app.call(blockCompany, { body: { company_id: company.companyId } }, { as: blocking })
  const work = (as: TestPerson, isNow: boolean) =>
    app.call(
      createWorkExperience,
      {
        body: {
          job_title: 'Cook',
          company_name: 'Somebody',
          company_id: company.companyId,
          is_currently_working: isNow,
          from: '2020-01',
          ...(isNow ? {} : { to: '2021-01' }),
        },
      },
      { as },
    )
  expect((await work(working, true)).status).toBe(200)
  expect((await work(elsewhere, false)).status).toBe(200)
  const status = async (seeker: TestPerson) => (await greet(company, seeker)).message
  expect(await status(await findable(false))).toBe(t('errors.seeker_not_found'))
  expect(await status(company.recruiter)).toBe(t('errors.seeker_not_found'))
  expect(await status(blocking)).toBe(t('errors.seeker_not_found'))
  expect(await status(working)).toBe(t('errors.seeker_not_found'))
  expect((await greet(company, elsewhere)).status).toBe(201)
})

test('only verified companies greet, about a job of theirs, with a text', async () => {
  const seeker = await findable()
  const unverified = await buildEmployer(app)
  expect((await greet(unverified, seeker)).message).toBe(t('errors.company_unverified'))
  const company = await employer()
  expect((await greet({ ...company, jobId: unverified.jobId }, seeker)).message).toBe(
    t('errors.job_not_found'),
  )
  const wordless = await app.call(
    calls.openChat,
    { body: { jobseeker_id: seeker.id, job_id: company.jobId } },
    { as: company.recruiter },
  )
  expect(Object.keys(wordless.errors)).toEqual(['text'])
})

test('one seeker once in 30 days by any colleague, at most 5 times a day by anybody', async () => {
  const company = await employer()
  const seeker = await findable()
  const colleague = await buildRecruiter(app, { companyId: company.companyId, role: 'recruiter' })
  expect((await greet(company, seeker)).status).toBe(201)
  expect((await greet({ ...company, recruiter: colleague }, seeker)).message).toBe(
    t('errors.already_greeted'),
  )
  await age(company.companyId, 31)
  expect((await greet({ ...company, recruiter: colleague }, seeker)).status).toBe(201)
  for (let more = 0; more < 4; more++) expect((await greet(await employer(), seeker)).status).toBe(201)
  expect((await greet(await employer(), seeker)).message).toBe(t('errors.too_many_greetings'))
})

const fillChats = (company: Employer, num: number, state: string) =>
  sql`
  insert into chats (id, seeker_id, recruiter_id, company_id, state, declined_by, opened_by)
  select ${company.companyId} || n, 'gone' || n, ${company.recruiter.id}, ${company.companyId}, ${state},
    case when ${state} = 'declined' then 'seeker' end, 'greeting'
  from generate_series(1, ${num}::int) n`.execute(app.db)

test('30 a company a day, also of many at once', async () => {
  const company = await employer()
  await fillChats(company, 28, 'requested')
  const seekers = await Promise.all(Array.from({ length: 4 }, () => findable()))
  const codes = (await Promise.all(seekers.map(seeker => greet(company, seeker)))).map(each => each.status)
  expect(codes.sort()).toEqual([201, 201, 429, 429])
})

test('10 of the last 50 declined pause them, until those are old', async () => {
  const company = await employer()
  await fillChats(company, 10, 'declined')
  const seeker = await findable()
  expect((await greet(company, seeker)).message).toBe(t('errors.greetings_paused'))
  await age(company.companyId, 31)
  expect((await greet(company, seeker)).status).toBe(201)
})

test('greetings that a seeker gets are none of the 20 chats that they open', async () => {
  const seeker = await findable()
  const company = await employer()
  await sql`
    insert into chats (id, seeker_id, recruiter_id, company_id, state, opened_by)
    select ${seeker.id} || n, ${seeker.id}, 'recruiter' || n, 'company' || n, 'requested', 'greeting'
    from generate_series(1, 25) n`.execute(app.db)
  const opened = await app.call(calls.openChat, { body: { job_id: company.jobId } }, { as: seeker })
  expect(opened.status).toBe(201)
})
