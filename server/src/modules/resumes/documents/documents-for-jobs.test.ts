import { apply } from '@hanap/contracts/data/data.calls'
import { readApplicantResume } from '@hanap/contracts/job-applications/job-applications.calls'
import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import type { BuilderDocument } from '@hanap/contracts/jobseekers/documents.schemas'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { updateSkills } from '@hanap/contracts/jobseekers/profile.calls'
import { uploadResume } from '@hanap/contracts/jobseekers/resumes.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildEmployer } from '../../job-applications/factory.ts'
import { buildJob } from '../../jobs/factory.ts'
import { buildNurse } from '../../profiles/factory.ts'
import { pdfBytes, resumeFile, wordFile } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const create = async (as: TestPerson, body: object): Promise<BuilderDocument> =>
  (await app.call(calls.createDocument, { body }, { as })).data.document
const upload = async (as: TestPerson, content: Uint8Array<ArrayBuffer>, name = 'Mara.docx') =>
  (await app.call(uploadResume, { files: { file: resumeFile(name, content) } }, { as })).data.resume_id
const entriesOf = ({ sections }: BuilderDocument, kind: string) =>
  sections.filter(each => each.kind === kind).flatMap(({ entries }) => entries)

describe('a document begun with an uploaded resume', () => {
  const lines = [
    'Mara Villanueva',
    'mara.villanueva@example.com',
    'WORK EXPERIENCE',
    'Warehouse Supervisor\tMarch 2019 - Present',
    'Bayside Logistics Inc.',
    'SKILLS',
    'Python, Forklift',
  ]

  test('says what was read in it', async () => {
    const as = await buildSeeker(app)
    const id = await upload(as, wordFile(lines))
    const document = await create(as, { from: { kind: 'resume', id }, template: 'compact' })
    expect(document).toMatchObject({ template: 'compact', job_id: null, revision: 1 })
    expect(entriesOf(document, 'heading')).toMatchObject([
      { title: 'Mara Villanueva', email: 'mara.villanueva@example.com' },
    ])
    expect(entriesOf(document, 'experience')).toMatchObject([
      {
        title: 'Warehouse Supervisor',
        organization: 'Bayside Logistics Inc.',
        from: '2019-03',
        to: '',
        is_current: true,
      },
    ])
    expect(entriesOf(document, 'skills').map(({ title }) => title)).toEqual(['Python', 'Forklift'])
  })

  test('is not begun where nothing can be read, nor with somebody else’s', async () => {
    const [as, other] = [await buildSeeker(app), await buildSeeker(app)]
    const id = await upload(as, pdfBytes(), 'Empty.pdf')
    const refused = await app.call(calls.createDocument, { body: { from: { kind: 'resume', id } } }, { as })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['from']])
    const stolen = await app.call(
      calls.createDocument,
      { body: { from: { kind: 'resume', id: await upload(as, wordFile(lines)) } } },
      { as: other },
    )
    expect(stolen.status).toBe(404)
    expect((await app.call(calls.listDocuments, {}, { as: other })).data.documents).toEqual([])
  })

  test('or with another own document, which stays as it is', async () => {
    const [as, other] = [await buildNurse(app), await buildSeeker(app)]
    const first = await create(as, { from: 'profile', template: 'sidebar', language: 'ja' })
    const copy = await create(as, { from: { kind: 'document', id: first.id }, job_id: 'j1' })
    expect(copy).toMatchObject({ template: 'sidebar', language: 'ja', job_id: 'j1' })
    expect(copy.sections).toEqual(first.sections)
    const body = { from: { kind: 'document' as const, id: first.id } }
    expect((await app.call(calls.createDocument, { body }, { as: other })).status).toBe(404)
  })
})

