import * as calls from '@hanap/contracts/jobseekers/resumes.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { docxBytes, drawablePdf, resumeFile } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const upload = async (as: TestPerson, file = resumeFile('Ana.pdf', drawablePdf(2))) =>
  (await app.call(calls.uploadResume, { files: { file } }, { as })).data.resume_id

const pagesOf = (id: string, as: TestPerson) => app.call(calls.readOwnResumePages, { params: { id } }, { as })

test('a seeker sees their resume as its pages, each a picture, and nobody else does', async () => {
  const as = await buildSeeker(app)
  const id = await upload(as)
  const { data } = await pagesOf(id, as)
  expect(data).toMatchObject({ problem: null, num_of_pages: 2 })
  const [first] = data.pages
  const headers = { authorization: `Bearer ${as.token}` }
  const picture = await app.send('GET', first?.url ?? '', { headers })
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await app.send('GET', `${first?.url}0`, { headers })).status).toBe(404)
  const other = await buildSeeker(app)
  expect((await pagesOf(id, other)).status).toBe(404)
  const stolen = await app.send('GET', first?.url ?? '', {
    headers: { authorization: `Bearer ${other.token}` },
  })
  expect(stolen.status).toBe(404)
})

test('of a file that is no PDF there are none', async () => {
  const as = await buildSeeker(app)
  const { data } = await pagesOf(await upload(as, resumeFile('Ana.docx', docxBytes())), as)
  expect(data).toEqual({ problem: 'not_pdf', num_of_pages: 0, pages: [] })
})
