import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { apply } from '@hanap/contracts/data/data.calls'
import { readApplicantResume } from '@hanap/contracts/job-applications/job-applications.calls'
import { listResumes, readResumeFile } from '@hanap/contracts/jobseekers/jobseekers.calls'
import * as calls from '@hanap/contracts/jobseekers/resumes.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, buildVerifiedSeeker, type TestPerson } from '../auth/factory.ts'
import { buildEmployer } from '../job-applications/factory.ts'
import { caughtMails } from '../notifications/factory.ts'
import { pdfBytes, resumeFile } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const upload = (as: TestPerson, name = 'Ana Cruz.pdf', more = name, headers = {}) =>
  app.call(calls.uploadResume, { files: { file: resumeFile(name, pdfBytes(more)) } }, { as, headers })

const namesOf = async (as: TestPerson) =>
  (await app.call(listResumes, {}, { as })).data.resumes.map(({ name, is_default }) =>
    is_default ? `${name} *` : name,
  )

describe('several resumes', () => {
  test('are uploaded, renamed, and one of them is the default', async () => {
    const as = await buildSeeker(app)
    const one = await upload(as, 'One.pdf')
    expect(one.status).toBe(200)
    const two = await upload(as, 'Two.pdf')
    expect(await namesOf(as)).toEqual(['Two.pdf', 'One.pdf *'])
    const id = two.data.resume_id
    const renamed = await app.call(
      calls.renameResume,
      { params: { id }, body: { filename: '../Lebenslauf.exe' } },
      { as },
    )
    expect(renamed.data.name).toBe('Lebenslauf.exe.pdf')
    await app.call(calls.makeDefaultResume, { params: { id } }, { as })
    expect(await namesOf(as)).toEqual(['Lebenslauf.exe.pdf *', 'One.pdf'])
  })

  test('one that is deleted is gone from every list, and comes back as it was within a day', async () => {
    const as = await buildSeeker(app)
    const { resume_id: id } = (await upload(as, 'One.pdf')).data
    await upload(as, 'Two.pdf')
    const params = { id }
    expect((await app.call(calls.deleteResume, { params }, { as })).status).toBe(200)
    expect(await namesOf(as)).toEqual(['Two.pdf *'])
    expect((await app.call(readResumeFile, { params }, { as })).status).toBe(404)
    expect((await app.call(calls.deleteResume, { params }, { as })).status).toBe(404)
    const renamed = await app.call(calls.renameResume, { params, body: { filename: 'x' } }, { as })
    expect(renamed.status).toBe(404)
    expect((await app.call(calls.restoreResume, { params }, { as: await buildSeeker(app) })).status).toBe(404)
    expect((await app.call(calls.restoreResume, { params }, { as })).status).toBe(200)
    expect(await namesOf(as)).toEqual(['Two.pdf', 'One.pdf *'])
    await app.call(calls.deleteResume, { params }, { as })
    await app.connection.sql`update resumes set deleted_at = now() - interval '25 hours' where id = ${id}`
    expect((await app.call(calls.restoreResume, { params }, { as })).status).toBe(404)
  })

  test('the recruiter keeps the one that came with an application, also when its seeker deletes it', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const as = await buildSeeker(app)
    const { resume_id: id } = (await upload(as, 'Sent.pdf')).data
    const applied = await app.call(apply, { params: { id: jobId }, body: { resume_id: id } }, { as })
    await app.call(calls.deleteResume, { params: { id } }, { as })
    const read = await app.send('GET', readApplicantResume.path.replace('{id}', applied.data.id), {
      headers: { authorization: `Bearer ${recruiter.token}` },
    })
    expect(read.status).toBe(200)
    expect(read.text).toContain('Sent.pdf')
  })

  test('the same upload under one key is one resume, another file under it is refused', async () => {
    const as = await buildSeeker(app)
    const key = { 'idempotency-key': 'upload-1' }
    const first = await upload(as, 'One.pdf', 'one', key)
    const again = await upload(as, 'One.pdf', 'one', key)
    expect(again.data).toEqual(first.data)
    expect(await namesOf(as)).toHaveLength(1)
    expect((await upload(as, 'One.pdf', 'other', key)).status).toBe(422)
  })

  test('a repeat of an upload that has its answer gets it without the file being read again', async () => {
    const as = await buildSeeker(app)
    const key = { 'idempotency-key': 'upload-2' }
    const first = await upload(as, 'One.pdf', 'one', key)
    let started = 0
    const count = () => {
      started += 1
    }
    subscribe('child_process', count)
    const again = await upload(as, 'One.pdf', 'one', key)
    unsubscribe('child_process', count)
    expect(again.data).toEqual(first.data)
    expect(started).toBe(0)
  })

  test('presses of the same upload while it is in hand are told so, however many', async () => {
    const as = await buildSeeker(app)
    const key = { 'idempotency-key': 'upload-3' }
    const press = () => upload(as, 'One.pdf', 'one', key)
    const [held, isOver, isRead] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ]
    const holding = app.db.transaction().execute(async trx => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`resumes ${as.id}`}, 0))`.execute(trx)
      held.resolve()
      await isOver.promise
    })
    await held.promise
    const reading = () => isRead.resolve()
    subscribe('child_process', reading)
    const first = press()
    await isRead.promise
    unsubscribe('child_process', reading)
    const more = await Promise.all([press(), press(), press()])
    isOver.resolve()
    await holding
    for (const each of more) expect(each).toMatchObject({ status: 409, code: 'idempotency_in_flight' })
    expect((await first).status).toBe(200)
    expect((await press()).data).toEqual((await first).data)
    expect(await namesOf(as)).toHaveLength(1)
  })

  test('there are at most twenty', async () => {
    const as = await buildSeeker(app)
    await upload(as)
    // Nineteen copies, without the reading of each.
    await app.connection.sql`
      insert into resumes (id, account_id, name, mime, size, content_hash)
      select id || count, account_id, name, mime, size, content_hash
      from resumes, generate_series(1, 19) as count where account_id = ${as.id}`
    expect(await namesOf(as)).toHaveLength(20)
    const more = await upload(as)
    expect(more.status).toBe(409)
  })

  test('a file is asked for', async () => {
    const as = await buildSeeker(app)
    const none = await app.call(calls.uploadResume, {}, { as })
    expect(none.status).toBe(422)
    expect(none.errors.file).toHaveLength(1)
  })
})

describe('a resume by mail', () => {
  const send = async (as: TestPerson, email: string, name?: string) => {
    const { resume_id } = (await upload(as, name)).data
    return app.call(calls.sendResumeEmail, { body: { email, resume_id } }, { as })
  }
  const fileOf = async (email: string) => {
    const { rows } = await sql`
      select file_name, file_mime, file_content from mails
      where to_address = ${email} and file_name is not null`.execute(app.db)
    return rows[0]
  }

  test('goes to oneself once the address is verified, in our words, and is kept no longer than until it is sent', async () => {
    const as = await buildSeeker(app)
    const refused = await send(as, as.email)
    expect([refused.status, refused.message]).toEqual([403, 'Confirm your email address first.'])
    const verified = await buildVerifiedSeeker(app)
    expect((await send(verified, verified.email.toUpperCase(), 'Call +1 900 now.pdf')).status).toBe(200)
    const mails = await caughtMails(app.db, verified.email, 2)
    expect(mails.at(-1)?.subject).toBe('Your resume')
    for (const text of [mails.at(-1)?.text, mails.at(-1)?.html]) expect(text).not.toContain('900')
    expect(await fileOf(verified.email)).toEqual({
      file_name: 'Resume.pdf',
      file_mime: 'application/pdf',
      file_content: null,
    })
  })

  test('goes to a recruiter of a company that one has applied to, and to nobody else', async () => {
    const [employer, other] = [await buildEmployer(app), await buildEmployer(app)]
    const as = await buildVerifiedSeeker(app)
    await app.call(apply, { params: { id: employer.jobId } }, { as })
    const { resume_id } = (await upload(as)).data
    const mailTo = (email: string) => app.call(calls.sendResumeEmail, { body: { email, resume_id } }, { as })
    expect((await mailTo(employer.recruiter.email)).status).toBe(200)
    expect(await fileOf(employer.recruiter.email)).toMatchObject({ file_name: 'Resume.pdf' })
    const stranger = await mailTo(other.recruiter.email)
    expect(stranger.status).toBe(422)
    const nobody = await mailTo('nobody@example.com')
    expect(nobody.errors).toEqual(stranger.errors)
    expect((await mailTo((await buildSeeker(app)).email)).status).toBe(422)
  })

  test('is one’s own', async () => {
    const [as, other] = [await buildVerifiedSeeker(app), await buildSeeker(app)]
    const { resume_id } = (await upload(other)).data
    const answer = await app.call(calls.sendResumeEmail, { body: { email: as.email, resume_id } }, { as })
    expect(answer.status).toBe(404)
  })
})
