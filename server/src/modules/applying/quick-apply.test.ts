import { loginSeeker, register } from '@hanap/contracts/auth/auth.calls'
import { quickApply, registerUser } from '@hanap/contracts/data/data.calls'
import { listApplicants, listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildGuest, buildSeeker, TEST_PASSWORD } from '../auth/factory.ts'
import { buildEmployer } from '../job-applications/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'
import { resumeFile } from '../resumes/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const person = (email: string, more: object = {}) => ({
  email,
  first_name: 'Ben',
  last_name: 'Santos',
  terms_and_condition: 1 as const,
  ...more,
})

/** Rows that an address left behind, in every table that quick apply writes. */
const traces = async (email: string) => {
  const [row] = await app.connection.sql`
    select
      (select count(*)::int from accounts where email = ${email}) as accounts,
      (select count(*)::int from mails where to_address = ${email}) as mails,
      (select count(*)::int from applications) as applications,
      (select count(*)::int from application_events) as events,
      (select count(*)::int from resumes) as resumes,
      (select count(*)::int from sessions where account_id is not null) as sessions,
      (select count(*)::int from outbox where topic = 'application') as changes,
      (select count(*)::int from once_answers) as answers`
  return row
}

test('registers, signs in and applies in one step', async () => {
  const { jobId, recruiter } = await buildEmployer(app, { category_id: 2 })
  const answer = await app.call(quickApply, {
    params: { id: jobId },
    body: person('quick@example.com', { first_message: 'Hello', contact_number: '+639170000000' }),
    files: { resume: resumeFile() },
  })
  expect(answer.status).toBe(200)
  expect(answer.data).toMatchObject({
    session: { is_guest: false },
    user: { email: 'quick@example.com', first_name: 'Ben', is_new_account: true, is_terms_accepted: true },
    chat_id: expect.stringMatching(/^\w+$/),
    job_categories: [2],
  })
  expect(String(answer.headers['set-cookie'])).toContain(`sessionid=${answer.data.session.token}`)
  const as = { token: answer.data.session.token }
  const mine = await app.call(listAppliedJobs, {}, { as })
  expect(mine.data.jobs).toMatchObject([{ id: answer.data.id, stage: 'applied', job: { id: jobId } }])
  expect((await app.call(listResumes, {}, { as })).data.resumes).toHaveLength(1)
  const theirs = await app.call(listApplicants, { query: { job_id: jobId } }, { as: recruiter })
  expect(theirs.data.applications).toMatchObject([
    {
      seeker: { first_name: 'Ben', last_name: 'Santos', contact_number: '+639170000000' },
      first_message: 'Hello',
      resume: { name: 'Ana Cruz.pdf' },
    },
  ])
  const mails = await caughtMails(app.db, 'quick@example.com', 2)
  expect(mails.map(mail => mail.subject).sort()).toEqual([
    expect.stringMatching(/^Application sent: /),
    'Set your Hanap password',
  ])
})

test('all that is wrong is told at once: person, answers and file', async () => {
  const questions = [
    { id: 'years', type: 'number' as const, text: 'How many years?', is_required: true, choices: [] },
    { id: 'night', type: 'yes_no' as const, text: 'Night shifts?', is_required: true, choices: [] },
  ]
  const { jobId } = await buildEmployer(app, { screening_questions: questions })
  const send = (email: string, first_name: string) =>
    app.call(quickApply, {
      params: { id: jobId },
      body: person(email, { first_name, screening_answers: [{ question_id: 'years', answer: 'three' }] }),
      files: { resume: { ...resumeFile(), content: 'no document' } },
    })
  const answers = {
    'screening_answers.years': ['Enter a number.'],
    'screening_answers.night': ['Please answer this question.'],
    resume: [expect.stringContaining('PDF')],
  }
  const refused = await send('no address', '')
  expect(refused.status).toBe(422)
  expect(refused.errors).toMatchObject({
    ...answers,
    email: [expect.any(String)],
    first_name: [expect.any(String)],
  })
  const { email } = await buildSeeker(app)
  expect((await send(email, 'Ben')).errors).toMatchObject({
    ...answers,
    email: ['The email has already been taken.'],
  })
})

test('the account has no password that anybody knows', async () => {
  const { jobId } = await buildEmployer(app)
  await app.call(quickApply, {
    params: { id: jobId },
    body: person('nopass@example.com', { password: TEST_PASSWORD }),
  })
  const { status } = await app.call(loginSeeker, {
    body: { email: 'nopass@example.com', password: TEST_PASSWORD },
  })
  expect(status).toBe(401)
})

test('an address with an account is refused, and neither account nor application comes of it', async () => {
  const { jobId } = await buildEmployer(app)
  const seeker = await buildSeeker(app)
  const before = await traces(seeker.email)
  const answer = await app.call(quickApply, {
    params: { id: jobId },
    body: person(seeker.email),
    files: { resume: resumeFile() },
  })
  expect(answer.status).toBe(422)
  expect(answer.errors.email?.[0]).toBe('The email has already been taken.')
  expect(await traces(seeker.email)).toEqual(before)
})

