import { enrol } from '@hanap/contracts/academy/academy.calls'
import { loginSeeker, register } from '@hanap/contracts/auth/auth.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import { DAY_MS } from '@hanap/contracts/durations'
import { sendFeedback, uploadFiles } from '@hanap/contracts/go/go.calls'
import * as applicationCalls from '@hanap/contracts/job-applications/job-applications.calls'
import { reportJob, saveJob, writeJobNote } from '@hanap/contracts/jobs/jobs.calls'
import { createDocument, exportDocument } from '@hanap/contracts/jobseekers/documents.calls'
import {
  deleteAccount,
  readAccountSetting,
  sendDeletionCode,
} from '@hanap/contracts/jobseekers/privacy.calls'
import { createWorkExperience, updateMe } from '@hanap/contracts/jobseekers/profile.calls'
import { exposeJobs } from '@hanap/contracts/logs/logs.calls'
import {
  assistSpringEvent,
  recordGetStarted,
  recordPopup,
  reportEvents,
} from '@hanap/contracts/logs/tracking.calls'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildCourse } from '../academy/factory.ts'
import { buildSeeker, codeFromMail, TEST_PASSWORD, wrongCode } from '../auth/factory.ts'
import { buildApplication, buildEmployer, buildHiring } from '../job-applications/factory.ts'
import { buildJob } from '../jobs/factory.ts'
import { caughtMails } from '../notifications/factory.ts'
import { pdfBytes, resumeFile } from '../resumes/factory.ts'
import { sweepDeletedAccounts } from './deletion.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const pipelineId = options('pipeline_stage_lists', 'en').find(({ key }) => key === 'interview')?.id ?? 0

const remove = (
  as: { token: string },
  body: { password?: string; otp?: string } = { password: TEST_PASSWORD },
) => app.call(deleteAccount, { body }, { as })
const logIn = (email: string) => app.call(loginSeeker, { body: { email, password: TEST_PASSWORD } })
const isIn = async (as: { token: string }) => (await app.call(readAccountSetting, {}, { as })).status === 200
const exists = async (id: string) =>
  (await app.connection.sql`select 1 from accounts where id = ${id}`).length === 1

/** As if the account's deletion had been asked for so many days earlier. */
const letDaysPass = (id: string, days: number) =>
  app.connection.sql`
    update accounts set deletion_due_at = deletion_due_at - make_interval(days => ${days}) where id = ${id}`

/** Tables whose rows say any of these words, with the word; short ones stand in random ids now and then. */
const whereSaid = async (words: readonly string[]) => {
  const { sql } = app.connection
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { name } of tables)
    for (const word of words) {
      const [row] = await sql.unsafe(`select 1 from "${name}" each where each::text ilike $1 limit 1`, [
        `%${word}%`,
      ])
      if (row) found.push(`${name}: ${word}`)
    }
  return found
}

