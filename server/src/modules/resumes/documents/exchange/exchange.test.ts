import {
  documentAccentKeys,
  documentPapers,
  documentSectionKinds,
  documentSizes,
  documentSpacings,
  documentTemplates,
  documentTexts,
} from '@hanap/contracts/jobseekers/document-parts'
import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import { type BuilderDocument, DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { languages } from '@hanap/markets/languages'
import { validate } from '@jsonresume/schema'
import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../../auth/factory.ts'
import { buildNurse } from '../../../profiles/factory.ts'
import { jsonResumeOf } from './json-resume.ts'
import { documentOfJsonResume } from './read-json-resume.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const titles = { publications: 'Publications', interests: 'Interests' }
const moment = new Date('2026-03-01T00:00:00Z')

/** Why a file is no JSON Resume, by the published schema. */
const faultsOf = (resume: object): string[] => {
  let faults: string[] = []
  validate(resume, errors => {
    faults = (errors ?? []).map(({ stack }) => stack)
  })
  return faults
}

const line = fc.oneof(
  fc.constantFrom(
    '',
    '2021',
    '2021-03',
    '2021-03-15',
    'https://example.com/a',
    'a@example.com',
    'not an address',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(text => text.replace(/[\p{Cc}\u2028\u2029]/gu, '')),
)
const entry = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{6}$/),
  ...Object.fromEntries(documentTexts.map(field => [field, line])),
  text: fc.oneof(line, fc.constant('One\n• Two\n\nThree')),
  is_current: fc.boolean(),
})
const section = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{6}$/),
  kind: fc.constantFrom(...documentSectionKinds),
  title: line,
  is_hidden: fc.boolean(),
  entries: fc.uniqueArray(entry, { maxLength: 4, selector: ({ id }) => id }),
})
const content = fc
  .record({
    name: line,
    language: fc.constantFrom(...languages.map(({ code }) => code)),
    template: fc.constantFrom(...documentTemplates),
    paper: fc.constantFrom(...documentPapers),
    style: fc.record({
      accent: fc.option(fc.constantFrom(...documentAccentKeys)),
      size: fc.constantFrom(...documentSizes),
      spacing: fc.constantFrom(...documentSpacings),
      is_photo_shown: fc.boolean(),
    }),
    sections: fc.uniqueArray(section, { maxLength: 8, selector: ({ id }) => id }),
    job_id: fc.option(fc.constant('abcdefgh12345678')),
  })
  .map(value => DocumentContent.parse(value))

describe('JSON Resume', () => {
  test('a round trip loses nothing of any document, and is as the schema says', () => {
    fc.assert(
      fc.property(content, document => {
        const resume: object = JSON.parse(JSON.stringify(jsonResumeOf(document, moment)))
        expect(faultsOf(resume)).toEqual([])
        expect(documentOfJsonResume(resume, { language: 'en', titles })).toEqual(document)
      }),
      { numRuns: 150 },
    )
  })

  test('what was added and changed in it by another program is read, too', () => {
    const document = DocumentContent.parse({
      name: 'Mine',
      language: 'ja',
      template: 'compact',
      paper: 'a4',
      style: { accent: null, size: 'normal', spacing: 'normal', is_photo_shown: true },
      sections: [{ id: 's', kind: 'experience', title: 'Posts', entries: [{ id: 'e', title: 'Clerk' }] }],
      job_id: null,
    })
    const resume = JSON.parse(JSON.stringify(jsonResumeOf(document, moment)))
    resume.work[0].position = 'Head clerk'
    resume.skills = [{ name: 'Filing', keywords: ['By date', 'By name'] }]
    const read = documentOfJsonResume(resume, { language: 'en', titles })
    expect(read).toMatchObject({ language: 'ja', template: 'compact' })
    expect(read?.sections).toMatchObject([
      { id: 's', title: 'Posts', entries: [{ title: 'Head clerk' }] },
      { kind: 'skills', entries: [{ title: 'Filing', detail: 'By date, By name' }] },
    ])
  })
})

const importFile = (as: TestPerson, text: string | Uint8Array<ArrayBuffer>) =>
  app.call(
    calls.importDocument,
    { files: { file: { name: 'export', type: 'application/octet-stream', content: text } } },
    { as },
  )