test.each([
  ['a closed job', `update jobs set status = 'closed' where id = $1`, 410],
  [
    'an employer’s own site',
    `update jobs set external_apply_url = 'https://jobs.example.com' where id = $1`,
    409,
  ],
  [
    'a question without its answer',
    `update jobs set screening_questions =
       '[{"id":"q1","type":"text","text":"Why?","is_required":true,"choices":[]}]' where id = $1`,
    422,
  ],
])('both or neither: %s leaves no account', async (what, change, status) => {
  const { jobId } = await buildEmployer(app)
  await app.connection.sql.unsafe(change, [jobId])
  const email = `neither${what.length}@example.com`
  const before = await traces(email)
  const answer = await app.call(quickApply, { params: { id: jobId }, body: person(email) })
  expect(answer.status).toBe(status)
  expect(await traces(email)).toEqual(before)
})

test.each(['applications', 'application_events', 'mails', 'outbox', 'resumes', 'once_answers'])(
  'both or neither: a failure at the table %s leaves nothing, and the same request works later',
  async table => {
    const { jobId } = await buildEmployer(app)
    const email = `fails-${table}@example.com`
    const guest = await buildGuest(app)
    const before = await traces(email)
    const { sql } = app.connection
    await sql.unsafe(`
      create function fail() returns trigger language plpgsql as $$ begin raise 'planted'; end $$;
      create trigger planted before insert on ${table} for each row execute function fail()`)
    const send = () =>
      app.call(
        quickApply,
        { params: { id: jobId }, body: person(email), files: { resume: resumeFile() } },
        { as: guest, headers: { 'idempotency-key': `fails-${table}` } },
      )
    const failed = await send()
    await sql.unsafe(`drop trigger planted on ${table}; drop function fail()`)
    expect(failed.status).toBe(500)
    expect(await traces(email)).toEqual(before)

    const later = await send()
    expect(later.status).toBe(200)
    expect(await send()).toMatchObject({ status: 200, data: later.data })
    expect(await countMails(app.db, email)).toBe(2)
  },
)

test('a repeat under one Idempotency-Key gets the first answer, session and all', async () => {
  const { jobId, recruiter } = await buildEmployer(app)
  const guest = await buildGuest(app)
  const send = () =>
    app.call(
      quickApply,
      { params: { id: jobId }, body: person('repeat@example.com') },
      { as: guest, headers: { 'idempotency-key': 'quick-1' } },
    )
  const first = await send()
  const second = await send()
  expect(first.status).toBe(200)
  expect(second.data).toEqual(first.data)
  const mine = await app.call(listAppliedJobs, {}, { as: { token: second.data.session.token } })
  expect(mine.data.total_num).toBe(1)
  const theirs = await app.call(listApplicants, { query: { job_id: jobId } }, { as: recruiter })
  expect(theirs.data.total_num).toBe(1)
})

test('many at once, more than there are connections, all come to their end', async () => {
  const { jobId, recruiter } = await buildEmployer(app)
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      app.call(quickApply, { params: { id: jobId }, body: person(`crowd${index}@example.com`) }),
    ),
  )
  expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 24 }, () => 200))
  const theirs = await app.call(listApplicants, { query: { job_id: jobId } }, { as: recruiter })
  expect(theirs.data.total_num).toBe(24)
})

describe('somebody who is signed in', () => {
  const accounts = async () =>
    (await app.connection.sql`select count(*)::int as count from accounts`)[0]?.count

  test('applies as who they are, under their own address, and stays signed in', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const as = await buildSeeker(app)
    const before = await accounts()
    const body = person(as.email.toUpperCase(), { first_name: 'Somebody', first_message: 'Hello' })
    const answer = await app.call(quickApply, { params: { id: jobId }, body }, { as })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      user: { id: as.id, first_name: 'Ana' },
      session: { is_guest: false },
    })
    expect(await accounts()).toBe(before)
    const mine = await app.call(listAppliedJobs, {}, { as: answer.data.session })
    expect(mine.data.jobs).toMatchObject([{ id: answer.data.id }])
    const theirs = await app.call(listApplicants, { query: { job_id: jobId } }, { as: recruiter })
    expect(theirs.data.applications).toMatchObject([
      { seeker: { first_name: 'Ana' }, first_message: 'Hello' },
    ])
    const again = await app.call(quickApply, { params: { id: jobId }, body }, { as: answer.data.session })
    expect(again.status).toBe(409)
  })

  test('is told so under another address: no account is made, nothing is sent, and the session stays', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const as = await buildSeeker(app)
    const before = await accounts()
    const body = person('somebody.else@example.com')
    for (const who of [as, recruiter]) {
      for (const send of [
        () => app.call(quickApply, { params: { id: jobId }, body }, { as: who }),
        () => app.call(register, { body }, { as: who }),
        () => app.call(registerUser, { body }, { as: who }),
      ]) {
        const answer = await send()
        expect(answer).toMatchObject({ status: 409, code: 'already_signed_in' })
        expect(answer.errors.error?.[0]).toContain('Log out')
      }
    }
    expect(await accounts()).toBe(before)
    expect((await app.call(listAppliedJobs, {}, { as })).data.total_num).toBe(0)
    const theirs = await app.call(listApplicants, { query: { job_id: jobId } }, { as: recruiter })
    expect(theirs.data.total_num).toBe(0)
  })
})
