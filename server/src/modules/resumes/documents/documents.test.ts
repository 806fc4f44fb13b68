import {
  MAX_DOCUMENT_ENTRIES,
  MAX_DOCUMENT_LINE,
  MAX_DOCUMENT_SECTIONS,
  MAX_DOCUMENTS,
} from '@hanap/contracts/jobseekers/document-parts'
import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import type {
  BuilderDocument,
  DocumentContent,
  DocumentSection,
} from '@hanap/contracts/jobseekers/documents.schemas'
import { mergeDocuments } from '@hanap/contracts/jobseekers/merge-documents'
import { languages } from '@hanap/markets/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildNurse } from '../../profiles/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const create = async (as: TestPerson, body: object = { from: 'profile' }): Promise<BuilderDocument> =>
  (await app.call(calls.createDocument, { body }, { as })).data.document
const read = async (as: TestPerson, id: string): Promise<BuilderDocument> =>
  (await app.call(calls.readDocument, { params: { id } }, { as })).data.document
const update = (as: TestPerson, { id, revision }: BuilderDocument, changes: Partial<DocumentContent>) =>
  app.call(calls.updateDocument, { params: { id }, body: { revision, changes } }, { as })
const section = (id: string, over: Partial<DocumentSection> = {}): DocumentSection => ({
  id,
  kind: 'own',
  title: '',
  is_hidden: false,
  entries: [],
  ...over,
})
const entry = (id: string, title: string) => ({
  id,
  title,
  organization: '',
  detail: '',
  location: '',
  email: '',
  phone: '',
  url: '',
  from: '',
  to: '',
  is_current: false,
  text: '',
})
const textsOf = ({ sections }: DocumentContent, kind: string) =>
  sections.filter(each => each.kind === kind).flatMap(({ entries }) => entries)

describe('a document begun with the profile', () => {
  test('says what the profile says, section by section', async () => {
    const as = await buildNurse(app)
    const document = await create(as)
    expect(document).toMatchObject({ name: 'Zenobia Cruz', language: 'en', template: 'classic', revision: 1 })
    expect(document.sections.map(({ kind }) => kind)).toEqual([
      'heading',
      'summary',
      'experience',
      'education',
      'skills',
    ])
    expect(textsOf(document, 'heading')).toMatchObject([
      { title: 'Zenobia Cruz', detail: 'Emergency nurse', email: as.email },
    ])
    expect(textsOf(document, 'experience')).toMatchObject([
      { title: 'Nurse', organization: 'Bay Clinic', from: '2020-01', is_current: true },
    ])
    expect(await read(as, document.id)).toEqual(document)
  })

  test('says degrees as its own language does', async () => {
    const as = await buildNurse(app)
    const [english, japanese] = [await create(as), await create(as, { from: 'profile', language: 'ja' })]
    const degreeOf = (document: BuilderDocument) => textsOf(document, 'education')[0]?.title
    expect(degreeOf(japanese)).not.toBe(degreeOf(english))
    expect(degreeOf(japanese)).toMatch(/\p{Script=Han}/u)
  })

  test('or with nothing but the name', async () => {
    const document = await create(await buildNurse(app), {})
    expect(textsOf(document, 'heading')[0]?.title).toBe('Zenobia Cruz')
    expect(textsOf(document, 'experience')).toEqual([])
  })

  test('the profile stays as it is when the document changes, and the other way round', async () => {
    const as = await buildNurse(app)
    const document = await create(as)
    await update(as, document, { sections: [] })
    expect((await create(as)).sections).toHaveLength(5)
  })
})