describe('deleting an account', () => {
  test('needs the password; then every session ends, and a mail says when it will be', async () => {
    const seeker = await buildSeeker(app)
    const other = (await logIn(seeker.email)).data.session
    for (const body of [{}, { password: 'wrong horse' }, { otp: '123456' }]) {
      const refused = await remove(seeker, body)
      expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['password']])
    }
    expect(await isIn(seeker)).toBe(true)

    const { status, data } = await remove(seeker)
    expect(status).toBe(200)
    expect(Math.round((Date.parse(data.deleted_at) - Date.now()) / DAY_MS)).toBe(14)
    for (const session of [seeker, other]) expect(await isIn(session)).toBe(false)
    const [mail] = await caughtMails(app.db, seeker.email, 1)
    expect(mail?.subject).toMatch(/^Your Hanap account will be deleted on /)
    expect(mail?.text).toContain('/get-started')
  })

  test('without a password it needs the mailed code', async () => {
    const email = 'no-password@example.com'
    const as = (await app.call(register, { body: { email, first_name: 'Ben' } })).data.session
    await app.call(sendDeletionCode, {}, { as })
    const code = await codeFromMail(app.db, email, 2)
    expect((await caughtMails(app.db, email, 2)).at(-1)?.subject).toBe('Your code to delete your account')
    for (const body of [{}, { password: TEST_PASSWORD }, { otp: wrongCode(code) }])
      expect(Object.keys((await remove(as, body)).errors)).toEqual(['otp'])
    expect((await remove(as, { otp: code })).status).toBe(200)
    expect(await isIn(as)).toBe(false)
  })

  test('logging in again within 14 days keeps the account', async () => {
    const seeker = await buildSeeker(app)
    await remove(seeker)
    await letDaysPass(seeker.id, 13)
    await sweepDeletedAccounts(app.db)
    expect((await logIn(seeker.email)).status).toBe(200)
    await letDaysPass(seeker.id, 30)
    await sweepDeletedAccounts(app.db)
    expect(await exists(seeker.id)).toBe(true)
    expect((await logIn(seeker.email)).status).toBe(200)
  })

  test('after 14 days it is gone, and other accounts stay', async () => {
    const seeker = await buildSeeker(app)
    const other = await buildSeeker(app)
    await remove(seeker)
    await letDaysPass(seeker.id, 14)
    await sweepDeletedAccounts(app.db)
    expect([await exists(seeker.id), await exists(other.id)]).toEqual([false, true])
    expect((await logIn(seeker.email)).status).toBe(401)
    expect(await isIn(other)).toBe(true)
  })
})