describe('a document for a job', () => {
  const tailoringOf = async (as: TestPerson, id: string) =>
    (await app.call(calls.readDocumentTailoring, { params: { id } }, { as })).data

  test('tells which skills it names, which the profile alone has, and which neither', async () => {
    const as = await buildNurse(app)
    await app.call(updateSkills, { body: { skills: ['Triage', 'Microsoft Excel', 'R'] } }, { as })
    const jobId = await buildJob(app.db, {
      title: 'Ward nurse',
      skills: ['Triage', 'Excel', 'R', 'Beekeeping', 'excel'],
    })
    const document = await create(as, { from: 'profile', job_id: jobId })
    const skills = document.sections.find(({ kind }) => kind === 'skills')
    const sections = document.sections.map(section =>
      section === skills
        ? { ...section, entries: section.entries.filter(each => each.title === 'Triage') }
        : section,
    )
    const body = { revision: 1, changes: { sections } }
    await app.call(calls.updateDocument, { params: { id: document.id }, body }, { as })
    const { job, skills: asked } = await tailoringOf(as, document.id)
    expect(job).toMatchObject({ id: jobId, title: 'Ward nurse', is_open: true })
    expect(asked.map(({ name, state }) => [name.toLowerCase(), state])).toEqual([
      ['triage', 'named'],
      ['excel', 'in_profile'],
      ['r', 'in_profile'],
      ['beekeeping', 'missing'],
    ])
  })

  test('finds a skill under its name in another language, and not in a hidden section', async () => {
    const as = await buildSeeker(app)
    const jobId = await buildJob(app.db, { skills: ['Customer Service'] })
    const document = await create(as, { job_id: jobId })
    const told = async (is_hidden: boolean, title: string) => {
      const { revision } = (await app.call(calls.readDocument, { params: { id: document.id } }, { as })).data
        .document
      const entry = { id: 'e', title }
      const sections = [{ id: 's', kind: 'skills' as const, is_hidden, entries: [entry] }]
      const body = { revision, changes: { sections } }
      await app.call(calls.updateDocument, { params: { id: document.id }, body }, { as })
      return (await tailoringOf(as, document.id)).skills[0]?.state
    }
    expect(await told(false, 'Servicio al cliente, customer service')).toBe('named')
    expect(await told(true, 'Customer service')).toBe('missing')
  })

  test('tells of no job that is hidden or gone', async () => {
    const as = await buildSeeker(app)
    const hidden = await buildJob(app.db, { skills: ['Triage'] })
    await app.connection.sql`update jobs set status = 'hidden' where id = ${hidden}`
    for (const job_id of [hidden, 'nothing'])
      expect(await tailoringOf(as, (await create(as, { job_id })).id)).toEqual({ job: null, skills: [] })
  })
})

describe('applying with a document', () => {
  test('sends a PDF of it as it is at that moment, once', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const as = await buildNurse(app)
    const document = await create(as, { from: 'profile', name: 'For Bay Clinic' })
    const send = () =>
      app.call(
        apply,
        { params: { id: jobId }, body: { document_id: document.id } },
        { as, headers: { 'Idempotency-Key': `with-${document.id}` } },
      )
    const first = await send()
    expect(first.status).toBe(200)
    expect((await send()).data).toEqual(first.data)
    const { resumes } = (await app.call(listResumes, {}, { as })).data
    expect(resumes).toMatchObject([{ name: 'For Bay Clinic.pdf', mime: 'application/pdf' }])
    const path = readApplicantResume.path.replace('{id}', first.data.id)
    const read = async () =>
      app.send('GET', path, { headers: { authorization: `Bearer ${recruiter.token}` } })
    const sent = await read()
    expect([sent.status, sent.text.startsWith('%PDF-')]).toEqual([200, true])
    const body = { revision: 1, changes: { sections: [] } }
    await app.call(calls.updateDocument, { params: { id: document.id }, body }, { as })
    await app.call(calls.deleteDocument, { params: { id: document.id } }, { as })
    expect((await read()).text).toBe(sent.text)
  })

  test('to two jobs makes one resume of it', async () => {
    const [one, other] = [await buildEmployer(app), await buildEmployer(app)]
    const as = await buildNurse(app)
    const { id } = await create(as, { from: 'profile' })
    for (const { jobId } of [one, other]) {
      const sent = await app.call(apply, { params: { id: jobId }, body: { document_id: id } }, { as })
      expect(sent.status).toBe(200)
    }
    expect((await app.call(listResumes, {}, { as })).data.resumes).toHaveLength(1)
  })

  test('is not done with somebody else’s', async () => {
    const { jobId } = await buildEmployer(app)
    const [as, other] = [await buildNurse(app), await buildSeeker(app)]
    const { id } = await create(as, { from: 'profile' })
    const sent = await app.call(apply, { params: { id: jobId }, body: { document_id: id } }, { as: other })
    expect([sent.status, Object.keys(sent.errors)]).toEqual([422, ['document_id']])
    expect((await app.call(listResumes, {}, { as: other })).data.resumes).toEqual([])
  })
})