describe('changing a document', () => {
  test('only what was named changes, and the revision grows', async () => {
    const as = await buildNurse(app)
    const document = await create(as)
    const { status, data } = await update(as, document, { name: 'For Bay Clinic', paper: 'letter' })
    expect(status).toBe(200)
    expect(data.document).toEqual({
      ...document,
      name: 'For Bay Clinic',
      paper: 'letter',
      revision: 2,
      updated_at: data.document.updated_at,
    })
    expect(await read(as, document.id)).toEqual(data.document)
  })

  test('a text stays as it is typed, spaces at its end too', async () => {
    const as = await buildSeeker(app)
    const document = await create(as, {})
    const sections = [section('s', { title: 'On the way ' })]
    expect((await update(as, document, { sections })).data.document.sections[0]?.title).toBe('On the way ')
  })

  test('who names an older revision gets 409 with the present document, and nothing is lost', async () => {
    const as = await buildNurse(app)
    const document = await create(as)
    await update(as, document, { name: 'First' })
    const refused = await fetch(`http://127.0.0.1:${app.port}/api/jobseekers/documents/${document.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${as.token}` },
      body: JSON.stringify({ revision: 1, changes: { name: 'Second' } }),
    })
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'document_changed', data: { document: { id: document.id, name: 'First', revision: 2 } } },
    ])
    expect((await read(as, document.id)).name).toBe('First')
  })

  test('100 parallel edits of one document lose nothing', async () => {
    const as = await buildSeeker(app)
    const document = await create(as, {})
    const edit = async (number: number) => {
      const title = `Section ${number}`
      let base = document
      let mine: DocumentContent = { ...base, sections: [...base.sections, section(`n${number}`, { title })] }
      for (;;) {
        const answer = await update(as, base, { sections: mine.sections })
        if (answer.status === 200) return
        expect(answer.status).toBe(409)
        const present = await read(as, document.id)
        mine = mergeDocuments(base, mine, present).merged
        base = present
      }
    }
    // As many sections as a document may have, each changed by several.
    const numbers = Array.from({ length: MAX_DOCUMENT_SECTIONS - document.sections.length }, (_, at) => at)
    await Promise.all(numbers.map(edit))
    const write = async (number: number) => {
      const id = `n${number % numbers.length}`
      let base = await read(as, document.id)
      let mine: DocumentContent = {
        ...base,
        sections: base.sections.map(each =>
          each.id === id
            ? { ...each, entries: [...each.entries, entry(`e${number}`, `Said ${number}`)] }
            : each,
        ),
      }
      for (;;) {
        if ((await update(as, base, { sections: mine.sections })).status === 200) return
        const present = await read(as, document.id)
        mine = mergeDocuments(base, mine, present).merged
        base = present
      }
    }
    const writers = Array.from({ length: 100 - numbers.length }, (_, at) => at)
    await Promise.all(writers.map(write))
    const after = await read(as, document.id)
    expect(after.revision).toBe(101)
    const titles = after.sections.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(numbers.map(number => `Section ${number}`)))
    const said = after.sections.flatMap(({ entries }) => entries.map(({ title }) => title))
    expect(said).toEqual(expect.arrayContaining(writers.map(number => `Said ${number}`)))
  }, 60_000)

  test.each([
    ['more sections than there may be', () => Array.from({ length: 31 }, (_, at) => section(`s${at}`))],
    ['two sections of one id', () => [section('s'), section('s')]],
    [
      'more entries than there may be',
      () => [
        section('s', {
          entries: Array.from({ length: MAX_DOCUMENT_ENTRIES + 1 }, (_, at) => entry(`e${at}`, '')),
        }),
      ],
    ],
    ['a line that is too long', () => [section('s', { title: 'x'.repeat(MAX_DOCUMENT_LINE + 1) })]],
    ['a line with a line break', () => [section('s', { title: 'a\nb' })]],
    [
      'more letters than there may be',
      () =>
        Array.from({ length: 5 }, (_, at) =>
          section(`s${at}`, {
            entries: Array.from({ length: 6 }, (_, number) => ({
              ...entry(`e${number}`, ''),
              text: 'x'.repeat(5000),
            })),
          }),
        ),
    ],
  ])('refuses %s', async (_, sections) => {
    const as = await buildSeeker(app)
    const document = await create(as, {})
    expect((await update(as, document, { sections: sections() })).status).toBe(422)
    expect((await read(as, document.id)).revision).toBe(1)
  })
})