const exported = async (as: TestPerson, { id }: BuilderDocument, format: calls.DocumentFormat) => {
  const answer = await fetch(
    `http://127.0.0.1:${app.port}/api/jobseekers/documents/${id}/export?format=${format}`,
    { headers: { authorization: `Bearer ${as.token}` } },
  )
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const create = async (as: TestPerson, language: 'en' | 'ar'): Promise<BuilderDocument> =>
  (await app.call(calls.createDocument, { body: { from: 'profile', language } }, { as })).data.document

describe('files for other programs', () => {
  test('plain text says what the document says, in its language, and nothing of what is hidden', async () => {
    const as = await buildNurse(app)
    const document = await create(as, 'en')
    const sections = document.sections.map(each => ({ ...each, is_hidden: each.kind === 'skills' }))
    const body = { revision: 1, changes: { sections } }
    await app.call(calls.updateDocument, { params: { id: document.id }, body }, { as })
    const { answer, bytes } = await exported(as, document, 'text')
    const text = strFromU8(bytes)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toContain('Zenobia Cruz\nEmergency nurse\n')
    expect(text).toContain('Nurse\nBay Clinic, Jan 2020 – present')
    expect(text).not.toContain('Triage')
  })

  test('a Word file has headings and paragraphs, from the right in Arabic', async () => {
    const as = await buildNurse(app)
    const { answer, bytes } = await exported(as, await create(as, 'ar'), 'docx')
    expect(answer.status).toBe(200)
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
    expect(xml).toContain('Zenobia Cruz')
    expect(xml).toContain('<w:bidi/>')
    expect(xml).toContain('Heading1')
  })

  test('JSON Resume comes back as the same document, once for a key', async () => {
    const as = await buildNurse(app)
    const document = await create(as, 'en')
    const { bytes } = await exported(as, document, 'json_resume')
    const { status, data } = await importFile(as, bytes)
    expect(status).toBe(200)
    expect(data.document).toEqual({
      ...document,
      id: data.document.id,
      updated_at: data.document.updated_at,
    })
  })
})

describe('files of other programs', () => {
  const linkedIn = (more: Record<string, Uint8Array> = {}) =>
    new Uint8Array(
      zipSync({
        'Profile.csv': strToU8(
          'First Name,Last Name,Headline,Summary,Websites\nMara,Villanueva,Supervisor,"Said ""well"",\nin two lines",[OTHER:https://mara.example]\n',
        ),
        'Positions.csv': strToU8(
          'Company Name,Title,Description,Location,Started On,Finished On\nBayside,Supervisor,,Manila,Mar 2019,\nMabini,Clerk,Counted stock,,2015,Dec 2018\n',
        ),
        'Skills.csv': strToU8('Name\nForklift\nPython\n'),
        ...more,
      }),
    )

  test('LinkedIn’s ZIP becomes a document', async () => {
    const { data } = await importFile(await buildSeeker(app), linkedIn())
    expect(data.document.name).toBe('Mara Villanueva')
    expect(data.document.sections).toMatchObject([
      { kind: 'heading', entries: [{ title: 'Mara Villanueva', detail: 'Supervisor' }] },
      { kind: 'summary', entries: [{ text: 'Said "well",\nin two lines' }] },
      {
        kind: 'experience',
        entries: [
          { title: 'Supervisor', organization: 'Bayside', from: '2019-03', to: '', is_current: true },
          { title: 'Clerk', from: '2015', to: '2018-12', is_current: false, text: 'Counted stock' },
        ],
      },
      { kind: 'skills', entries: [{ title: 'Forklift' }, { title: 'Python' }] },
      { kind: 'links', entries: [{ url: 'https://mara.example' }] },
    ])
  })

  test('another program’s JSON Resume becomes one, cut to what a document holds', async () => {
    const work = Array.from({ length: 200 }, (_, at) => ({
      position: `Post ${at}`,
      highlights: ['Won', 'Lost'],
    }))
    const resume = { basics: { name: 'x'.repeat(1000), url: 'https://mara.example' }, work, skills: 'none' }
    const { data } = await importFile(await buildSeeker(app), JSON.stringify(resume))
    const [heading, posts] = data.document.sections
    expect(heading?.entries[0]?.title).toHaveLength(500)
    expect(posts?.entries).toHaveLength(60)
    expect(posts?.entries[0]).toMatchObject({ title: 'Post 0', text: '• Won\n• Lost' })
  })

  test.each<[string, () => string | Uint8Array<ArrayBuffer>]>([
    ['nothing of JSON', () => 'hello'],
    ['a list', () => '[1]'],
    ['an empty resume', () => '{}'],
    ['a ZIP of something else', () => new Uint8Array(zipSync({ 'a.txt': strToU8('a') }))],
    ['a ZIP bomb', () => linkedIn({ 'Education.csv': new Uint8Array(40 * 1024 * 1024) })],
    ['a broken ZIP', () => linkedIn().slice(0, 200)],
  ])('%s is refused', async (_, file) => {
    const as = await buildSeeker(app)
    const refused = await importFile(as, file())
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['file']])
    expect((await app.call(calls.listDocuments, {}, { as })).data.documents).toEqual([])
  })
})