describe('after the deletion', () => {
  test('no table says anything of the person', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const as = await buildSeeker(app, { firstName: 'Zenobia' })
    const applied = await app.call(
      apply,
      {
        params: { id: jobId },
        body: { first_message: 'Zanzibar calling' },
        files: { resume: resumeFile('Zebra.pdf', pdfBytes('zebra')) },
      },
      { as },
    )
    await app.call(saveJob, { body: { job_id: jobId } }, { as })
    await app.call(writeJobNote, { params: { id: jobId }, body: { text: 'Zinnia at the door' } }, { as })
    await app.call(
      reportJob,
      { params: { id: jobId }, body: { report_reason_id: 1, detail: 'Zigzag was here' } },
      { as },
    )
    await app.call(updateMe, { body: { headline: 'Zookeeper', phone_num: '+63 917 555 0199' } }, { as })
    await app.call(createWorkExperience, { body: { job_title: 'Zoologist', company_name: 'Zoo' } }, { as })
    const { document } = (
      await app.call(createDocument, { body: { name: 'Zephyr', from: 'profile' } }, { as })
    ).data
    await app.call(exportDocument, { params: { id: document.id }, query: { format: 'json_resume' } }, { as })
    const courseId = await buildCourse(app.db, { key: 'taken' })
    await app.call(enrol, { params: { id: courseId } }, { as })
    await app.connection.sql`
      insert into academy_certificates (id, account_id, course_id, version_id, language_code, holder_name)
      select 'certificate', ${as.id}, id, version_id, 'en', 'Zenaida' from academy_courses where id = ${courseId}`
    await app.call(exposeJobs, { body: { data: { job_ids: [jobId], device: 'web' } } }, { as })
    const uploaded = await app.call(
      uploadFiles,
      { files: { files: resumeFile('Zither.pdf', pdfBytes('zither')) } },
      { as },
    )
    const file_ids = uploaded.data.files.map(({ id }) => id)
    await app.call(sendFeedback, { body: { content: 'Zestfulness', file_ids } }, { as })
    await app.call(sendFeedback, { body: { content: 'Zealousness', contact: as.email } })
    await app.call(recordPopup, { body: { popup_key: 'Zapateado' } }, { as })
    await app.call(assistSpringEvent, { body: { onboarded_method: 'web_complete_profile' } }, { as })
    await app.call(reportEvents, { body: { events: [{ event_name: 'Zoomorphic' }] } }, { as })
    await app.call(recordGetStarted, { body: { email: as.email, phone_num: '917 555 0222' } })
    await app.call(
      applicationCalls.moveApplicant,
      { params: { id: applied.data.id }, body: { pipeline_stage_id: pipelineId, message: 'Dear Zuzannah' } },
      { as: recruiter },
    )
    await caughtMails(app.db, as.email, 2)
    const said = [
      as.id,
      as.email,
      'Zenobia',
      'Zephyr',
      'Zenaida',
      'Zanzibar',
      'Zebra',
      'Zigzag',
      'Zinnia',
      'Zookeeper',
      '+639175550199',
      'Zoologist',
      'Zuzannah',
      'Zapateado',
      'Zither',
      'Zestfulness',
      'Zealousness',
      'Zoomorphic',
      '+639175550222',
    ]
    const before = await whereSaid(said)
    for (const word of said)
      expect(
        before.some(each => each.endsWith(`: ${word}`)),
        word,
      ).toBe(true)

    await remove(as)
    await caughtMails(app.db, as.email, 3)
    await letDaysPass(as.id, 14)
    await sweepDeletedAccounts(app.db)
    // The catcher, of tests and development alone, has what the employer was told.
    expect((await whereSaid(said)).filter(each => !each.startsWith('caught_mails: '))).toEqual([])
  })

  test('the employer keeps the application, without the person', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await remove(seeker)
    await letDaysPass(seeker.id, 14)
    await sweepDeletedAccounts(app.db)
    const opened = await app.call(applicationCalls.openApplicant, { params: { id } }, { as: recruiter })
    expect(opened.status).toBe(200)
    expect(opened.data).toMatchObject({
      id,
      job_id: jobId,
      seeker: { first_name: 'Deleted account', last_name: '', email: null, contact_number: null },
      first_message: null,
      screening_answers: [],
      resume: null,
    })
    expect(opened.data.timeline.map(({ stage }) => stage)).toEqual(['applied', 'viewed'])
    const file = await app.call(applicationCalls.readApplicantResume, { params: { id } }, { as: recruiter })
    expect(file.status).toBe(404)
    const list = await app.call(applicationCalls.listApplicants, {}, { as: recruiter })
    expect(list.data.applications.map(each => each.id)).toEqual([id])
    const jobs = await app.call(applicationCalls.listRecruiterJobs, {}, { as: recruiter })
    expect(jobs.data.jobs.find(each => each.id === jobId)?.num_of_applicants).toBe(1)
    const moved = await app.call(
      applicationCalls.moveApplicant,
      { params: { id }, body: { pipeline_stage_id: pipelineId } },
      { as: recruiter },
    )
    expect(moved.status).toBe(200)
  })

  test('a recruiter who has the same address keeps their mails', async () => {
    const { recruiter, jobId } = await buildEmployer(app)
    await buildApplication(app, jobId, await buildSeeker(app))
    const { email } = recruiter
    const as = (await app.call(register, { body: { email, password: TEST_PASSWORD, first_name: 'Rosa' } }))
      .data.session
    await buildApplication(app, await buildJob(app.db), { ...recruiter, ...as })
    const subjects = async () =>
      (await caughtMails(app.db, email, 1)).map(({ subject }) => subject.split(':')[0])
    await caughtMails(app.db, email, 2)
    expect((await subjects()).sort()).toEqual(['Application sent', 'New applicant'])
    const [own] = await app.connection.sql<{ id: string }[]>`
      select id from accounts where email = ${email} and kind = 'seeker'`
    await remove(as)
    await letDaysPass(own?.id ?? '', 14)
    await sweepDeletedAccounts(app.db)
    expect(await exists(own?.id ?? '')).toBe(false)
    expect(await subjects()).toEqual(['New applicant'])
  })
})
