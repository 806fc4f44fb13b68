import { apply } from '@hanap/contracts/data/data.calls'
import { MAX_DOCUMENT_VERSIONS } from '@hanap/contracts/jobseekers/document-parts'
import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import type { BuilderDocument, DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../../auth/factory.ts'
import { buildEmployer } from '../../../job-applications/factory.ts'
import { buildNurse } from '../../../profiles/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const create = async (as: TestPerson, name: string): Promise<BuilderDocument> =>
  (await app.call(calls.createDocument, { body: { from: 'profile', name } }, { as })).data.document
const read = async (as: TestPerson, id: string): Promise<BuilderDocument> =>
  (await app.call(calls.readDocument, { params: { id } }, { as })).data.document
const change = async (as: TestPerson, id: string, changes: Partial<DocumentContent>) => {
  const { revision } = await read(as, id)
  const changed = await app.call(
    calls.updateDocument,
    { params: { id }, body: { revision, changes } },
    { as },
  )
  expect(changed.status).toBe(200)
  return changed.data.document
}
const versionsOf = async (as: TestPerson, id: string) =>
  (await app.call(calls.listDocumentVersions, { params: { id } }, { as })).data.versions
const restore = (as: TestPerson, id: string, versionId = '') =>
  app.call(calls.restoreDocumentVersion, { params: { id, versionId } }, { as })
const exported = (as: TestPerson, id: string) =>
  app.call(calls.exportDocument, { params: { id }, query: { format: 'json_resume' } }, { as })
/** As if nobody had touched the document for so long. */
const leaveFor = (id: string, minutes: number) =>
  app.connection.sql`
    update resume_documents set updated_at = now() - make_interval(mins => ${minutes}) where id = ${id}`
const getAs = (as: TestPerson, path: string) =>
  app.send('GET', path, { headers: { authorization: `Bearer ${as.token}` } })

describe('a version of a document is kept', () => {
  test('when somebody left it for ten minutes, with what it said then, and not before', async () => {
    const as = await buildNurse(app)
    const { id } = await create(as, 'First')
    await change(as, id, { name: 'Second' })
    await leaveFor(id, 9)
    await change(as, id, { name: 'Third' })
    expect(await versionsOf(as, id)).toEqual([])
    await leaveFor(id, 11)
    const { written_at } = await read(as, id).then(({ updated_at }) => ({ written_at: updated_at }))
    await change(as, id, { name: 'Fourth' })
    await change(as, id, { name: 'Fifth' })
    expect(await versionsOf(as, id)).toMatchObject([
      { revision: 3, name: 'Third', language: 'en', template: 'classic', kept_for: 'left', written_at },
    ])
  })

  test('when it is downloaded, once however often', async () => {
    const as = await buildNurse(app)
    const { id } = await create(as, 'Taken away')
    expect((await exported(as, id)).status).toBe(200)
    expect((await getAs(as, calls.downloadDocument.path.replace('{id}', id))).status).toBe(200)
    await Promise.all([exported(as, id), exported(as, id)])
    expect(await versionsOf(as, id)).toMatchObject([{ revision: 1, kept_for: 'download' }])
    await change(as, id, { name: 'Taken again' })
    await exported(as, id)
    expect((await versionsOf(as, id)).map(({ name }) => name)).toEqual(['Taken again', 'Taken away'])
  })

  test('when it goes with an application, also if it was downloaded before', async () => {
    const as = await buildNurse(app)
    const { jobId } = await buildEmployer(app)
    const { id } = await create(as, 'For the clinic')
    await exported(as, id)
    const sent = await app.call(apply, { params: { id: jobId }, body: { document_id: id } }, { as })
    expect(sent.status).toBe(200)
    expect(await versionsOf(as, id)).toMatchObject([{ revision: 1, kept_for: 'application' }])
    await exported(as, id)
    expect(await versionsOf(as, id)).toMatchObject([{ revision: 1, kept_for: 'application' }])
  })

  test('thirty of a document at most, and the oldest go', async () => {
    const as = await buildNurse(app)
    const { id } = await create(as, 'Version 1')
    const other = await create(as, 'Another')
    await exported(as, other.id)
    for (let at = 2; at <= MAX_DOCUMENT_VERSIONS + 3; at += 1) {
      await leaveFor(id, 11)
      await change(as, id, { name: `Version ${at}` })
    }
    const names = (await versionsOf(as, id)).map(({ name }) => name)
    expect(names).toHaveLength(MAX_DOCUMENT_VERSIONS)
    expect([names[0], names.at(-1)]).toEqual([`Version ${MAX_DOCUMENT_VERSIONS + 2}`, 'Version 3'])
    expect(await versionsOf(as, other.id)).toHaveLength(1)
  })

  test('and goes with its document', async () => {
    const as = await buildNurse(app)
    const { id } = await create(as, 'Gone')
    await exported(as, id)
    await app.call(calls.deleteDocument, { params: { id } }, { as })
    expect((await app.call(calls.listDocumentVersions, { params: { id } }, { as })).status).toBe(404)
    expect(
      await app.connection.sql`select id from resume_document_versions where document_id = ${id}`,
    ).toHaveLength(0)
  })
})

describe('restoring a version', () => {
  test('is a new revision that says all that the version said, and loses nothing', async () => {
    const as = await buildNurse(app)
    const begun = await create(as, 'Before')
    const { id } = begun
    await exported(as, id)
    await change(as, id, { name: 'After', sections: [], template: 'compact', paper: 'letter' })
    const [version] = await versionsOf(as, id)
    const restored = await restore(as, id, version?.id)
    expect(restored.status).toBe(200)
    expect(restored.data.document).toEqual({
      ...begun,
      revision: 3,
      updated_at: restored.data.document.updated_at,
    })
    expect(await read(as, id)).toEqual(restored.data.document)
    const versions = await versionsOf(as, id)
    expect(versions).toMatchObject([
      { revision: 2, name: 'After', kept_for: 'restore', template: 'compact' },
      { revision: 1, name: 'Before', kept_for: 'download' },
    ])
    const back = await restore(as, id, versions[0]?.id)
    expect(back.data.document).toMatchObject({ name: 'After', sections: [], paper: 'letter', revision: 4 })
  })

  test('may be repeated: what a document says already makes no revision and no version', async () => {
    const as = await buildNurse(app)
    const { id } = await create(as, 'Before')
    await exported(as, id)
    await change(as, id, { name: 'After' })
    const version = (await versionsOf(as, id))[0]?.id
    const first = await restore(as, id, version)
    expect((await restore(as, id, version)).data.document).toEqual(first.data.document)
    expect(await versionsOf(as, id)).toHaveLength(2)
  })

  test('tells who writes in an older revision, as any change does', async () => {
    const as = await buildNurse(app)
    const { id } = await create(as, 'Before')
    await exported(as, id)
    const { revision } = await change(as, id, { name: 'After' })
    await restore(as, id, (await versionsOf(as, id))[0]?.id)
    const body = { revision, changes: { name: 'Typed meanwhile' } }
    const late = await app.call(calls.updateDocument, { params: { id }, body }, { as })
    expect(late.status).toBe(409)
    expect((await read(as, id)).name).toBe('Before')
  })

  test('of another document, of somebody else’s, or of none is refused', async () => {
    const [as, other] = [await buildNurse(app), await buildSeeker(app)]
    const [one, two] = [await create(as, 'One'), await create(as, 'Two')]
    await exported(as, one.id)
    const version = (await versionsOf(as, one.id))[0]?.id
    for (const [id, versionId] of [
      [two.id, version],
      [one.id, 'nothing'],
    ] as const) {
      const refused = await restore(as, id, versionId)
      expect(refused).toMatchObject({ status: 404, code: 'document_version_not_found' })
    }
    expect((await restore(other, one.id, version)).status).toBe(404)
    const listed = await app.call(calls.listDocumentVersions, { params: { id: one.id } }, { as: other })
    expect(listed).toMatchObject({ status: 404, code: 'document_not_found' })
    expect(await read(as, two.id)).toEqual(two)
  })
})

test('a version is drawn as it was, for its owner alone', async () => {
  const [as, other] = [await buildNurse(app), await buildSeeker(app)]
  const { id } = await create(as, 'Drawn')
  await exported(as, id)
  const path = calls.previewDocument.path.replace('{id}', id)
  const before = (await getAs(as, path)).text
  await change(as, id, { sections: [] })
  const version = (await versionsOf(as, id))[0]?.id
  expect((await getAs(as, path)).text).not.toBe(before)
  expect((await getAs(as, `${path}?version_id=${version}`)).text).toBe(before)
  expect((await getAs(as, `${path}?version_id=nothing`)).status).toBe(404)
  expect((await getAs(other, `${path}?version_id=${version}`)).status).toBe(404)
})
