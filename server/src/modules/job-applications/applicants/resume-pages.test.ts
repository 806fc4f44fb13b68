import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import * as applicantCalls from '@hanap/contracts/job-applications/applicants.calls'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import { listDataAccess } from '@hanap/contracts/jobseekers/privacy.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pruneExpired } from '../../../tasks/retention.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { docxBytes, drawablePdf, resumeFile } from '../../resumes/factory.ts'
import { retention } from '../../resumes/index.ts'
import { buildApplication, buildEmployer } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const pagesOf = async (id: string, as: TestPerson) =>
  (await app.call(applicantCalls.readResumePages, { params: { id } }, { as })).data
const statusOf = async (id: string, as: TestPerson) =>
  (await app.call(applicantCalls.readResumePages, { params: { id } }, { as })).status
const picture = (url: string, { token }: TestPerson) =>
  app.send('GET', url, { headers: { authorization: `Bearer ${token}` } })

const buildHiringWith = async (content = drawablePdf(2)) => {
  const employer = await buildEmployer(app)
  const seeker = await buildSeeker(app)
  const files = { resume: resumeFile('Ana.pdf', content) }
  return { ...employer, seeker, id: await buildApplication(app, employer.jobId, seeker, files) }
}
const drawnAt = async () =>
  (await app.connection.sql`select drawn_at from resume_drawings order by content_hash`).map(({ drawn_at }) =>
    String(drawn_at),
  )

describe('a resume in the page', () => {
  test('is shown as its pages, each a picture', async () => {
    const { id, recruiter } = await buildHiringWith()
    const answer = await pagesOf(id, recruiter)
    expect(answer).toMatchObject({ problem: null, num_of_pages: 2 })
    expect(answer.pages).toHaveLength(2)
    for (const { url, width, height, number } of answer.pages) {
      expect([width, height]).toEqual([1240, 1754])
      const { status, headers, text } = await picture(url, recruiter)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(text).toContain('PNG')
      expect(url.endsWith(`/${number}`)).toBe(true)
    }
    expect((await picture(answer.pages[0]?.url.replace(/1$/, '3') ?? '', recruiter)).status).toBe(404)
  })

  test('is drawn once, however many ask at the same time, and by whichever application', async () => {
    const content = drawablePdf(3)
    const [one, other] = await Promise.all([buildHiringWith(content), buildHiringWith(content)])
    const before = (await drawnAt()).length
    const answers = await Promise.all([one, other, one].map(({ id, recruiter }) => pagesOf(id, recruiter)))
    expect(answers.map(({ pages }) => pages.length)).toEqual([3, 3, 3])
    const after = await drawnAt()
    expect(after).toHaveLength(before + 1)
    await pagesOf(one.id, one.recruiter)
    expect(await drawnAt()).toEqual(after)
  })

  test.each([
    ['a DOCX', docxBytes(), 'not_pdf'],
    ['a PDF that nobody can draw', new TextEncoder().encode('%PDF-1.7\nnothing\n%%EOF'), 'unreadable'],
  ])('%s has no pages and says why', async (_what, content, problem) => {
    const { id, recruiter } = await buildHiringWith(content)
    expect(await pagesOf(id, recruiter)).toEqual({ problem, num_of_pages: 0, pages: [] })
  })

  test('is seen by whom the file is: no other company, nobody who was blocked, nobody after a withdrawal', async () => {
    const { id, recruiter, seeker, companyId } = await buildHiringWith()
    const [{ url } = { url: '' }] = (await pagesOf(id, recruiter)).pages
    const { recruiter: stranger } = await buildEmployer(app)
    expect(await statusOf(id, stranger)).toBe(404)
    expect((await picture(url, stranger)).status).toBe(404)
    await app.call(blockCompany, { body: { company_id: companyId } }, { as: seeker })
    expect(await statusOf(id, recruiter)).toBe(404)
    expect((await picture(url, recruiter)).status).toBe(404)
  })

  test('is hidden in a name-blind first stage, as the file is', async () => {
    const { id, recruiter } = await buildHiringWith()
    const [{ url } = { url: '' }] = (await pagesOf(id, recruiter)).pages
    const body = { is_name_blind: true }
    await app.call(applicantCalls.changeHiringSettings, { body }, { as: recruiter })
    expect(await statusOf(id, recruiter)).toBe(404)
    expect((await picture(url, recruiter)).status).toBe(404)
    const move = { params: { id }, body: { pipeline_stage_id: 3 } }
    await app.call(calls.moveApplicant, move, { as: recruiter })
    expect((await picture(url, recruiter)).status).toBe(200)
  })

  test('stands once in “who saw my data”, however many pages were looked at; a colleague’s look again', async () => {
    const { id, recruiter, seeker, companyId } = await buildHiringWith()
    const seen = async () =>
      (await app.call(listDataAccess, { query: {} }, { as: seeker })).data.accesses.filter(
        ({ kind }) => kind === 'resume',
      ).length
    for (const { url } of (await pagesOf(id, recruiter)).pages) await picture(url, recruiter)
    expect(await seen()).toBe(1)
    await pagesOf(id, await buildRecruiter(app, { companyId, role: 'recruiter' }))
    expect(await seen()).toBe(2)
  })

  test('is drawn anew once its pages have come to their end', async () => {
    const { id, recruiter } = await buildHiringWith(drawablePdf(4))
    await pagesOf(id, recruiter)
    const count = async () => (await drawnAt()).length
    const before = await count()
    await app.connection
      .sql`update resume_drawings set drawn_at = now() - interval '31 days' where num_of_pages = 4`
    await pruneExpired(app.db, retention)
    expect(await count()).toBe(before - 1)
    const [{ url } = { url: '' }] = (await pagesOf(id, recruiter)).pages
    expect((await picture(url, recruiter)).status).toBe(200)
    expect(await count()).toBe(before)
  })
})
