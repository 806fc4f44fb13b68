import { apply } from '@hanap/contracts/data/data.calls'
import {
  listApplicants,
  listAppliedJobs,
  readApplicantResume,
} from '@hanap/contracts/job-applications/job-applications.calls'
import { listResumes, readResumeFile } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker } from '../auth/factory.ts'
import { buildEmployer } from '../job-applications/factory.ts'
import { docBytes, docxBytes, pdfBytes, resumeFile } from '../resumes/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('resumes', () => {
  test.each([
    ['pdf', pdfBytes('mine'), 'application/pdf'],
    ['doc', docBytes(), 'application/msword'],
    ['docx', docxBytes(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])(
    'a %s comes with the application, to be read by its owner and by the job’s recruiter',
    async (kind, content, mime) => {
      const { jobId, recruiter } = await buildEmployer(app)
      const seeker = await buildSeeker(app)
      // What the browser calls it does not count.
      const file = { name: 'Résumé 履歴.txt', type: 'text/plain', content }
      const { data } = await app.call(
        apply,
        { params: { id: jobId }, files: { resume: file } },
        { as: seeker },
      )
      const list = await app.call(listResumes, {}, { as: seeker })
      expect(list.data.resumes).toMatchObject([
        { name: `Résumé 履歴.${kind}`, mime, size: content.byteLength, is_default: true },
      ])
      const read = async (method: string, path: string, token: string) =>
        app.send(method, path, { headers: { authorization: `Bearer ${token}` } })
      const own = await read('GET', list.data.resumes[0]?.url ?? '', seeker.token)
      const theirs = await read('GET', readApplicantResume.path.replace('{id}', data.id), recruiter.token)
      for (const answer of [own, theirs]) {
        expect(answer.status).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': mime,
          'content-disposition': `attachment; filename*=UTF-8''R%C3%A9sum%C3%A9%20%E5%B1%A5%E6%AD%B4.${kind}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        expect(Number(answer.headers['content-length'])).toBe(content.byteLength)
      }
      expect(own.text).toBe(Buffer.from(content).toString('utf8'))
    },
  )

  test('nobody else reads it', async () => {
    const { jobId } = await buildEmployer(app)
    const [seeker, other] = [await buildSeeker(app), await buildSeeker(app)]
    const { recruiter: stranger } = await buildEmployer(app)
    const { data } = await app.call(
      apply,
      { params: { id: jobId }, files: { resume: resumeFile() } },
      { as: seeker },
    )
    const [resume] = (await app.call(listResumes, {}, { as: seeker })).data.resumes
    const id = resume?.id ?? ''
    expect((await app.call(readResumeFile, { params: { id } }, { as: other })).status).toBe(404)
    expect((await app.call(readApplicantResume, { params: { id: data.id } }, { as: stranger })).status).toBe(
      404,
    )
    expect((await app.call(readResumeFile, { params: { id } })).status).toBe(401)
  })

  test('two first resumes at once both come, and one of them is the default', async () => {
    const employers = await Promise.all([buildEmployer(app), buildEmployer(app), buildEmployer(app)])
    const seeker = await buildSeeker(app)
    const answers = await Promise.all(
      employers.map(({ jobId }) =>
        app.call(apply, { params: { id: jobId }, files: { resume: resumeFile() } }, { as: seeker }),
      ),
    )
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    const { resumes } = (await app.call(listResumes, {}, { as: seeker })).data
    expect(resumes.map(resume => resume.is_default).sort()).toEqual([false, false, true])
  })

  test('one of the seeker’s own can be sent again, another’s cannot', async () => {
    const [one, two] = [await buildEmployer(app), await buildEmployer(app)]
    const seeker = await buildSeeker(app)
    await app.call(apply, { params: { id: one.jobId }, files: { resume: resumeFile() } }, { as: seeker })
    const [resume] = (await app.call(listResumes, {}, { as: seeker })).data.resumes
    const send = (as: { token: string }) =>
      app.call(apply, { params: { id: two.jobId }, body: { resume_id: resume?.id ?? '' } }, { as })
    const stolen = await send(await buildSeeker(app))
    expect(stolen.status).toBe(422)
    expect(stolen.errors.resume_id).toHaveLength(1)
    expect((await send(seeker)).status).toBe(200)
    const { data } = await app.call(listApplicants, { query: { job_id: two.jobId } }, { as: two.recruiter })
    expect(data.applications).toMatchObject([{ resume: { id: resume?.id, name: 'Ana Cruz.pdf' } }])
  })

  test.each([
    ['a program that is named like a resume', new TextEncoder().encode('MZ not a resume'), 422],
    ['an empty file', new Uint8Array(), 422],
    ['more than 10 MB', pdfBytes(' '.repeat(10 * 1024 * 1024)), 422],
    ['more than any form may carry', pdfBytes(' '.repeat(13 * 1024 * 1024)), 413],
  ])('%s is refused and nothing is written', async (_what, content, status) => {
    const { jobId } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const answer = await app.call(
      apply,
      { params: { id: jobId }, files: { resume: resumeFile('cv.pdf', content) } },
      { as: seeker },
    )
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer.errors.resume).toHaveLength(1)
    expect((await app.call(listAppliedJobs, {}, { as: seeker })).data.total_num).toBe(0)
  })
})
