import { apply } from '@hanap/contracts/data/data.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import * as profile from '@hanap/contracts/jobseekers/profile.calls'
import * as calls from '@hanap/contracts/jobseekers/resumes.calls'
import { options } from '@hanap/markets/lists'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildEmployer } from '../job-applications/factory.ts'
import { docBytes, pdfBytes, resumeFile, wordFile } from './factory.ts'
import { nameParts } from './syncable-content.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lines = [
  'Mara Villanueva',
  'mara.villanueva@example.com',
  '+63 917 555 0142',
  'WORK EXPERIENCE',
  'Warehouse Supervisor\tMarch 2019 - Present',
  'Bayside Logistics Inc.',
  'Stock Clerk\t2015 - 2018',
  'Mabini Trading Co.',
  'EDUCATION',
  'University of Batangas\t2011 - 2015',
  'Bachelor of Science in Physics',
  'SKILLS',
  'Python, Forklift',
]

const upload = async (as: TestPerson, content: Uint8Array<ArrayBuffer>, name = 'Mara.docx') =>
  app.call(calls.uploadResume, { files: { file: resumeFile(name, content) } }, { as })

const found = async (as: TestPerson, id: string) =>
  (await app.call(calls.readSyncableContent, { params: { id } }, { as })).data

describe('what is found in a resume', () => {
  test('comes with how sure it is and the text that it came from', async () => {
    const as = await buildSeeker(app)
    const { data } = await upload(as, wordFile(lines))
    expect(data).toEqual({ resume_id: data.resume_id, parsed_resume_id: data.resume_id, problem: null })
    const content = await found(as, data.resume_id)
    expect(content.profile).toMatchObject({
      first_name: { value: 'Mara', current: 'Ana', text: 'Mara Villanueva' },
      phone_num: { value: '+639175550142', current: null },
    })
    expect(content.work_experiences).toMatchObject([
      {
        job_title: { value: 'Warehouse Supervisor' },
        company_name: { value: 'Bayside Logistics Inc.', text: 'Bayside Logistics Inc.' },
        from: { value: '2019-03', text: 'March 2019 - Present' },
        to: null,
        is_currently_working: true,
      },
      { job_title: { value: 'Stock Clerk' }, from: { value: '2015-01' }, to: { value: '2018-12' } },
    ])
    const bachelor = options('degrees', 'en').find(({ key }) => key === 'bachelor')
    expect(content.educations).toMatchObject([
      { school: { value: 'University of Batangas' }, degree_id: { value: bachelor?.id } },
    ])
    expect(content.skills).toMatchObject([
      { id: expect.any(Number), found: { value: 'Python' } },
      { found: { value: 'Forklift' } },
    ])
    const { text } = (await app.call(calls.readResumeText, { params: { id: data.resume_id } }, { as })).data
    for (const { company_name: company } of content.work_experiences)
      expect(text?.slice(company?.start, company?.end)).toBe(company?.text)
    for (const { from } of content.work_experiences) {
      expect(from?.confidence).toBeGreaterThan(0)
      expect(from?.confidence).toBeLessThanOrEqual(1)
    }
    const [first, second] = content.work_experiences
    expect(first?.from?.confidence).toBeGreaterThan(second?.from?.confidence ?? 1)
  })

  test('is offered no more once the profile has it', async () => {
    const as = await buildSeeker(app)
    const { data } = await upload(as, wordFile(lines))
    await app.call(
      profile.updateMe,
      { body: { first_name: 'Mara', phone_num: '+63 (917) 555-0142' } },
      { as },
    )
    await app.call(
      profile.createWorkExperience,
      { body: { job_title: 'stock clerk', company_name: 'MABINI TRADING CO' } },
      { as },
    )
    await app.call(profile.updateSkills, { body: { skills: ['Python'] } }, { as })
    const content = await found(as, data.resume_id)
    expect(content.profile.first_name).toBeNull()
    expect(content.profile.phone_num).toBeNull()
    expect(content.work_experiences.map(({ job_title }) => job_title?.value)).toEqual([
      'Warehouse Supervisor',
    ])
    expect(content.skills.map(({ found: skill }) => skill?.value)).toEqual(['Forklift'])
  })

  test('is nobody else’s, and gone with the resume', async () => {
    const [as, other] = [await buildSeeker(app), await buildSeeker(app)]
    const { data } = await upload(as, wordFile(lines))
    const params = { id: data.resume_id }
    expect((await app.call(calls.readSyncableContent, { params }, { as: other })).status).toBe(404)
    expect((await app.call(calls.readResumeText, { params }, { as: other })).status).toBe(404)
    await app.call(calls.deleteResume, { params }, { as })
    expect((await app.call(calls.readSyncableContent, { params }, { as })).status).toBe(404)
  })

  test('is found as well in a resume that came with an application, when it is asked for', async () => {
    const { jobId } = await buildEmployer(app)
    const as = await buildSeeker(app)
    const file = resumeFile('Mara.docx', wordFile(lines))
    await app.call(apply, { params: { id: jobId }, files: { resume: file } }, { as })
    const resumes = async () => (await app.call(listResumes, {}, { as })).data.resumes
    const [resume] = await resumes()
    expect(resume?.parsed_resume_id).toBeNull()
    expect((await found(as, resume?.id ?? '')).work_experiences).toHaveLength(2)
    expect((await resumes())[0]?.parsed_resume_id).toBe(resume?.id)
  })

  test('is nothing where the file cannot be read, which is kept all the same and says why', async () => {
    const as = await buildSeeker(app)
    const { data } = await upload(as, pdfBytes('broken'), 'broken.pdf')
    expect(data).toMatchObject({ parsed_resume_id: null, problem: 'unreadable' })
    expect(await found(as, data.resume_id)).toMatchObject({ problem: 'unreadable', work_experiences: [] })
    const scan = zipSync({ 'word/document.xml': strToU8('<w:document/>'), 'word/media/1.png': strToU8('x') })
    expect((await upload(as, new Uint8Array(scan), 'scan.docx')).data.problem).toBe('image_only')
  })

  const hex = '00112233445566778899aabbccddeeff'
  const lockedPdf = new TextEncoder().encode(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Size 3/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${hex}${hex}>/U<${hex}${hex}>>>/ID[<${hex}><${hex}>]>>\n%%EOF`,
  )
  test.each([
    ['locked.pdf', lockedPdf],
    ['locked.docx', docBytes('EncryptedPackage')],
  ])('a file that asks for a password is refused by name: %s', async (name, locked) => {
    const as = await buildSeeker(app)
    const answer = await upload(as, locked, name)
    expect(answer.status).toBe(422)
    expect(answer.errors.file).toEqual([
      'This file asks for a password. Save it without one and upload it again.',
    ])
    expect((await app.call(listResumes, {}, { as })).data.resumes).toEqual([])
  })
})

test.each([
  ['Mara Lim Villanueva', 'Mara Lim', 'Villanueva'],
  ['Cher', 'Cher', ''],
  ['山田 太郎', '太郎', '山田'],
  ['王小明', '小明', '王'],
  ['欧阳娜娜', '娜娜', '欧阳'],
  ['محمد الأحمد', 'محمد', 'الأحمد'],
])('the name %s is given name %s and family name %s', (name, first, last) => {
  expect(nameParts(name)).toEqual({ first, last })
})