test('a person has so many documents and no more, also at once', async () => {
  const as = await buildSeeker(app)
  const made = await Promise.all(
    Array.from({ length: MAX_DOCUMENTS + 5 }, () => app.call(calls.createDocument, { body: {} }, { as })),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(MAX_DOCUMENTS)
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const { documents } = (await app.call(calls.listDocuments, {}, { as })).data
  expect(documents).toHaveLength(MAX_DOCUMENTS)
  const [first] = documents
  await app.call(calls.deleteDocument, { params: { id: first?.id ?? '' } }, { as })
  expect((await app.call(calls.createDocument, { body: {} }, { as })).status).toBe(200)
})

test('the document that was changed last comes first', async () => {
  const as = await buildSeeker(app)
  const first = await create(as, { name: 'One' })
  await create(as, { name: 'Two' })
  await update(as, first, { name: 'One again' })
  const { documents } = (await app.call(calls.listDocuments, {}, { as })).data
  expect(documents.map(({ name }) => name)).toEqual(['One again', 'Two'])
})

describe('pages and files', () => {
  const fetched = async (path: string, { token }: TestPerson) => {
    const answer = await fetch(`http://127.0.0.1:${app.port}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const at = ({ id }: BuilderDocument, what: string) => `/api/jobseekers/documents/${id}/${what}`

  test('a preview is an SVG whose texts lead to their fields', async () => {
    const as = await buildNurse(app)
    const document = await create(as)
    const { status, type, text } = await fetched(at(document, 'preview?revision=1'), as)
    expect([status, type]).toEqual([200, 'image/svg+xml'])
    const [heading, summary] = document.sections
    expect(text).toContain(`data-of="${heading?.id}.${heading?.entries[0]?.id}.title"`)
    expect(text).toContain(`data-of="${summary?.id}.${summary?.entries[0]?.id}.text"`)
  })

  test('it shows what the document says now, and a page that it has', async () => {
    const as = await buildNurse(app)
    const document = await create(as)
    const first = await fetched(at(document, 'preview'), as)
    await update(as, document, { sections: document.sections.slice(0, 1) })
    expect((await fetched(at(document, 'preview'), as)).text).not.toBe(first.text)
    expect((await fetched(at(document, 'preview?page=1'), as)).status).toBe(200)
    expect((await fetched(at(document, 'preview?page=9'), as)).status).toBe(404)
  })

  test.each(languages.map(({ code }) => code))('the PDF is made in %s', async language => {
    const as = await buildNurse(app)
    const document = await create(as, { from: 'profile', language })
    const { status, type, text } = await fetched(at(document, 'pdf'), as)
    expect([status, type]).toEqual([200, 'application/pdf'])
    expect(text.startsWith('%PDF-')).toBe(true)
  })
})

describe('what a machine reads', () => {
  const readingOf = async (as: TestPerson, id: string) =>
    (await app.call(calls.readDocumentByMachine, { params: { id } }, { as })).data.parsed

  test('is what the document says, each value with its place in the text', async () => {
    const as = await buildNurse(app)
    const { text, found, fields } = await readingOf(as, (await create(as)).id)
    expect(fields.filter(({ is_read }) => !is_read)).toEqual([])
    expect(fields.length).toBeGreaterThan(5)
    const name = found.find(({ kind, field }) => kind === 'heading' && field === 'title')
    expect(name?.value).toBe('Zenobia Cruz')
    expect(text?.slice(name?.start, name?.end)).toBe('Zenobia Cruz')
  })

  test('tells which field did not come back, and nothing of what is hidden', async () => {
    const as = await buildNurse(app)
    const document = await create(as)
    const sections = document.sections.map(each => ({
      ...each,
      is_hidden: each.kind === 'skills',
      entries: each.entries.map(one => (each.kind === 'heading' ? { ...one, phone: 'ask me' } : one)),
    }))
    await update(as, document, { sections })
    const { fields } = await readingOf(as, document.id)
    expect(fields.find(({ field }) => field === 'phone')?.is_read).toBe(false)
    expect(fields.map(({ kind }) => kind)).not.toContain('skills')
  })
})
